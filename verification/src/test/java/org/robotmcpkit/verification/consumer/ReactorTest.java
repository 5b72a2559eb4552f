package org.robotmcpkit.verification.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/**
 * The sample's build names the processor twice: on the processor path, and as a dependency, since
 * Maven makes no edge of the former in the order of modules.
 */
class ReactorTest {
  private static final Path POM =
      Path.of(System.getProperty("kit.root"), "sample-sleeper", "pom.xml");

  @Test
  void whatIsOnTheProcessorPathIsBuiltBeforeTheSample() throws Exception {
    List<String> onPath = texts("//annotationProcessorPaths/path/artifactId");
    List<String> notPassedOn =
        texts("/project/dependencies/dependency[scope='provided' and optional='true']/artifactId");

    assertThat(onPath).containsExactly("kit-processor");
    assertThat(notPassedOn).containsExactly("kit-processor");
  }

  private static List<String> texts(String where) throws Exception {
    Document pom = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(POM.toFile());
    XPath path = XPathFactory.newInstance().newXPath();
    NodeList found = (NodeList) path.evaluate(where, pom, XPathConstants.NODESET);
    List<String> texts = new ArrayList<>();
    for (int index = 0; index < found.getLength(); index++) {
      texts.add(found.item(index).getTextContent());
    }
    return texts;
  }
}
