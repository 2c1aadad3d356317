package hypergate.game.event;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import java.util.List;

/// Something that happened at the table. Cards and effects are in notation. Each kind says in
/// [#seenBy] what other seats learn; the switch there has no default, so that a new kind of event
/// does not compile until its secrecy has been decided. What happens in a variant alone are kinds
/// of its own, sealed like this one: [OfVariant].
public sealed interface Event {
  /// A new turn began.
  record TurnBegan(Seat seat) implements Event {}

  /// A new encounter began; `number` counts in the turn, 0 for one outside the order of turns.
  record EncounterBegan(Seat offense, int number) implements Event {}

  /// The next phase began.
  record PhaseBegan(String phase) implements Event {}

  /// A destiny card was turned up.
  record DestinyDrawn(Seat offense, String card) implements Event {}

  /// A destiny card was refused or made void.
  record DestinyDiscarded(String card) implements Event {}

  /// The defense is fixed.
  record DefenseNamed(Seat offense, Seat defense) implements Event {}

  /// The gate points at a planet.
  record Aimed(Seat offense, Planet target) implements Event {}

  /// Ships went from one place to another.
  record ShipsMoved(Seat owner, String from, String to, int count) implements Event {}

  /// Ships were lost to the warp.
  record ShipsLost(Seat owner, int count, String cause) implements Event {}

  /// Ships left the game.
  record ShipsRemoved(Seat owner, int count, String cause) implements Event {}

  /// Ships that were about to be lost stay.
  record ShipsSaved(Seat owner, int count, String cause) implements Event {}

  /// A side invited players.
  record Invited(Seat by, List<Seat> seats) implements Event {}

  /// A player joined a side.
  record Joined(Seat seat, String side, int ships) implements Event {}

  /// A player stayed out.
  record StayedOut(Seat seat) implements Event {}

  /// Cards were drawn from the deck.
  record Drew(Seat seat, int count, List<String> cards, String cause) implements Event {}

  /// Cards went from one hand to another.
  record Took(Seat to, Seat from, int count, List<String> cards, String cause) implements Event {}

  /// Cards were discarded face up.
  record Discarded(Seat seat, List<String> cards, String cause) implements Event {}

  /// A whole hand was shown and replaced.
  record NewHand(Seat seat, List<String> shown) implements Event {}

  /// A card from the discard pile was taken, in the open.
  record TookBack(Seat seat, String card, String cause) implements Event {}

  /// A player looked at cards that others cannot see; those of itself are the top of a deck.
  record LookedAt(Seat seat, Seat owner, List<String> cards, String cause) implements Event {}

  /// A player showed everybody cards of its hand.
  record Showed(Seat seat, List<String> cards, String cause) implements Event {}

  /// A player told everybody the type of a card that others cannot see.
  record TypeTold(Seat seat, String type, String cause) implements Event {}

  /// An encounter card was put face down.
  record Selected(Seat seat, String card) implements Event {}

  /// An encounter card was turned up.
  record Revealed(Seat seat, String card) implements Event {}

  /// A revealed card counts as something else now.
  record CardChanged(Seat seat, String counts, String cause) implements Event {}

  /// An effect is being used.
  record Used(Seat seat, String effect) implements Event {}

  /// A use came to nothing.
  record Cancelled(Seat seat, String effect, String cause) implements Event {}

  /// A power is off for the rest of the encounter.
  record Zapped(Seat seat, String alien) implements Event {}

  /// A power was lost, or is back, for the number of home colonies.
  record PowerChanged(Seat seat, boolean lost) implements Event {}

  /// A seat has another alien; one that lies face down is empty for everybody else.
  record AlienChanged(Seat seat, String alien, boolean gained, boolean faceDown) implements Event {}

  /// Aliens lie open to be chosen in turn; a seat chooses first.
  record AliensLaidOut(Seat first, List<String> aliens) implements Event {}

  /// An alien that lay face down is turned up.
  record AlienShown(Seat seat, String alien) implements Event {}

  /// A player read aloud what stands on an alien sheet that only it can see; afterwards everybody
  /// learns which alien that is. Before, the alien is empty.
  record SheetRead(Seat seat, String text, String alien) implements Event {}

  /// A side's total changes.
  record TotalChanged(int side, int amount, String cause) implements Event {}

  /// How a side's total came out, term by term.
  record TotalCounted(int side, int total, List<Term> terms) implements Event {}

  /// What decides an encounter.
  enum Grounds {
    /// The totals of both sides.
    TOTALS,
    /// An attack against a negotiate.
    ATTACK,
    /// An empty home planet that is settled again.
    EMPTY_HOME,
    /// An effect.
    EFFECT
  }

  /// The encounter is decided.
  ///
  /// @param offensive total of the offense; 0 where totals have not decided
  /// @param defensive total of the defense; 0 where totals have not decided
  /// @param upset whether an effect has turned the result round
  /// @param cause id of the effect that decided; empty when none did, or when it is not known
  record Decided(
      Outcome outcome,
      Seat offense,
      Seat defense,
      Grounds grounds,
      int offensive,
      int defensive,
      boolean upset,
      String cause)
      implements Event {

    /// An encounter that an effect decides.
    ///
    /// @param cause its id; empty when it is not known
    public static Decided by(String cause, Outcome outcome, Seat offense, Seat defense) {
      return new Decided(outcome, offense, defense, Grounds.EFFECT, 0, 0, false, cause);
    }
  }

  /// An offer was made in a deal.
  record Offered(Seat seat, OfferTerms terms) implements Event {}

  /// A deal was struck or failed.
  ///
  /// @param cause id of the effect that let it fail; empty when none did
  record DealEnded(boolean made, String cause) implements Event {}

  /// A player chose its rewards.
  record Rewarded(Seat seat, int cards, int ships) implements Event {}

  /// Cards were laid aside, from wherever: the deck, a hand, a pile. Others hear how many.
  record LaidAside(Seat seat, int count, List<String> cards, String cause) implements Event {}

  /// A player took cards back into its hand that it had laid aside itself, face down.
  record PickedUp(Seat seat, int count, List<String> cards, String cause) implements Event {}

  /// Cards left the game for good.
  record CardsRemoved(Seat seat, List<String> cards, String cause) implements Event {}

  /// A planet came to the table, or left it.
  record PlanetChanged(Planet planet, boolean added) implements Event {}

  /// A planet went into the warp with everything on it, or came back from there.
  record PlanetDrifted(Planet planet, boolean away) implements Event {}

  /// A token was put somewhere.
  record TokenPlaced(String token, String where) implements Event {}

  /// A counter on a sheet changed.
  record Counted(Seat seat, String counter, int now) implements Event {}

  /// A discard pile was shuffled into a new deck; `quake` when all hands went with it.
  record Reshuffled(DeckName deck, boolean quake) implements Event {}

  /// What keeps an encounter from being fought.
  enum Obstacle {
    /// The offense has no encounter card.
    NO_ENCOUNTER_CARD,
    /// The defense can get no encounter card (H-159).
    NO_CARD_TO_GET,
    /// The offense has no ship to launch.
    NO_SHIP,
    /// Nothing is left to aim at (H-190).
    NO_TARGET
  }

  /// The encounter ended before it was fought.
  record CalledOff(Seat offense, Obstacle obstacle) implements Event {}

  /// The persons at two seats have changed places; everything else has stayed at its seat.
  ///
  /// @param cause id of the effect by which they did
  record PersonsExchanged(Seat one, Seat other, String cause) implements Event {}

  /// What ends a game.
  enum Ending {
    /// Enough foreign colonies.
    COLONIES,
    /// An effect by which players win, or all lose.
    EFFECT,
    /// Very many turns.
    TURN_LIMIT,
    /// No planet is left at which anybody could aim (H-690).
    NO_PLANETS
  }

  /// The game is over.
  ///
  /// @param cause id of the effect that ended it; empty when none did
  record GameWon(List<Seat> winners, Ending ending, String cause) implements Event {}

  /// Something that happened and that only a variant knows. Each variant has one sealed type of
  /// these, with a record for each kind, and decides itself what other seats learn of it.
  non-sealed interface OfVariant extends Event {
    @Override
    Event seenBy(Seat viewer);

    @Override
    boolean reveals();
  }

  /// What a seat learns of this event; spectators are [Seat#NONE].
  default Event seenBy(Seat viewer) {
    return switch (this) {
      case Drew(var seat, var count, var _, var cause) when seat != viewer ->
          new Drew(seat, count, List.of(), cause);
      case Took(var to, var from, var count, var _, var cause)
          when to != viewer && from != viewer ->
          new Took(to, from, count, List.of(), cause);
      case LookedAt(var seat, var owner, var _, var cause) when seat != viewer && owner != viewer ->
          new LookedAt(seat, owner, List.of(), cause);
      case LaidAside(var seat, var count, var _, var cause) when seat != viewer ->
          new LaidAside(seat, count, List.of(), cause);
      case PickedUp(var seat, var count, var _, var cause) when seat != viewer ->
          new PickedUp(seat, count, List.of(), cause);
      case Selected(var seat, var _) when seat != viewer -> new Selected(seat, "");
      case AlienChanged(var seat, var _, var gained, var faceDown)
          when faceDown && seat != viewer ->
          new AlienChanged(seat, "", gained, true);
      case TurnBegan _,
          EncounterBegan _,
          PhaseBegan _,
          DestinyDrawn _,
          DestinyDiscarded _,
          DefenseNamed _,
          Aimed _,
          ShipsMoved _,
          ShipsLost _,
          ShipsRemoved _,
          ShipsSaved _,
          Invited _,
          Joined _,
          StayedOut _,
          Drew _,
          Took _,
          Discarded _,
          NewHand _,
          TookBack _,
          LookedAt _,
          Showed _,
          TypeTold _,
          Selected _,
          Revealed _,
          CardChanged _,
          Used _,
          Cancelled _,
          Zapped _,
          PowerChanged _,
          AlienChanged _,
          AlienShown _,
          SheetRead _,
          AliensLaidOut _,
          TotalChanged _,
          TotalCounted _,
          Decided _,
          Offered _,
          DealEnded _,
          Rewarded _,
          LaidAside _,
          PickedUp _,
          CardsRemoved _,
          PlanetChanged _,
          PlanetDrifted _,
          TokenPlaced _,
          Counted _,
          Reshuffled _,
          CalledOff _,
          PersonsExchanged _,
          GameWon _ ->
          this;
      case OfVariant own -> own.seenBy(viewer);
    };
  }

  /// Whether the event shows somebody something that was hidden or random, so that an answer before
  /// it cannot be taken back.
  default boolean reveals() {
    return switch (this) {
      case DestinyDrawn _,
          Drew _,
          Took _,
          NewHand _,
          LookedAt _,
          Showed _,
          TypeTold _,
          Revealed _,
          Discarded _,
          LaidAside _,
          AlienChanged _,
          AlienShown _,
          SheetRead _,
          AliensLaidOut _,
          Reshuffled _,
          Used _,
          PersonsExchanged _,
          GameWon _ ->
          true;
      case OfVariant own -> own.reveals();
      default -> false;
    };
  }
}
