package hypergate.game.explain;

/// What a line of a total is: they say what is, so both of their sentences are the same.
public enum TotalReason implements Told {
  CARD_COUNTS("R-12.1", "{card} of {seat}."),
  CARD_COUNTS_OTHERWISE("R-0.5", "{card} of {seat}, which counts {amount} now."),
  MORPH_COUNTS("R-10.3", "{card} of {seat}, a copy of the other card."),
  CARD_IS_DOWN("R-9.5", "The card of {seat} lies face down."),
  CARD_NOT_CHOSEN("R-9.5", "{seat} has not chosen a card yet."),
  CARD_IS_NO_ATTACK("R-12.4", "{card} of {seat} is no attack: totals are not compared then."),
  SHIPS_ADD("R-12.1", "{named, plural, one {# ship} other {# ships}} of {seat}."),
  ALLIES_ADD("R-12.1", "{named, plural, one {# ship} other {# ships}} of {seat}, an ally."),
  SHIPS_COUNT_EACH(
      "R-0.5",
      "{named, plural, one {# ship} other {# ships}} of {seat}; {effect} makes each count {each}."),
  SHIPS_SUBTRACT(
      "R-0.5",
      "{named, plural, one {# ship} other {# ships}} of {seat}, taken away because of {effect}."),
  SHIPS_COUNT_OTHERWISE(
      "R-0.5",
      "{effect} makes {named, plural, one {# ship} other {# ships}} of {seat} count {amount}."),
  SHIPS_MULTIPLY("R-0.5", "{effect} multiplies by {amount, plural, one {# ship} other {# ships}}."),
  REINFORCED("R-11.2", "{effect}, played by {seat}."),
  EFFECT_ADDS("R-0.5", "{effect} of {seat} adds {amount}."),
  EFFECT_SUBTRACTS("R-0.5", "{effect} of {seat} takes away {amount}."),
  OTHERS_CHANGE("R-12.1", "Other effects change the total by {amount}.");

  private final Wording wording;

  TotalReason(String rule, String words) {
    this.wording = new Wording(rule, words, words);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
