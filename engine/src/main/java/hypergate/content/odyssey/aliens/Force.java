package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Interlope: as a bystander it looks at a face-down encounter card and may put one of its own hand
/// in its place; then it shares in what comes of that. Choosing the main player is the use, and the
/// rest belongs to it.
public final class Force {
  /// Mark: it has looked in this encounter.
  private static final int USED = 0;

  /// Mark: whose card it has exchanged, plus one.
  private static final int EXCHANGED = 1;

  private static final int GAIN = 3;
  private static final int LOSS = 2;
  private static final Prompt WHOSE = Prompt.of("force/seat");
  private static final Prompt CARD = Prompt.of("force/card");

  public static final Alien FORCE =
      alien("Force", "odyssey")
          .level(1)
          .power("Interlope", BYSTANDER, Step.PLANNING)
          .text(
              "As a bystander you may look at a face-down encounter card and exchange it for one of"
                  + " your hand. If its player then wins or makes a deal collect three rewards; if"
                  + " not, lose two ships, and that player collects one.")
          .may(BYSTANDER, SELECTED, (game, me) -> mains(game, me) != 0, Force::interlope)
          .naming(Force::name)
          .always(ANY, OUTCOME, (game, me) -> game.mark(EXCHANGED) != 0, Force::reckon)
          .evenLost()
          .always(ANY, Window.REWARDS, (game, me) -> game.mark(EXCHANGED) != 0, Force::collect)
          .evenLost();

  private Force() {}

  /// The main players at whose cards it may look, as a mask.
  public static int mains(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int force = game.powers().find(me, FORCE);
    if (force < 0 || game.powers().mark(force, USED) != 0) return 0;
    int mask = 0;
    if (encounter.card(encounter.offense()) >= 0) mask |= encounter.offense().bit();
    if (encounter.card(encounter.defense()) >= 0) mask |= encounter.defense().bit();
    return game.reach().reached(mask);
  }

  /// Names the main player.
  public static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOSE, mains(game, me)).index());
  }

  /// Looks at the card of the main player that has been named, and may exchange it.
  public static void interlope(Game game, Seat me) {
    Seat main = Seat.of(game.current().target());
    int force = game.powers().find(me, FORCE);
    game.powers().mark(force, USED, 1);
    if (game.encounter().card(main) < 0) return;
    game.verbs().piles().lookAtSelected(me, main);
    CardSet cards = game.cards().encounterCards(me);
    if (cards.isEmpty()) return;
    int card = game.ask(me).cardOrNone(CARD, cards);
    if (card < 0) return;
    game.powers().mark(force, EXCHANGED, main.index() + 1);
    game.verbs().piles().swapSelected(main, me, card);
  }

  private static boolean isMade(Game game, Seat main) {
    Encounter encounter = game.encounter();
    return encounter.outcome() == Outcome.DEAL
        || encounter.outcome().isWin() && encounter.winners().main() == main;
  }

  // What comes at once: of a fight the rewards follow later.
  private static void reckon(Game game, Seat me) {
    Seat main = Seat.of(game.mark(EXCHANGED) - 1);
    boolean pays = !game.encounter().is(Encounter.NO_SPOILS);
    if (!game.encounter().isBeaten(main) && !isMade(game, main)) {
      game.mark(EXCHANGED, 0);
      return;
    }
    if (game.encounter().isBeaten(main) && game.ofPower(Query.POWER_UNBOUND, me, 0) == 0)
      game.verbs().loseChosen(me, LOSS, Cause.EFFECT);
    if (game.encounter().outcome().isWin()) return;
    game.mark(EXCHANGED, 0);
    if (pays) pay(game, me, main);
  }

  private static void collect(Game game, Seat me) {
    Seat main = Seat.of(game.mark(EXCHANGED) - 1);
    game.mark(EXCHANGED, 0);
    pay(game, me, main);
  }

  private static void pay(Game game, Seat me, Seat main) {
    if (isMade(game, main)) game.verbs().rewards().collect(me, GAIN);
    else game.verbs().rewards().collect(main, 1);
  }
}
