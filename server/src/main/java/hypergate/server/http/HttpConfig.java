package hypergate.server.http;

import java.net.URI;
import java.util.Optional;

/// Where and for whom to listen.
///
/// @param host the address to listen on
/// @param port the port, 0 for any free one
/// @param publicAddress where people reach the server, when a proxy stands before it
/// @param limits how much one side may ask for
public record HttpConfig(String host, int port, Optional<URI> publicAddress, Limits limits) {
  /// Whether only this machine can reach it.
  public boolean isLocal() {
    return host.equals("localhost") || host.equals("::1") || host.startsWith("127.");
  }
}
