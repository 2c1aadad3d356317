package hypergate.content.base.tech;

import static hypergate.game.word.PowerOrigin.CARD;
import static hypergate.game.word.Role.ANY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Precursor Seed: a random unused alien without Game Setup text becomes a second power beside the
/// own, zapped and lost by itself (E-80), for as long as the tech stays in play.
public final class PrecursorSeed {
  public static final Tech PRECURSOR_SEED =
      tech("Precursor Seed", "base", ANY)
          .research(9)
          .staysInPlay()
          .text(
              "On completion draw an unused alien without Game Setup text: while this is in play"
                  + " you have its power beside your own.")
          .whenCompleted(
              (game, me) ->
                  game.verbs().sheets().becomes(me, CARD, game.verbs().sheets().drawUnused()))
          .copiedWhen((game, me) -> game.powers().find(me, CARD) < 0)
          .whenGiven(PrecursorSeed::follow)
          .whenLeaving((game, me) -> game.verbs().sheets().becomes(me, CARD, -1));

  private PrecursorSeed() {}

  // The second power goes along with the card, as it is.
  private static void follow(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++) {
      Seat from = Seat.of(i);
      boolean gave = Techs.of(game).completed(from, PRECURSOR_SEED) < 0;
      int power = game.powers().find(from, CARD);
      int place = game.powers().free(me, CARD);
      if (gave && power >= 0 && place >= 0) game.powers().swap(power, place);
    }
    game.powers().index();
    game.parts().sheetsMoved();
  }
}
