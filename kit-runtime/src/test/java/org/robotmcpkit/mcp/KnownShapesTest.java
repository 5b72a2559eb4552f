package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is converted without Jackson is what Jackson would have made. */
class KnownShapesTest {
  private static final McpJsonMapper SDK = McpJsonDefaults.getMapper();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'a','arguments':{'x':[1,2.5,null,true,'t',{}]}}}",
        "{'jsonrpc':'2.0','id':'a','method':'ping'}",
        "{'jsonrpc':'2.0','id':12345678901,'method':'tools/list','params':{},'more':1}",
        "{'jsonrpc':'2.0','id':0,'method':'','params':null}",
      })
  void aRequestIsTheSame(String json) throws IOException {
    Map<?, ?> map = map(json);

    assertThat(KnownShapes.convert(map, JSONRPCRequest.class))
        .hasValue(SDK.convertValue(map, JSONRPCRequest.class));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'name':'a'}",
        "{'name':'','arguments':{}}",
        "{'name':'a','arguments':{'x':1,'y':[{'z':-0.5}],'big':123456789012345678901234567890},'_meta':{'progressToken':7}}",
        "{'name':'a','arguments':null,'_meta':null,'task':{'ttl':1}}",
      })
  void aCallIsTheSame(String json) throws IOException {
    Map<?, ?> map = map(json);

    assertThat(KnownShapes.convert(map, CallToolRequest.class))
        .hasValue(SDK.convertValue(map, CallToolRequest.class));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'name':1}",
        "{}",
        "{'name':'a','arguments':[]}",
        "{'name':'a','_meta':'x'}",
        "{'jsonrpc':'1.0','id':1,'method':'ping'}",
        "{'jsonrpc':'2.0','id':1.5,'method':'ping'}",
        "{'jsonrpc':'2.0','id':null,'method':'ping'}",
        "{'jsonrpc':'2.0','id':1,'method':2}",
      })
  void whatIsOtherwiseIsLeftToTheSdk(String json) throws IOException {
    assertThat(KnownShapes.convert(map(json), CallToolRequest.class)).isEmpty();
    assertThat(KnownShapes.convert(map(json), JSONRPCRequest.class)).isEmpty();
    assertThat(KnownShapes.convert("{}", CallToolRequest.class)).isEmpty();
    assertThat(KnownShapes.convert(map("{'name':'a'}"), String.class)).isEmpty();
  }

  private static Map<?, ?> map(String json) throws IOException {
    return SDK.readValue(json.replace('\'', '"'), Map.class);
  }
}
