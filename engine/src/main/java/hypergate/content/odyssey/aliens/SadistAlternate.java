package hypergate.content.odyssey.aliens;

import static hypergate.game.card.Ability.Group.ADDITION;
import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.PHASE_END;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.SHIPS_LOST;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Cruelty: whoever has once lost eight ships has a token for good; it wins as a resolution phase
/// ends and all others have one. Who is beaten by its side and would lose two ships at most loses
/// one more.
public final class SadistAlternate {
  /// Mark: ships that it takes more, beyond the one (the super flare).
  private static final int MORE = 0;

  private static final int TOKENS = 0;
  private static final int PAIN = 8;
  private static final int FEW = 2;

  public static final Alien SADIST_ALTERNATE =
      alien("Sadist (alternate)", "odyssey")
          .level(2)
          .hasVictory()
          .power("Cruelty", ANY, Step.RESOLUTION)
          .isMandatory()
          .neverWith("sadist", "zombie", "zombie-alternate", "healer")
          .text(
              "When another player has eight ships in the warp, captured or out of the game, it"
                  + " gets a token for good. You win if a resolution phase ends and all others have"
                  + " one. When your side wins, each loser who would lose two ships or fewer loses"
                  + " one more.")
          .tallies("tokens")
          .must(MAIN_OR_ALLY, LOSING, (game, me) -> victims(game, me) != 0, SadistAlternate::hurt)
          .first(ADDITION)
          .always(ANY, SHIPS_LOST, (game, me) -> broken(game, me) != 0, SadistAlternate::mark)
          .always(ANY, PHASE_END, (game, me) -> broken(game, me) != 0, SadistAlternate::mark)
          .always(ANY, REGROUP_START, (game, me) -> broken(game, me) != 0, SadistAlternate::mark)
          .must(
              ANY,
              ENCOUNTER_END,
              SadistAlternate::isContent,
              (game, me) -> game.verbs().win(me, game.cause()));

  private SadistAlternate() {}

  // ---- tokens

  private static boolean isMarked(Game game, Seat seat) {
    return game.verbs().tallies().of(SADIST_ALTERNATE, TOKENS, seat) > 0;
  }

  // Who has lost enough and has no token yet, as a mask.
  private static int broken(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat == me || isMarked(game, seat)) continue;
      if (game.verbs().ships().gone(seat) >= PAIN) mask |= seat.bit();
    }
    return mask;
  }

  private static void mark(Game game, Seat me) {
    for (int rest = broken(game, me); rest != 0; rest &= rest - 1)
      game.verbs()
          .tallies()
          .add(SADIST_ALTERNATE, TOKENS, Seat.of(Integer.numberOfTrailingZeros(rest)), 1);
  }

  private static boolean isContent(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i) != me && !isMarked(game, Seat.of(i))) return false;
    return true;
  }

  // ---- further ships

  /// Whether anybody would lose a further ship by it now.
  public static boolean mayHurt(Game game, Seat me) {
    return victims(game, me) != 0;
  }

  // Losers who would lose few ships and have one more, as a mask.
  private static int victims(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    boolean won =
        loss.cause() == Cause.ENCOUNTER
            && game.encounter().outcome().isWin()
            && game.encounter().sideOf(me) == game.encounter().winners();
    if (!won) return 0;
    boolean all = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int mask = 0;
    for (int rest = game.encounter().winners().other().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      boolean few = all || loss.remaining(seat) <= FEW;
      if (few && spare(game, seat) > 0 && game.ofPower(Query.POWER_BOUND, seat, 0) == 0)
        mask |= seat.bit();
    }
    return game.reach().reached(mask);
  }

  // Ships on colonies that are not about to be lost already.
  private static int spare(Game game, Seat seat) {
    int spare = 0;
    for (long rest = game.ships().standing(seat); rest != 0; rest &= rest - 1)
      spare += game.verbs().free(seat, Long.numberOfTrailingZeros(rest));
    return spare;
  }

  private static void hurt(Game game, Seat me) {
    int victims = victims(game, me);
    int more = 1 + game.mark(MORE);
    game.mark(MORE, 0);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(victims)) game.verbs().chooseLoss(seat, more, false, game.ships().standing(seat));
    }
  }

  /// The super takes two ships of each.
  public static void takeTwo(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, SADIST_ALTERNATE), MORE, 1);
  }
}
