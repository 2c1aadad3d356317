package hypergate.server.http;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/// What every answer says to browsers, even the shortest one of the layers below.
final class Headers implements HttpConfiguration.Customizer {
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none';"
          + " form-action 'self'; frame-ancestors 'none'";

  private final boolean secure;

  /// @param secure whether people reach us through an encrypted connection
  Headers(boolean secure) {
    this.secure = secure;
  }

  @Override
  public Request customize(Request request, HttpFields.Mutable answer) {
    write(answer);
    // Files say for themselves how long they last; everything else is of this moment.
    answer.put("Cache-Control", "no-store");
    return request;
  }

  /// Adds them.
  void write(HttpFields.Mutable answer) {
    answer
        .put("Content-Security-Policy", POLICY)
        .put("X-Content-Type-Options", "nosniff")
        .put("Referrer-Policy", "no-referrer")
        .put("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()")
        .put("Cross-Origin-Opener-Policy", "same-origin")
        .put("Cross-Origin-Resource-Policy", "same-origin");
    if (secure) answer.put("Strict-Transport-Security", "max-age=31536000");
  }
}
