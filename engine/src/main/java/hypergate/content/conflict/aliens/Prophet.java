package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Predict: uninvolved, it announces which main player will win, a deal proving it right in any
/// case. Right, it gains a colony anywhere; wrong, the winner sends two of its ships to the warp.
public final class Prophet {
  /// Mark: what has been predicted in this encounter, 1 for the offense, 2 for the defense.
  public static final int PREDICTED = 0;

  /// Mark: the prediction has been settled.
  private static final int SETTLED = 1;

  private static final int PRICE = 2;
  private static final Prompt WHO = Prompt.of("prophet/side");
  private static final Prompt WHERE = Prompt.of("prophet/planet");
  private static final Prompt WHICH = Prompt.of("prophet/ships");
  private static final Prompt LOST = Prompt.of("prophet/ships-2");

  public static final Alien PROPHET =
      alien("Prophet", "conflict")
          .level(2)
          .power("Predict", BYSTANDER, Step.PLANNING)
          .text(
              "When you are neither main player nor ally you may announce before cards are selected"
                  + " whether offense or defense will win. If you are right, or they deal, place up"
                  + " to four of your ships on any planet as a colony; if not, the winner sends two"
                  + " of your ships to the warp.")
          .may(BYSTANDER, BEFORE_SELECTION, Prophet::mayPredict, Prophet::predict)
          .naming((game, me) -> name(game, me, WHO))
          .always(ANY, OUTCOME, Prophet::isDue, Prophet::settle)
          .first(Group.LAST);

  private Prophet() {}

  private static boolean mayPredict(Game game, Seat me) {
    return isSilent(game, me)
        && game.reach().reaches(game.encounter().offense())
        && game.reach().reaches(game.encounter().defense());
  }

  /// Whether nothing has been predicted in this encounter.
  public static boolean isSilent(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, PROPHET), PREDICTED) == 0;
  }

  /// Names the winner, as the target of the use.
  public static void name(Game game, Seat me, Prompt prompt) {
    boolean offense = game.ask(me).word(prompt, Word.OFFENSE, Word.DEFENSE) == Word.OFFENSE;
    game.current().target(offense ? 1 : 2);
    Encounter encounter = game.encounter();
    Seat named = offense ? encounter.offense() : encounter.defense();
    if (game.isHeard()) game.tell(new Event.TokenPlaced(PROPHET.id(), named.letter()));
  }

  private static void predict(Game game, Seat me) {
    predict(game, me, game.current().target());
  }

  /// The prediction stands.
  public static void predict(Game game, Seat me, int named) {
    game.powers().mark(game.powers().find(me, PROPHET), PREDICTED, named);
  }

  private static boolean isDue(Game game, Seat me) {
    return game.mark(PREDICTED) != 0 && game.mark(SETTLED) == 0;
  }

  // Without a winner and without a deal nothing comes of it.
  private static void settle(Game game, Seat me) {
    game.mark(SETTLED, 1);
    Outcome outcome = game.encounter().outcome();
    if (!outcome.isWin() && outcome != Outcome.DEAL) return;
    Side winners = game.encounter().winners();
    boolean right = outcome == Outcome.DEAL || winners.index() + 1 == game.mark(PREDICTED);
    if (right) game.verbs().gainColony(me, WHERE, WHICH, planets(game));
    else if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0) pay(game, me, winners.main());
  }

  private static long planets(Game game) {
    long planets = 0;
    for (int i = 0; i < game.seats(); i++) planets |= game.ships().planetsOf(Seat.of(i));
    return planets;
  }

  private static void pay(Game game, Seat me, Seat winner) {
    game.verbs().beginLoss(Cause.EFFECT);
    game.verbs().chooseLossOf(me, winner, LOST, PRICE, game.ships().colonies(me));
    game.verbs().carryOutLoss();
  }
}
