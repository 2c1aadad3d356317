package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.incursion.aliens.Disease;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: everybody else discards a card, chosen in secret; those whose cards are of one type fall
/// ill. Super: a ship changes colonies.
public final class DiseaseFlare {
  private static final int LOST = 3;
  private static final Prompt CARD = Prompt.of("flare-disease/wild/card");
  private static final Prompt FROM = Prompt.of("flare-disease/super/planet");
  private static final Prompt TO = Prompt.of("flare-disease/super/planet-2");

  public static final Flare FLARE =
      flare(Disease.DISEASE)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "Every other player secretly chooses a card of its hand; all are shown and discarded."
                  + " Who has chosen a card of the same type as somebody else loses three ships."
                  + " Then give this flare to the Disease or discard it.")
          .may(ANY, REGROUP_START, (game, me) -> choosing(game, me) != 0, DiseaseFlare::spread)
          .strong(
              ANY,
              List.of(Step.REGROUP),
              "When a regroup phase begins, move one of your ships from a colony to another one.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> Long.bitCount(game.ships().standing(me)) > 1,
              DiseaseFlare::shift);

  private DiseaseFlare() {}

  private static int choosing(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me && game.cards().handSize(seat) > 0 && Flare.reaches(game, seat))
        mask |= seat.bit();
    }
    return mask;
  }

  private static void spread(Game game, Seat me) {
    int choosing = choosing(game, me);
    for (int rest = choosing; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      game.ask(seat).addFaces(game.sealedMenu(seat).clear(), game.cards().hand(seat));
    }
    int[] chosen = game.choices();
    if (choosing != 0) game.together(choosing, CARD, chosen);
    // Eight bits for the card of each seat: what is discarded may be answered.
    long cards = 0;
    for (int rest = choosing; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      cards |= (long) Choice.value(chosen[seat]) << 8 * seat;
    }
    int ill = ill(game, choosing, cards);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int card = card(cards, seat);
      if (seat.in(choosing) && game.cards().inHand(seat, card)) game.verbs().discard(seat, card);
    }
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(ill)) game.verbs().chooseLoss(seat, LOST, false, game.ships().colonies(seat));
    }
    game.verbs().carryOutLoss();
    game.verbs().hands().passOn(game.powers().holder(Disease.DISEASE));
  }

  private static int ill(Game game, int choosing, long cards) {
    int once = 0;
    int twice = 0;
    for (int rest = choosing; rest != 0; rest &= rest - 1) {
      int kind = kind(game, cards, rest).bit();
      twice |= once & kind;
      once |= kind;
    }
    int ill = 0;
    for (int rest = choosing; rest != 0; rest &= rest - 1)
      if ((kind(game, cards, rest).bit() & twice) != 0) ill |= Integer.lowestOneBit(rest);
    return ill;
  }

  private static Kind kind(Game game, long cards, int seats) {
    Seat seat = Seat.of(Integer.numberOfTrailingZeros(seats));
    return game.cards().face(card(cards, seat)).kind();
  }

  private static int card(long cards, Seat seat) {
    return (int) (cards >>> 8 * seat.index()) & 0xff;
  }

  private static void shift(Game game, Seat me) {
    Planet from = game.ask(me).planet(FROM, game.ships().standing(me));
    Planet to = game.ask(me).planet(TO, game.ships().colonies(me) & ~from.bit());
    game.verbs().ships().move(me, from.index(), to.index(), 1, true);
    game.verbs().ships().settle();
  }
}
