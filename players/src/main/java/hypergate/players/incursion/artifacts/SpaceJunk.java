package hypergate.players.incursion.artifacts;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Space Junk, for the card that was discarded last.
public final class SpaceJunk {
  public static final Judgement SPACE_JUNK =
      Judgement.of("space-junk")
          .worth(outlook -> top(outlook) - 1.2)
          .answers("seat", (outlook, question) -> Find.seat(question, outlook.me));

  private SpaceJunk() {}

  private static double top(Outlook outlook) {
    int size = outlook.view.cards().discardSize();
    return size == 0 ? 0 : outlook.worthOf(outlook.view.cards().discarded(size - 1));
  }
}
