package hypergate.server.table;

import java.util.random.RandomGenerator;

/// Addresses and secrets, drawn at random.
final class Secrets {
  /// Crockford's digits: no letter that looks like another.
  private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

  private final RandomGenerator random;

  /// Draws from a generator, which nobody may be able to guess but tests.
  Secrets(RandomGenerator random) {
    this.random = random;
  }

  /// The address of a new table or game: 50 bits.
  String address() {
    return digits(10);
  }

  /// The secret of a seat: 130 bits.
  String seat() {
    return digits(26);
  }

  /// The server's part of a seed.
  synchronized byte[] part() {
    byte[] bytes = new byte[32];
    random.nextBytes(bytes);
    return bytes;
  }

  private synchronized String digits(int count) {
    StringBuilder digits = new StringBuilder(count);
    for (int i = 0; i < count; i++) digits.append(DIGITS.charAt(random.nextInt(32)));
    return digits.toString();
  }
}
