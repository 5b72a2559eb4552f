package state;

import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.McpResource;
import org.robotmcpkit.annotation.RequiresScope;
import org.robotmcpkit.task.TaskContext;

class Resources {
  /** Leads with a slash. */
  @McpResource(path = "/map") // error: [kit:resource] path "/map" is none; use segments of ASCII letters, digits and . _ ~ - with / between them, such as "rooms/{room}", or a URI with :// in it
  String slash() {
    return "";
  }

  /** Has a blank. */
  @McpResource(path = "the map") // error: [kit:resource] path "the map" is none; use segments of ASCII letters, digits and . _ ~ - with / between them, such as "rooms/{room}", or a URI with :// in it
  String blank() {
    return "";
  }

  /** Has half a variable. */
  @McpResource(path = "map/{id") // error: [kit:resource] path "map/{id" is none; use segments of ASCII letters, digits and . _ ~ - with / between them, such as "rooms/{room}", or a URI with :// in it
  String half() {
    return "";
  }

  /** One of two. */
  @McpResource(path = "twice") // error: [kit:resource] path "twice" is also used by two(); give one of them another
  String one() {
    return "";
  }

  /** The other one. */
  @McpResource(path = "twice") // error: [kit:resource] path "twice" is also used by one(); give one of them another
  String two() {
    return "";
  }

  /** Nothing to read. */
  @McpResource(path = "nothing")
  void nothing() {} // error: [kit:resource] nothing gives back nothing, so there is nothing to read; give back what stands in the resource, or make it a @Tool

  /** A parameter too many. */
  @McpResource(path = "rooms")
  String many(String room) { // error: [kit:resource] room is no variable of path "rooms"; write {room} into it, or drop the parameter
    return room;
  }

  /** A variable too many. */
  @McpResource(path = "rooms/{room_name}/{floor}") // error: [kit:resource] path "rooms/{room_name}/{floor}" has the variable floor, which is no parameter of few; add one of that name
  String few(String roomName) {
    return roomName;
  }

  /** A variable twice. */
  @McpResource(path = "a/{id}/{id}") // error: [kit:resource] path "a/{id}/{id}" has the variable id twice; name it once
  String repeated(String id) {
    return id;
  }

  /** Types that stand in no URI. */
  @McpResource(path = "b/{ids}/{id}/{n}")
  String types(
      List<String> ids, // error: [kit:resource] ids has type List, which stands in no URI; use a text, a number, a boolean, an enum or a date
      Optional<String> id, // error: [kit:resource] id has type Optional, which stands in no URI; use a text, a number, a boolean, an enum or a date
      @Arg(defaultValue = "1") int n) { // error: [kit:resource] n can be left out, but a URI always has it; drop what says so
    return "";
  }

  /** A task for a resource. */
  @McpResource(path = "c")
  String task(TaskContext task) { // error: [kit:resource] task is a TaskContext, but task is a resource, which has no task; drop it
    return "";
  }

  /** A type that is none. */
  @McpResource(path = "d", mimeType = "png") // error: [kit:resource] mimeType "png" is none; write a type and a subtype, such as "image/png"
  byte[] mime() {
    return new byte[0];
  }

  /** A deadline that is none. */
  @McpResource(path = "e", deadline = "21s") // error: [kit:deadline] deadline "21s" is longer than clients wait for an answer; write at most "20s", or use @LongRunningTool
  String late() {
    return "";
  }

  /** A scope that is none. */
  @McpResource(path = "f")
  @RequiresScope("Maps") // error: [kit:scope] scope "Maps" cannot be given to callers; use lower-case letters, digits, _ . and - in parts separated by ":", such as "robot:move", at most 64 characters
  String scope() {
    return "";
  }

  /** What takes long, and is read. */
  @McpResource(path = "g") // error: [kit:resource] both has @McpResource and @LongRunningTool, and whoever reads a resource waits for it; drop one of them, or make the tool a @Tool
  @LongRunningTool(effect = Effect.READS)
  String both() {
    return "";
  }

  /** Not to be reached. */
  @McpResource(path = "h")
  private String hidden() { // error: [kit:unreachable] hidden is private, so generated code cannot call it; drop "private"
    return "";
  }

  /** No data. */
  @McpResource(path = "i")
  Thread thread() { // error: [kit:type] thread gives back Thread, which is no data; give back a record of what a planner needs to know of it
    return null;
  }

  @McpResource(path = "j") // warning: [kit:description] resource silent has no description, and a model chooses by it; write a Javadoc comment
  String silent() {
    return "";
  }
}
