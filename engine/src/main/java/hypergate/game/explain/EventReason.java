package hypergate.game.explain;

/// Why things happen: the rule for each kind of event, and who stands behind it.
public enum EventReason implements Told {
  BY_EFFECT("R-0.5", "{effect} of {seat} says: {text}"),
  BY_CHOICE("R-21.3", "{seat} chose to use {effect}."),
  BY_DUTY("R-20.2", "{effect} is mandatory: it happened by itself."),
  IN_PHASE("R-3.2", "It was the {step} phase of encounter {count}."),
  BEFORE_ENCOUNTERS("R-2.1", "It was before the first encounter."),
  CHANCE("R-17.2", "The cards were shuffled; chance decided."),
  DECIDED("R-21.1", "{seat} decided so."),
  TURN_PASSES("R-15.6", "The turn passes clockwise; it is the turn of {seat}."),
  ENCOUNTER_FIRST("R-3.1", "Each turn has an encounter."),
  ENCOUNTER_SECOND("R-15.3", "After a successful first encounter there may be a second one."),
  ENCOUNTER_EXTRA("R-0.5", "An effect asked for an extra encounter."),
  PHASE_FOLLOWS("R-3.2", "An encounter has seven phases, one after the other."),
  DESTINY_TURNED_UP("R-6.1", "Destiny is drawn to find the defense."),
  DESTINY_REFUSED(
      "R-6.2", "A refused or void destiny card goes to its discard pile; another is drawn."),
  DEFENSE_NAMED("R-6.3", "The destiny card names {seat} as the defense."),
  GATE_AIMED(
      "R-7.1", "The offense aims the gate at a planet of the system that destiny has named."),
  SHIPS_LAUNCHED("R-7.3", "The offense puts one to four ships onto the gate."),
  SHIPS_COMMITTED("R-8.4", "An ally commits one to four ships."),
  SHIPS_LANDED("R-12.2", "Ships on the gate land when the offense wins."),
  SHIPS_RETRIEVED("R-5.2", "A ship came back from the warp."),
  SHIPS_RETURNED("R-16.5", "Ships that return go to colonies of their owner, as it likes."),
  SHIPS_WITHOUT_COLONY("E-21", "Without any colony ships that return go to the warp."),
  SHIPS_MOVED("R-16.10", "Ships moved."),
  SHIPS_LOST_WITH_SIDE("R-12.2", "All ships of the losing side go to the warp."),
  SHIPS_LOST_FOR_DEAL("R-14.10", "Each main player loses three ships when a deal fails."),
  SHIPS_LOST_TO_EFFECT("R-16.10", "Ships were lost to the warp by an effect."),
  SHIPS_PAID("R-20.7", "Ships were the price of an effect, and stay paid."),
  SHIPS_LEFT_THE_GAME("R-16.8", "Ships left the game for good."),
  SHIPS_SAVED("R-16.10", "Ships that would have been lost were saved."),
  ALLIES_INVITED("R-8.1", "Both main players may invite any of the others."),
  SIDE_JOINED("R-8.3", "Whoever is invited joins one side or stays out."),
  CARDS_DEALT("R-2.8", "Everybody is dealt eight cards."),
  CARDS_FOR_NEW_HAND("R-4.2", "A hand without encounter cards is replaced by eight new cards."),
  CARDS_AS_REWARD("R-13.6", "Defensive allies that have won draw cards or get ships back."),
  CARDS_DRAWN("R-17.2", "Cards were drawn from the deck."),
  CARDS_AS_COMPENSATION(
      "R-13.1", "Who has lost with a negotiate takes a card at random for each of its lost ships."),
  CARDS_IN_DEAL("R-14.3", "Cards changed hands in a deal."),
  CARDS_TAKEN("R-16.10", "Cards went from one hand to another."),
  CARDS_DISCARDED("R-17.6", "Cards that were played or given up go to the discard pile."),
  HAND_REPLACED_BY_OFFENSE("R-4.2", "The offense had no encounter card."),
  HAND_REPLACED_BY_DEFENSE("R-9.2", "The defense had no encounter card."),
  CARD_TAKEN_BACK("R-17.1", "A card was taken from the discard pile."),
  CARDS_LOOKED_AT("R-23.2", "Cards that others cannot see were looked at."),
  CARDS_SHOWN("R-23.2", "Cards were shown to everybody."),
  CARD_SELECTED("R-9.5", "A main player must choose an encounter card, face down."),
  CARD_REVEALED("R-10.1", "Both cards are turned up at the same time."),
  CARD_COPIED("R-10.3", "A morph becomes a copy of what is printed on the other card."),
  CARD_CHANGED("R-10.6", "An effect changed what a revealed card counts as."),
  EFFECT_USED("R-21.3", "Every use is declared and may be answered."),
  REINFORCEMENT_USED("R-11.2", "Reinforcements may be played on either side after the reveal."),
  USE_CANCELLED("R-21.2", "The use was cancelled by an answer."),
  POWER_ZAPPED("R-20.7", "A zapped power is off for the rest of the encounter."),
  POWER_LOST("R-20.4", "With too few home colonies a power is lost."),
  POWER_BACK("R-20.4", "With enough home colonies a power is back at once."),
  ALIEN_CHOSEN("R-2.5", "Aliens are revealed when all have chosen."),
  ALIEN_CHANGED("R-20.11", "An effect gave an alien to another player."),
  ALIEN_SHOWN("R-25.8", "An alien that lay face down is turned up as its power is first used."),
  TOTAL_CHANGED("R-12.1", "Effects and reinforcements change a side of the encounter."),
  TOTAL_COUNTED("R-12.1", "A total is the card, the ships of the side, and whatever is added."),
  WON_BY_TOTAL("R-12.1", "The higher total wins; a tie goes to the defense."),
  WON_BY_ATTACK("R-12.4", "An attack beats a negotiate, whatever the numbers."),
  WON_BY_EFFECT("R-12.10", "An effect decided the encounter."),
  BOTH_LOST("R-10.4", "Both sides lose all ships in the encounter."),
  RESETTLED("R-6.4", "An empty home planet was settled again: a successful encounter."),
  TARGET_GRANTED("R-15.2", "The defense granted a colony: the encounter is over, and successful."),
  DEAL_OFFERED("R-14.12", "Either main player may make offers."),
  DEAL_MADE("R-14.9", "A deal is carried out, both halves at once."),
  DEAL_FAILED("R-14.10", "Without agreement, or when it cannot be kept, the deal fails."),
  REWARDS_CHOSEN("R-13.7", "A defensive ally says how many cards and ships it takes."),
  CARDS_LAID_ASIDE("HZ-5", "Cards were looked at and laid aside for whoever wins."),
  CARDS_REMOVED("HZ-4", "An effect took cards out of the game."),
  PLANET_ADDED("TC-10.3", "A planet came to the table."),
  PLANET_REMOVED("R-16.9", "A planet left the table; ships on it go where the effect says."),
  TOKEN_PLACED("TC-10", "A token was placed."),
  COUNTER_CHANGED("R-20.6", "An alien counts on its sheet."),
  DECK_RESHUFFLED("R-17.2", "An empty deck is made from its discard pile."),
  DESTINY_RESHUFFLED("R-6.1", "Before the last destiny card is drawn the pile is shuffled in."),
  COSMIC_QUAKE("R-17.3", "Deck and discard pile were empty: all hands go back and are dealt anew."),
  NO_ENCOUNTER_CARD("R-9.3", "Without an encounter card the offense loses the rest of its turn."),
  NO_SHIP_TO_LAUNCH("R-7.6", "Without a ship to launch the turn ends."),
  NOTHING_TO_AIM_AT("H-190", "With nothing left to aim at the turn ends."),
  GAME_WON("R-22.1", "Enough foreign colonies at one time win the game."),
  GAME_SHARED("R-22.2", "All who reach the goal at the same moment win together."),
  GAME_WON_OTHERWISE("R-22.5", "Some powers can win the game by other means."),
  GAME_STOPPED("R-22.8", "After very many turns the game stops without a winner.");

  private final Wording wording;

  EventReason(String rule, String words) {
    this.wording = new Wording(rule, words, words);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
