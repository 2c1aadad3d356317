package hypergate.game.table;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The current encounter: who meets whom where, who is allied, which cards lie there and what has
/// been decided. Reading is free for everybody; the setters are for phases and for effects that say
/// so. It is long because cards speak of an encounter in many words, and all of them are words of
/// one thing.
public final class Encounter {
  /// The highest number that a seat can write down for itself alone.
  public static final int MOST_SEALED = 2;

  /// What a ship counts in [Query#SHIP_WORTH].
  public static final int HALVES = 2;

  /// A flag: a deal was made before cards were selected.
  public static final int AGREED = 1 << 23;

  /// What the winning allies of the two sides get changes places: colonies and rewards.
  public static final int REWARDS_SWAPPED = 1 << 20;

  private static final byte[] POSITIONS = positions();

  // Two numbers of ships are kept in one cell.
  private static final int ONE_COUNT = 0xff;

  private final Table game;
  private final State state;

  /// Cards are face up.
  public static final int REVEALED = 1;

  /// No compensation and no rewards.
  public static final int NO_SPOILS = 1 << 1;

  /// The lower total wins.
  public static final int LOWER_WINS = 1 << 2;

  /// Winner and loser change places after everything else.
  public static final int UPSET = 1 << 3;

  /// Both main players must play an attack card if they can.
  public static final int MUST_ATTACK = 1 << 4;

  /// Decided before cards were revealed; they are discarded unseen.
  public static final int UNREVEALED = 1 << 5;

  /// A deal has been made in which nothing changes hands, by an effect.
  public static final int AS_IF_DEAL = 1 << 6;

  /// Winners gain no colony.
  public static final int NO_LANDING = 1 << 7;

  /// The extra kind of encounter that is not part of a turn (Infinity Drive, wild Warrior).
  public static final int EXTRA = 1 << 8;

  /// The deal has been cancelled.
  public static final int QUASHED = 1 << 9;

  /// Both attack cards were compared.
  public static final int COMPARED = 1 << 10;

  /// The destiny card breaks nobody's turn: for who has drawn it it is a wild one.
  public static final int UNINTERRUPTED = 1 << 11;

  /// Seats fight a colony in the offense's own system (R-6.4a).
  public static final int OWN_SYSTEM = 1 << 13;

  /// The ship of the regroup phase has been dealt with.
  public static final int REGROUPED = 1 << 14;

  /// The offense may not invite.
  public static final int NO_OFFENSE_INVITATIONS = 1 << 15;

  /// The defense may not invite.
  public static final int NO_DEFENSE_INVITATIONS = 1 << 16;

  /// Who was given an encounter card must play it if it can.
  public static final int MUST_PLAY_GIVEN = 1 << 17;

  /// A destiny card with a warning has been turned up.
  public static final int WARNING = 1 << 18;

  /// In CONTINUING, or where somebody else has taken the encounter over: the offense goes on no
  /// more, its turn ends.
  public static final int TURN_OVER = 1 << 22;

  /// No card of an alien may be played until the encounter ends.
  public static final int ALIEN_CARDS_BARRED = 1 << 24;

  /// Cards of aliens must be played as soon as possible until the encounter ends.
  public static final int ALIEN_CARDS_FORCED = 1 << 25;

  /// Both sides lose, whatever else decides.
  public static final int BOTH_SIDES_LOSE = 1 << 19;

  /// Who has lost with an attack against an attack collects compensation too.
  public static final int ATTACK_COMPENSATED = 1 << 26;

  /// The regroup phase is skipped.
  public static final int NO_REGROUP = 1 << 27;

  /// Flag: when everybody has passed in SELECTED both main players take their cards back and select
  /// again.
  public static final int SELECT_ANEW = 1 << 28;

  /// The planning phase begins anew: it is about to, or has just begun.
  public static final int REWINDS = 1 << 29;

  /// Flag: the destiny card is to be read again, for another offense than the one that drew it.
  public static final int READ_AGAIN = 1 << 21;

  private final Side offensive;
  private final Side defensive;

  private static final int OF_A_BATTLE =
      REVEALED
          | LOWER_WINS
          | MUST_ATTACK
          | UNREVEALED
          | AS_IF_DEAL
          | NO_LANDING
          | QUASHED
          | COMPARED
          | MUST_PLAY_GIVEN
          | BOTH_SIDES_LOSE
          | ATTACK_COMPENSATED;

  private static final Kind[] KINDS = Kind.values();

  // What goes back when its planning phase begins anew: first cells, and one past the last.
  static int[][] spans() {
    return new int[][] {
      {EncounterCells.FLAGS, EncounterCells.FLAGS + 1},
      {EncounterCells.TOTAL, EncounterCells.SELECTED},
      {EncounterCells.VALUE, EncounterCells.LOST_SHIPS},
      {EncounterCells.PASSED, EncounterCells.JOINER},
      {EncounterCells.FACE_VALUE, EncounterCells.GIVEN_CARD},
      {EncounterCells.REINFORCER, EncounterCells.PROPOSED},
      {EncounterCells.REINFORCING_CARD, EncounterCells.COMPENSATION_DRAWN},
      {EncounterCells.DEMANDED, EncounterCells.SEALED},
      {EncounterCells.BARRED, EncounterCells.ANSWERS_LAST},
      {EncounterCells.ATTACKS_PLAYED, EncounterCells.BARRED_PLANET},
      Influences.span(),
    };
  }

  /// The encounters of a game.
  public Encounter(Table game) {
    this.game = game;
    this.state = game.state();
    this.offensive = new Side(game, 0);
    this.defensive = new Side(game, 1);
    EncounterCells.claim(game.cells());
    Influences.claim(game.cells());
    game.cells().shownWhile(EncounterCells.SELECTED, Seat.MOST, EncounterCells.FLAGS, REVEALED);
  }

  /// Forgets what belongs to one battle of the encounter: another one begins.
  public void forgetBattle() {
    state.n[EncounterCells.FLAGS] &= ~OF_A_BATTLE;
    clear(EncounterCells.OUTCOME, 1);
    clear(EncounterCells.TOTAL, 2);
    clear(EncounterCells.BONUS, 2);
    clear(EncounterCells.REINFORCED, 2);
    clear(EncounterCells.MULTIPLY, 2);
    clear(EncounterCells.AUTO_WIN, 1);
    clear(EncounterCells.SUBTRACT, 1);
    clear(EncounterCells.WORTH, Seat.MOST);
    clear(EncounterCells.SELECTED, Seat.MOST);
    clear(EncounterCells.VALUE, Seat.MOST);
    clear(EncounterCells.KIND, Seat.MOST);
    clear(EncounterCells.LOST_SHIPS, Seat.MOST);
    clear(EncounterCells.STARTED_WITH, Seat.MOST);
    clear(EncounterCells.PASSED, 1);
    clear(EncounterCells.FORESEES, 1);
    clear(EncounterCells.COMPENSATION, 1);
    clear(EncounterCells.COMPENSATION_DRAWN, 1);
    clear(EncounterCells.PENALTY, 2);
    clear(EncounterCells.SELECTED_FROM, Seat.MOST);
    clear(EncounterCells.FACE_VALUE, Seat.MOST);
    clear(EncounterCells.TURNING, 1);
    clear(EncounterCells.SPARED, 1);
    Influences.forget(state);
  }

  private void clear(int from, int count) {
    Arrays.fill(state.n, from, from + count, 0);
  }

  int get(int at) {
    return state.n[at];
  }

  /// Whether one of the flags is set.
  public boolean is(int flag) {
    return (get(EncounterCells.FLAGS) & flag) != 0;
  }

  /// Sets a flag.
  public void flag(int flag) {
    state.n[EncounterCells.FLAGS] |= flag;
  }

  /// Takes a flag back.
  public void unflag(int flag) {
    state.n[EncounterCells.FLAGS] &= ~flag;
  }

  // ---- who meets whom where

  /// The offense; outside encounters the seat whose turn it is.
  public Seat offense() {
    return Seat.of(get(EncounterCells.OFFENSE) - 1);
  }

  /// Names the offense.
  public void offense(Seat seat) {
    state.n[EncounterCells.OFFENSE] = seat.index() + 1;
  }

  /// The defense, [Seat#NONE] before destiny has named it.
  public Seat defense() {
    return Seat.of(get(EncounterCells.DEFENSE) - 1);
  }

  /// Names the defense.
  public void defense(Seat seat) {
    state.n[EncounterCells.DEFENSE] = seat.index() + 1;
  }

  /// Whose ships on the target planet defend it: the defense's, or those of an ally whose place the
  /// defense has taken; [Seat#NONE] where that one is no ally any more.
  public Seat defender() {
    Seat displaced = Seat.of(get(EncounterCells.DEFENDER) - 1);
    if (!displaced.exists()) return defense();
    return displaced.in(defensive.allies()) ? displaced : Seat.NONE;
  }

  /// Another seat is the offense from now on; the present one is its ally.
  public void replaceOffense(Seat seat) {
    int allies = offensive.allies() & ~seat.bit() | offense().bit();
    offense(seat);
    offensive.allies(allies);
  }

  /// Another seat is the defense from now on, with the ships that it has sent; the present one is
  /// its ally, with those on the target planet.
  public void replaceDefense(Seat seat) {
    int allies = defensive.allies() & ~seat.bit() | defense().bit();
    if (get(EncounterCells.DEFENDER) == 0) state.n[EncounterCells.DEFENDER] = defense().index() + 1;
    defense(seat);
    defensive.allies(allies);
  }

  /// Who deals with both main players in this encounter; [Seat#NONE] for nobody.
  public Seat third() {
    return Seat.of(get(EncounterCells.THIRD) - 1);
  }

  /// A seat deals with both main players: all three have to agree.
  public void third(Seat seat) {
    state.n[EncounterCells.THIRD] = seat.index() + 1;
  }

  /// Who deals for a side: its main player, unless somebody has taken its place.
  public Seat dealer(Side side) {
    int instead = get(EncounterCells.STAND_IN + side.index());
    return instead == 0 ? side.main() : Seat.of(instead - 1);
  }

  /// A seat takes the place of a side's main player in the deal.
  public void standIn(Side side, Seat seat) {
    state.n[EncounterCells.STAND_IN + side.index()] = seat.index() + 1;
  }

  /// With whom one of the two dealers deals.
  public Seat partner(Seat dealer) {
    return dealer == dealer(offensive) ? dealer(defensive) : dealer(offensive);
  }

  /// All who deal, as a mask.
  public int dealers() {
    int both = dealer(offensive).bit() | dealer(defensive).bit();
    return third().exists() ? both | third().bit() : both;
  }

  private int penaltyCell(Seat seat) {
    if (seat == third()) return EncounterCells.THIRD_PENALTY;
    if (seat == dealer(offensive)) return EncounterCells.PENALTY;
    if (seat == dealer(defensive)) return EncounterCells.PENALTY + 1;
    return EncounterCells.PENALTY + sideOf(seat).index();
  }

  /// Whether the seat is the offense or the defense.
  public boolean isMain(Seat seat) {
    return seat == offense() || seat == defense();
  }

  /// The other main player; [Seat#NONE] for a seat that is no main player.
  public Seat opponent(Seat seat) {
    return seat == offense() ? defense() : seat == defense() ? offense() : Seat.NONE;
  }

  /// The planet the gate points at, [Planet#NONE] before it is aimed.
  public Planet target() {
    return Planet.of(get(EncounterCells.TARGET) - 1);
  }

  /// Points the gate at a planet.
  public void target(Planet planet) {
    state.n[EncounterCells.TARGET] = planet.index() + 1;
  }

  /// The planet on which no ship stays in this encounter, [Planet#NONE] for none.
  public Planet barredPlanet() {
    return Planet.of(get(EncounterCells.BARRED_PLANET) - 1);
  }

  /// No ship stays on a planet until the encounter ends: what comes there goes to other colonies of
  /// its owner.
  public void barPlanet(Planet planet) {
    state.n[EncounterCells.BARRED_PLANET] = planet.index() + 1;
  }

  /// The planet whose ships neither move nor count nor are lost in this encounter, unless it leaves
  /// the game; [Planet#NONE] for none.
  public Planet frozenPlanet() {
    return Planet.of(get(EncounterCells.FROZEN_PLANET) - 1);
  }

  /// The planets from which no effect takes ships of a seat, as a mask: the one that is frozen, and
  /// the one on which they are held as hostages. A deal frees hostages; whoever defends the target
  /// is beaten there all the same.
  public long frozen(Seat owner) {
    long frozen = frozenPlanet().exists() ? frozenPlanet().bit() : 0;
    Planet held = Planet.of(get(EncounterCells.HELD + owner.index()) - 1);
    boolean holds = held.exists() && held != target() && outcome() != Outcome.DEAL;
    return holds ? frozen | held.bit() : frozen;
  }

  /// Whether no effect takes ships of a seat from a place.
  public boolean isFrozen(Seat owner, int place) {
    return Place.isPlanet(place) && (frozen(owner) >> place & 1) != 0;
  }

  /// Ships of a seat on a planet neither leave it nor are lost until the encounter ends or they are
  /// let go.
  ///
  /// @param planet [Planet#NONE] lets them go
  public void hold(Seat owner, Planet planet) {
    state.n[EncounterCells.HELD + owner.index()] = planet.index() + 1;
  }

  /// The ships on a planet neither move nor count until the encounter ends; they are lost only if
  /// the planet leaves the game.
  public void freeze(Planet planet) {
    state.n[EncounterCells.FROZEN_PLANET] = planet.index() + 1;
  }

  /// Which encounter of the turn it is, counted from 1.
  public int numberInTurn() {
    return game.course().encounterOfTurn();
  }

  /// Whether this is an encounter outside the order of turns (Infinity Drive, wild Warrior).
  public boolean isExtra() {
    return is(EXTRA);
  }

  /// Whether it has no destiny phase: a destiny card has interrupted another encounter with it.
  public boolean beginsAtLaunch() {
    return isExtra() && Destinies.interrupts(destiny());
  }

  /// The present timing order, for loops over it: see [TimingOrder#at(int)].
  int order(Course course) {
    int offense = get(EncounterCells.OFFENSE) - 1;
    if (offense < 0) offense = course.turn().index();
    return TimingOrder.base(game.seats(), offense, get(EncounterCells.DEFENSE) - 1)
        + course.reversed() * TimingOrder.REVERSED;
  }

  // ---- destiny

  /// The destiny card of this encounter, -1 before one is drawn.
  public int destiny() {
    return get(EncounterCells.DESTINY_CARD) - 1;
  }

  /// Notes the destiny card; -1 makes it void, so that another is drawn.
  public void destiny(int card) {
    state.n[EncounterCells.DESTINY_CARD] = card + 1;
  }

  /// The seat that the destiny card named when it was drawn, whatever has changed since;
  /// [Seat#NONE] for a wild card.
  public Seat named() {
    return Seat.of(get(EncounterCells.NAMED) - 1);
  }

  /// Notes whom the destiny card names.
  public void named(Seat seat) {
    state.n[EncounterCells.NAMED] = seat.index() + 1;
  }

  // ---- sides and allies

  /// The side of the offense.
  public Side offensive() {
    return offensive;
  }

  /// The side of the defense.
  public Side defensive() {
    return defensive;
  }

  /// The side the seat is on, as main player or ally; of who is on both that of which it is the
  /// main player, else the offense's.
  ///
  /// @throws IllegalStateException for a bystander
  public Side sideOf(Seat seat) {
    if (seat == offense()) return offensive;
    int position = position(seat);
    if (position == Role.IS_BYSTANDER) throw new IllegalStateException(seat + " is on no side");
    if ((position & Role.IS_DEFENSE) != 0) return defensive;
    return (position & Role.IS_OFFENSIVE_ALLY) != 0 ? offensive : defensive;
  }

  /// Whether the seat is an ally of either side.
  public boolean isAlly(Seat seat) {
    return seat.in(get(EncounterCells.ALLIED) | get(EncounterCells.ALLIED + 1));
  }

  /// Whether the seat has its part on both sides: as a main player allied with its opponent, or as
  /// an ally of both.
  public boolean isOnBothSides(Seat seat) {
    int position = position(seat);
    return (position & (position - 1)) != 0;
  }

  /// Whether the seat is a main player or an ally.
  public boolean isInvolved(Seat seat) {
    return position(seat) != Role.IS_BYSTANDER;
  }

  /// Whether a seat has a role as the encounter stands.
  public boolean isIn(Role role, Seat seat) {
    return role.covers(position(seat));
  }

  /// The position of a seat, as a bit of [Role]; as two for who is on both sides.
  // Hot: asked of everybody in turn, so that no branch could be guessed. See bench.
  public int position(Seat seat) {
    int index = seat.index();
    int number = index + 1;
    int how = number == get(EncounterCells.OFFENSE) ? 8 : 0;
    how |= number == get(EncounterCells.DEFENSE) ? 4 : 0;
    how |= (get(EncounterCells.ALLIED) >>> index & 1) << 1;
    how |= get(EncounterCells.ALLIED + 1) >>> index & 1;
    return POSITIONS[how];
  }

  // By what a seat is: the offense (8), the defense (4), an ally of the one (2), of the other (1).
  // What comes first counts, and an alliance with the other side beside it.
  private static byte[] positions() {
    byte[] positions = new byte[16];
    for (int how = 0; how < positions.length; how++)
      positions[how] =
          (byte)
              switch (Integer.highestOneBit(how)) {
                case 8 -> Role.IS_OFFENSE | (how & 1) * Role.IS_DEFENSIVE_ALLY;
                case 4 -> Role.IS_DEFENSE | (how >> 1 & 1) * Role.IS_OFFENSIVE_ALLY;
                case 2 -> Role.IS_OFFENSIVE_ALLY | (how & 1) * Role.IS_DEFENSIVE_ALLY;
                case 1 -> Role.IS_DEFENSIVE_ALLY;
                default -> Role.IS_BYSTANDER;
              };
    return positions;
  }

  /// A side may not invite anybody in this encounter.
  public void barInvitations(Side side) {
    flag(side.index() == 0 ? NO_OFFENSE_INVITATIONS : NO_DEFENSE_INVITATIONS);
  }

  /// Whether a side may invite.
  public boolean mayInvite(Side side) {
    return !is(side.index() == 0 ? NO_OFFENSE_INVITATIONS : NO_DEFENSE_INVITATIONS);
  }

  /// Invites seats to a side.
  public void invite(Side side, int seats) {
    state.n[EncounterCells.INVITED + side.index()] |= seats;
  }

  /// A side withdraws all its invitations, and invites nobody any more.
  public void withdrawInvitations(Side side) {
    state.n[EncounterCells.INVITED + side.index()] = 0;
    barInvitations(side);
  }

  /// Nobody has invited a seat any more.
  public void uninvite(Seat seat) {
    for (int s = 0; s < 2; s++) state.n[EncounterCells.INVITED + s] &= ~seat.bit();
  }

  /// The seats invited by a side, as a mask.
  public int invited(Side side) {
    return get(EncounterCells.INVITED + side.index());
  }

  /// Seats that were allied at some time in this encounter, even if they are no more.
  public int everAllied() {
    return get(EncounterCells.JOINED);
  }

  /// Seats that answer their invitations after all others, as a mask.
  public int answersLast() {
    return get(EncounterCells.ANSWERS_LAST);
  }

  /// In JOINING: a seat whose turn it is answers only after all others.
  public void answersLast(Seat seat) {
    state.n[EncounterCells.ANSWERS_LAST] |= seat.bit();
  }

  /// Whose turn it is to answer the invitations, in JOINING.
  public Seat joiner() {
    return Seat.of(get(EncounterCells.JOINER) - 1);
  }

  /// Says whose turn it is to answer the invitations.
  public void joiner(Seat seat) {
    state.n[EncounterCells.JOINER] = seat.index() + 1;
  }

  // ---- encounter cards

  /// The card that a main player was given before selection, -1 for none.
  public int givenCard() {
    return get(EncounterCells.GIVEN_CARD) - 1;
  }

  /// Notes the card that a main player was given before selection.
  public void givenCard(int card) {
    state.n[EncounterCells.GIVEN_CARD] = card + 1;
  }

  /// A card that shows what the seat must select if its hand holds the like; -1 for none.
  public int demanded(Seat seat) {
    return get(EncounterCells.DEMANDED + seat.index()) - 1;
  }

  /// Demands that a main player select a card that shows the same as this one, if its hand holds
  /// one.
  public void demand(Seat seat, int card) {
    state.n[EncounterCells.DEMANDED + seat.index()] = card + 1;
  }

  /// A card that shows what the seat may not select while it has other encounter cards; -1 for
  /// none.
  public int barred(Seat seat) {
    return get(EncounterCells.BARRED + seat.index()) - 1;
  }

  /// A main player may select a card that shows the same as this one only if it has no other.
  public void bar(Seat seat, int card) {
    state.n[EncounterCells.BARRED + seat.index()] = card + 1;
  }

  /// The second encounter card that a seat has laid down beside its side's, -1 for none. It is not
  /// the side's encounter card, and nothing that acts on that touches it.
  public int second(Seat seat) {
    return get(EncounterCells.SECOND + seat.index()) - 1;
  }

  /// Notes the second encounter card of a seat, -1 for none.
  public void second(Seat seat, int card) {
    state.n[EncounterCells.SECOND + seat.index()] = card + 1;
  }

  /// How many cards of a new hand a seat draws only when the encounter is over.
  public int drawsLater(Seat seat) {
    return get(EncounterCells.DRAWS_LATER + seat.index());
  }

  /// Says how many cards of a new hand a seat draws only when the encounter is over.
  public void drawsLater(Seat seat, int cards) {
    state.n[EncounterCells.DRAWS_LATER + seat.index()] = cards;
  }

  /// What a seat has written down for itself alone in this encounter; 0 for nothing. Others read 0.
  public int sealed(Seat seat) {
    return get(EncounterCells.SEALED + seat.index());
  }

  /// A seat writes a number down for itself alone, up to [#MOST_SEALED]; 0 takes it back.
  public void seal(Seat seat, int number) {
    state.n[EncounterCells.SEALED + seat.index()] = number;
  }

  /// The seat that selects its card after having seen its opponent's; [Seat#NONE] when both choose
  /// secretly.
  public Seat foresees() {
    return Seat.of(get(EncounterCells.FORESEES) - 1);
  }

  /// Lets a main player select after its opponent's card has been laid down face up.
  public void foresees(Seat seat) {
    state.n[EncounterCells.FORESEES] = seat.index() + 1;
  }

  /// The seat's encounter card, -1 when it has selected none.
  public int card(Seat seat) {
    return seat.exists() ? get(EncounterCells.SELECTED + seat.index()) - 1 : -1;
  }

  /// Notes the encounter card of a seat, -1 for none.
  public void card(Seat seat, int card) {
    state.n[EncounterCells.SELECTED + seat.index()] = card + 1;
  }

  /// The main players' encounter cards change places, unseen; a card that has been announced and
  /// put away cannot.
  public void switchCards() {
    int card = card(offense());
    if (card < 0 || card(defense()) < 0) return;
    card(offense(), card(defense()));
    card(defense(), card);
    state.n[EncounterCells.KIND + offense().index()] = 0;
    state.n[EncounterCells.KIND + defense().index()] = 0;
  }

  /// A card that has come from elsewhere lies face down as a main player's encounter card.
  public void lay(Seat main, int card) {
    card(main, card);
    state.n[EncounterCells.KIND + main.index()] = 0;
    state.n[EncounterCells.SELECTED_FROM + main.index()] = 0;
  }

  /// The power instance from whose pile the seat has selected its encounter card, -1 for its hand.
  public int pileOfSelected(Seat seat) {
    return get(EncounterCells.SELECTED_FROM + seat.index()) - 1;
  }

  /// Notes from which instance's pile the seat has selected its card, -1 for its hand.
  void pileOfSelected(Seat seat, int instance) {
    state.n[EncounterCells.SELECTED_FROM + seat.index()] = instance + 1;
  }

  /// Both main players must play an attack card if they can.
  public void mustAttack() {
    flag(MUST_ATTACK);
  }

  /// The seat whose encounter card is about to be turned up, in REVEALING and SELECTING;
  /// [Seat#NONE] once both are.
  public Seat turning() {
    return Seat.of(get(EncounterCells.TURNING) - 1);
  }

  /// Says whose encounter card is about to be turned up.
  public void turning(Seat seat) {
    state.n[EncounterCells.TURNING] = seat.index() + 1;
  }

  /// Calls something that comes about when cards have been turned up, in the order of the calls:
  /// see [hypergate.game.word.Window#CALLED].
  ///
  /// @return its number, from 1
  public int call() {
    return ++state.n[EncounterCells.CALLS];
  }

  /// How many calls have been made in this encounter.
  public int calls() {
    return get(EncounterCells.CALLS);
  }

  /// The number of the call that is coming about; 0 while none is.
  public int calling() {
    return get(EncounterCells.CALLING);
  }

  /// Says which call is coming about, 0 for none.
  public void calling(int call) {
    state.n[EncounterCells.CALLING] = call;
  }

  /// Whether the seat's encounter card has been turned up, or counts as a card that was announced.
  public boolean isUp(Seat seat) {
    return seat.exists() && get(EncounterCells.KIND + seat.index()) != 0;
  }

  /// Whether encounter cards are face up.
  public boolean revealed() {
    return is(REVEALED);
  }

  /// The kind that the seat's revealed card counts as; morphs have become what they copy.
  public Kind kind(Seat seat) {
    int kind = get(EncounterCells.KIND + seat.index());
    if (kind == 0) throw new IllegalStateException(seat + " has revealed no card");
    return KINDS[kind - 1];
  }

  /// Whether the seat's revealed card counts as an attack.
  public boolean attacks(Seat seat) {
    return seat.exists() && get(EncounterCells.KIND + seat.index()) == Kind.ATTACK.ordinal() + 1;
  }

  /// Whether both revealed cards count as attacks, so that totals will be compared.
  public boolean bothAttack() {
    return attacks(offense()) && attacks(defense());
  }

  /// Whether the seat's revealed card counts as a negotiate.
  public boolean negotiates(Seat seat) {
    return seat.exists() && get(EncounterCells.KIND + seat.index()) == Kind.NEGOTIATE.ordinal() + 1;
  }

  /// The value that the seat's revealed attack counts with.
  public int value(Seat seat) {
    return get(EncounterCells.VALUE + seat.index());
  }

  /// The value that the seat's revealed card shows: what it counted with when it was turned up, or
  /// became another card, before anything changed the value.
  public int faceValue(Seat seat) {
    return get(EncounterCells.FACE_VALUE + seat.index());
  }

  /// Makes the seat's revealed card another card: what it shows, too, is another kind and value.
  public void becomes(Seat seat, Kind kind, int value) {
    state.n[EncounterCells.FACE_VALUE + seat.index()] = value;
    counts(seat, kind, value);
  }

  /// Changes the value that the seat's revealed attack counts with, not what it shows.
  public void counts(Seat seat, int value) {
    if (value != value(seat)) counts(seat, Kind.ATTACK, value);
  }

  private void counts(Seat seat, Kind kind, int value) {
    state.n[EncounterCells.KIND + seat.index()] = kind.ordinal() + 1;
    state.n[EncounterCells.VALUE + seat.index()] = value;
    if (revealed() && game.isHeard()) {
      String counts = kind == Kind.ATTACK ? "attack " + value : kind.word();
      game.tell(new hypergate.game.event.Event.CardChanged(seat, counts, game.cause()));
    }
  }

  // ---- what counts for totals

  /// Where the ships of a main player or ally in the encounter stand: on the gate, beside the
  /// planet, or the defense's on the target.
  public int place(Seat involved) {
    if (involved == defender()) return target().index();
    return involved == defense() ? defensive.place() : sideOf(involved).place();
  }

  /// The seat's ships in the encounter: on the gate, beside the planet, or the defense's on the
  /// target. Those with which a main player is allied with its opponent are none of them; an ally
  /// of both sides has them on both.
  public int shipsOf(Seat seat) {
    int i = seat.index();
    if (get(EncounterCells.DEFENDER) != 0 && (seat == defense() || seat == defender()))
      return seat == defender() ? onTarget(seat) : state.ships(Place.BESIDE, i);
    return switch (position(seat)) {
      case Role.IS_OFFENSE, Role.IS_OFFENSE | Role.IS_DEFENSIVE_ALLY, Role.IS_OFFENSIVE_ALLY ->
          state.ships(Place.GATE, i);
      case Role.IS_DEFENSIVE_ALLY -> state.ships(Place.BESIDE, i);
      case Role.IS_OFFENSIVE_ALLY | Role.IS_DEFENSIVE_ALLY ->
          state.ships(Place.GATE, i) + state.ships(Place.BESIDE, i);
      case Role.IS_DEFENSE, Role.IS_DEFENSE | Role.IS_OFFENSIVE_ALLY -> onTarget(seat);
      default -> 0;
    };
  }

  private int onTarget(Seat seat) {
    if (!target().exists()) return 0;
    return state.ships(target().index(), seat.index()) + (defendingOutpost() >= 0 ? 1 : 0);
  }

  /// The outpost of the target whose ship helps to defend it; -1 when none does.
  public int defendingOutpost() {
    int place = Place.OUTPOST + get(EncounterCells.OUTPOST_DEFENDS) - 1;
    boolean defends =
        place >= Place.OUTPOST
            && game.ships().planetOf(place) == target()
            && defender().exists()
            && state.ships(place, defender().index()) > 0;
    return defends ? place : -1;
  }

  /// The ship on an outpost helps to defend its planet in this encounter.
  public void defendsFrom(int outpost) {
    state.n[EncounterCells.OUTPOST_DEFENDS] = outpost - Place.OUTPOST + 1;
  }

  /// How many ships the seat has in the encounter, those included that fight from elsewhere and
  /// that nothing moves from the gate.
  public int shipsFighting(Seat seat) {
    return shipsOf(seat) + game.query(Query.FIGHTING_ELSEWHERE, seat, 0);
  }

  // The ships that defend the target, if they do nothing in this encounter.
  private int idle(Seat main) {
    boolean defends = main == defender() && target().exists() && target() == frozenPlanet();
    return defends ? state.ships(target().index(), main.index()) : 0;
  }

  /// The ships of a main player or ally that count for its side's total.
  public int counted(Seat main) {
    int ships =
        shipsFighting(main) + (main == offense() ? force() : 0) + game.battles().fallen(main);
    return game.query(Query.IN_ENCOUNTER, main, ships - idle(main) + leased(main));
  }

  /// Of the ships that a seat has in the encounter, how many have a lent one under them.
  public int leased(Seat seat) {
    if (!isInvolved(seat) || !target().exists() || idle(seat) > 0) return 0;
    return game.ships().lent(seat, place(seat));
  }

  /// The ships of a main player or ally of a side that count for that side's total.
  public int counted(Side side, Seat seat) {
    return seat == side.main() || !isOnBothSides(seat) ? counted(seat) : allied(side, seat);
  }

  /// A seat's ships with which it is an ally of a side.
  public int allied(Side side, Seat ally) {
    return ally.in(side.allies()) ? state.ships(side.place(), ally.index()) : 0;
  }

  /// Ships that count for the offense's total without being there.
  public int force() {
    return get(EncounterCells.FORCE);
  }

  /// Lets ships count for the offense's total that are not there.
  public void force(int ships) {
    state.n[EncounterCells.FORCE] = ships;
  }

  /// What one ship of the seat adds to its side (1 unless a power says otherwise).
  public int worth(Seat seat) {
    return get(EncounterCells.WORTH + seat.index()) + 1;
  }

  /// Lets each ship of the seat add this much; 0: nothing.
  public void worth(Seat seat, int each) {
    state.n[EncounterCells.WORTH + seat.index()] = each - 1;
    Influences.note(game, -1, Influences.Kind.WORTH, seat, each);
  }

  /// What a number of ships of a seat counts for totals, compensation and rewards: as many, unless
  /// an effect says otherwise; rounded down (H-220).
  public int counting(Seat seat, int ships) {
    return ships * game.query(Query.SHIP_WORTH, seat, HALVES) / HALVES;
  }

  /// Ships of these seats are subtracted from their side's total instead of added.
  public void subtract(int seats) {
    state.n[EncounterCells.SUBTRACT] |= seats & ~game.reach().sparedSides();
    Influences.note(game, -1, Influences.Kind.SUBTRACTED, Seat.NONE, 0);
  }

  /// Seats whose ships are subtracted, as a mask.
  public int subtracted() {
    return get(EncounterCells.SUBTRACT);
  }

  /// In REINFORCED, and until it is away: who plays the reinforcement; [Seat#NONE] once it has been
  /// cancelled.
  public Seat reinforcer() {
    return Seat.of(get(EncounterCells.REINFORCER) - 1);
  }

  /// Says who plays a reinforcement; [Seat#NONE] cancels it.
  public void reinforcer(Seat seat) {
    state.n[EncounterCells.REINFORCER] = seat.index() + 1;
  }

  /// In REINFORCED: the cosmic card that is played as a reinforcement, -1 for another kind of card.
  public int reinforcingCard() {
    return get(EncounterCells.REINFORCING_CARD) - 1;
  }

  /// Notes the cosmic card that is played as a reinforcement, -1 for none.
  public void reinforcingCard(int card) {
    state.n[EncounterCells.REINFORCING_CARD] = card + 1;
  }

  /// How many reinforcements the seat has played in this encounter, cancelled or not.
  public int reinforcementsBy(Seat seat) {
    return get(EncounterCells.REINFORCEMENTS_BY + seat.index());
  }

  /// How many attack cards the seat has played like reinforcements in this encounter, see
  /// [Query#REINFORCING_ATTACKS].
  public int attacksReinforcing(Seat seat) {
    return get(EncounterCells.ATTACKS_PLAYED + seat.index());
  }

  /// Notes that the seat plays an attack card like a reinforcement.
  public void countReinforcingAttack(Seat seat) {
    state.n[EncounterCells.ATTACKS_PLAYED + seat.index()]++;
  }

  /// Notes that the seat plays a reinforcement.
  public void countReinforcement(Seat seat) {
    state.n[EncounterCells.REINFORCEMENTS_BY + seat.index()]++;
  }

  /// Seats that have passed on reinforcements in this encounter, as a mask.
  public int passedReinforcing() {
    return get(EncounterCells.PASSED);
  }

  /// Notes that a seat has passed on reinforcements.
  public void passReinforcing(Seat seat) {
    state.n[EncounterCells.PASSED] |= seat.bit();
  }

  // ---- the decision

  /// How the encounter stands or ended.
  public Outcome outcome() {
    return Outcome.of(get(EncounterCells.OUTCOME));
  }

  /// Sets the outcome.
  public void outcome(Outcome outcome) {
    state.n[EncounterCells.OUTCOME] = outcome.ordinal();
  }

  /// Whether both cards were attacks and their totals decided (R-12.5: only then is there a
  /// margin).
  public boolean compared() {
    return is(COMPARED);
  }

  /// The difference of the two totals, 0 or more; only when [#compared].
  public int margin() {
    return Math.abs(get(EncounterCells.TOTAL) - get(EncounterCells.TOTAL + 1));
  }

  /// The lower total wins.
  public void lowerWins() {
    flag(LOWER_WINS);
  }

  /// Winner and loser will change places, after everything else.
  public void upset() {
    flag(UPSET);
  }

  /// Whether an upset has been declared.
  public boolean isUpset() {
    return is(UPSET);
  }

  /// The side wins at once, whatever the cards say; the first such effect in timing order decides.
  public void winsAtOnce(Side side) {
    winsAtOnce(side, side.main());
  }

  /// The side wins at once on account of a seat; among several the first in timing order decides,
  /// whenever each of them spoke.
  public void winsAtOnce(Side side, Seat by) {
    int way = game.isReversed() ? -1 : 1;
    int left = way * (by.index() - offense().index()) & Seat.MOST - 1;
    int order = by == offense() ? 1 : by == defense() ? 2 : 3 + left;
    int earlier = get(EncounterCells.AUTO_WIN) >> 4;
    if (earlier == 0 || order < earlier)
      state.n[EncounterCells.AUTO_WIN] = order << 4 | side.index() + 1;
  }

  /// The side that an effect has made the winner, null when none has.
  public @Nullable Side automaticWinner() {
    int side = get(EncounterCells.AUTO_WIN) & 15;
    return side == 0 ? null : side == 1 ? offensive : defensive;
  }

  /// The side that loses whatever else applies; null for none.
  public @Nullable Side doomed() {
    int side = get(EncounterCells.DOOMED);
    return side == 0 ? null : sideOf(side == 1 ? offense() : defense());
  }

  /// A side loses, whatever else applies.
  public void doom(Side side) {
    state.n[EncounterCells.DOOMED] = side.index() + 1;
  }

  /// The side that has won; the defensive one unless the outcome says offense.
  public Side winners() {
    return outcome() == Outcome.OFFENSE_WINS ? offensive : defensive;
  }

  /// Whether the seat is on the losing side, as main player or ally, or has failed to make a deal.
  public boolean isBeaten(Seat seat) {
    return switch (outcome()) {
      case OFFENSE_WINS -> seat.in(defensive.seats());
      case DEFENSE_WINS -> seat.in(offensive.seats());
      case BOTH_LOSE -> isInvolved(seat);
      case NO_DEAL -> isMain(seat);
      default -> false;
    };
  }

  // ---- deals and spoils

  /// The encounter ends as if a deal had been made; nothing changes hands.
  public void endAsDeal() {
    flag(AS_IF_DEAL);
    outcome(Outcome.DEAL);
  }

  /// The deal that has been made is cancelled and counts as failed.
  public void quash() {
    flag(QUASHED);
  }

  /// Whether the deal has not been cancelled.
  public boolean isDealStanding() {
    return !is(QUASHED);
  }

  /// In the proposal that lies before all players: where the seat would found a colony;
  /// [Planet#NONE] for nowhere.
  public Planet proposed(Seat seat) {
    return Planet.of(get(EncounterCells.PROPOSED + seat.index()) - 1);
  }

  /// Says in a proposal to all where the seat would found a colony.
  public void propose(Seat seat, Planet planet) {
    state.n[EncounterCells.PROPOSED + seat.index()] = planet.index() + 1;
  }

  /// In DEAL_FAILED: how many ships somebody who deals is going to lose.
  public int penalty(Seat main) {
    return get(penaltyCell(main));
  }

  /// In DEAL_FAILED: changes how many ships somebody who deals is going to lose.
  public void penalty(Seat main, int ships) {
    state.n[penaltyCell(main)] = ships;
  }

  /// No compensation and no rewards may be collected in this encounter.
  public void noSpoils() {
    flag(NO_SPOILS);
  }

  /// In COMPENSATION: how many cards are due; in COMPENSATED: how many were taken.
  public int compensation() {
    return get(EncounterCells.COMPENSATION);
  }

  /// In COMPENSATION: changes how many cards are due.
  public void compensation(int cards) {
    state.n[EncounterCells.COMPENSATION] = cards;
  }

  /// In COMPENSATION and COMPENSATED: whom the cards are taken from.
  public Seat compensationFrom() {
    return Seat.of(get(EncounterCells.COMPENSATION_FROM) - 1);
  }

  /// In COMPENSATION: says whom the cards are taken from and who chooses them; [Seat#NONE] leaves
  /// them to chance.
  public void compensationFrom(Seat giver, Seat chooser) {
    state.n[EncounterCells.COMPENSATION_FROM] = giver.index() + 1;
    state.n[EncounterCells.COMPENSATION_BY] = chooser.index() + 1;
  }

  /// Who chooses the cards of compensation; [Seat#NONE] when they are taken at random.
  public Seat compensationBy() {
    return Seat.of(get(EncounterCells.COMPENSATION_BY) - 1);
  }

  /// How many of them are drawn from the deck instead of taken from a hand.
  public int compensationDrawn() {
    return Math.min(get(EncounterCells.COMPENSATION_DRAWN), compensation());
  }

  /// In COMPENSATION: says how many of them are drawn from the deck.
  public void compensationDrawn(int cards) {
    state.n[EncounterCells.COMPENSATION_DRAWN] = cards;
  }

  // ---- ships lost

  /// Ships that a seat had in the encounter when it was decided.
  public int shipsAtEnd(Seat seat) {
    return get(EncounterCells.STARTED_WITH + seat.index()) & ONE_COUNT;
  }

  /// Notes how many ships a seat had in the encounter when it was decided.
  public void shipsAtEnd(Seat seat, int count) {
    state.n[EncounterCells.STARTED_WITH + seat.index()] =
        alliedAtEnd(seat) * (ONE_COUNT + 1) + count;
  }

  /// Ships with which a main player was allied with its opponent when the encounter was decided.
  public int alliedAtEnd(Seat main) {
    return get(EncounterCells.STARTED_WITH + main.index()) / (ONE_COUNT + 1);
  }

  /// Notes with how many ships a main player was allied with its opponent when it was decided.
  public void alliedAtEnd(Seat main, int count) {
    state.n[EncounterCells.STARTED_WITH + main.index()] =
        count * (ONE_COUNT + 1) + shipsAtEnd(main);
  }

  /// Seats whose ships are not lost although their side loses, as a mask.
  public int spared() {
    return get(EncounterCells.SPARED);
  }

  /// A seat's ships will not be lost although its side loses.
  public void spare(Seat seat) {
    state.n[EncounterCells.SPARED] |= seat.bit();
  }

  /// The seat's own ships that went to the warp because its side lost this encounter or
  /// its deal failed.
  public int shipsLost(Seat seat) {
    return get(EncounterCells.LOST_SHIPS + seat.index());
  }

  /// Counts ships that went to the warp because of this encounter.
  public void shipsLost(Seat seat, int count) {
    state.n[EncounterCells.LOST_SHIPS + seat.index()] += count;
  }

  /// All of the seat's ships that went to the warp since the encounter began, for whatever reason.
  public int lostSinceStart(Seat seat) {
    return get(EncounterCells.LOST_SINCE_START + seat.index());
  }

  /// Counts ships that went to the warp, or with a negative number came back from it at once.
  public void lostSinceStart(Seat seat, int count) {
    state.n[EncounterCells.LOST_SINCE_START + seat.index()] += count;
  }

  // ---- what comes after

  /// Whether the offense may have a further encounter, in NEXT_ENCOUNTER: with a card for it.
  public boolean isEntitled() {
    game.probe().peek();
    return get(EncounterCells.ENTITLED) != 0;
  }

  /// Grants (or denies) the offense a further encounter.
  public void entitled(boolean entitled) {
    state.n[EncounterCells.ENTITLED] = entitled ? 1 : 0;
  }

  /// Whether the offense must have that encounter, in NEXT_ENCOUNTER.
  public boolean isCommitted() {
    return get(EncounterCells.ENTITLED) > 1;
  }

  /// Grants the offense a further encounter that it must then have.
  public void commit() {
    state.n[EncounterCells.ENTITLED] = 2;
  }

  /// Whether the ship of the regroup phase has been dealt with otherwise.
  public boolean isRegrouped() {
    return is(REGROUPED);
  }

  /// The ship of the regroup phase is not retrieved in the usual way.
  public void regrouped() {
    flag(REGROUPED);
  }
}
