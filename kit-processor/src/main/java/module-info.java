/** The annotation processor; nothing in it is API. */
@SuppressWarnings("requires-automatic") // JavaPoet and AutoService have names, but no descriptors
module org.robotmcpkit.processor {
  requires java.compiler;
  // Packed into the jar under another name, so nobody has to bring it.
  requires static com.palantir.javapoet;
  requires static com.google.auto.service;

  provides javax.annotation.processing.Processor with
      org.robotmcpkit.processor.KitProcessor;
}
