package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.BEFORE_DESTINY;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.table.Pile;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.ArrayList;
import java.util.List;

/// Schedule: of the three top destiny cards it draws the one it likes; of the others it alone knows
/// where they are.
public final class Coordinator {
  private static final int USED = 0;
  private static final int SEEN = 3;
  private static final int SEEN_BY_PRO = 5;
  private static final Prompt DRAWS = Prompt.of("coordinator/card");
  private static final Prompt NEXT = Prompt.of("coordinator/card-2");
  private static final Prompt WHERE = Prompt.of("coordinator/choice");

  public static final Alien COORDINATOR =
      alien("Coordinator", "storm")
          .level(1)
          .power("Schedule", OFFENSE, Step.DESTINY)
          .neverWith("dictator")
          .text(
              "As the offense, once an encounter, look at the three top destiny cards instead of"
                  + " drawing: choose the one that you draw, and put each of the others on top of"
                  + " the deck or at its bottom.")
          .may(OFFENSE, BEFORE_DESTINY, Coordinator::maySchedule, Coordinator::schedule);

  private Coordinator() {}

  private static boolean isFree(Game game, Seat me) {
    return game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
  }

  private static boolean maySchedule(Game game, Seat me) {
    return game.mark(USED) == 0 || isFree(game, me);
  }

  private static void schedule(Game game, Seat me) {
    game.mark(USED, 1);
    Destinies destinies = game.destinies();
    Pile deck = destinies.deck();
    List<Integer> up = destinies.takeUp(me, isFree(game, me) ? SEEN_BY_PRO : SEEN);
    if (up.isEmpty()) return;
    int drawn = destinies.choose(me, DRAWS, allowed(game, up));
    up.remove(Integer.valueOf(drawn));
    List<Integer> top = new ArrayList<>();
    while (!up.isEmpty()) {
      int card = destinies.choose(me, NEXT, up);
      up.remove(Integer.valueOf(card));
      if (game.ask(me).word(WHERE, Word.TOP, Word.BOTTOM) == Word.TOP) top.add(card);
      else deck.under(card);
    }
    for (int card : top) deck.lay(card);
    deck.lay(drawn);
  }

  // Not the colour of who is not to be met, as long as there is another card.
  private static List<Integer> allowed(Game game, List<Integer> up) {
    List<Integer> allowed = new ArrayList<>();
    for (int card : up)
      if (!Destinies.isColour(card)
          || game.ofPower(Query.POWER_BOUND, Destinies.colour(card), 0) == 0) allowed.add(card);
    return allowed.isEmpty() ? up : allowed;
  }
}
