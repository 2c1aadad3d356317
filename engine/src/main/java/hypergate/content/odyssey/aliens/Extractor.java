package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE_OR_OFFENSIVE_ALLY;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Extract: when its side has won as the offense's, all ships of one player go from the target to
/// another planet before any are lost; it is paid for a colony that this brings abroad, and takes
/// cards for one at home (H-521).
public final class Extractor {
  /// Mark: rewards that it is going to collect, plus one once it has acted.
  private static final int DUE = 0;

  /// Mark: two players' ships are moved (the super flare).
  public static final int TWO = 1;

  private static final int EACH = 2;
  private static final int CARDS = 2;

  // What is named: above the planet the seat.
  private static final int SEAT_AT = 6;

  private static final Prompt WHOSE = Prompt.of("extractor/seat");
  private static final Prompt WHERE = Prompt.of("extractor/planet");
  private static final Prompt SECOND = Prompt.of("extractor/seat-2");

  public static final Alien EXTRACTOR =
      alien("Extractor", "odyssey")
          .level(1)
          .power("Extract", OFFENSE_OR_OFFENSIVE_ALLY, Step.RESOLUTION)
          .text(
              "When you have won as the offense or its ally, you may move all ships of another"
                  + " player from the target to any planet. A new foreign colony there brings you"
                  + " two rewards a ship, one in its own system two cards of its hand.")
          .may(OFFENSE_OR_OFFENSIVE_ALLY, OUTCOME, Extractor::canExtract, Extractor::extract)
          .naming(Extractor::name)
          .always(
              OFFENSE_OR_OFFENSIVE_ALLY,
              Window.REWARDS,
              (game, me) -> game.mark(DUE) > 1,
              Extractor::collect)
          .evenLost();

  private Extractor() {}

  private static boolean canExtract(Game game, Seat me) {
    return game.mark(DUE) == 0
        && game.encounter().outcome() == Outcome.OFFENSE_WINS
        && movable(game, me) != 0;
  }

  private static int movable(Game game, Seat me) {
    return game.reach().reached(game.ships().seatsOn(game.encounter().target()) & ~me.bit());
  }

  private static void name(Game game, Seat me) {
    Seat seat = game.ask(me).seat(WHOSE, movable(game, me));
    long planets = game.ships().planets() & ~game.encounter().target().bit();
    Planet planet = game.ask(me).planet(WHERE, planets);
    game.current().target(seat.index() << SEAT_AT | planet.index());
  }

  private static void extract(Game game, Seat me) {
    Seat seat = Seat.of(game.current().target() >> SEAT_AT);
    Planet planet = Planet.of(game.current().target() & (1 << SEAT_AT) - 1);
    game.mark(DUE, 1);
    move(game, me, seat, planet);
    int others = movable(game, me) & ~seat.bit();
    if (game.mark(TWO) == 0 || others == 0) return;
    Seat other = game.ask(me).seatOrNone(SECOND, others);
    if (other.exists()) move(game, me, other, planet);
  }

  private static void move(Game game, Seat me, Seat seat, Planet planet) {
    Planet target = game.encounter().target();
    boolean isNew = (game.ships().colonies(seat) & planet.bit()) == 0;
    int ships = game.ships().on(target, seat);
    game.verbs().ships().move(seat, target.index(), planet.index(), ships, true);
    game.verbs().ships().settle();
    if (!isNew || ships == 0) return;
    if (game.ships().systemOf(planet) == seat) game.verbs().hands().takeRandom(me, seat, CARDS);
    else game.mark(DUE, game.mark(DUE) + ships * game.ofPower(Query.POWER_NUMBER, me, EACH));
  }

  private static void collect(Game game, Seat me) {
    int due = game.mark(DUE) - 1;
    game.mark(DUE, 1);
    game.verbs().rewards().collect(me, due);
  }
}
