package hypergate.game.explain;

/// Who is asked what: conditions of every answer.
public enum AskingReason implements Reason {
  GAME_ON("R-22.3", "The game is over.", "The game is still on."),
  ASKED(
      "R-21.1",
      "You are not being asked now: this is the {step} phase of {seat}'s turn.",
      "You are being asked."),
  ROUND_OPEN(
      "R-21.1",
      "Nothing that you might have can be used {window}.",
      "You may use something {window}."),
  ROUND_FIRST(
      "R-21.1",
      "First everybody who can may use something {window}.",
      "Nobody may use anything first."),
  ROUND_ANSWERED(
      "R-21.4", "You have had your say in this window.", "You have not had your say yet."),
  OTHERS_ASKED(
      "R-21.1", "The table waits for {seats} to {open}.", "The table waits for nobody else."),
  RIGHT_QUESTION(
      "R-3.5", "You are asked to {open} now, not to {prompt}.", "You are asked to {open}."),
  KNOWN_QUESTION("R-3.5", "Nobody is ever asked '{typed}'.", "There is such a question."),
  RIGHT_PHASE(
      "R-3.5", "This belongs to the {belongs} phase; now it is {step}.", "It is the {step} phase."),
  RIGHT_POSITION("R-3.5", "Only {role} is asked this; you are {position}.", "You are {position}."),
  AN_OPTION(
      "R-3.5",
      "'{typed}' is none of the answers to this question.",
      "'{typed}' is one of the answers."),
  SAYS_ENOUGH("R-3.5", "The answer says too little: it must go on.", "The answer says enough."),
  SAYS_ONLY_WHAT_IS_ASKED(
      "R-3.5",
      "'{typed}' is too much: the answer is complete without it.",
      "The answer says nothing that was not asked."),
  NOT_EMPTY("R-3.5", "No answer was named.", "An answer was named."),
  EFFECT_SAYS("R-0.5", "{effect} leaves no such choice: {text}", "{effect} leaves this choice."),
  NUMBER_NAMED(
      "R-0.5",
      "A number from {least} to {limit} can be named, not '{typed}'.",
      "The number is between {least} and {limit}."),
  SEAT_AT_TABLE(
      "R-24.1", "There is no player '{typed}' at this table.", "{seat} is a player at this table."),
  SEAT_OFFERED(
      "R-0.5", "Here {seat} cannot be named; these can: {seats}.", "{seat} can be named here.");

  private final Wording wording;

  AskingReason(String rule, String fails, String holds) {
    this.wording = new Wording(rule, fails, holds);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
