package hypergate.variant.levels;

import hypergate.game.explain.Reason;
import hypergate.game.explain.Wording;

/// Conditions of wielding, advocating and advancing, and of levels in deals.
public enum LevelReason implements Reason {
  LEVELS_PLAYED(
      "L-2", "This game is played without Tech levels.", "The game is played with Tech levels."),
  SOMETHING_DONE(
      "L-18",
      "Nothing is being done that a Tech level could be wielded against.",
      "{seat} acts in the field {field}."),
  NOT_YOUR_ACTION("L-21", "Who acts neither wields nor advocates.", "Somebody else acts."),
  WIELD_COMES_FIRST(
      "L-23", "Nobody has wielded: there is nothing to advocate against.", "{seat} has wielded."),
  ADVOCATE_COMES_FIRST(
      "L-24", "Nobody has advocated: there is no need to wield again.", "{seat} has advocated."),
  WIELDED_ALREADY("L-29", "{seat} has wielded: one wield is enough.", "Nobody has wielded yet."),
  NOT_AGAINST_YOURSELF(
      "L-23",
      "Whoever wields does not advocate what it wields against.",
      "It is not you who has wielded."),
  HIGHER_THAN_ACTING(
      "L-19",
      "You are at level {have} in {field}; {seat} acts at level {needed}, and only who stands"
          + " higher wields.",
      "You stand higher in {field} than {seat}."),
  AS_HIGH_AS_WIELDER(
      "L-23",
      "You are at level {have} in {field}; {seat} wields at level {needed}, and an advocate stands"
          + " at least as high.",
      "You stand as high in {field} as {seat}."),
  HIGHER_THAN_ADVOCATE(
      "L-24",
      "You are at level {have} in {field}; {seat} advocates at level {needed}, and only who stands"
          + " higher wields again.",
      "You stand higher in {field} than {seat}."),
  FIELD_IN_GAME(
      "L-6", "'{typed}' is no field of Tech levels in this game.", "There is the field '{typed}'."),
  FIELD_WRAPS(
      "L-A",
      "At level 2 in {field} you cannot rise further.",
      "At level 2 in {field} advancing puts you at level 1, and all others at 0 in it."),
  LEVELS_IN_GAME(
      "L-35", "This game is played without Tech levels.", "The game is played with Tech levels."),
  LEVEL_FIELD(
      "L-6", "'{typed}' is no field of Tech levels in this game.", "There is the field '{typed}'."),
  LEVEL_HIGHER(
      "L-35",
      "{seat} is at level {have} in {field} and {other} at {needed}: only who stands higher lets"
          + " the other advance.",
      "{seat} stands higher in {field} than {other}."),
  ONE_LEVEL("L-36", "A player advances at most one level in a deal.", "One level is gained."),
  POWER_NOT_BLOCKED(
      "L-17",
      "A Tech level was wielded against {effect}: it is off until this encounter ends.",
      "No Tech level was wielded against {effect}.");

  private final Wording wording;

  LevelReason(String rule, String fails, String holds) {
    this.wording = new Wording(rule, fails, holds);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
