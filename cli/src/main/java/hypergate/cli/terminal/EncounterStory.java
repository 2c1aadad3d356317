package hypergate.cli.terminal;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;

/// The course of an encounter up to its battle: turns, destiny, the gate, allies.
final class EncounterStory {
  private final Voice voice;
  private final Journeys journeys;
  private int turn;

  EncounterStory(Voice voice, Journeys journeys) {
    this.voice = voice;
    this.journeys = journeys;
  }

  /// Whether the first turn has begun.
  boolean isStarted() {
    return turn > 0;
  }

  void turn(Event.TurnBegan it) {
    String whose = voice.persons().isReader(it.seat()) ? "yours" : voice.persons().name(it.seat());
    voice.heading("Turn " + ++turn + ": " + whose);
  }

  void begins(Event.EncounterBegan it) {
    journeys.begin();
    voice.forget();
    if (it.number() == 1) return;
    String which = it.number() == 0 ? "an extra" : it.number() == 2 ? "a second" : "another";
    voice.line(voice.does(it.offense(), "has " + which + " encounter."));
  }

  void destiny(Event.DestinyDrawn it) {
    String shown =
        switch (it.card()) {
          case "wild" -> "a wild card: " + voice.whom(it.offense()) + " may choose the defense";
          case "most-foreign-colonies" -> "the player with the most foreign colonies";
          case "fewest-ships-in-warp" -> "the player with the fewest ships in the warp";
          case "most-cards-in-hand" -> "the player with the most cards in hand";
          case "invasion" -> "Invasion!";
          default -> {
            Seat seat = Seat.named(it.card());
            yield seat == it.offense()
                ? "the offense's own colour, " + it.card()
                : seat.exists() ? voice.whom(seat) : it.card();
          }
        };
    voice.line("Destiny: " + shown + ".");
  }

  void destinyDiscarded() {
    voice.line("That destiny card is discarded; another one is drawn.");
  }

  void defense(Event.DefenseNamed it) {
    voice.line(
        voice.does(it.defense(), "is the defense against ") + voice.whom(it.offense()) + ".");
  }

  void aimed(Event.Aimed it) {
    voice.line(voice.does(it.offense(), "points the gate at " + it.target() + "."));
  }

  void invited(Event.Invited it) {
    String whom = it.seats().isEmpty() ? "nobody" : voice.whom(it.seats());
    voice.line(voice.does(it.by(), "invites " + whom + "."));
  }

  void joined(Event.Joined it) {
    journeys.join(it.seat());
    voice.line(
        voice.does(it.seat(), "joins the " + it.side() + " with " + voice.ships(it.ships()) + "."));
  }

  void stayedOut(Event.StayedOut it) {
    voice.line(voice.does(it.seat(), "stays out."));
  }

  void calledOff(Event.CalledOff it) {
    String why =
        switch (it.obstacle()) {
          case NO_ENCOUNTER_CARD -> "the offense has no encounter card";
          case NO_CARD_TO_GET -> "the defense can get no encounter card";
          case NO_SHIP -> "no ship to launch";
          case NO_TARGET -> "nothing to aim at";
        };
    voice.line("The encounter of " + voice.whom(it.offense()) + " is off: " + why + ".");
  }
}
