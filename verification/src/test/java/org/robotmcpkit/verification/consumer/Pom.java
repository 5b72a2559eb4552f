package org.robotmcpkit.verification.consumer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.robotmcpkit.verification.Checkout;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** A POM of this checkout, as it is written. */
record Pom(Document document) {
  static Pom of(String file) {
    try {
      return new Pom(
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(Checkout.file(file).toFile()));
    } catch (Exception unreadable) {
      throw new AssertionError(file, unreadable);
    }
  }

  /** The version of the project itself, or that of its parent, which it inherits. */
  String version() {
    return texts("/project/version | /project/parent/version").get(0);
  }

  /** Its properties, by name. */
  Map<String, String> properties() {
    Map<String, String> properties = new TreeMap<>();
    for (Node node : nodes("/project/properties/*")) {
      properties.put(node.getNodeName(), node.getTextContent());
    }
    return properties;
  }

  /** The versions of the plugins that its build names, by artifact id. */
  Map<String, String> plugins() {
    Map<String, String> plugins = new TreeMap<>();
    List<String> names = texts("//plugin[version]/artifactId");
    List<String> versions = texts("//plugin/version");
    for (int index = 0; index < names.size(); index++) {
      plugins.put(names.get(index), versions.get(index));
    }
    return plugins;
  }

  /** The texts of the elements that an XPath finds, in their order. */
  List<String> texts(String where) {
    return nodes(where).stream().map(Node::getTextContent).toList();
  }

  private List<Node> nodes(String where) {
    try {
      NodeList found =
          (NodeList)
              XPathFactory.newInstance()
                  .newXPath()
                  .evaluate(where, document, XPathConstants.NODESET);
      List<Node> nodes = new ArrayList<>();
      for (int index = 0; index < found.getLength(); index++) {
        nodes.add(found.item(index));
      }
      return nodes;
    } catch (Exception wrong) {
      throw new AssertionError(where, wrong);
    }
  }
}
