package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.LOSING;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Attrition: whoever has beaten it keeps one ship in the encounter. This comes before everything
/// else that ships are lost by, which goes by the ships that are left (FAQ 2018).
public final class Guerrilla {
  /// Mark: the players who were weakened with no more than three ships.
  public static final int SMALL = 0;

  private static final int FEW = 3;
  private static final Prompt FROM = Prompt.of("guerrilla/ships");

  public static final Alien GUERRILLA =
      alien("Guerrilla", "incursion")
          .level(0)
          .power("Attrition", MAIN, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When you lose as a main player, your opponent and each of its allies lose all but"
                  + " one of their ships in the encounter to the warp.")
          .must(MAIN, LOSING, (game, me) -> weakened(game, me) != 0, Guerrilla::weaken)
          .first(Ability.Group.REDUCTION);

  private Guerrilla() {}

  private static int weakened(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean beaten = encounter.outcome().isWin() && encounter.winners().main() != me;
    if (!beaten || game.verbs().losing().cause() != Cause.ENCOUNTER) return 0;
    int mask = 0;
    for (int rest = encounter.winners().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (free(game, seat) > 1) mask |= seat.bit();
    }
    return game.reach().reached(mask);
  }

  private static int free(Game game, Seat seat) {
    return game.verbs().free(seat, game.encounter().place(seat));
  }

  private static void weaken(Game game, Seat me) {
    int weakened = weakened(game, me);
    int further = game.ofPower(Query.POWER_NUMBER, me, 0);
    int small = 0;
    for (int rest = weakened; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (free(game, seat) <= FEW) small |= seat.bit();
    }
    game.mark(SMALL, small);
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(weakened)) continue;
      lose(game, seat, free(game, seat) - 1);
      if (further > 0)
        game.verbs().chooseLossOf(seat, me, FROM, further, game.verbs().outside(seat));
    }
    game.verbs().carryOutLoss();
    count(game, weakened);
  }

  /// Players that were weakened lose their last ship in the encounter, too.
  public static void wipeOut(Game game, int seats) {
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(seats)) lose(game, game.inOrder(p), free(game, game.inOrder(p)));
    game.verbs().carryOutLoss();
    count(game, seats);
  }

  private static void lose(Game game, Seat seat, int ships) {
    game.verbs().losing().add(seat, game.encounter().place(seat), ships);
  }

  // Rewards go by what is left.
  private static void count(Game game, int seats) {
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      game.encounter().shipsAtEnd(seat, game.encounter().shipsOf(seat));
    }
  }
}
