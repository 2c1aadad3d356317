package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.verb.Picks;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;

/// Grrr-ump: after a defeat as a main player, or a failed deal, everybody else with a colony in its
/// system loses a ship there, those that have just landed included; for each who loses a colony by
/// that it may found one in that system.
public final class GrumpusAlternate {
  /// Mark: each of them loses two ships (the super flare).
  public static final int TWO = 0;

  private static final Prompt WHERE = Prompt.of("grumpus-alternate/planet");
  private static final Prompt WITH = Prompt.of("grumpus-alternate/ships");

  public static final Alien GRUMPUS_ALTERNATE =
      alien("Grumpus (alternate)", "odyssey")
          .level(0)
          .power("Grrr-ump", MAIN, Step.RESOLUTION)
          .isMandatory()
          .neverWith("grumpus")
          .text(
              "When you lose as a main player or fail to make a deal, each other player with a"
                  + " colony in your system loses one of its ships there. For each who loses a"
                  + " colony by that you may found one in its system. Too few home colonies do not"
                  + " cost you this power.")
          .must(
              MAIN,
              BEFORE_COMPENSATION,
              (game, me) -> game.encounter().winners().main() != me && visitors(game, me) != 0,
              GrumpusAlternate::growl)
          .must(
              MAIN,
              OUTCOME,
              (game, me) ->
                  game.encounter().outcome() == Outcome.NO_DEAL && visitors(game, me) != 0,
              GrumpusAlternate::growl)
          .must(
              MAIN,
              KEEPING,
              (game, me) ->
                  game.encounter().outcome() == Outcome.BOTH_LOSE && visitors(game, me) != 0,
              GrumpusAlternate::growl)
          .bends(Query.HOME_COLONIES_NEEDED, (game, me, who, homes) -> who == me ? 0 : homes);

  private GrumpusAlternate() {}

  private static int visitors(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && settled(game, me, Seat.of(i)) != 0) mask |= 1 << i;
    return game.reach().reached(mask);
  }

  // The colonies of a player in its system.
  private static long settled(Game game, Seat me, Seat seat) {
    return game.ships().planetsOf(me) & game.ships().colonies(seat);
  }

  private static void growl(Game game, Seat me) {
    int visitors = visitors(game, me);
    long[] before = new long[Seat.MOST];
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(visitors)) continue;
      before[seat.index()] = settled(game, me, seat);
      choose(game, me, seat);
    }
    game.verbs().carryOutLoss();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if ((before[seat.index()] & ~game.ships().colonies(seat)) != 0) found(game, me, seat);
    }
  }

  private static void choose(Game game, Seat me, Seat seat) {
    int each = game.mark(TWO) != 0 ? 2 : 1;
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0) {
      game.verbs().chooseLoss(seat, each, false, game.ships().planetsOf(me));
      return;
    }
    Loss loss = game.verbs().losing();
    for (long rest = settled(game, me, seat); rest != 0; rest &= rest - 1) {
      int place = Long.numberOfTrailingZeros(rest);
      loss.add(seat, place, Math.min(each, game.verbs().free(seat, place)));
    }
  }

  private static void found(Game game, Seat me, Seat seat) {
    long open = game.ships().planetsOf(seat);
    if (!game.verbs().mayGainColony(me, open)) return;
    Planet planet = game.ask(me).planetOrNone(WHERE, open & ~game.ships().colonies(me));
    if (!planet.exists()) return;
    Picks picks = game.verbs().ships().pickFrom(me, game.ships().colonies(me));
    picks.ask(game, me, WITH, 0, 1, RuleNumbers.MOST_SHIPS);
    game.verbs().establish(me, picks, planet);
  }
}
