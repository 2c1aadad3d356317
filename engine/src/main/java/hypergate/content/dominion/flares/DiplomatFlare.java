package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.DEALING;

import hypergate.content.dominion.aliens.Diplomat;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: somebody else makes the deal of a main player. Super: a vote decides in place of cards.
public final class DiplomatFlare {
  private static final Prompt WHOM = Prompt.of("flare-diplomat/wild/seat");
  private static final Prompt CARD = Prompt.of("flare-diplomat/wild/card");
  private static final Prompt BID = Prompt.of("flare-diplomat/super/choice");
  private static final Prompt AGREES = Prompt.of("flare-diplomat/super/choice-2");
  private static final Prompt VOTE = Prompt.of("flare-diplomat/super/side");

  public static final Flare FLARE =
      flare(Diplomat.DIPLOMAT)
          .wild(
              NOT_MAIN,
              List.of(Step.RESOLUTION),
              "When others are about to talk about a deal play a negotiate and take the place of"
                  + " one of the two: you make its deal, or pay for its failing.")
          .may(NOT_MAIN, DEALING, DiplomatFlare::mayReplace, DiplomatFlare::replace)
          .naming(DiplomatFlare::name)
          .strong(
              MAIN,
              List.of(Step.ALLIANCE),
              "When alliances are formed all players vote in secret which side wins, and no"
                  + " encounter cards are played; a tie is the defense's. You may buy votes by"
                  + " deals that are carried out only if you win.")
          .may(MAIN, ALLIED, DiplomatFlare::vote);

  private DiplomatFlare() {}

  private static int replaceable(Game game) {
    Encounter encounter = game.encounter();
    int mains = 0;
    for (Side side : List.of(encounter.offensive(), encounter.defensive()))
      if (encounter.dealer(side) == side.main() && Flare.reaches(game, side.main()))
        mains |= side.main().bit();
    return mains;
  }

  private static boolean mayReplace(Game game, Seat me) {
    return (game.encounter().dealers() & me.bit()) == 0
        && !game.verbs().seconds().lies(me)
        && game.cards().holds(me, Kind.NEGOTIATE)
        && replaceable(game) != 0;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOM, replaceable(game)).index());
  }

  private static void replace(Game game, Seat me) {
    Seat main = Seat.of(game.current().target());
    if (!game.cards().holds(me, Kind.NEGOTIATE)) return;
    int card = game.ask(me).card(CARD, game.cards().hand(me, Kind.NEGOTIATE));
    game.verbs().seconds().layOpen(me, card);
    game.encounter().standIn(game.encounter().sideOf(main), me);
    game.verbs().goHome(main);
    game.verbs().ships().settle();
  }

  // ---- the vote

  private static void vote(Game game, Seat me) {
    int bound = buy(game, me);
    int free = game.everybody() & ~bound;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      game.sealedMenu(seat).clear().add(Word.OFFENSE).add(Word.DEFENSE);
    }
    int[] choices = game.choices();
    game.together(free, VOTE, choices);
    Encounter encounter = game.encounter();
    int lead = me == encounter.offense() ? Integer.bitCount(bound) : -Integer.bitCount(bound);
    for (int rest = free; rest != 0; rest &= rest - 1)
      lead += Choice.is(choices[Integer.numberOfTrailingZeros(rest)], Word.OFFENSE) ? 1 : -1;
    Side winner = lead > 0 ? encounter.offensive() : encounter.defensive();
    game.verbs().winUnrevealed(winner);
    if (winner.main() == me) pay(game, bound);
  }

  private static int buy(Game game, Seat me) {
    int bound = 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat != me && game.verbs().bids().offer(me, seat, BID, AGREES)) bound |= seat.bit();
    }
    return bound;
  }

  private static void pay(Game game, int bound) {
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(bound)) game.verbs().bids().pay(game.inOrder(p));
  }
}
