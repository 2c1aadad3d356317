package hypergate.cli.terminal;

import hypergate.game.Window;

/// When a window is open, in words that end a sentence: `before destiny is drawn`.
final class Moments {
  private Moments() {}

  static String words(Window window) {
    return switch (window) {
      case TURN_START -> "at the start of the turn";
      case REGROUP_START -> "at the start of the encounter";
      case REGROUP -> "while the offense takes a ship back";
      case BEFORE_DESTINY -> "before destiny is drawn";
      case DESTINY_DRAWN -> "now that destiny has been drawn";
      case DEFENSE_CHOSEN -> "now that the defense is known";
      case AIMED -> "now that the gate has been aimed";
      case LAUNCHING -> "before ships are launched";
      case LAUNCHED -> "now that ships are on the gate";
      case INVITING -> "before allies are invited";
      case INVITED -> "now that allies have been invited";
      case JOINING -> "while allies answer";
      case ALLIED -> "now that alliances are formed";
      case BEFORE_SELECTION -> "before cards are chosen";
      case SELECTING -> "while cards are being chosen";
      case SELECTED -> "now that both cards lie face down";
      case REVEALING -> "before the cards are revealed";
      case REVEALED -> "now that the cards are revealed";
      case TOTALS -> "while the totals are made up";
      case REINFORCING -> "to change the totals (until everybody passes)";
      case DECIDING -> "before the winner is decided";
      case OUTCOME -> "now that the outcome is known";
      case LOSING -> "before the ships are lost";
      case SHIPS_LOST -> "now that ships were lost";
      case LANDING -> "before the winners land";
      case BEFORE_COMPENSATION, COMPENSATION -> "before compensation is taken";
      case REWARDS -> "before rewards are taken";
      case DEAL -> "before the deal is carried out";
      case DEAL_FAILED -> "before ships are lost for the failed deal";
      case KEEPING -> "before the cards are discarded";
      case DISCARDED -> "now that the cards are discarded";
      case ENCOUNTER_END -> "at the end of the encounter";
      case NEXT_ENCOUNTER -> "before the next encounter is decided";
      case TURN_END -> "at the end of the turn";
      case PLAYED, POWER_USED -> "in answer";
      case DRAWING -> "before cards are drawn";
      case DRAWN -> "now that cards were drawn";
      case NEW_HAND -> "before a new hand is drawn";
      case TAKING -> "before a card is taken";
      case CARD_DISCARDED -> "before a card goes to the discard pile";
      case RETRIEVED -> "now that ships left the warp";
      case COLONY_CHANGED -> "now that colonies have changed";
      case MOVING -> "before ships move";
      case POWER_LOST -> "now that a power was lost or is back";
      case CHOSEN -> "now that a target was chosen";
      case DECK_SHUFFLED -> "now that the deck was shuffled";
      case WIN_CHECK -> "before the game is won";
    };
  }
}
