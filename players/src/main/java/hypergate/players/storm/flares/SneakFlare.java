package hypergate.players.storm.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.storm.aliens.Sneak;

/// The Sneak's flare: one ship on the first planet, and the card to whoever is least dangerous.
public final class SneakFlare {
  public static final Judgement SNEAK_FLARE =
      Judgement.of("flare-sneak")
          .places(Sneak::worth)
          .seats((outlook, seat) -> -outlook.threat(Seat.of(seat)))
          .answers("super/number", (_, question) -> Find.number(question, 1));

  private SneakFlare() {}
}
