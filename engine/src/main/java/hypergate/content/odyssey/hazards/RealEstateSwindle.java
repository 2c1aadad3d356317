package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DEAL;
import static hypergate.variant.hazards.Hazard.semiPermanent;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.variant.hazards.Hazard;

/// Real Estate Swindle (semi-permanent): after a deal that founds colonies each player in it may
/// discard a negotiate to cancel one of them. If nothing is left of the deal, it has failed.
public final class RealEstateSwindle {
  public static final Hazard REAL_ESTATE_SWINDLE =
      semiPermanent("Real Estate Swindle", "odyssey")
          .text(
              "After a deal that founds colonies each player in it may discard a negotiate to"
                  + " cancel one of them. A deal of which nothing is left has failed.")
          .always(
              ANY,
              DEAL,
              (game, me) -> game.encounter().isDealStanding() && game.offer().colonies() != 0,
              RealEstateSwindle::swindle);

  private RealEstateSwindle() {}

  private static final Prompt PLANET = Prompt.of("real-estate-swindle/planet");

  private static void swindle(Game game, Seat me) {
    for (int p = 0; p < 2; p++) {
      Seat seat = game.inOrder(p);
      if (game.offer().colonies() == 0 || !game.cards().holds(seat, Kind.NEGOTIATE)) continue;
      Planet planet = game.ask(seat).planetOrNone(PLANET, game.offer().colonies());
      if (!planet.exists()) continue;
      game.verbs().discard(seat, game.cards().hand(seat, Kind.NEGOTIATE).next(0));
      game.offer().cancelColony(planet);
    }
  }
}
