package hypergate.server.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;

/// Whom limits count as one. A home or a rented machine has one address of IPv4, but of IPv6 all
/// that begin with the same 64 bits, and whoever changed them at will would know no limit.
final class Sides {
  private static final int NETWORK = 8;

  private Sides() {}

  /// The side on which an address is.
  ///
  /// @param address as numbers; anything else is a side of its own
  static String of(String address) {
    try {
      return of(InetAddress.ofLiteral(address));
    } catch (IllegalArgumentException e) {
      return address;
    }
  }

  /// The side on which an address is.
  static String of(InetAddress address) {
    // Those that count on one cable alone all begin alike.
    if (!(address instanceof Inet6Address) || address.isLinkLocalAddress())
      return address.getHostAddress();
    return HexFormat.of().formatHex(address.getAddress(), 0, NETWORK) + "/64";
  }
}
