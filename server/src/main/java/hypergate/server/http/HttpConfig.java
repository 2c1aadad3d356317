package hypergate.server.http;

import java.net.URI;
import java.util.List;
import java.util.Optional;

/// Where and for whom to listen.
///
/// @param host the address to listen on
/// @param port the port, 0 for any free one
/// @param publicAddress where people reach the server, when a proxy stands before it
/// @param limits how much one side may ask for
/// @param proxies addresses, or ranges of them, whose word counts about where a request comes from
/// @param household where whoever looks after the server asks; nowhere when empty
public record HttpConfig(
    String host,
    int port,
    Optional<URI> publicAddress,
    Limits limits,
    List<String> proxies,
    Optional<Household> household) {
  /// Where and for whom to listen.
  public HttpConfig {
    proxies = List.copyOf(proxies);
  }

  /// For people alone, with no proxy before.
  public HttpConfig(String host, int port, Optional<URI> publicAddress, Limits limits) {
    this(host, port, publicAddress, limits, List.of(), Optional.empty());
  }

  /// Where to listen for whoever looks after the server.
  ///
  /// @param host the address
  /// @param port the port, 0 for any free one
  public record Household(String host, int port) {}

  /// Whether only this machine can reach it.
  public boolean isLocal() {
    return host.equals("localhost") || host.equals("::1") || host.startsWith("127.");
  }
}
