package hypergate.cli.terminal;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import java.util.stream.Collectors;

/// What lies on the table: aliens and their powers, planets, tokens, counters, decks.
final class TableStory {
  private final Voice voice;
  private final EncounterStory encounter;

  TableStory(Voice voice, EncounterStory encounter) {
    this.voice = voice;
    this.encounter = encounter;
  }

  void zapped(Event.Zapped it) {
    voice.line(
        voice.whose(it.seat())
            + " power "
            + voice.card(it.alien())
            + " is zapped: off until the encounter ends.");
  }

  void power(Event.PowerChanged it) {
    voice.line(
        it.lost()
            ? voice.does(it.seat(), "loses the power: too few home colonies left.")
            : voice.does(it.seat(), "has enough home colonies again: the power is back."));
  }

  void shown(Event.AlienShown it) {
    voice.line(voice.does(it.seat(), "turns an alien sheet up."));
    alien(it.seat(), it.alien(), true);
  }

  void read(Event.SheetRead it) {
    voice.line(
        it.alien().isEmpty()
            ? voice.does(it.seat(), "reads a sheet aloud: " + it.text() + ".")
            : "The sheet is that of " + voice.card(it.alien()) + ".");
  }

  void laidOut(Event.AliensLaidOut it) {
    voice.line("Aliens to choose from: " + voice.cards(it.aliens()) + ".");
    voice.line(voice.does(it.first(), "chooses first."));
  }

  void alien(Event.AlienChanged it) {
    alien(it.seat(), it.alien(), it.gained());
  }

  private void alien(Seat seat, String alien, boolean gained) {
    if (alien.isEmpty()) {
      voice.line(
          voice.does(
              seat, gained ? "has an alien face down." : "no longer has its face-down alien."));
      return;
    }
    if (!gained) {
      voice.persons().isNoLonger(seat, alien);
      voice.line(voice.does(seat, "is no longer " + voice.card(alien) + "."));
      return;
    }
    voice.persons().becomes(seat, alien);
    String who =
        voice.persons().isReader(seat)
            ? "You are "
            : voice.look().seat(seat, seat.letter())
                + (seat.in(voice.persons().own()) ? " (you)" : "")
                + " is ";
    voice.line(who + voice.boldly(alien) + ": " + voice.texts().text(alien));
    if (!encounter.isStarted()) voice.isExplained(alien);
  }

  void planet(Event.PlanetChanged it) {
    voice.line(
        it.added()
            ? "A new planet comes to the table: " + it.planet() + "."
            : "The planet " + it.planet() + " is destroyed.");
  }

  void drifted(Event.PlanetDrifted it) {
    voice.line(
        it.away()
            ? "The planet " + it.planet() + " is in the warp now, with everything on it."
            : "The planet " + it.planet() + " is back from the warp.");
  }

  void token(Event.TokenPlaced it) {
    voice.line("The token " + voice.card(it.token()) + " is at " + it.where() + ".");
  }

  void counted(Event.Counted it) {
    voice.line(voice.whose(it.seat()) + " " + it.counter() + ": " + it.now() + ".");
  }

  void personsExchanged(Event.PersonsExchanged it) {
    voice.line(
        "The players at " + it.one() + " and " + it.other() + " change places; all else stays.");
    if (!voice.persons().exchange(it.one(), it.other())) return;
    String seats =
        Seat.listOf(voice.persons().own()).stream()
            .map(Seat::letter)
            .collect(Collectors.joining(" and "));
    voice.line("From now on you play " + seats + ".");
  }

  void reshuffled(Event.Reshuffled it) {
    voice.line(
        it.quake()
            ? "Cosmic quake: the deck is used up; all hands are shuffled in and dealt anew."
            : "The discard pile is shuffled and becomes the " + it.deck().notation() + ".");
  }
}
