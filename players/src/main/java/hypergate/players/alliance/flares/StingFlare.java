package hypergate.players.alliance.flares;

import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Sting's flare: cards go to whoever is the least threat, ships are lost by the greatest.
public final class StingFlare {
  public static final Judgement STING_FLARE =
      Judgement.of("flare-sting")
          .answers("wild/seat", StingFlare::harmless)
          .answers("super/seat", Find::foe);

  private StingFlare() {}

  private static int harmless(Outlook outlook, Question question) {
    return Find.best(question, seat -> -outlook.threat(Seat.of(seat)));
  }
}
