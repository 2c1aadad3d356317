package hypergate.game.explain;

import hypergate.game.word.Window;

/// When windows are open, in English words that end a sentence: `when destiny has been drawn`.
public final class Moment {
  private Moment() {}

  /// The words for a window.
  public static String words(Window window) {
    return switch (window) {
      case HANDS_DEALT -> "when hands have been dealt";
      case TURN_START -> "at the start of the turn";
      case REGROUP_DUE -> "before the regroup phase";
      case REGROUP_START -> "at the start of the encounter";
      case REGROUP -> "while the offense takes a ship back";
      case BEFORE_DESTINY -> "before destiny is drawn";
      case DESTINY_DRAWN -> "when destiny has been drawn";
      case DEFENSE_CHOSEN -> "when the defense is known";
      case DESTINY_OVER -> "when the destiny phase is over";
      case AIMING -> "before the gate is aimed";
      case AIMED -> "when the gate has been aimed";
      case LAUNCHING -> "before ships are launched";
      case LAUNCHED -> "when ships are on the gate";
      case INVITING -> "before allies are invited";
      case INVITED -> "when allies have been invited";
      case JOINING -> "while allies answer";
      case ACCEPTED -> "when an invitation was accepted";
      case JOINED -> "when an ally's ships have come";
      case ANSWERED -> "when somebody has said whether it allies";
      case OFFERED -> "when a deal is offered out of turn";
      case ALLIED -> "when alliances are formed";
      case BEFORE_SELECTION -> "before cards are chosen";
      case SELECTING -> "while cards are being chosen";
      case LAID -> "as both cards have been laid down";
      case SELECTED -> "when both cards lie face down";
      case REVEALING -> "before the cards are revealed";
      case CALLED -> "when what was called comes about";
      case REVEALED -> "when the cards are revealed";
      case TOTALS -> "while the totals are made up";
      case REINFORCING -> "while the totals can still be changed";
      case REINFORCED -> "in answer to a reinforcement";
      case DECIDING -> "before the winner is decided";
      case DECIDED -> "when the winner is known";
      case OUTCOME -> "when the outcome is known";
      case LOSING -> "before the ships are lost";
      case SHIPS_LOST -> "when ships were lost";
      case LANDING -> "before the winners land";
      case BEFORE_COMPENSATION -> "before compensation is taken";
      case COMPENSATION -> "while compensation is taken";
      case COMPENSATED -> "when compensation was taken";
      case REWARDS -> "before rewards are taken";
      case COLLECTING -> "before rewards are collected";
      case ANNOUNCED -> "when rewards have been announced";
      case COLLECTED -> "when compensation or rewards were collected";
      case DEALING -> "before talks about a deal";
      case DEAL -> "before the deal is carried out";
      case DEAL_FAILED -> "before ships are lost for the failed deal";
      case KEEPING -> "before the cards are discarded";
      case DISCARDED -> "when the cards are discarded";
      case ENCOUNTER_END -> "at the end of the encounter";
      case NEXT_ENCOUNTER -> "before the next encounter is decided";
      case CONTINUING -> "before the offense goes on";
      case PHASE_END -> "at the end of the phase";
      case TURN_END -> "at the end of the turn";
      case PLAYED -> "in answer to a card";
      case POWER_USED -> "in answer to a power";
      case CANCELLED -> "when something has been cancelled";
      case STOPPED -> "when a power has been stopped";
      case HELD_BACK -> "as a Con holds the power back";
      case DRAWING -> "before cards are drawn";
      case ARRIVED -> "when cards have come into a hand";
      case DRAWN -> "when cards were drawn";
      case CARDS_DISCARDED -> "when cards have been discarded together";
      case OWING -> "before cards are given up";
      case NEW_HAND -> "before a new hand is drawn";
      case TAKING_CARDS -> "before cards are taken out of a hand";
      case TAKING -> "before a card is taken";
      case CARD_DISCARDED -> "before a card goes to the discard pile";
      case RETRIEVING -> "before ships leave the warp";
      case RETRIEVED -> "when ships left the warp";
      case MOVED -> "when ships have moved";
      case COLONY_CHANGED -> "when colonies have changed";
      case MOVING -> "before ships move";
      case POWER_LOST -> "when a power was lost or is back";
      case SHEET_DUE -> "when a further sheet is about to come";
      case CHOSEN -> "when a target was chosen";
      case DECK_EMPTY -> "when the deck has run out";
      case DECK_SHUFFLED -> "when the deck was shuffled";
      case FLARE_RESOLVED -> "when a flare has been carried out";
      case ARTIFACT_RESOLVED -> "when an artifact has been carried out";
      case CARD_USED -> "when a card has been used";
      case QUAKE_DUE -> "before a cosmic quake";
      case WIN_CHECK -> "before the game is won";
    };
  }
}
