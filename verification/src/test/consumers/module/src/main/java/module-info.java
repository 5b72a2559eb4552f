/** A server in a named module. */
@SuppressWarnings("requires-automatic") // the kit's jars have names, but no descriptors
module com.example.greeter {
  requires org.robotmcpkit.annotation;
  requires org.robotmcpkit.runtime;
}
