package hypergate.variant.hazards;

import hypergate.game.event.Event;
import hypergate.game.explain.Told;
import hypergate.game.explain.Wording;
import hypergate.game.word.Outcome;
import org.jspecify.annotations.Nullable;

/// Why things happen with hazards.
enum HazardHappening implements Told {
  HAZARD_DRAWN("HZ-2.1", "A hazard warning draws a hazard card in that encounter."),
  HAZARD_HELD("HZ-5", "A hazard that can be held goes to the winner, or changes hands in a deal."),
  ENCOUNTER_REPLACED(
      "HZ-2.10", "The offense took the effect of a hazard: the encounter is over, and successful."),
  HAZARD_DISCARDED(
      "HZ-2.4", "A hazard is discarded when the encounter ends, or a rival drives it out."),
  COUNCIL_PROPOSED("HZ-4.5", "A council needs one deal that everybody accepts."),
  HAZARDS_RESHUFFLED("HZ-2.3", "An empty hazard deck is made from the discarded hazards."),
  GAME_LOST("HZ-4", "A hazard can make everybody lose.");

  private final Wording wording;

  HazardHappening(String rule, String words) {
    this.wording = new Wording(rule, words, words);
  }

  @Override
  public Wording wording() {
    return wording;
  }

  /// Why an event happened.
  static HazardHappening of(HazardEvent event) {
    return switch (event) {
      case HazardEvent.HazardDrawn _ -> HAZARD_DRAWN;
      case HazardEvent.HazardDiscarded _ -> HAZARD_DISCARDED;
      case HazardEvent.HazardHeld _ -> HAZARD_HELD;
      case HazardEvent.Proposed _ -> COUNCIL_PROPOSED;
    };
  }

  /// Why an event that is not of hazards alone happened; null when they have nothing to do with it.
  static @Nullable HazardHappening behind(Event event) {
    return switch (event) {
      case Event.Decided decided when decided.outcome() == Outcome.REPLACED -> ENCOUNTER_REPLACED;
      case Event.Reshuffled(var deck, var quake) when !quake && deck.equals(Hazards.DECK) ->
          HAZARDS_RESHUFFLED;
      case Event.GameWon won when won.winners().isEmpty() && won.ending() == Event.Ending.EFFECT ->
          GAME_LOST;
      default -> null;
    };
  }
}
