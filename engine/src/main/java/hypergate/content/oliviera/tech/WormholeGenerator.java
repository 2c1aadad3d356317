package hypergate.content.oliviera.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Wormhole Generator: two colonies on different planets exchange their places, or one moves to a
/// planet without ships. A colony that comes where its owner has one joins it; what that means for
/// powers and victory counts at once.
public final class WormholeGenerator {
  private static final Prompt FROM = Prompt.of("wormhole-generator/planet");
  private static final Prompt WHOSE = Prompt.of("wormhole-generator/seat");
  private static final Prompt TO = Prompt.of("wormhole-generator/planet-2");
  private static final Prompt FOR_WHOSE = Prompt.of("wormhole-generator/seat-2");

  public static final Tech WORMHOLE_GENERATOR =
      tech("Wormhole Generator", "oliviera", ANY, Step.REGROUP)
          .research(6)
          .text(
              "At the start of any encounter, discard this to exchange two colonies of any players"
                  + " on different planets, or to move one to a planet without ships.")
          .untimed(ANY, WormholeGenerator::hasTwoPlanets, WormholeGenerator::open);

  private WormholeGenerator() {}

  // One may have ships; the other may be empty.
  private static boolean hasTwoPlanets(Game game, Seat me) {
    return game.ships().standing() != 0 && Long.bitCount(game.ships().planets()) > 1;
  }

  private static void open(Game game, Seat me) {
    Planet one = game.ask(me).planet(FROM, game.ships().standing());
    Seat owner = game.ask(me).seat(WHOSE, game.ships().seatsOn(one));
    Planet other = game.ask(me).planet(TO, game.ships().planets() & ~one.bit());
    int there = game.ships().seatsOn(other);
    int ships = game.ships().on(one, owner);
    if (there != 0) {
      Seat second = game.ask(me).seat(FOR_WHOSE, there);
      int back = game.ships().on(other, second);
      game.verbs().ships().move(second, other.index(), one.index(), back, true);
    }
    game.verbs().ships().move(owner, one.index(), other.index(), ships, true);
    game.verbs().ships().settle();
  }
}
