package hypergate.variant.technology;

import hypergate.game.event.Event;
import hypergate.game.explain.Told;
import hypergate.game.explain.Wording;
import hypergate.game.session.Origin;
import org.jspecify.annotations.Nullable;

/// Why things happen with techs.
enum TechHappening implements Told {
  SHIPS_RESEARCH("TC-4.4", "A ship went to research a tech."),
  TECHS_DEALT("TC-3.3", "Each player keeps one of the techs dealt."),
  TECH_TAKEN("TC-5.1", "New tech was taken instead of a further encounter."),
  TECH_RESEARCHED(
      "TC-4.1", "In the tech step each player may research, complete or abandon one tech."),
  TECH_COMPLETED("TC-4.5", "A tech with enough ships is turned up."),
  TECH_REVEALED("TC-7.1", "A secret tech is turned up by its own text."),
  TECH_DISCARDED("TC-4.6", "A tech goes to the discard pile when it has been used or abandoned."),
  TECHS_LAID_OUT("H-80", "At this table first techs are chosen in turn from all of them."),
  TECH_RESET("TC-7.3", "A reset tech lies face down again and can be researched anew."),
  TECH_COPIED("TC-10.5", "A tech card became a copy of another tech."),
  TECH_GIVEN("TC-9.1", "A tech changes hands as it is."),
  TECHS_RESHUFFLED("TC-5.5", "An empty tech deck is made from the discarded techs.");

  private final Wording wording;

  TechHappening(String rule, String words) {
    this.wording = new Wording(rule, words, words);
  }

  @Override
  public Wording wording() {
    return wording;
  }

  /// Why an event happened.
  static TechHappening of(TechEvent event, Origin origin) {
    return switch (event) {
      case TechEvent.TechKept _ -> origin.encounter() == 0 ? TECHS_DEALT : TECH_TAKEN;
      case TechEvent.Researched _ -> TECH_RESEARCHED;
      case TechEvent.TechCompleted _ -> origin.cause().isEmpty() ? TECH_COMPLETED : TECH_REVEALED;
      case TechEvent.TechDiscarded _ -> TECH_DISCARDED;
      case TechEvent.TechsLaidOut _ -> TECHS_LAID_OUT;
      case TechEvent.TechReset _ -> TECH_RESET;
      case TechEvent.TechCopied _ -> TECH_COPIED;
      case TechEvent.TechGiven _ -> TECH_GIVEN;
    };
  }

  /// The same for events that are not of techs alone; null for others.
  static @Nullable TechHappening behind(Event event) {
    return switch (event) {
      case Event.ShipsMoved(var _, var _, var to, var _) when to.equals("tech") -> SHIPS_RESEARCH;
      case Event.Reshuffled(var deck, var _) when deck.equals(TechDeck.NAME) -> TECHS_RESHUFFLED;
      default -> null;
    };
  }
}
