package hypergate.game.explain;

/// Deals: conditions of what is said in one.

public enum DealReason implements Reason {
  DEAL_WORD(
      "R-14.12",
      "'{typed}' is no move in a deal; there are: offer, accept, reject.",
      "That is a move in a deal."),
  OFFER_STANDS(
      "R-14.12",
      "There is no offer of the other player that you could accept.",
      "The other player has made an offer."),
  OFFERS_LEFT(
      "R-14.12",
      "Each player may make {limit, plural, one {# offer} other {# offers}} in a deal, and all have"
          + " been made.",
      "An offer can still be made."),
  OFFER_FORM(
      "R-14.12",
      "An offer is written like: offer give: colony A2 for: cards 1.",
      "That is an offer."),
  TERM_KNOWN(
      "R-14.3", "'{typed}' is nothing that a deal can contain.", "That can be part of a deal."),
  TERM_ONCE("R-14.3", "'{typed}' is in the offer already.", "The term is named once."),
  COLONY_GRANTED(
      "E-58",
      "{seat} has no colony on {place} and cannot grant one there.",
      "{seat} has a colony on {place}."),
  COLONY_NEW(
      "R-14.5", "{seat} has a colony on {place} already.", "{seat} has no colony on {place} yet."),
  COLONY_SHIPS(
      "E-60",
      "{seat} has no ship outside the warp to found a colony with.",
      "{seat} has ships to found a colony with."),
  ONE_COLONY(
      "R-14.3", "Each player can grant only one colony in a deal.", "One colony is granted."),
  OWN_CARD("R-14.7", "You do not hold {card} and cannot give it.", "You hold {card}."),
  CARDS_ENOUGH(
      "R-14.3",
      "{seat} has {have, plural, =0 {no cards} one {# card} other {# cards}} in hand; the offer"
          + " names {named}.",
      "{seat} has {have, plural, one {# card} other {# cards}} in hand."),
  CARDS_IN_PILE(
      "R-14.3",
      "{seat} has {have, plural, =0 {no cards} one {# card} other {# cards}} in a pile that may be"
          + " given in deals; the offer names {named}.",
      "{seat} has {have, plural, one {# card} other {# cards}} in a pile that may be given in"
          + " deals."),
  TOKENS_ENOUGH(
      "R-14.3",
      "{seat} has {have, plural, =0 {no tokens} one {# token} other {# tokens}} that may be given"
          + " in deals; the offer names {named}.",
      "{seat} has {have, plural, one {# token} other {# tokens}} that may be given in deals."),
  FREEING(
      "R-14.8",
      "Only a power that says so can free ships in a deal, and {seat} has none in force.",
      "{seat} can free ships in a deal."),
  SHIPS_TO_FREE(
      "R-14.3",
      "{seat} has {have, plural, =0 {no ships} one {# ship} other {# ships}} in the warp; the offer"
          + " names {named}.",
      "{seat} has ships in the warp."),
  SHIPS_TO_SEND(
      "R-14.3",
      "{seat} has {have, plural, =0 {no ships} one {# ship} other {# ships}} on that sheet; the"
          + " offer names {named}.",
      "{seat} has ships on that sheet."),
  SOMETHING_CHANGES_HANDS(
      "R-14.4", "At least one player must receive a card or a colony.", "Something changes hands.");

  private final Wording wording;

  DealReason(String rule, String fails, String holds) {
    this.wording = new Wording(rule, fails, holds);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
