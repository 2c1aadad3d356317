package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Fido's flare: whoever throws the last discard may do without it.
public final class FidoFlare {
  public static final Judgement FIDO_FLARE =
      Judgement.of("flare-fido")
          .worth("wild", FidoFlare::throwing)
          .answers("super/card", (outlook, question) -> outlook.choosing.worst(question));

  private FidoFlare() {}

  private static double throwing(Outlook outlook) {
    int size = outlook.view.cards().discardSize();
    if (size == 0) return -1;
    return 0.9 - 0.5 * outlook.worthOf(outlook.view.cards().discarded(size - 1));
  }
}
