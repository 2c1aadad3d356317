package hypergate.content.alliance.aliens;

import static hypergate.game.card.Ability.Group.ADDITION;
import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.LOSING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Doubt: before cards are selected the main player on the other side concedes, or whatever it and
/// the Skeptic lose in the encounter is doubled, a failed deal included. Once the stakes are raised
/// they stay so, whatever becomes of the power.
public final class Skeptic {
  /// Mark: who has been doubted, plus one; above it the stake: 0 while nobody has disagreed, 1 for
  /// twice the ships, else one more than the number of further ships.
  private static final int DOUBT = 0;

  private static final int DOUBLED = 1;
  private static final int STAKE_AT = 8;
  private static final Prompt AGREES = Prompt.of("skeptic/choice");

  public static final Alien SKEPTIC =
      alien("Skeptic", "alliance")
          .level(1)
          .power("Doubt", MAIN_OR_ALLY, Step.PLANNING)
          .text(
              "Before cards are selected you may doubt that the main player on the other side will"
                  + " win. It agrees, and as the offense ends its turn or as the defense lets the"
                  + " offense and its allies land; or what it and you lose in this encounter is"
                  + " doubled.")
          .may(
              MAIN_OR_ALLY,
              BEFORE_SELECTION,
              Skeptic::mayDoubt,
              (game, me) -> doubt(game, me, game.here(), 0))
          .always(ANY, LOSING, Skeptic::isRaised, Skeptic::raise)
          .evenLost()
          .first(ADDITION);

  private Skeptic() {}

  /// Whether the Skeptic has not doubted in this encounter and there is something to doubt.
  public static boolean mayDoubt(Game game, Seat me) {
    int sheet = game.powers().find(me, SKEPTIC);
    return game.powers().mark(sheet, DOUBT) == 0 && game.encounter().outcome() == Outcome.NONE;
  }

  /// Doubts.
  ///
  /// @param more how many further ships are at stake; 0 for twice the ships
  public static void doubt(Game game, Seat me, int sheet, int more) {
    Encounter encounter = game.encounter();
    Seat doubted = encounter.sideOf(me).other().main();
    game.powers().mark(sheet, DOUBT, doubted.index() + 1);
    if (!game.ask(doubted).yes(AGREES)) {
      int stake = more == 0 ? DOUBLED : more + 1;
      game.powers().mark(sheet, DOUBT, doubted.index() + 1 | stake << STAKE_AT);
    } else if (doubted == encounter.offense()) {
      game.verbs().callOff();
    } else {
      game.verbs().grantTarget();
    }
  }

  private static Seat doubted(Game game) {
    return Seat.of((game.mark(DOUBT) & (1 << STAKE_AT) - 1) - 1);
  }

  private static int stake(Game game) {
    return game.mark(DOUBT) >> STAKE_AT;
  }

  private static boolean isRaised(Game game, Seat me) {
    Cause cause = game.verbs().losing().cause();
    return stake(game) != 0
        && (cause == Cause.ENCOUNTER || cause == Cause.DEAL)
        && (due(game, me) > 0 && !isSafe(game, me) || due(game, doubted(game)) > 0 && hurts(game));
  }

  private static int due(Game game, Seat seat) {
    if (stake(game) == DOUBLED) return game.verbs().losing().count(seat);
    return game.encounter().isBeaten(seat) ? stake(game) - 1 : 0;
  }

  private static boolean isSafe(Game game, Seat me) {
    return game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
  }

  private static boolean hurts(Game game) {
    return game.ofPower(Query.POWER_BOUND, doubted(game), 0) == 0;
  }

  private static void raise(Game game, Seat me) {
    if (!isSafe(game, me)) lose(game, me);
    if (hurts(game)) lose(game, doubted(game));
    // A number is named for one loss; ships are doubled whenever they are lost.
    if (stake(game) != DOUBLED) game.mark(DOUBT, doubted(game).index() + 1);
  }

  private static void lose(Game game, Seat seat) {
    int ships = due(game, seat);
    if (ships == 0) return;
    if (stake(game) == DOUBLED)
      game.verbs().chooseLoss(seat, ships, true, game.ships().colonies(seat));
    else game.verbs().chooseLossOutside(seat, ships);
  }
}
