package hypergate.variant.technology;

import hypergate.game.explain.Reason;
import hypergate.game.explain.Wording;

/// Techs: conditions of the tech step, of new techs and of using them.

public enum TechReason implements Reason {
  TECH_IN_GAME("R-25.2", "This game is played without technology.", "Technology is in the game."),
  TECH_ACTION_KNOWN(
      "TC-4",
      "'{typed}' is no tech action; there are research, complete, abandon and pass.",
      "That is a tech action."),
  TECH_YOURS("TC-1.1", "You have no tech {card} in front of you.", "{card} lies in front of you."),
  TECH_FACE_DOWN(
      "TC-4.5",
      "{card} is complete; only a face-down tech is researched or completed.",
      "{card} lies face down."),
  TECH_FACE_UP(
      "TC-1.1",
      "{card} is not complete: it cannot be used while it lies face down.",
      "{card} is complete."),
  TECH_FUNDED(
      "TC-4.5",
      "{card} has {have, plural, =0 {no ships} one {# ship} other {# ships}} and needs {needed}:"
          + " {missing} more.",
      "{card} has {have, plural, one {# ship} other {# ships}} and needs {needed}."),
  TECH_NOT_FROZEN(
      "H-400",
      "{card} lies on a sheet whose power is lost: nothing can be done with it meanwhile.",
      "The power on whose sheet {card} lies is not lost."),
  TECH_NOT_SECRET(
      "TC-7.1",
      "{card} is secret: it is turned up by its own text, never by completing it.",
      "{card} is not secret."),
  HAZARD_WARNING(
      "TC-8.1",
      "No hazard warning has come up in this encounter; {card} is turned up only after one.",
      "A hazard warning has come up in this encounter."),
  TECH_TAKES_SHIPS(
      "TC-8.6",
      "{card} is a Mili-Tech: it is paid with attack cards and holds no ships.",
      "{card} is researched with ships."),
  TECH_PAYABLE(
      "TC-8.7",
      "{card} takes attack cards that come to {needed} or more; yours come to {have}.",
      "Your attack cards come to {have}, and {card} takes {needed} or more."),
  TECH_PAIR(
      "TC-8.8",
      "{card} takes two attack cards of the same value, and you have no two.",
      "You have two attack cards of the same value for {card}."),
  TECH_RUN(
      "TC-8.9",
      "{card} takes two attack cards whose values are one apart, and you have no two.",
      "You have two attack cards, one apart, for {card}."),
  TECH_CARD_ALLOWS(
      "TC-4.5",
      "{card} cannot be completed now: what it says would come to nothing.",
      "{card} can do what it says."),
  REVEAL_IS_FREE(
      "TC-13.14",
      "Turning up a secret tech takes a tech action at this table, and you have taken yours.",
      "You have not taken your tech action."),
  RESEARCH_COLONY(
      "TC-4.4",
      "You have no ship on {place}; research takes a ship from one of your colonies.",
      "You have a ship on {place}."),
  RESEARCH_MAY_EMPTY(
      "TC-13.9",
      "At this table research may not take the last ship of a colony, and {place} has only one.",
      "A ship may leave {place}."),
  ABANDON_IN_EDITION(
      "TC-2.8",
      "In this edition of the rules techs are not abandoned by an action.",
      "Techs may be abandoned."),
  ABANDON_UNDERFUNDED(
      "TC-2.7",
      "In this edition of the rules only a tech that cannot be completed is abandoned; {card} can.",
      "{card} cannot be completed now; turning it up abandons it."),
  ABANDON_FACE_UP(
      "TC-13.12",
      "At this table a completed tech cannot be abandoned.",
      "{card} may be abandoned."),
  ONE_ACTION(
      "TC-4.1",
      "You have taken your tech action in this encounter.",
      "You have not taken a tech action in this encounter."),
  TECH_DEALT(
      "TC-3.3",
      "{card} is not one of the techs that you may keep.",
      "{card} is one of the techs that you may keep."),
  TECH_LEFT("TC-5.5", "There is no tech left to draw.", "There are techs to draw."),
  NEW_TECH_ENTITLED(
      "TC-5.1",
      "New tech takes the place of a further encounter, and you are not entitled to one.",
      "You are entitled to a further encounter."),
  TECHS_TRADED("R-14.8", "At this table techs are not traded.", "Techs may be traded."),
  TECH_OF_GIVER(
      "TC-9.1", "{seat} has no tech {card} in front of it.", "{card} lies in front of {seat}."),
  NOT_FROM_TECH(
      "TC-6.2", "Ships on a tech take no part in encounters.", "The ships are not on a tech."),
  NEW_TECH_CARD(
      "TC-5.2",
      "New tech needs an encounter card in your hand, and you have none.",
      "You have an encounter card in your hand.");

  private final Wording wording;

  TechReason(String rule, String fails, String holds) {
    this.wording = new Wording(rule, fails, holds);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
