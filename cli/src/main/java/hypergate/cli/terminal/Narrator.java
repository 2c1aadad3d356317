package hypergate.cli.terminal;

import hypergate.cli.variants.TerminalVariant;
import hypergate.cli.variants.TerminalVariants;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import java.util.List;

/// Turns events into sentences for one person: what happened, who did it and why. Here stands who
/// tells which kind; a kind that is missing does not compile. What only a variant knows, the
/// variant tells.
public final class Narrator {
  /// A sentence of the story.
  ///
  /// @param text one line, possibly longer than the screen
  /// @param heading whether a turn begins here
  /// @param detail whether it is for the log only, not for the running story
  public record Line(String text, boolean heading, boolean detail) {}

  private final Voice voice;
  private final Journeys journeys;
  private final EncounterStory encounter;
  private final OutcomeStory outcome;
  private final CardStory cards;
  private final TableStory table;

  /// Tells the story to the person who begins at these seats.
  ///
  /// @param own the seats, as a mask
  public Narrator(CardTexts cards, int own, Look look) {
    this.voice = new Voice(cards, own, look);
    this.journeys = new Journeys(voice);
    this.encounter = new EncounterStory(voice, journeys);
    this.outcome = new OutcomeStory(voice);
    this.cards = new CardStory(voice);
    this.table = new TableStory(voice, encounter);
  }

  /// Everything told so far; moves that may still go on are finished first.
  public List<Line> log() {
    journeys.finish();
    return voice.log();
  }

  /// A seat as people call it: `You`, or its letter and alien.
  public String name(Seat seat) {
    return voice.persons().name(seat);
  }

  /// A machine says why it does something.
  ///
  /// @param does what it does, `accepts`
  public void remark(Seat seat, String does, String sentence) {
    journeys.finish();
    voice.line(voice.does(seat, does + ": \"" + sentence + "\""));
  }

  /// Hears an event with everything in it, and keeps what the person may know.
  public void hear(Event event) {
    Event seen = event.seenBy(Seat.NONE);
    for (int i = 0; i < Seat.MOST; i++)
      if (Seat.of(i).in(voice.persons().own()) && event.seenBy(Seat.of(i)).equals(event))
        seen = event;
    if (!(seen instanceof Event.ShipsMoved)) journeys.finish();
    tell(seen);
  }

  private void tell(Event event) {
    switch (event) {
      case Event.TurnBegan it -> encounter.turn(it);
      case Event.EncounterBegan it -> encounter.begins(it);
      case Event.PhaseBegan(var phase) -> voice.detail("· " + phase);
      case Event.DestinyDrawn it -> encounter.destiny(it);
      case Event.DestinyDiscarded _ -> encounter.destinyDiscarded();
      case Event.DefenseNamed it -> encounter.defense(it);
      case Event.Aimed it -> encounter.aimed(it);
      case Event.ShipsMoved it -> journeys.move(it);
      case Event.Invited it -> encounter.invited(it);
      case Event.Joined it -> encounter.joined(it);
      case Event.StayedOut it -> encounter.stayedOut(it);
      case Event.CalledOff it -> encounter.calledOff(it);
      case Event.TotalChanged it -> outcome.totalChanged(it);
      case Event.TotalCounted it -> outcome.totalCounted(it);
      case Event.Decided it -> outcome.decided(it);
      case Event.ShipsLost it -> outcome.lost(it);
      case Event.ShipsRemoved it -> outcome.removed(it);
      case Event.ShipsSaved it -> outcome.saved(it);
      case Event.Offered it -> outcome.offered(it);
      case Event.DealEnded it -> outcome.deal(it);
      case Event.Rewarded it -> outcome.rewarded(it);
      case Event.GameWon it -> outcome.won(it);
      case Event.Drew it -> cards.drew(it);
      case Event.Took it -> cards.took(it);
      case Event.Discarded it -> cards.discarded(it);
      case Event.NewHand it -> cards.newHand(it);
      case Event.TookBack it -> cards.tookBack(it);
      case Event.LookedAt it -> cards.lookedAt(it);
      case Event.TypeTold it -> cards.typeTold(it);
      case Event.Showed it -> cards.showed(it);
      case Event.Selected it -> cards.selected(it);
      case Event.Revealed it -> cards.revealed(it);
      case Event.CardChanged it -> cards.changed(it);
      case Event.Used it -> cards.used(it);
      case Event.Cancelled it -> cards.cancelled(it);
      case Event.LaidAside it -> cards.laidAside(it);
      case Event.PickedUp it -> cards.pickedUp(it);
      case Event.CardsRemoved it -> cards.removed(it);
      case Event.Zapped it -> table.zapped(it);
      case Event.PowerChanged it -> table.power(it);
      case Event.AlienChanged it -> table.alien(it);
      case Event.AlienShown it -> table.shown(it);
      case Event.SheetRead it -> table.read(it);
      case Event.AliensLaidOut it -> table.laidOut(it);
      case Event.PlanetChanged it -> table.planet(it);
      case Event.PlanetDrifted it -> table.drifted(it);
      case Event.TokenPlaced it -> table.token(it);
      case Event.Counted it -> table.counted(it);
      case Event.PersonsExchanged it -> table.personsExchanged(it);
      case Event.Reshuffled it -> table.reshuffled(it);
      case Event.OfVariant it -> ofVariant(it);
    }
  }

  private void ofVariant(Event.OfVariant event) {
    for (TerminalVariant<?> variant : TerminalVariants.ALL) if (variant.hear(event, voice)) return;
  }
}
