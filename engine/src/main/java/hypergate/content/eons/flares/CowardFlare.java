package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.eons.aliens.Coward;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the offense and all allies go home, and the encounter is successful. Super: the encounter
/// cards instead of the rewards.
public final class CowardFlare {
  private static final Prompt CARDS = Prompt.of("flare-coward/super/cards");

  public static final Flare FLARE =
      flare(Coward.COWARD)
          .wild(
              OFFENSE,
              List.of(Step.PLANNING),
              "When cards lie face down, give yours to the defense and flee: your ships and all"
                  + " allies go home, and the encounter is successful.")
          .may(
              OFFENSE,
              SELECTED,
              (game, me) -> game.encounter().outcome() == Outcome.NONE,
              CowardFlare::flee)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you have fled look at the encounter cards before they are discarded and take"
                  + " any of them; if you do, you get no rewards.")
          .may(MAIN, KEEPING, CowardFlare::mayTake, CowardFlare::take);

  private CowardFlare() {}

  private static void flee(Game game, Seat me) {
    Encounter encounter = game.encounter();
    for (int p = 0; p < game.seats(); p++) game.verbs().goHome(game.inOrder(p));
    encounter.outcome(Outcome.REPLACED);
    int card = encounter.card(me);
    if (card >= 0) game.verbs().piles().handOver(me, encounter.defense());
    game.verbs().ships().settle();
  }

  private static boolean mayTake(Game game, Seat me) {
    return Coward.hasFled(game, me) && !used(game).isEmpty();
  }

  private static CardSet used(Game game) {
    CardSet cards = game.scratch().clear();
    for (int p = 0; p < 2; p++) {
      int card = game.encounter().card(game.inOrder(p));
      if (card >= 0) cards.add(card);
    }
    return cards;
  }

  private static void take(Game game, Seat me) {
    game.verbs().piles().lookAtSelected(me);
    CardSet kept = used(game);
    game.ask(me).cards(CARDS, kept, 0, 2);
    long low = kept.low();
    long high = kept.high();
    if ((low | high) == 0) return;
    Coward.forgo(game, me);
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      int card = game.encounter().card(main);
      if (card >= 0 && ((card < Long.SIZE ? low : high) >>> card & 1) != 0)
        game.verbs().piles().handOver(main, me);
    }
  }
}
