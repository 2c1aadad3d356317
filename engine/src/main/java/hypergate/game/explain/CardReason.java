package hypergate.game.explain;

/// Cards in hand, and what may follow an encounter: conditions of choosing.
public enum CardReason implements Reason {
  CARD_KNOWN("R-0.4", "There is no card called '{typed}'.", "{card} is a card of this game."),
  CARD_HELD("R-9.5", "You do not hold {card}.", "You hold {card}."),
  CARD_HELD_OFTEN(
      "R-9.5", "You hold {have} of {card}; you named {named}.", "You hold {have} of {card}."),
  ENCOUNTER_CARD("R-0.4", "{card} is not an encounter card.", "{card} is an encounter card."),
  KIND_SELECTABLE(
      "R-0.5",
      "{causes} lets you choose only other kinds of card now.",
      "You may choose this kind of card."),
  FROM_THE_PILE(
      "H-16",
      "You have said that you choose from the cards on your sheet.",
      "You choose from your hand."),
  NO_GIFT_TO_PLAY(
      "R-0.5",
      "You were given a card that you must play now.",
      "No card that you were given must be played."),
  CARD_OFFERED(
      "R-0.5",
      "{card} is not among the cards that you can choose from.",
      "{card} is among the cards that you can choose from."),
  CARDS_MOST(
      "R-0.5",
      "At most {limit, plural, one {# card} other {# cards}} can be named; you named {named}.",
      "At most {limit, plural, one {# card} other {# cards}} can be named."),
  CARDS_LEAST(
      "R-0.5",
      "At least {least, plural, one {# card} other {# cards}} must be named; you named {named}.",
      "At least {least, plural, one {# card} other {# cards}} must be named."),
  DEALT("R-2.3", "{card} was not dealt to you.", "{card} was dealt to you."),
  SUCCESSFUL(
      "R-15.3",
      "The encounter was not successful, so no further one follows.",
      "The encounter was successful."),
  FIRST_OF_TURN(
      "R-3.4",
      "That was encounter number {have} of this turn; two is the limit.",
      "That was the first encounter of this turn."),
  ENCOUNTER_CARD_HELD(
      "R-15.3",
      "You have no encounter card left in your hand.",
      "You have an encounter card in your hand."),
  NOT_COMMITTED(
      "R-0.5",
      "You have said that you go on; you must have that encounter.",
      "You are free to stop.");

  private final Wording wording;

  CardReason(String rule, String fails, String holds) {
    this.wording = new Wording(rule, fails, holds);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
