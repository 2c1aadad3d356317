package hypergate.game.state;

import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;

/// Where the block of each owner begins in the arrays of [State]: the cells that every game needs.
/// This table knows owners and sizes alone; what lies where in a block is private to its owner, who
/// declares as a game is made who may know what stands there ([Cells]). Blocks follow each other
/// without a gap, which is looked at whenever a game is made. What only some games need is claimed
/// from [Cells] by the part that brings it.
public final class Layout {
  // ---- ints
  /// Whose turn it is, and how far the game has come: `Course`.
  public static final int COURSE = 0;

  /// Phases: `Steps`.
  public static final int STEPS = COURSE + 8;

  /// Encounters outside the order of turns: `ExtraEncounters`.
  public static final int EXTRAS = STEPS + 2;

  /// How many flares are in the game: `Cards`.
  public static final int FLARES = EXTRAS + 2 + 8 + 4 * 12;

  /// Sheets: `Powers`.
  public static final int POWERS = FLARES + 1;

  /// Who was kept from winning: `Goal`.
  public static final int GOAL = POWERS + Sizes.SHEETS * Sizes.COUNTERS + 3 + Seat.MOST;

  /// Whose power was lost when last looked at: `Ships`.
  public static final int MOVES = GOAL + 1;

  /// All cells from here on to [#ENCOUNTER_END] are cleared as an encounter begins.
  static final int ENCOUNTER_BEGIN = MOVES + 1;

  /// The encounter: `EncounterCells`.
  public static final int ENCOUNTER = ENCOUNTER_BEGIN;

  /// What has changed totals: `Influences`.
  public static final int INFLUENCES = ENCOUNTER + 18 * Seat.MOST + 50;

  /// Flares played: `Cards`.
  public static final int CARDS = INFLUENCES + 2 * 24;

  /// Marks of powers: `Powers`.
  public static final int MARKS = CARDS + Sizes.ALIEN_CARDS + Seat.MOST;

  /// Who must be the defense: `ExtraEncounters`.
  public static final int EXTRA = MARKS + Sizes.SHEETS * Sizes.MARKS;

  /// Powers lent: `Lending`.
  public static final int LENDING = EXTRA + 1;

  /// Who has set cards aside: `Piles`.
  public static final int SAVED = LENDING + 6;

  /// Who takes on another alien: `Sheets`.
  public static final int REBIRTH = SAVED + 1;

  /// Encounter cards used: `UsedCards`.
  public static final int USED = REBIRTH + 1;

  static final int ENCOUNTER_END = USED + Seat.MOST;

  /// 1 when a seat may hold cards that it must discard at once.
  public static final int SWEEP = ENCOUNTER_END;

  /// 1 when a ship has come to an outpost or has left one since they were last looked at.
  public static final int OUTPOSTS_STIRRED = SWEEP + 1;

  static final int INTS = OUTPOSTS_STIRRED + 1;

  // ---- words
  static final int OCCUPIED = Zone.END;

  static final int PLANETS = OCCUPIED + Seat.MOST;

  static final int RANDOM = PLANETS + 1;

  /// Planets on whose outposts each seat has a ship.
  static final int ON_OUTPOSTS = RANDOM + 2;

  /// Places of further rows that belong to the home system of each seat.
  static final int FURTHER = ON_OUTPOSTS + Seat.MOST;

  /// Planets that are in the warp.
  static final int ADRIFT = FURTHER + Seat.MOST;

  /// Colonies when last looked at: `Ships` among the verbs.
  public static final int SETTLED = ADRIFT + 1;

  static final int OWNED_WORDS = SETTLED + Seat.MOST;

  /// For each window the power instances that act there: mandatory abilities in the low half,
  /// optional ones in the high half.
  public static final int POWER_WINDOWS = OWNED_WORDS;

  /// Queries that something that stands somewhere bends.
  public static final int BENT = POWER_WINDOWS + Sizes.WINDOWS;

  /// Windows in which something that stands somewhere acts, cards that are held left aside.
  public static final int ACTING = BENT + 1;

  /// Windows in which something that stands somewhere must act.
  public static final int ACTING_MUST = ACTING + 1;

  /// The same, sheets left aside.
  public static final int MUST_BESIDE_SHEETS = ACTING_MUST + 1;

  /// Windows in which each seat may use something, sheets before it and cards that it holds left
  /// aside.
  public static final int SEAT_ACTING = MUST_BESIDE_SHEETS + 1;

  static final int WORDS = SEAT_ACTING + Seat.MOST;

  // ---- bytes

  /// Ships at each place, one byte a seat.
  static final int SHIPS = 0;

  /// The planet that each outpost stands by.
  static final int OUTPOST_PLANET = SHIPS + Place.ON_CARD * Seat.MOST;

  static final int OWN_BYTES = OUTPOST_PLANET + Place.OUTPOSTS;

  /// Cards of aliens: `Cards`.
  public static final int ALIEN_CARDS = OWN_BYTES;

  /// Sheets: `Powers`.
  public static final int SHEETS = ALIEN_CARDS + 2 * Sizes.ALIEN_CARDS + Sizes.CARDS;

  static final int OWNED_BYTES = SHEETS + 3 * Sizes.SHEETS + Sizes.DEALT_EACH * Seat.MOST;

  /// What nobody sees lies together, since views take it out at once: room for the decks of most
  /// games. What finds no room here is claimed like anything else.
  static final int UNSEEN = OWNED_BYTES;

  static final int UNSEEN_END = UNSEEN + 280;

  static final int BYTES = UNSEEN_END;

  private Layout() {}
}
