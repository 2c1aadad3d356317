package hypergate.content.oliviera.tech;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import hypergate.variant.fronts.Fronts;
import hypergate.variant.technology.Tech;
import hypergate.variant.tokens.TokenOptions;

/// Quark Fork: the offense, with two encounter cards in hand, opens a second front at a planet
/// beside the one that it aims at. The left one is fought first; of each side that is lost half the
/// ships fall.
public final class QuarkFork {
  private static final Prompt WHERE = Prompt.of("quark-fork/planet");

  public static final Tech QUARK_FORK =
      tech("Quark Fork", "oliviera", OFFENSE, Step.DESTINY, Step.LAUNCH)
          .research(6)
          .bringsPart(Fronts.class)
          .text(
              "Before launching as the offense, discard this to attack a neighbouring planet as"
                  + " well: one battle each, with a card each. Losing one costs half of each"
                  + " attacker's ships, winning one lands the rest there.")
          .may(OFFENSE, AIMED, QuarkFork::canFork, QuarkFork::fork)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).planet(WHERE, neighbours(game)).index()));

  private QuarkFork() {}

  private static boolean canFork(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return !Fronts.of(game).isTwo()
        && !encounter.is(Encounter.OWN_SYSTEM)
        && encounter.defense().exists()
        && game.ships().systemOf(encounter.target()) != me
        && game.cards().encounterCards(me).size() > 1
        && neighbours(game) != 0;
  }

  // A system is a row, by a switch a ring.
  private static long neighbours(Game game) {
    Planet target = game.encounter().target();
    long row = game.ships().planetsOf(game.ships().systemOf(target)) & ~target.bit();
    long left = row & target.bit() - 1;
    long right = row & ~left;
    boolean ring = game.options().is(TokenOptions.CANNON_LAYOUT);
    long before = Long.highestOneBit(left != 0 || !ring ? left : right);
    long after = Long.lowestOneBit(right != 0 || !ring ? right : left);
    return before | after;
  }

  private static void fork(Game game, Seat me) {
    Planet one = game.encounter().target();
    Planet other = Planet.of(game.current().target());
    if (one.index() < other.index()) Fronts.of(game).open(one, other);
    else Fronts.of(game).open(other, one);
  }
}
