package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.NOT_DEFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Contagion: when destiny names another player, ships of a big enough colony in that player's
/// system spread to another planet there. With a wild card they do when the offense has named the
/// defense.
public final class Disease {
  private static final int COLONY = 3;
  private static final Prompt FROM = Prompt.of("disease/planet");
  private static final Prompt TO = Prompt.of("disease/planet-2");
  private static final Prompt HOW_MANY = Prompt.of("disease/number");

  public static final Alien DISEASE =
      alien("Disease", "incursion")
          .level(2)
          .power("Contagion", NOT_DEFENSE, Step.DESTINY)
          .text(
              "When destiny names another player in whose home system you have a colony of three or"
                  + " more ships, you may move one or more of them to another planet of that"
                  + " system. With a wild card only the defense can be infected.")
          .may(
              NOT_DEFENSE,
              DESTINY_DRAWN,
              (game, me) -> sources(game, me, drawn(game)) != 0,
              (game, me) -> infect(game, me, drawn(game)))
          .may(
              NOT_DEFENSE,
              DEFENSE_CHOSEN,
              (game, me) -> sources(game, me, named(game)) != 0,
              (game, me) -> infect(game, me, named(game)));

  private Disease() {}

  private static Seat drawn(Game game) {
    return game.encounter().destiny() < 0 ? Seat.NONE : game.encounter().named();
  }

  private static Seat named(Game game) {
    int card = game.encounter().destiny();
    return card >= 0 && Destinies.isWild(card) ? game.encounter().defense() : Seat.NONE;
  }

  private static long sources(Game game, Seat me, Seat victim) {
    if (!victim.exists() || victim == me || !game.reach().reaches(victim)) return 0;
    long planets = game.ships().planetsOf(victim);
    if (Long.bitCount(planets) < 2) return 0;
    int least = game.ofPower(Query.POWER_NUMBER, me, COLONY);
    long sources = 0;
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (game.ships().on(planet, me) >= least) sources |= planet.bit();
    }
    return sources;
  }

  private static void infect(Game game, Seat me, Seat victim) {
    // An answer to this use may have moved ships.
    if (sources(game, me, victim) == 0) return;
    Planet from = game.ask(me).planet(FROM, sources(game, me, victim));
    long planets = game.ships().planetsOf(victim) & ~from.bit();
    Planet to = game.ask(me).planet(TO, planets);
    spread(game, me, from, to);
    planets &= ~to.bit();
    boolean further = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    if (further && planets != 0 && game.ships().on(from, me) > 0) {
      Planet second = game.ask(me).planetOrNone(TO, planets);
      if (second != Planet.NONE) spread(game, me, from, second);
    }
    game.verbs().ships().settle();
  }

  private static void spread(Game game, Seat me, Planet from, Planet to) {
    int ships = game.ask(me).number(HOW_MANY, 1, game.ships().on(from, me));
    game.verbs().ships().move(me, from.index(), to.index(), ships, true);
  }
}
