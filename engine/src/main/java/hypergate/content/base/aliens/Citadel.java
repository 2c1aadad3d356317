package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Fortification: one attack card an encounter is laid beside a planet, face up; when such a planet
/// is attacked all its citadels may be activated for the defense, and fall with it. Placing is no
/// use; only the activation is.
public final class Citadel {
  /// Mark: the citadels of a planet have been activated, by the planet's number plus one; negative
  /// where they are subtracted.
  public static final int ACTIVE = 0;

  private static final Prompt CARD = Prompt.of("citadel/card");
  private static final Prompt WHERE = Prompt.of("citadel/planet");

  public static final Alien CITADEL =
      alien("Citadel", "base")
          .level(2)
          .power("Fortification", ANY, Step.PLANNING)
          .text(
              "In each encounter you may place an attack card from your hand beside any planet as a"
                  + " citadel. When that planet is attacked, before cards are revealed, you may add"
                  + " all its citadels to the defense's total; they are discarded if it loses.")
          .pile("citadels")
          .free(
              ANY,
              DEFENSE_CHOSEN,
              (game, me) -> game.cards().holds(me, Kind.ATTACK),
              Citadel::build)
          .may(ANY, SELECTED, Citadel::canActivate, (game, me) -> activate(game, me, 1))
          .always(ANY, TOTALS, (game, me) -> isElsewhere(game), Citadel::withdraw)
          .evenZapped()
          .always(
              ANY,
              OUTCOME,
              (game, me) -> game.mark(ACTIVE) != 0 && isDefenseBeaten(game),
              (game, me) -> game.verbs().piles().discard(game.here(), atTarget(game, me)));

  private Citadel() {}

  private static void build(Game game, Seat me) {
    int sheet = game.here();
    int card = game.ask(me).card(CARD, game.cards().hand(me, Kind.ATTACK));
    Planet planet = game.ask(me).planet(WHERE, game.ships().planets());
    game.verbs().piles().layBeside(me, sheet, card, planet);
  }

  private static CardSet atTarget(Game game, Seat me) {
    return game.verbs().piles().beside(game.powers().find(me, CITADEL), game.encounter().target());
  }

  private static boolean isDefenseBeaten(Game game) {
    Outcome outcome = game.encounter().outcome();
    return outcome == Outcome.OFFENSE_WINS || outcome == Outcome.BOTH_LOSE;
  }

  /// Whether citadels stand beside the target planet that have not been activated.
  public static boolean canActivate(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, CITADEL), ACTIVE) == 0
        && game.ofPower(Query.POWER_BOUND, game.encounter().offense(), 0) == 0
        && game.ofPower(Query.POWER_BOUND, game.encounter().defense(), 0) == 0
        && !atTarget(game, me).isEmpty();
  }

  /// Activates the citadels of the target planet.
  ///
  /// @param sign 1 to add their sum to the defense's total, -1 to subtract it
  public static void activate(Game game, Seat me, int sign) {
    Planet target = game.encounter().target();
    game.powers().mark(game.powers().find(me, CITADEL), ACTIVE, sign * (target.index() + 1));
    count(game, me, target, sign);
  }

  private static void count(Game game, Seat me, Planet planet, int sign) {
    int sum = 0;
    CardSet citadels = game.verbs().piles().beside(game.powers().find(me, CITADEL), planet);
    for (int card = citadels.next(0); card >= 0; card = citadels.next(card + 1))
      sum += game.cards().face(card).value();
    game.encounter().defensive().add(sign * sum * game.ofPower(Query.POWER_NUMBER, me, 1));
  }

  // The gate has turned to another planet since then.
  private static boolean isElsewhere(Game game) {
    int active = Math.abs(game.mark(ACTIVE));
    return active != 0 && active != game.encounter().target().index() + 1;
  }

  private static void withdraw(Game game, Seat me) {
    int active = game.mark(ACTIVE);
    game.mark(ACTIVE, 0);
    count(game, me, Planet.of(Math.abs(active) - 1), active < 0 ? 1 : -1);
  }
}
