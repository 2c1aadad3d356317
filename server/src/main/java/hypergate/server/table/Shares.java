package hypergate.server.table;

import hypergate.lab.record.Trust;
import hypergate.server.protocol.Command;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The seats' parts of the seed. Each is bound to its own before any is opened, so that nobody, not
/// even who runs the server, chooses last; who refuses to open makes all of them worthless.
final class Shares {
  private static final int MOST = 64;

  private final Act act;
  private final Position position;

  Shares(Act act) {
    this.act = act;
    this.position = act.position();
  }

  /// What a person binds itself to; null for nothing.
  @Nullable String commitment(Command command) {
    String commitment = command.commitment();
    if (commitment == null || commitment.isEmpty()) return null;
    if (!commitment.matches("[0-9a-f]{64}"))
      throw Refusal.notLegal(
          "The commitment is the SHA-256 of your part of the shuffle: 64 hexadecimal digits.");
    for (Chair chair : position.chairs)
      if (commitment.equals(chair.commitment) && chair.isPerson())
        throw Refusal.notLegal(
            "Somebody is bound to that already. Every time another number is needed.");
    return commitment;
  }

  /// Why a part of the seed is not taken in the open.
  static Refusal bindFirst() {
    return Refusal.notLegal(
        "Where several people play, each first says the SHA-256 of its part of the shuffle"
            + " (commitment), and opens it when the host has started.");
  }

  /// The host is ready with its start. Alone against machines it need not bind itself: there is
  /// nobody whose part it could know.
  Entry.Readied ofHost(Chair host, Command command) {
    String commitment = commitment(command);
    String numbers = command.numbers() == null ? "" : checked(command.numbers());
    if (commitment != null || numbers.isEmpty())
      return new Entry.Readied(host.index, true, "", commitment);
    for (Chair chair : position.chairs) if (chair != host && chair.isPerson()) throw bindFirst();
    return new Entry.Readied(host.index, true, numbers, null);
  }

  private static String checked(String numbers) {
    if (!numbers.matches("[!-~]{0," + MOST + "}"))
      throw Refusal.notLegal(
          "A part of the shuffle has at most {most} letters and digits.", "most", MOST);
    return numbers;
  }

  /// A chair opens what it is bound to.
  void open(Chair chair, String numbers) {
    if (position.sealed() == null)
      throw Refusal.notNow("Your part of the shuffle is opened when the host has started.");
    if (chair.commitment.isEmpty())
      throw Refusal.notNow("You are not bound to any part of the shuffle.");
    if (!chair.numbers.isEmpty()) throw Refusal.notNow("Your part of the shuffle is open already.");
    if (numbers.isEmpty() || !Trust.commitment(checked(numbers)).equals(chair.commitment))
      throw Refusal.notLegal("That is not what you were bound to: its SHA-256 is another.");
    act.add(new Entry.Shared(chair.index, numbers));
  }

  /// The start fails.
  ///
  /// @param failed for whose sake
  void giveUp(List<Chair> failed) {
    giveUp(act, failed);
  }

  /// The start fails.
  ///
  /// @param failed for whose sake
  static void giveUp(Act act, List<Chair> failed) {
    act.add(new Entry.Unsealed(failed.stream().map(chair -> chair.index).toList()));
  }
}
