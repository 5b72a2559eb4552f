package org.robotmcpkit.processor;

import com.palantir.javapoet.ClassName;

/** The names of Jackson's annotations that say how a type is read. */
public final class JacksonNames {
  /** Where they lie. */
  public static final String PACKAGE = "com.fasterxml.jackson.annotation";

  /** Says that a name is one of several. */
  public static final ClassName ALIAS = ClassName.get(PACKAGE, "JsonAlias");

  /** Marks the constructor or factory. */
  public static final ClassName CREATOR = ClassName.get(PACKAGE, "JsonCreator");

  /** Says in which shape a value is written. */
  public static final ClassName FORMAT = ClassName.get(PACKAGE, "JsonFormat");

  /** Leaves a property out. */
  public static final ClassName IGNORE = ClassName.get(PACKAGE, "JsonIgnore");

  /** Leaves several properties of a class out. */
  public static final ClassName IGNORED_PROPERTIES = ClassName.get(PACKAGE, "JsonIgnoreProperties");

  /** Names a property, or a constant. */
  public static final ClassName PROPERTY = ClassName.get(PACKAGE, "JsonProperty");

  /** Describes a property. */
  public static final ClassName DESCRIPTION = ClassName.get(PACKAGE, "JsonPropertyDescription");

  /** Names the property of a setter. */
  public static final ClassName SETTER = ClassName.get(PACKAGE, "JsonSetter");

  /** Lists the kinds of a type. */
  public static final ClassName SUB_TYPES = ClassName.get(PACKAGE, "JsonSubTypes");

  /** Says how the kinds of a type are told apart. */
  public static final ClassName TYPE_INFO = ClassName.get(PACKAGE, "JsonTypeInfo");

  /** Names a kind. */
  public static final ClassName TYPE_NAME = ClassName.get(PACKAGE, "JsonTypeName");

  /** Says which method gives a constant's or object's JSON. */
  public static final ClassName VALUE = ClassName.get(PACKAGE, "JsonValue");

  private JacksonNames() {}
}
