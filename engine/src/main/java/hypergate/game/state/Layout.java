package hypergate.game.state;

import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;

/// Where what lies in the arrays of [State]. Sizes are for the largest table; unused cells stay
/// zero.
public final class Layout extends Sizes {
  // ---- ints
  public static final int PHASE = 0;
  public static final int TURN = 1;
  public static final int ENCOUNTER_OF_TURN = 2;
  public static final int ENCOUNTERS = 3;
  public static final int TURNS = 4;
  public static final int OVER = 5;
  public static final int WINNERS = 6;
  public static final int FLARE_COUNT = 7;

  /// The Genesis planet, plus one; 0: in the box.
  public static final int GENESIS = 8;

  /// Seats whose power was lost when last looked at.
  public static final int POWER_LOST = 9;

  /// Interrupted encounters (Infinity Drive, wild Warrior): depth, then [#FRAME] cells a frame.
  public static final int DEPTH = 10;

  /// Extra encounters asked for and not yet begun.
  public static final int REQUESTS = 11;

  /// Cells of one extra-encounter request: offense + 1 and forced defense + 1, packed.
  public static final int REQUEST = 12;

  public static final int MOST_REQUESTS = 8;
  public static final int FRAME = REQUEST + MOST_REQUESTS;
  public static final int FRAME_SIZE = 4 + MOST_REQUESTS;
  public static final int MOST_FRAMES = 4;

  /// First cell of the encounter; all cells up to [#ENCOUNTER_END] are cleared when one begins.
  public static final int ENCOUNTER = FRAME + FRAME_SIZE * MOST_FRAMES;

  public static final int OFFENSE = ENCOUNTER;
  public static final int DEFENSE = OFFENSE + 1;
  public static final int TARGET = DEFENSE + 1;
  public static final int DESTINY_CARD = TARGET + 1;
  public static final int FLAGS = DESTINY_CARD + 1;
  public static final int INVITED = FLAGS + 1;
  public static final int ALLIED = INVITED + 2;
  public static final int JOINED = ALLIED + 2;
  public static final int OUTCOME = JOINED + 1;
  public static final int TOTAL = OUTCOME + 1;
  public static final int COMPARED = TOTAL + 2;
  public static final int BONUS = COMPARED + 1;
  public static final int REINFORCED = BONUS + 2;
  public static final int MULTIPLY = REINFORCED + 2;
  public static final int AUTO_WIN = MULTIPLY + 2;
  public static final int SUBTRACT = AUTO_WIN + 1;

  /// What each ship of a seat adds to its side, less one.
  public static final int WORTH = SUBTRACT + 1;

  public static final int SELECTED = WORTH + Seat.MOST;
  public static final int VALUE = SELECTED + Seat.MOST;
  public static final int KIND = VALUE + Seat.MOST;
  public static final int LOST_SHIPS = KIND + Seat.MOST;
  public static final int STARTED_WITH = LOST_SHIPS + Seat.MOST;
  public static final int FLARES_PLAYED = STARTED_WITH + Seat.MOST;
  public static final int PASSED = FLARES_PLAYED + Seat.MOST;
  public static final int FORCED_DEFENSE = PASSED + 1;
  public static final int FORESEES = FORCED_DEFENSE + 1;
  public static final int JOINER = FORESEES + 1;
  public static final int ENTITLED = JOINER + 1;
  public static final int TECH_ACTIONS = ENTITLED + 1;

  /// Cards of compensation that are about to be taken.
  public static final int COMPENSATION = TECH_ACTIONS + 1;

  /// Ships that the offense and the defense lose for a failed deal.
  public static final int PENALTY = COMPENSATION + 1;

  /// Who has set cards aside, plus one.
  public static final int SAVED_BY = PENALTY + 2;

  /// Seats that take on another alien when the encounter is over, as a mask.
  public static final int REBORN = SAVED_BY + 1;

  /// The power instance from whose pile each seat has selected its encounter card, plus one.
  public static final int SELECTED_FROM = REBORN + 1;

  /// The seat that the destiny card named when it was drawn, plus one.
  public static final int NAMED = SELECTED_FROM + Seat.MOST;

  public static final int LOST_SINCE_START = NAMED + 1;

  /// Marks of power instances, cleared with the encounter.
  public static final int MARK = LOST_SINCE_START + Seat.MOST;

  /// What has changed totals in this encounter: two cells each.
  public static final int INFLUENCE = MARK + SHEETS * MARKS;

  public static final int INFLUENCES = 24;

  /// What was named with each flare played in this encounter, and is still to come.
  public static final int CARD_MARK = INFLUENCE + 2 * INFLUENCES;

  /// The value with which each seat's encounter card was turned up.
  public static final int FACE_VALUE = CARD_MARK + ALIEN_CARDS;

  /// The seat whose encounter card is about to be turned up, plus one.
  public static final int TURNING = FACE_VALUE + Seat.MOST;

  /// The encounter card that each main player has used and discarded, plus one.
  public static final int USED_CARD = TURNING + 1;

  /// The card that a main player was given before selection, plus one; hidden from all but the two.
  public static final int GIVEN_CARD = USED_CARD + Seat.MOST;

  /// Who has lent its power to whom for this encounter, plus one each, packed.
  public static final int LENT = GIVEN_CARD + 1;

  /// Whom compensation is taken from, plus one.
  public static final int COMPENSATION_FROM = LENT + 1;

  /// Who chooses the cards of compensation, plus one; 0: they are taken at random.
  public static final int COMPENSATION_BY = COMPENSATION_FROM + 1;

  /// Who is playing a reinforcement that is not cancelled yet, plus one.
  public static final int REINFORCER = COMPENSATION_BY + 1;

  /// Ships that count for the offense's total without being there.
  public static final int FORCE = REINFORCER + 1;

  /// Seats whose ships are not lost although their side loses, as a mask.
  public static final int SPARED = FORCE + 1;

  /// Whose powers have been exchanged for this encounter, plus one each, packed; above them whether
  /// one had been lent before.
  public static final int SWAPPED = SPARED + 1;

  /// In a proposal to all: the planet on which each seat would found a colony, plus one.
  public static final int PROPOSED = SWAPPED + 1;

  /// The card that is being played as a reinforcement, plus one; 0 for what is no card.
  public static final int REINFORCING_CARD = PROPOSED + Seat.MOST;

  /// How many reinforcements each seat has played in this encounter.
  public static final int REINFORCEMENTS_BY = REINFORCING_CARD + 1;

  /// The side that loses whatever else applies, plus one.
  public static final int DOOMED = REINFORCEMENTS_BY + Seat.MOST;

  /// Two fronts: the planet of the second and, once it is fought for, of the first, plus one each;
  /// how the first ended; the cards laid down for the second, plus one, the offense's and the
  /// defense's; the defense's allies there; ships that fell on the first and still count.
  public static final int SECOND_TARGET = DOOMED + 1;

  public static final int FIRST_TARGET = SECOND_TARGET + 1;
  public static final int FIRST_OUTCOME = FIRST_TARGET + 1;
  public static final int SECOND_CARD = FIRST_OUTCOME + 1;
  public static final int SECOND_ALLIES = SECOND_CARD + 2;
  public static final int FALLEN = SECOND_ALLIES + 1;

  /// The outpost whose ship helps to defend its planet, by its slot, plus one.
  public static final int OUTPOST_DEFENDS = FALLEN + Seat.MOST;

  public static final int ENCOUNTER_END = OUTPOST_DEFENDS + 1;

  /// One past the highest tech slot in use.
  public static final int TECH_TOP = ENCOUNTER_END;

  /// Counters of power instances.
  public static final int COUNTER = TECH_TOP + 1;

  /// How many hazards are in play.
  public static final int HAZARDS_IN_PLAY = COUNTER + SHEETS * COUNTERS;

  /// 1 while the direction of play is reversed.
  public static final int REVERSED = HAZARDS_IN_PLAY + 1;

  /// Power instances whose sheets lie face down, as a mask.
  public static final int FACE_DOWN = REVERSED + 1;

  /// 1 when a seat may hold cards that it must discard at once.
  public static final int SWEEP = FACE_DOWN + 1;

  /// Seats that have met a condition of their own to win and were kept from it, as a mask.
  public static final int KEPT_FROM_WIN = SWEEP + 1;

  /// The alien beside whose sheet the stages lie, plus one; 0 for none.
  public static final int STAGED = KEPT_FROM_WIN + 1;

  /// The stage under which its sheet is, from 0.
  public static final int STAGE = STAGED + 1;

  /// 1 once the reward deck is in the game.
  public static final int REWARDS_IN_USE = STAGE + 1;

  /// Tech levels: a cell a field, two bits a seat.
  public static final int LEVELS = REWARDS_IN_USE + 1;

  /// 1 when a ship has come to an outpost or has left one since they were last looked at.
  public static final int OUTPOSTS_STIRRED = LEVELS + FIELDS;

  /// How many Pulsars are in the game.
  public static final int PULSARS = OUTPOSTS_STIRRED + 1;

  /// How many Pulsars have an effect in this encounter.
  public static final int PULSARS_IN_FORCE = PULSARS + 1;

  /// Phases that have begun.
  public static final int PHASES = PULSARS_IN_FORCE + 1;

  /// How many had begun when the present encounter did.
  public static final int PHASES_BEFORE = PHASES + 1;

  /// 1 once the techs have been shuffled.
  public static final int TECHS_SHUFFLED = PHASES_BEFORE + 1;

  public static final int INTS = TECHS_SHUFFLED + 1;

  // ---- words
  /// Hands, two words a seat.
  public static final int HAND = 0;

  /// Piles of power instances, two words each.
  public static final int PILE = HAND + 2 * Seat.MOST;

  /// Cards on their way: selected, being played, stored under a tech.
  public static final int ASIDE = PILE + 2 * SHEETS;

  /// Cards in any hand or playable pile.
  public static final int HELD = ASIDE + 2;

  /// Cards that their owner has set aside face down until something is over (wild Miser).
  public static final int SAVED = HELD + 2;

  /// Cards that players have laid out face up at the gate (Protective NRG Halo).
  public static final int AT_GATE = SAVED + 2;

  /// Cards of the deck that lie face down beside the encounter.
  public static final int LAID_ASIDE = AT_GATE + 2;

  /// Pulsars that lie face up before their players while their effects last.
  public static final int RUNNING = LAID_ASIDE + 2;

  /// Cards whose place each seat knows although they are hidden, two words a seat.
  public static final int KNOWN = RUNNING + 2;

  public static final int OCCUPIED = KNOWN + 2 * Seat.MOST;

  /// Planets on which each seat had ships when last looked at.
  public static final int WAS_OCCUPIED = OCCUPIED + Seat.MOST;

  public static final int PLANETS = WAS_OCCUPIED + Seat.MOST;
  public static final int RANDOM = PLANETS + 1;

  /// For each window the power instances that act there: mandatory abilities in the low half,
  /// optional ones in the high half.
  public static final int POWER_WINDOWS = RANDOM + 2;

  /// Windows in which something that stands somewhere acts, cards that are held left aside.
  public static final int ACTING = POWER_WINDOWS + WINDOWS;

  /// Windows in which something that stands somewhere must act.
  public static final int ACTING_MUST = ACTING + 1;

  /// Queries that something that stands somewhere bends.
  public static final int BENT = ACTING_MUST + 1;

  /// Windows in which each seat may use something, cards that it holds left aside.
  public static final int SEAT_ACTING = BENT + 1;

  /// The same of every kind of stands, a word each, and by seats of those that act for seats.
  public static final int STAND_WINDOWS = SEAT_ACTING + Seat.MOST;

  public static final int MOST_STANDS = 8;
  public static final int STAND_MUSTS = STAND_WINDOWS + MOST_STANDS;
  public static final int STAND_QUERIES = STAND_MUSTS + MOST_STANDS;
  public static final int SEAT_STANDS = STAND_QUERIES + MOST_STANDS;
  public static final int MOST_SEAT_STANDS = 3;

  /// Cards that cannot be played again in this encounter, two words.
  public static final int SPENT = SEAT_STANDS + MOST_SEAT_STANDS * Seat.MOST;

  /// Cosmic cards that have left the game, two words.
  public static final int OUT = SPENT + 2;

  /// Planets on whose outposts each seat has a ship.
  public static final int ON_OUTPOSTS = OUT + 2;

  /// The tech slots that have brought a ship of each seat into the game.
  public static final int TOKEN_SHIPS = ON_OUTPOSTS + Seat.MOST;

  public static final int WORDS = TOKEN_SHIPS + Seat.MOST;

  // ---- bytes

  /// Ships at each place, one byte a seat.
  public static final int SHIPS = 0;

  /// Which alien each card of an alien belongs to, plus one; 0 is no card.
  public static final int CARD_ALIEN = SHIPS + Place.TECH * Seat.MOST;

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

  /// The hazards in play, plus one, in the order in which they came.
  public static final int HAZARD_ID = BESIDE_PLANET + CARDS;

  /// Who holds each hazard in play, plus one; 0 for nobody.
  public static final int HAZARD_HOLDER = HAZARD_ID + HAZARD_SLOTS;

  /// How each power instance came to its owner, as the ordinal of an origin.
  public static final int ORIGIN = HAZARD_HOLDER + HAZARD_SLOTS;

  /// Where each essence card is: see [hypergate.game.Essences].
  public static final int ESSENCE = ORIGIN + SHEETS;

  /// The token of an alien that lies before each seat, from 1; 0 for none.
  public static final int SEAT_TOKEN = ESSENCE + ESSENCES;

  /// The moon of each moon slot, plus one; 0 is a free slot.
  public static final int MOON_ID = SEAT_TOKEN + Seat.MOST;

  /// The planet that each outpost stands by.
  public static final int OUTPOST_PLANET = MOON_ID + Place.OUTPOSTS;

  /// The seats that know each moon, as a mask.
  public static final int MOON_KNOWN = OUTPOST_PLANET + Place.OUTPOSTS;

  /// How each moon lies and what has been done with it, as bits: see
  /// [hypergate.variant.moons.Moons].
  public static final int MOON_STATE = MOON_KNOWN + Place.OUTPOSTS;

  /// Who was on each moon when last looked at, plus one; 0 for nobody.
  public static final int MOON_HOLDER = MOON_STATE + Place.OUTPOSTS;

  /// The moon that each seat has not kept at setup, plus one.
  public static final int MOON_LEFT = MOON_HOLDER + Place.OUTPOSTS;

  public static final int BYTES = MOON_LEFT + Seat.MOST;

  private Layout() {}

  /// The zone of a seat's hand.
  public static int hand(int seat) {
    return HAND + 2 * seat;
  }

  /// The zone of a power instance's pile.
  public static int pile(int instance) {
    return PILE + 2 * instance;
  }

  /// The zone of the cards that a seat knows to lie where they lie.
  public static int known(int seat) {
    return KNOWN + 2 * seat;
  }
}
