package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Role.OFFENSE_OR_ALLY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.JOINING;
import static hypergate.game.word.Window.LAUNCHING;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;

/// Laziness: it takes part with a token and has no ship in the encounter until cards lie there;
/// then it says how many come. An ally that brings none has not been one.
public final class Sloth {
  /// Mark: the token stands for ships.
  private static final int TOKEN = 0;

  private static final Prompt SHIPS = Prompt.of("sloth/ships");

  public static final Alien SLOTH =
      alien("Sloth", "storm")
          .level(1)
          .power("Laziness", OFFENSE_OR_ALLY, Step.LAUNCH, Step.ALLIANCE)
          .isMandatory()
          .text(
              "As the offense or an ally send the sloth token instead of ships. When encounter"
                  + " cards have been selected it is replaced by up to four of your ships; an ally"
                  + " that brings none is no ally any more.")
          .must(OFFENSE, LAUNCHING, (game, me) -> game.mark(TOKEN) == 0, Sloth::send)
          .must(
              ANY,
              JOINING,
              (game, me) -> game.mark(TOKEN) == 0 && Alliance.isAnswering(game, me),
              Sloth::send)
          .always(OFFENSE_OR_ALLY, BEFORE_SELECTION, Sloth::isHurried, Sloth::replace)
          .evenZapped()
          .always(
              OFFENSE_OR_ALLY,
              SELECTED,
              (game, me) -> isOut(game) && game.ofPower(Query.POWER_UNBOUND, me, 0) == 0,
              Sloth::replace)
          .evenZapped()
          .always(OFFENSE_OR_ALLY, REVEALED, (game, me) -> isOut(game), Sloth::replace)
          .evenZapped()
          .bends(Query.LAUNCH_LIMIT, (game, me, who, most) -> none(game, me, who, most))
          .bends(Query.LAUNCH_LEAST, (game, me, who, least) -> none(game, me, who, least))
          .bends(Query.JOIN_LIMIT, (game, me, who, most) -> none(game, me, who, most))
          .bends(Query.JOIN_LEAST, (game, me, who, least) -> none(game, me, who, least))
          .bends(Query.HOME_COLONIES_NEEDED, (game, me, who, homes) -> none(game, me, who, homes));

  private Sloth() {}

  private static void send(Game game, Seat me) {
    game.mark(TOKEN, 1);
  }

  private static boolean isOut(Game game) {
    return game.mark(TOKEN) != 0;
  }

  // As long as the token stands for ships; it is replaced whatever becomes of the power.
  private static int none(Game game, Seat me, Seat who, int normal) {
    return who == me && game.powers().mark(game.powers().find(me, SLOTH), TOKEN) != 0 ? 0 : normal;
  }

  private static boolean isHurried(Game game, Seat me) {
    if (!isOut(game)) return false;
    Seat opponent = game.encounter().sideOf(me).other().main();
    return game.ofPower(Query.POWER_BOUND, opponent, 0) != 0;
  }

  private static void replace(Game game, Seat me) {
    game.mark(TOKEN, 0);
    Encounter encounter = game.encounter();
    Query limit = me == encounter.offense() ? Query.LAUNCH_LIMIT : Query.JOIN_LIMIT;
    int most = game.query(limit, me, RuleNumbers.MOST_SHIPS) - encounter.shipsOf(me);
    if (most > 0) game.verbs().ships().bringIn(me, SHIPS, 0, most);
    if (encounter.isAlly(me) && encounter.shipsOf(me) == 0) game.verbs().dismiss(me);
  }
}
