package hypergate.content.base.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;
import hypergate.variant.tokens.Tokens;

/// Genesis Bomb: secret; with four ships on it a new home planet appears at the right end of its
/// owner's row, and any of those ships settle it. There is one Genesis planet (a switch says more).
public final class GenesisBomb {
  public static final Tech GENESIS_BOMB =
      tech("Genesis Bomb", "base", ANY, Step.REGROUP)
          .research(4)
          .bringsPart(Tokens.class)
          .staysSecret()
          .token("Genesis planet")
          .text(
              "Keep it face down. At the start of any encounter, with four ships on it, reveal and"
                  + " discard it: add the Genesis planet to your system and settle it with any of"
                  + " those ships; the others go home.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> Tokens.mayCreatePlanet(game, me),
              GenesisBomb::explode);

  private GenesisBomb() {}

  private static void explode(Game game, Seat me) {
    int from = Place.ON_CARD + game.current().location();
    int ships = Techs.of(game).ships(game.current().location());
    Planet planet = Tokens.of(game).createPlanet(me);
    game.verbs().ships().returnTo(me, from, ships, game.ships().colonies(me) | planet.bit());
    game.verbs().ships().settle();
  }
}
