package hypergate.lab.record;

import hypergate.game.piece.Seat;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// What proves that nobody stacked the cards of a game: the server bound itself to its part of the
/// seed before it knew the numbers of the seats, and these were bound to theirs before any was
/// opened.
///
/// @param table the address of the table
/// @param commitment SHA-256 of the server's part, shown before anybody gave a number
/// @param server the server's part of the seed: 32 bytes in hex, shown when the game is over
/// @param commitments SHA-256 of each seat's part, in seat order, empty for a seat that was not
///   bound; no entries at all in records of before seats were bound
/// @param numbers each seat's part, in seat order; empty for a seat without one
public record Trust(
    String table,
    String commitment,
    String server,
    List<String> commitments,
    List<String> numbers) {
  private static final HexFormat HEX = HexFormat.of();
  private static final int BYTES = 32;

  /// Copies the lists.
  public Trust {
    commitments = List.copyOf(commitments);
    numbers = List.copyOf(numbers);
  }

  /// The proof of a game in which only the server was bound.
  public Trust(String table, String commitment, String server, List<String> numbers) {
    this(table, commitment, server, List.of(), numbers);
  }

  /// What a seat binds itself to: SHA-256 of its part of the seed as UTF-8.
  public static String commitment(String numbers) {
    return HEX.formatHex(sha256().digest(numbers.getBytes(StandardCharsets.UTF_8)));
  }

  /// The commitment to a server's part of a seed.
  ///
  /// @param server its 32 bytes
  public static String commitment(byte[] server) {
    return HEX.formatHex(sha256().digest(server));
  }

  /// The seed that follows from all parts: the first 8 bytes, big-endian, of SHA-256 over the
  /// server's bytes and, each as UTF-8 with a line feed, the table's address and the numbers.
  ///
  /// @throws IllegalArgumentException when the server's part is no hex
  public long seed() {
    MessageDigest digest = sha256();
    digest.update(HEX.parseHex(server));
    digest.update(line(table));
    for (String number : numbers) digest.update(line(number));
    return ByteBuffer.wrap(digest.digest()).getLong();
  }

  private static byte[] line(String text) {
    return (text + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /// Checks the server's part against its commitment, and a seed against all parts.
  ///
  /// @throws RecordError saying in a sentence what does not fit
  public void verify(long seed) {
    byte[] bytes = bytes();
    if (!commitment(bytes).equals(commitment))
      throw new RecordError(
          "the server's part of the seed is not the one that it was bound to before the game:"
              + " its SHA-256 is not the commitment");
    for (int i = 0; i < commitments.size(); i++) verifySeat(i);
    if (seed() != seed)
      throw new RecordError(
          "the seed "
              + seed
              + " does not follow from the server's part, the table's address and the numbers of"
              + " the seats; "
              + seed()
              + " would");
  }

  // Only a person alone against machines need not be bound.
  private void verifySeat(int seat) {
    String number = seat < numbers.size() ? numbers.get(seat) : "";
    String bound = commitments.get(seat);
    if (bound.isEmpty()) {
      if (!number.isEmpty() && numbers.stream().filter(n -> !n.isEmpty()).count() > 1)
        throw new RecordError(
            "seat " + Seat.of(seat) + " was not bound to its part of the seed before others");
      return;
    }
    if (!commitment(number).equals(bound))
      throw new RecordError(
          "the part of the seed of seat "
              + Seat.of(seat)
              + " is not the one that it was bound to: its SHA-256 is not the commitment");
  }

  private byte[] bytes() {
    try {
      byte[] bytes = HEX.parseHex(server);
      if (bytes.length == BYTES) return bytes;
    } catch (IllegalArgumentException e) {
      // Said below, in words for people.
    }
    throw new RecordError("the server's part of the seed is not 32 bytes in hex");
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
