package hypergate.server.http;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The proxies whose word counts when they say for whom they ask. Nobody else's does: anybody can
/// write such a header.
final class Proxies {
  /// Addresses that begin alike.
  private static final class Range {
    private final byte[] address;
    private final int bits;

    Range(byte[] address, int bits) {
      this.address = address;
      this.bits = bits;
    }

    boolean has(InetAddress other) {
      byte[] bytes = other.getAddress();
      if (bytes.length != address.length) return false;
      for (int i = 0; i < bits; i++) {
        int mask = 0x80 >> i % 8;
        if ((bytes[i / 8] & mask) != (address[i / 8] & mask)) return false;
      }
      return true;
    }
  }

  private final List<Range> ranges = new ArrayList<>();

  /// @param written addresses, or ranges of them as in `10.0.0.0/8`
  /// @throws IllegalArgumentException when one is none; the message is a sentence for people
  Proxies(List<String> written) {
    for (String each : written) ranges.add(range(each));
  }

  private static Range range(String written) {
    int slash = written.indexOf('/');
    String address = slash < 0 ? written : written.substring(0, slash);
    byte[] bytes =
        address(address)
            .map(InetAddress::getAddress)
            .orElseThrow(() -> new IllegalArgumentException(fault(written)));
    int all = bytes.length * 8;
    String bits = slash < 0 ? Integer.toString(all) : written.substring(slash + 1);
    if (!bits.matches("\\d{1,3}") || Integer.parseInt(bits) > all)
      throw new IllegalArgumentException(fault(written));
    return new Range(bytes, Integer.parseInt(bits));
  }

  private static String fault(String written) {
    return "A proxy cannot be '"
        + written
        + "'; write its address, as in 127.0.0.1 or fd00::1, or a range, as in 10.0.0.0/8.";
  }

  // Only what is an address already: nobody is looked up.
  private static Optional<InetAddress> address(String text) {
    try {
      return Optional.of(InetAddress.ofLiteral(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /// Whether an address is that of a proxy of ours.
  boolean isOne(String text) {
    return address(text).filter(this::trusts).isPresent();
  }

  private boolean trusts(InetAddress address) {
    return ranges.stream().anyMatch(range -> range.has(address));
  }

  /// Where a request comes from.
  ///
  /// @param peer the other end of the connection
  /// @param forwarded every line of `Forwarded`
  /// @param forwardedFor every line of `X-Forwarded-For`
  String origin(String peer, List<String> forwarded, List<String> forwardedFor) {
    Optional<InetAddress> direct = address(bare(peer));
    if (direct.isEmpty()) return peer;
    InetAddress self = direct.get();
    if (!trusts(self)) return self.getHostAddress();
    InetAddress one = behind(self, named(forwarded));
    InetAddress other = behind(self, listed(forwardedFor));
    // A proxy writes one of the two and may let the other pass as the caller wrote it.
    boolean both = !forwarded.isEmpty() && !forwardedFor.isEmpty();
    if (both) return (one.equals(other) ? one : self).getHostAddress();
    return (forwarded.isEmpty() ? other : one).getHostAddress();
  }

  // From the nearest on: the first that is no proxy of ours is the caller, who may have written
  // what stands before it.
  private InetAddress behind(InetAddress self, List<String> hops) {
    InetAddress last = self;
    for (String hop : hops.reversed()) {
      Optional<InetAddress> next = address(bare(hop));
      if (next.isEmpty()) return last;
      last = next.get();
      if (!trusts(last)) return last;
    }
    return last;
  }

  private static List<String> listed(List<String> lines) {
    List<String> hops = new ArrayList<>();
    for (String line : lines) for (String hop : line.split(",", -1)) hops.add(hop.strip());
    return hops;
  }

  private static List<String> named(List<String> lines) {
    List<String> hops = new ArrayList<>();
    for (String element : listed(lines)) {
      String found = "";
      for (String pair : element.split(";", -1)) {
        String plain = pair.strip();
        if (plain.regionMatches(true, 0, "for=", 0, 4)) found = plain.substring(4);
      }
      hops.add(found.replace("\"", ""));
    }
    return hops;
  }

  // Without brackets and port.
  private static String bare(String text) {
    if (text.startsWith("[") && text.indexOf(']') > 0) return text.substring(1, text.indexOf(']'));
    int colon = text.indexOf(':');
    return colon > 0 && colon == text.lastIndexOf(':') ? text.substring(0, colon) : text;
  }
}
