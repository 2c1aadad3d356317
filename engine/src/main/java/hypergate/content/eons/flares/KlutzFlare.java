package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.DRAWING;
import static hypergate.game.word.Window.DRAWN;
import static hypergate.game.word.Window.LOSING;

import hypergate.content.eons.aliens.Klutz;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Hands;
import hypergate.game.verb.Loss;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: what others draw is dealt to them clumsily. Super: lost ships are dropped onto the
/// targeted planet, each with a throw of a die.
public final class KlutzFlare {
  private static final int SEVERAL = 2;
  private static final int STAYS = 3;
  private static final int ROLLS_ON = 4;
  private static final int KNOCKS = 6;

  private static final Prompt WRONG = Prompt.of("flare-klutz/wild/seat");
  private static final Prompt OPENLY = Prompt.of("flare-klutz/wild/choice");
  private static final Prompt SHOWN = Prompt.of("flare-klutz/wild/choice-2");

  public static final Flare FLARE =
      flare(Klutz.KLUTZ)
          .wild(
              ANY,
              List.of(),
              "For the rest of the encounter you deal the cards when others draw two or more: you"
                  + " may turn one up, and give one to a wrong player, face down or face up.")
          .may(ANY, DRAWING, KlutzFlare::mayBegin, (game, me) -> game.cards().mark(1))
          .always(ANY, DRAWN, KlutzFlare::isDealing, KlutzFlare::deal)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "When your side loses, drop your ships onto the targeted planet: a die for each says"
                  + " whether it stays, rolls next door or goes to the warp, perhaps with a ship of"
                  + " somebody else.")
          .may(MAIN_OR_ALLY, LOSING, KlutzFlare::isFalling, KlutzFlare::drop);

  private KlutzFlare() {}

  private static boolean draws(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.drawer() != me && hands.drawn() >= SEVERAL && Flare.reaches(game, hands.drawer());
  }

  private static boolean mayBegin(Game game, Seat me) {
    return game.cards().mark() == 0 && draws(game, me);
  }

  private static boolean isDealing(Game game, Seat me) {
    return game.cards().mark() != 0
        && draws(game, me)
        && game.verbs().hands().drawnCards().size() >= SEVERAL;
  }

  private static void deal(Game game, Seat me) {
    Seat drawer = game.verbs().hands().drawer();
    int others = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && i != drawer.index() && Flare.reaches(game, Seat.of(i)))
        others |= 1 << i;
    Seat wrong = others == 0 ? Seat.NONE : game.ask(me).seatOrNone(WRONG, others);
    int stray = -1;
    if (wrong.exists()) {
      stray = any(game, -1);
      if (game.ask(me).yes(OPENLY)) game.verbs().receipts().show(drawer, stray);
    }
    if (game.ask(me).yes(SHOWN)) game.verbs().receipts().show(drawer, any(game, stray));
    if (stray >= 0) game.verbs().hands().give(drawer, wrong, stray);
  }

  // One of the cards drawn, as chance has it, except one that has gone already.
  private static int any(Game game, int but) {
    CardSet cards = game.verbs().hands().drawnCards();
    if (but >= 0) cards.remove(but);
    return game.asking().pick(cards.low(), cards.high());
  }

  private static boolean isFalling(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    return loss.cause() == Cause.ENCOUNTER
        && game.encounter().target().exists()
        && loss.remaining(me) > 0
        && place(game, me) >= 0;
  }

  private static int place(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    int place = game.encounter().place(me);
    return loss.count(me, place) > 0 ? place : -1;
  }

  private static void drop(Game game, Seat me) {
    int place = place(game, me);
    if (place < 0) return;
    Planet target = game.encounter().target();
    int ships = game.verbs().losing().count(me, place);
    for (int i = 0; i < ships; i++) {
      int die = game.verbs().rollDie();
      if (die <= STAYS) stay(game, me, place, target);
      if (die == ROLLS_ON) roll(game, me, place, target);
      if (die == KNOCKS) knock(game, me, target);
    }
  }

  private static void stay(Game game, Seat me, int place, Planet target) {
    if (place == target.index()) game.verbs().losing().leaveInPlace(me, 1);
    else game.verbs().landInstead(me, place, target);
  }

  private static void roll(Game game, Seat me, int place, Planet target) {
    long beside = Klutz.beside(game, target);
    if (beside == 0) return;
    boolean second = Long.bitCount(beside) > 1 && game.verbs().flipCoin();
    long planet = second ? beside & beside - 1 : beside;
    game.verbs().landInstead(me, place, Planet.of(Long.numberOfTrailingZeros(planet)));
  }

  // A ship of somebody else on the targeted planet, each as likely.
  private static void knock(Game game, Seat me, Planet target) {
    int all = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index()) all += free(game, Seat.of(i), target);
    if (all == 0) return;
    int left = game.verbs().chance(all);
    for (int i = 0; i < game.seats(); i++) {
      if (i == me.index()) continue;
      left -= free(game, Seat.of(i), target);
      if (left >= 0) continue;
      game.verbs().lose(Seat.of(i), target, 1);
      return;
    }
  }

  // Those that are not about to be lost themselves.
  private static int free(Game game, Seat owner, Planet target) {
    return game.verbs().free(owner, target.index());
  }
}
