package hypergate.game.explain;

import hypergate.game.card.Content;
import hypergate.game.card.Variant;
import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;

/// The rule behind each kind of event. The switch has no default, so that a new kind of event does
/// not compile until somebody has said why it happens; a variant says it of its own.
final class EventRule {
  private EventRule() {}

  /// Why events of this kind happen.
  ///
  /// @param origin where this one came from
  static Reason of(Content content, Event event, Origin origin) {
    for (Variant variant : content.variants()) {
      Reason own = Explained.of(variant).behind(event, origin);
      if (own != null) return own;
    }
    return switch (event) {
      case Event.TurnBegan _ -> EventReason.TURN_PASSES;
      case Event.EncounterBegan(var _, var number) ->
          number == 0
              ? EventReason.ENCOUNTER_EXTRA
              : number == 1 ? EventReason.ENCOUNTER_FIRST : EventReason.ENCOUNTER_SECOND;
      case Event.PhaseBegan _ -> EventReason.PHASE_FOLLOWS;
      case Event.DestinyDrawn _ -> EventReason.DESTINY_TURNED_UP;
      case Event.DestinyDiscarded _ -> EventReason.DESTINY_REFUSED;
      case Event.DefenseNamed _ -> EventReason.DEFENSE_NAMED;
      case Event.Aimed _ -> EventReason.GATE_AIMED;
      case Event.ShipsMoved(var _, var from, var to, var _) -> moved(from, to);
      case Event.ShipsLost(var _, var _, var cause) -> lost(cause);
      case Event.ShipsRemoved _ -> EventReason.SHIPS_LEFT_THE_GAME;
      case Event.ShipsSaved _ -> EventReason.SHIPS_SAVED;
      case Event.Invited _ -> EventReason.ALLIES_INVITED;
      case Event.Joined _, Event.StayedOut _ -> EventReason.SIDE_JOINED;
      case Event.Drew(var _, var _, var _, var cause) ->
          cause.equals("setup") ? EventReason.CARDS_DEALT : EventReason.CARDS_DRAWN;
      case Event.Took(var _, var _, var _, var _, var cause) ->
          cause.isEmpty() ? EventReason.CARDS_AS_COMPENSATION : EventReason.CARDS_TAKEN;
      case Event.Discarded _ -> EventReason.CARDS_DISCARDED;
      case Event.NewHand _ -> EventReason.CARDS_FOR_NEW_HAND;
      case Event.TookBack _ -> EventReason.CARD_TAKEN_BACK;
      case Event.LookedAt _ -> EventReason.CARDS_LOOKED_AT;
      case Event.TypeTold _ -> EventReason.TYPE_TOLD;
      case Event.Showed _ -> EventReason.CARDS_SHOWN;
      case Event.Selected _ -> EventReason.CARD_SELECTED;
      case Event.Revealed _ -> EventReason.CARD_REVEALED;
      case Event.CardChanged(var _, var _, var cause) ->
          cause.equals("morph") ? EventReason.CARD_COPIED : EventReason.CARD_CHANGED;
      case Event.Used(var _, var effect) ->
          effect.startsWith("reinforcement-") || effect.startsWith("attack-")
              ? EventReason.REINFORCEMENT_USED
              : EventReason.EFFECT_USED;
      case Event.Cancelled _ -> EventReason.USE_CANCELLED;
      case Event.Zapped _ -> EventReason.POWER_ZAPPED;
      case Event.PowerChanged(var _, var lost) ->
          lost ? EventReason.POWER_LOST : EventReason.POWER_BACK;
      case Event.AlienChanged _ -> EventReason.ALIEN_CHANGED;
      case Event.AlienShown _ -> EventReason.ALIEN_SHOWN;
      case Event.SheetRead _ -> EventReason.SHEET_READ;
      case Event.AliensLaidOut _ -> EventReason.ALIENS_LAID_OUT;
      case Event.TotalChanged _ -> EventReason.TOTAL_CHANGED;
      case Event.TotalCounted _ -> EventReason.TOTAL_COUNTED;
      case Event.Decided decided -> decided(decided);
      case Event.Offered _ -> EventReason.DEAL_OFFERED;
      case Event.DealEnded(var made, var _) ->
          made ? EventReason.DEAL_MADE : EventReason.DEAL_FAILED;
      case Event.Rewarded _ -> EventReason.REWARDS_CHOSEN;
      case Event.LaidAside _ -> EventReason.CARDS_LAID_ASIDE;
      case Event.PickedUp _ -> EventReason.CARDS_PICKED_UP;
      case Event.CardsRemoved _ -> EventReason.CARDS_REMOVED;
      case Event.PlanetChanged(var _, var added) ->
          added ? EventReason.PLANET_ADDED : EventReason.PLANET_REMOVED;
      case Event.PlanetDrifted(var _, var away) ->
          away ? EventReason.PLANET_ADRIFT : EventReason.PLANET_BACK;
      case Event.TokenPlaced _ -> EventReason.TOKEN_PLACED;
      case Event.Counted _ -> EventReason.COUNTER_CHANGED;
      case Event.Reshuffled(var deck, var quake) -> reshuffled(deck, quake);
      case Event.CalledOff(var _, var obstacle) ->
          switch (obstacle) {
            case NO_SHIP -> EventReason.NO_SHIP_TO_LAUNCH;
            case NO_TARGET -> EventReason.NOTHING_TO_AIM_AT;
            case NO_ENCOUNTER_CARD, NO_CARD_TO_GET -> EventReason.NO_ENCOUNTER_CARD;
          };
      case Event.PersonsExchanged _ -> EventReason.PERSONS_EXCHANGED;
      case Event.GameWon(var winners, var ending, var _) -> won(winners.size(), ending);
      case Event.OfVariant other -> behind(content, other).rule(other, origin);
    };
  }

  // The variant of which it is an event.
  private static Explains behind(Content content, Event.OfVariant event) {
    for (Variant variant : content.variants())
      if (variant.events().stream().anyMatch(type -> type.isInstance(event)))
        return Explained.of(variant);
    return Explains.NOTHING;
  }

  private static EventReason moved(String from, String to) {
    if (to.equals("gate")) return EventReason.SHIPS_LAUNCHED;
    if (to.equals("beside")) return EventReason.SHIPS_COMMITTED;
    if (to.equals("warp")) return EventReason.SHIPS_WITHOUT_COLONY;
    if (from.equals("gate") && Planet.named(to).exists()) return EventReason.SHIPS_LANDED;
    if (from.equals("warp")) return EventReason.SHIPS_RETRIEVED;
    return from.isEmpty() ? EventReason.SHIPS_RETURNED : EventReason.SHIPS_MOVED;
  }

  private static EventReason lost(String cause) {
    return switch (cause) {
      case "encounter" -> EventReason.SHIPS_LOST_WITH_SIDE;
      case "deal" -> EventReason.SHIPS_LOST_FOR_DEAL;
      case "cost" -> EventReason.SHIPS_PAID;
      default -> EventReason.SHIPS_LOST_TO_EFFECT;
    };
  }

  private static EventReason decided(Event.Decided event) {
    return switch (event.outcome()) {
      case BOTH_LOSE -> EventReason.BOTH_LOST;
      case RESETTLED -> EventReason.RESETTLED;
      case GRANTED -> EventReason.TARGET_GRANTED;
      default ->
          switch (event.grounds()) {
            case TOTALS -> EventReason.WON_BY_TOTAL;
            case ATTACK -> EventReason.WON_BY_ATTACK;
            case EMPTY_HOME, EFFECT -> EventReason.WON_BY_EFFECT;
          };
    };
  }

  private static EventReason reshuffled(DeckName deck, boolean quake) {
    if (quake) return EventReason.COSMIC_QUAKE;
    if (deck.equals(DeckName.DESTINY)) return EventReason.DESTINY_RESHUFFLED;
    return EventReason.DECK_RESHUFFLED;
  }

  private static EventReason won(int winners, Event.Ending ending) {
    return switch (ending) {
      case TURN_LIMIT -> EventReason.GAME_STOPPED;
      case NO_PLANETS -> EventReason.NO_PLANETS;
      case EFFECT -> EventReason.GAME_WON_OTHERWISE;
      case COLONIES -> winners == 1 ? EventReason.GAME_WON : EventReason.GAME_SHARED;
    };
  }

  /// Who decided it, when a seat did; [Seat#NONE] for what follows by itself.
  static Seat decider(Content content, Event event) {
    return switch (event) {
      case Event.Aimed(var offense, var _) -> offense;
      case Event.Invited(var by, var _) -> by;
      case Event.Joined(var seat, var _, var _) -> seat;
      case Event.StayedOut(var seat) -> seat;
      case Event.ShipsMoved(var owner, var _, var to, var _) ->
          to.equals("warp") ? Seat.NONE : owner;
      case Event.Selected(var seat, var _) -> seat;
      case Event.Revealed(var seat, var _) -> seat;
      case Event.Offered(var seat, var _) -> seat;
      case Event.Rewarded(var seat, var _, var _) -> seat;
      case Event.OfVariant other -> behind(content, other).decider(other);
      default -> Seat.NONE;
    };
  }
}
