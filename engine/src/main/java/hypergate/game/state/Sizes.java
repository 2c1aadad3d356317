package hypergate.game.state;

import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;

/// How much a table holds, and where what lies in the bytes of a [State].
public sealed class Sizes permits Layout {
  /// Cosmic cards that a game can hold.
  public static final int CARDS = 128;

  /// Cards of aliens that a game can hold: its flares from the first place on, its Pulsars
  /// from the last place back.
  public static final int ALIEN_CARDS = 28;

  /// Flares that one seat can be dealt at setup, for two powers.
  public static final int DEALT_EACH = 5;

  /// Powers that one seat can have at a time.
  public static final int POWERS = 4;

  /// Power instances at the table: instance `seat * 4 + slot`.
  public static final int INSTANCES = Seat.MOST * POWERS;

  /// Alien sheets laid out in a row beside one that takes on one after another.
  public static final int STAGES = 5;

  /// Places for alien sheets: the power instances, then the row of stages.
  public static final int SHEETS = INSTANCES + STAGES;

  /// Counters that last as long as the power stays with its owner.
  public static final int COUNTERS = 4;

  /// Marks that vanish with the encounter.
  public static final int MARKS = 2;

  /// Windows that effects can act in.
  public static final int WINDOWS = 64;

  /// Tech cards in a game.
  public static final int TECHS = 80;

  /// Tech cards in front of all owners together.
  public static final int TECH_SLOTS = 48;

  /// Destiny cards in a game.
  public static final int DESTINIES = 40;

  /// Cards of the reward deck in a game.
  public static final int REWARDS = 32;

  /// Hazard cards in a game.
  public static final int HAZARDS = 64;

  /// Hazards in play at the same time.
  public static final int HAZARD_SLOTS = 12;

  /// Essence cards of all aliens together.
  public static final int ESSENCES = 24;

  /// Fields of Tech levels.
  public static final int FIELDS = 5;

  // ---- bytes

  /// Ships at each place, one byte a seat.
  public static final int SHIPS = 0;

  /// The cosmic deck, top card last.
  public static final int DECK = SHIPS + Place.TECH * Seat.MOST;

  /// The cosmic discard pile, top card last.
  public static final int DISCARD = DECK + CARDS;

  /// The tech deck, top card last.
  public static final int TECH_DECK = DISCARD + CARDS;

  /// The tech discard pile, top card last.
  public static final int TECH_DISCARD = TECH_DECK + TECHS;

  /// The destiny deck, top card last.
  public static final int DESTINY = TECH_DISCARD + TECHS;

  /// The destiny discard pile, top card last.
  public static final int DESTINY_DISCARD = DESTINY + DESTINIES;

  /// Which alien each card of an alien belongs to, plus one; 0 is no card.
  public static final int CARD_ALIEN = DESTINY_DISCARD + DESTINIES;

  /// Who played each card of an alien in this encounter, plus one, and how.
  public static final int CARD_PLAYED = CARD_ALIEN + ALIEN_CARDS;

  /// The alien of each power instance, plus one.
  public static final int ALIEN = CARD_PLAYED + ALIEN_CARDS;

  /// Whether each power instance is zapped for this encounter.
  public static final int ZAPPED = ALIEN + SHEETS;

  /// The card of each tech slot, plus one; 0 is a free slot.
  public static final int TECH_ID = ZAPPED + SHEETS;

  /// The owner of each tech slot.
  public static final int TECH_OWNER = TECH_ID + TECH_SLOTS;

  /// Ships on each tech slot.
  public static final int TECH_SHIPS = TECH_OWNER + TECH_SLOTS;

  /// 1 when the tech of the slot is complete, that is face up.
  public static final int TECH_COMPLETE = TECH_SHIPS + TECH_SLOTS;

  /// The X of each tech slot, fixed when it was completed.
  public static final int TECH_X = TECH_COMPLETE + TECH_SLOTS;

  /// The card stored under each tech slot, plus one.
  public static final int TECH_STORED = TECH_X + TECH_SLOTS;

  /// Marks of each tech slot that vanish with the encounter.
  public static final int TECH_MARK = TECH_STORED + TECH_SLOTS;

  /// 1 when the tech of each slot has been completed before and was reset.
  public static final int TECH_AGAIN = TECH_MARK + TECH_SLOTS;

  /// The card that lies in each slot and copies another, plus one; 0 when it is what it is.
  public static final int TECH_COPYING = TECH_AGAIN + TECH_SLOTS;

  /// Where the token of each slot's tech is, plus one; 0: it has none, or it is in the box. The
  /// planet left of a lunar cannon; the first planet of the system of a token that stands there.
  public static final int TECH_TOKEN = TECH_COPYING + TECH_SLOTS;

  /// The place of the ship that each slot's tech has brought into the game, plus one; 0: it has
  /// none.
  public static final int TOKEN_SHIP_PLACE = TECH_TOKEN + TECH_SLOTS;

  /// Aliens dealt at setup, [#DEALT_EACH] places a seat, plus one; those chosen come first.
  public static final int DEALT = TOKEN_SHIP_PLACE + TECH_SLOTS;

  /// The planet beside which each card of a sheet's pile lies, plus one; 0 for none.
  public static final int BESIDE_PLANET = DEALT + DEALT_EACH * Seat.MOST;

  /// The hazard deck, top card last.
  public static final int HAZARD_DECK = BESIDE_PLANET + CARDS;

  /// The hazard discard pile, top card last.
  public static final int HAZARD_DISCARD = HAZARD_DECK + HAZARDS;

  /// The hazards in play, plus one, in the order in which they came.
  public static final int HAZARD_ID = HAZARD_DISCARD + HAZARDS;

  /// Who holds each hazard in play, plus one; 0 for nobody.
  public static final int HAZARD_HOLDER = HAZARD_ID + HAZARD_SLOTS;

  /// How each power instance came to its owner, as the ordinal of an origin.
  public static final int ORIGIN = HAZARD_HOLDER + HAZARD_SLOTS;

  /// Where each essence card is: see [hypergate.game.Essences].
  public static final int ESSENCE = ORIGIN + SHEETS;

  /// The token of an alien that lies before each seat, from 1; 0 for none.
  public static final int SEAT_TOKEN = ESSENCE + ESSENCES;

  /// The reward deck, top card last.
  public static final int REWARD_DECK = SEAT_TOKEN + Seat.MOST;

  /// The discard pile of the reward deck, top card last.
  public static final int REWARD_DISCARD = REWARD_DECK + REWARDS;

  /// The moon of each moon slot, plus one; 0 is a free slot.
  public static final int MOON_ID = REWARD_DISCARD + REWARDS;

  /// The planet that each moon is attached to.
  public static final int MOON_PLANET = MOON_ID + Place.MOONS;

  /// The seats that know each moon, as a mask.
  public static final int MOON_KNOWN = MOON_PLANET + Place.MOONS;

  /// How each moon lies and what has been done with it, as bits: see
  /// [hypergate.variant.moons.Moons].
  public static final int MOON_STATE = MOON_KNOWN + Place.MOONS;

  /// Who was on each moon when last looked at, plus one; 0 for nobody.
  public static final int MOON_HOLDER = MOON_STATE + Place.MOONS;

  /// The moon that each seat has not kept at setup, plus one.
  public static final int MOON_LEFT = MOON_HOLDER + Place.MOONS;

  public static final int BYTES = MOON_LEFT + Seat.MOST;

  /// No objects.
  protected Sizes() {}
}
