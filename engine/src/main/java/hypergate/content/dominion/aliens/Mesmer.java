package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.DEAL;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.REWARDS;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import org.jspecify.annotations.Nullable;

/// Mass Hypnosis: an artifact is played as any other one. That it is changed is the use of the
/// power, and is answered before the artifact is (H-924).
public final class Mesmer {
  private static final Prompt CARD = Prompt.of("mesmer/card");
  private static final Prompt AS = Prompt.of("mesmer/card-2");

  // Wherever an artifact acts.
  public static final Alien MESMER =
      alien("Mesmer", "dominion")
          .level(2)
          .power("Mass Hypnosis", ANY, Step.PHASES)
          .text(
              "You may play any artifact of your hand as any other artifact that you name, at the"
                  + " moment and in the role of that one.")
          .free(
              ANY,
              REGROUP_START,
              (game, me) -> mayChange(game, me, REGROUP_START),
              (game, me) -> change(game, me, REGROUP_START))
          .free(
              ANY,
              DEFENSE_CHOSEN,
              (game, me) -> mayChange(game, me, DEFENSE_CHOSEN),
              (game, me) -> change(game, me, DEFENSE_CHOSEN))
          .free(
              ANY,
              AIMED,
              (game, me) -> mayChange(game, me, AIMED),
              (game, me) -> change(game, me, AIMED))
          .free(
              ANY,
              ALLIED,
              (game, me) -> mayChange(game, me, ALLIED),
              (game, me) -> change(game, me, ALLIED))
          .free(
              ANY,
              BEFORE_SELECTION,
              (game, me) -> mayChange(game, me, BEFORE_SELECTION),
              (game, me) -> change(game, me, BEFORE_SELECTION))
          .free(
              ANY,
              SELECTED,
              (game, me) -> mayChange(game, me, SELECTED),
              (game, me) -> change(game, me, SELECTED))
          .free(
              ANY,
              REVEALED,
              (game, me) -> mayChange(game, me, REVEALED),
              (game, me) -> change(game, me, REVEALED))
          .free(
              ANY,
              TOTALS,
              (game, me) -> mayChange(game, me, TOTALS),
              (game, me) -> change(game, me, TOTALS))
          .free(
              ANY,
              REINFORCED,
              (game, me) -> mayChange(game, me, REINFORCED),
              (game, me) -> change(game, me, REINFORCED))
          .free(
              ANY,
              OUTCOME,
              (game, me) -> mayChange(game, me, OUTCOME),
              (game, me) -> change(game, me, OUTCOME))
          .free(
              ANY,
              REWARDS,
              (game, me) -> mayChange(game, me, REWARDS),
              (game, me) -> change(game, me, REWARDS))
          .free(
              ANY,
              DEAL,
              (game, me) -> mayChange(game, me, DEAL),
              (game, me) -> change(game, me, DEAL))
          .free(
              ANY,
              PLAYED,
              (game, me) -> mayChange(game, me, PLAYED),
              (game, me) -> change(game, me, PLAYED))
          .free(
              ANY,
              POWER_USED,
              (game, me) -> mayChange(game, me, POWER_USED),
              (game, me) -> change(game, me, POWER_USED));

  private Mesmer() {}

  // Artifacts of the hand; with the Pro reinforcements, too.
  private static CardSet plain(Game game, Seat me) {
    int kinds = Kind.ARTIFACT.bit();
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) kinds |= Kind.REINFORCEMENT.bit();
    return game.cards().ofKinds(game.cards().hand(me), kinds);
  }

  // What the holder of the Con does is not answered so.
  private static boolean isBarred(Game game, Window window) {
    boolean answers = window == PLAYED || window == POWER_USED;
    return answers && game.ofPower(Query.POWER_BOUND, game.answering().seat(), 0) != 0;
  }

  private static boolean mayChange(Game game, Seat me, Window window) {
    CardSet cards = plain(game, me);
    if (cards.isEmpty() || isBarred(game, window)) return false;
    long low = cards.low();
    long high = cards.high();
    CardSet named = game.stands().hand().outOfTime().changed().named(me, window, false);
    return changeable(game, low, high, named) != null;
  }

  // Those cards of a set that can become another of these artifacts; null for none.
  private static @Nullable CardSet changeable(Game game, long low, long high, CardSet named) {
    if (named.isEmpty()) return null;
    Face only = named.size() == 1 ? game.cards().face(named.next(0)) : null;
    CardSet cards = new CardSet();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      if (game.cards().face(card) != only) cards.add(card);
    return cards.isEmpty() ? null : cards;
  }

  private static void change(Game game, Seat me, Window window) {
    CardSet cards = plain(game, me);
    change(game, me, game.here(), cards.low(), cards.high(), window, CARD, AS);
  }

  /// A card of a set is played as an artifact.
  public static void change(
      Game game,
      Seat me,
      int instance,
      long low,
      long high,
      Window window,
      Prompt which,
      Prompt as) {
    CardSet named = game.stands().hand().outOfTime().changed().named(me, window, true);
    CardSet cards = changeable(game, low, high, named);
    if (cards == null) return;
    int card = game.ask(me).card(which, cards);
    Face face = game.cards().face(card);
    for (int i = named.next(0); i >= 0; i = named.next(i + 1))
      if (game.cards().face(i) == face) named.remove(i);
    int other = game.ask(me).card(as, named);
    game.stands().hand().outOfTime().changed().play(me, instance, card, other, window);
  }
}
