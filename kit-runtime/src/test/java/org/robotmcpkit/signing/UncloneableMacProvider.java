package org.robotmcpkit.signing;

import java.io.ByteArrayOutputStream;
import java.security.Key;
import java.security.Provider;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.Mac;
import javax.crypto.MacSpi;

/** A provider like those of hardware tokens, whose Mac objects cannot be cloned. */
public final class UncloneableMacProvider extends Provider {
  private static final long serialVersionUID = 1L;

  static int used;

  UncloneableMacProvider() {
    super("Uncloneable", "1", "for tests");
    put("Mac.HmacSHA256", Spi.class.getName());
  }

  /** Collects the bytes and leaves the work to the runtime's own provider. */
  public static final class Spi extends MacSpi {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private Key key;

    @Override
    protected int engineGetMacLength() {
      return 32;
    }

    @Override
    protected void engineInit(Key key, AlgorithmParameterSpec params) {
      this.key = key;
    }

    @Override
    protected void engineUpdate(byte input) {
      bytes.write(input);
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int length) {
      bytes.write(input, offset, length);
    }

    @Override
    protected byte[] engineDoFinal() {
      used++;
      try {
        Mac mac = Mac.getInstance("HmacSHA256", "SunJCE");
        mac.init(key);
        byte[] result = mac.doFinal(bytes.toByteArray());
        bytes.reset();
        return result;
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }

    @Override
    protected void engineReset() {
      bytes.reset();
    }
  }
}
