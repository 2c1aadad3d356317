package hypergate.game.verb;

import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.table.Side;
import hypergate.game.timing.Afterwards;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import java.util.List;

/// The way to all verbs: what a card's text says is done here, or in one of the classes that this
/// one hands out, such as [#ships], [#hands] and [#piles]. Cards reach it by `game.verbs()`. It is
/// long because every verb that more than one kind of thing is moved by is a word here.
public final class Verbs implements Afterwards {
  private final Acting game;
  private final ShipKinds shipKinds;
  private final Room room;
  private final Drifting drifting;
  private final Ships ships;
  private final Hands hands;
  private final Piles piles;
  private final Lose lose;
  private final Receipts receipts;
  private final Rewards rewards;
  private final Delivery delivery;
  private final Owing owing;
  private final Exchange exchange;
  private final UsedCards usedCards;
  private final Lending lending;
  private final SecondCards seconds;
  private final Sheets sheets;
  private final Planets planets;
  private final Tribute tribute;
  private final Sharing sharing;
  private final Bids bids;
  private final SheetShips sheetShips;
  private final UnusedFlares unusedFlares;
  private final SheetCards sheetCards;
  private final PlanetTokens planetTokens;
  private final SecretMarks secretMarks;
  private final Tallies tallies;
  private final Absence absence;
  private final Insurance insurance;
  private final Rings rings;
  private final Hostages hostages;
  private final Coexistence coexistence;
  private final Monitors monitors;
  private final UnseenMoves unseenMoves;
  private final Rewinding rewinding;
  private final Conference conference;
  private final Seating seating;

  /// The verbs of a game.
  public Verbs(Acting game) {
    this.game = game;
    this.shipKinds = new ShipKinds(game);
    this.room = new Room(game);
    this.drifting = new Drifting(game);
    this.ships = new Ships(game, shipKinds, room);
    this.hands = new Hands(game);
    this.piles = new Piles(game, hands);
    this.lose = new Lose(game, ships);
    this.receipts = new Receipts(game);
    this.rewards = new Rewards(game);
    this.delivery = new Delivery(game);
    this.owing = new Owing(game);
    this.exchange = new Exchange(game);
    this.usedCards = new UsedCards(game);
    this.seconds = new SecondCards(game);
    this.sheets = new Sheets(game, piles);
    this.lending = new Lending(game, sheets);
    this.planets = new Planets(game);
    this.tribute = new Tribute(game, hands);
    this.sharing = new Sharing(game, hands);
    this.bids = new Bids(game);
    this.sheetShips = new SheetShips(game, ships);
    this.unusedFlares = new UnusedFlares(game);
    this.sheetCards = new SheetCards(game);
    this.planetTokens = new PlanetTokens(game);
    this.secretMarks = new SecretMarks(game);
    this.tallies = new Tallies(game);
    this.absence = new Absence(game);
    this.insurance = new Insurance(game);
    game.redealers().add(insurance);
    this.rings = new Rings(game);
    this.hostages = new Hostages(game);
    this.coexistence = new Coexistence(game);
    this.monitors = new Monitors(game);
    this.unseenMoves = new UnseenMoves(game);
    this.rewinding = new Rewinding(game);
    this.conference = new Conference(game);
    this.seating = new Seating(game);
  }

  @Override
  public void played(Seat seat, int card) {
    rewinding.played(seat, card);
  }

  /// Forgets losses that were under way, before a phase is run, or run again from its checkpoint.
  public void reset() {
    hands.reset();
    lose.reset();
    ships.reset();
    rewards.reset();
    conference.reset();
  }

  /// Persons who move from seat to seat.
  public Seating seating() {
    return seating;
  }

  /// Moving ships.
  public Ships ships() {
    return ships;
  }

  /// How many ships planets have room for.
  public Room room() {
    return room;
  }

  /// Planets in the warp.
  public Drifting drifting() {
    return drifting;
  }

  /// Ships of another kind.
  public ShipKinds shipKinds() {
    return shipKinds;
  }

  /// Moving cards.
  public Hands hands() {
    return hands;
  }

  /// Cards on sheets and cards set aside.
  public Piles piles() {
    return piles;
  }

  /// Cards that have just come into a hand.
  public Receipts receipts() {
    return receipts;
  }

  /// Rewards.
  public Rewards rewards() {
    return rewards;
  }

  /// Rewards that somebody hands out.
  public Delivery delivery() {
    return delivery;
  }

  /// How many cards somebody has to give up.
  public Owing owing() {
    return owing;
  }

  /// Whole hands changing places.
  public Exchange exchange() {
    return exchange;
  }

  /// The main players' encounter cards when the encounter is resolved.
  public UsedCards usedCards() {
    return usedCards;
  }

  /// Encounter cards beside those of the sides.
  public SecondCards seconds() {
    return seconds;
  }

  /// Alien sheets that come, go and change places.
  public Sheets sheets() {
    return sheets;
  }

  /// Time that goes back.
  public Rewinding rewinding() {
    return rewinding;
  }

  /// A deal of three.
  public Conference conference() {
    return conference;
  }

  /// Powers lent for one encounter.
  public Lending lending() {
    return lending;
  }

  /// Cards that players discard and draw one after another.
  public Sharing sharing() {
    return sharing;
  }

  /// What all others give or show to one player.
  public Tribute tribute() {
    return tribute;
  }

  /// What several players offer to one for something that it sells or asks for.
  public Bids bids() {
    return bids;
  }

  /// Flares that are not in the game.
  public UnusedFlares unusedFlares() {
    return unusedFlares;
  }

  /// Ships on alien sheets, captured or not.
  public SheetShips sheetShips() {
    return sheetShips;
  }

  /// Cards that lie face down on the sheets of aliens, kept apart by who had them.
  public SheetCards sheetCards() {
    return sheetCards;
  }

  /// Ships and cards that are safe until the encounter is over.
  public Insurance insurance() {
    return insurance;
  }

  /// Ships around home systems.
  public Rings rings() {
    return rings;
  }

  /// Tokens that aliens put beside planets.
  public PlanetTokens planetTokens() {
    return planetTokens;
  }

  /// Tokens that lie face down before players.
  public SecretMarks secretMarks() {
    return secretMarks;
  }

  /// What sheets of aliens count of each player.
  public Tallies tallies() {
    return tallies;
  }

  /// Players that are not at home.
  public Absence absence() {
    return absence;
  }

  /// What somebody has moved unseen.
  public UnseenMoves unseenMoves() {
    return unseenMoves;
  }

  /// Flares that lie before players until the turn ends.
  public Monitors monitors() {
    return monitors;
  }

  /// Ships that somebody holds until the turn ends.
  public Hostages hostages() {
    return hostages;
  }

  /// Ships that stay beside those of others whatever effects say.
  public Coexistence coexistence() {
    return coexistence;
  }

  /// Planets that leave the table with all that is in the encounter.
  public Planets planets() {
    return planets;
  }

  // ---- losing

  /// Ships on a planet are lost to the warp by an effect.
  public void lose(Seat owner, Planet from, int count) {
    lose.begin(Cause.EFFECT).add(owner, from.index(), count);
    lose.carryOut();
  }

  /// Begins a loss in which ships of several owners or places go at the same moment: add ships,
  /// then call [#carryOutLoss].
  public Loss beginLoss(Cause cause) {
    return lose.begin(cause);
  }

  /// Adds ships to the loss begun last that their owner chooses from the planets of a mask.
  public void chooseLoss(Seat owner, int count, boolean involved, long planets) {
    lose.choose(lose.current(), owner, count, involved, involved, planets);
  }

  /// Adds ships that are not in the encounter to the loss begun last, as their owner chooses;
  /// researching ships are among them.
  public void chooseLossOutside(Seat owner, int count) {
    lose.choose(lose.current(), owner, count, false, true, outside(owner));
  }

  /// The same as a loss apart, which counts by itself where something asks how many ships a loss
  /// takes ([Loss#losses]).
  public void chooseLossApart(Seat owner, int count) {
    lose.chooseApart(owner, count, outside(owner));
  }

  /// Adds ships to the loss begun last that their owner chooses from its colonies and from those in
  /// the encounter; researching ships are none of these.
  public void chooseLossOnBoard(Seat owner, int count) {
    lose.choose(lose.current(), owner, count, true, false, game.ships().colonies(owner));
  }

  /// The colonies of a seat without the one that is in the encounter.
  public long outside(Seat owner) {
    long colonies = game.ships().colonies(owner);
    Encounter encounter = game.encounter();
    return owner == encounter.defender() && encounter.target().exists()
        ? colonies & ~encounter.target().bit()
        : colonies;
  }

  /// Choosing ships of others for the loss begun last.
  public Lose losses() {
    return lose;
  }

  /// How many ships of an owner at a place are not about to be lost already.
  public int free(Seat owner, int place) {
    return lose.free(owner, place);
  }

  /// A seat's ships in the warp that may leave it: all of them, unless something keeps them there
  /// or they stand on a planet there and have nowhere else to go.
  public int freeInWarp(Seat owner) {
    int ships = game.ships().freeInWarp(owner);
    return ships == 0 || game.query(Query.MAY_LEAVE_WARP, owner, 1) == 0 ? 0 : ships;
  }

  /// Adds ships of an owner, on the planets of a mask, that somebody else chooses.
  public void chooseLossOf(Seat owner, Seat chooser, Prompt prompt, int count, long planets) {
    lose.choose(lose.current(), owner, chooser, prompt, count, false, false, planets);
  }

  /// Carries out the loss begun last: LOSING, the ships move, SHIPS_LOST.
  public void carryOutLoss() {
    lose.carryOut();
  }

  /// The owner chooses ships on its colonies and loses them to the warp.
  public void loseChosen(Seat owner, int count, Cause cause) {
    lose.chosen(owner, count, false, cause);
  }

  /// The owner chooses and loses ships anywhere but in the warp, in the encounter too.
  public void loseAnywhere(Seat owner, int count, Cause cause) {
    lose.chosen(owner, count, true, cause);
  }

  /// In LOSING and SHIPS_LOST: the loss.
  public Loss losing() {
    return lose.current();
  }

  /// In LOSING: one ship that the owner is about to lose from a place lands on a planet instead.
  public void landInstead(Seat owner, int from, Planet planet) {
    if (lose.current().stands(owner)) return;
    lose.current().spare(owner, from);
    ships.move(owner, from, planet.index(), 1, true);
  }

  // ---- cards

  /// Draws cards from the deck.
  public int draw(Seat seat, int count) {
    return hands.draw(seat, count);
  }

  /// Discards a card from a hand.
  public void discard(Seat seat, int card) {
    hands.discard(seat, card);
  }

  @Override
  public void leaveGame(Seat seat, int card) {
    usedCards.leaveGame(seat, card);
  }

  @Override
  public void turnUp(int instance) {
    sheets.turnUp(instance);
  }

  @Override
  public void sweep() {
    hands.sweep();
    rings.sweep();
    game.parts().cardsLeft();
    ships.checkDue();
  }

  @Override
  public void tellArrivals() {
    hands.arrivals().tell();
  }

  /// Puts a card that lies nowhere on the discard pile, through CARD_DISCARDED.
  @Override
  public void settleDiscard(Seat seat, int card) {
    hands.settleDiscard(seat, card);
  }

  // ---- the encounter

  /// A side has won before cards were revealed: they are discarded unseen.
  public void winUnrevealed(Side side) {
    game.encounter().flag(Encounter.UNREVEALED);
    decide(side);
  }

  /// In REVEALED: a side wins at once, and nothing is added or reinforced any more.
  public void winRevealed(Side side) {
    decide(side);
  }

  /// In DECIDED: a side wins, whatever has been decided before; everything that follows goes by
  /// that.
  public void overturn(Side winner) {
    game.encounter().unflag(Encounter.COMPARED);
    decide(winner);
  }

  private void decide(Side winner) {
    Encounter encounter = game.encounter();
    encounter.outcome(winner.index() == 0 ? Outcome.OFFENSE_WINS : Outcome.DEFENSE_WINS);
    if (game.isHeard())
      game.tell(
          Event.Decided.by(
              game.cause(), encounter.outcome(), encounter.offense(), encounter.defense()));
  }

  /// A seat says what its face-down encounter card is, true or not.
  public void announce(Seat seat, int card) {
    if (game.isHeard())
      game.tell(new Event.CardChanged(seat, game.cards().face(card).notation(), game.cause()));
  }

  /// A card put aside takes the place of a seat's revealed encounter card, which is discarded. A
  /// morph copies what is printed on the other card; that one keeps the copy it has made.
  public void replaceRevealed(Seat seat, int card) {
    Encounter encounter = game.encounter();
    int replaced = encounter.card(seat);
    encounter.card(seat, card);
    game.cards().knownToAll(card);
    Face face = game.cards().face(card);
    Seat opponent = encounter.opponent(seat);
    if (face.kind() == Kind.MORPH)
      encounter.becomes(seat, encounter.kind(opponent), printed(opponent));
    else encounter.becomes(seat, face.kind(), face.value());
    if (game.isHeard()) game.tell(new Event.CardChanged(seat, face.notation(), game.cause()));
    if (replaced < 0) return;
    game.cards().fromAside(replaced);
    usedCards.settlePlayed(seat, replaced);
  }

  /// A card of a hand takes the place of another seat's revealed encounter card, which goes to that
  /// hand. Both have been seen by everybody.
  public void tradeRevealed(Seat seat, Seat from, int card) {
    int traded = game.encounter().card(seat);
    game.cards().fromHand(from, card);
    game.cards().aside(card);
    game.encounter().card(seat, -1);
    replaceRevealed(seat, card);
    if (traded < 0) return;
    game.cards().fromAside(traded);
    game.cards().toHand(from, traded);
    if (game.isHeard())
      game.tell(
          new Event.Took(
              from, seat, 1, List.of(game.cards().face(traded).notation()), game.cause()));
  }

  private int printed(Seat seat) {
    int card = game.encounter().card(seat);
    if (card < 0) return game.encounter().faceValue(seat);
    Face face = game.cards().face(card);
    return face.kind() == Kind.ATTACK ? face.value() : game.encounter().value(seat);
  }

  /// The ships of the offense and its allies land on the target planet beside whatever is there,
  /// and the encounter ends at once: nobody wins or loses, but it counts as successful.
  public void grantTarget() {
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense();
    encounter.outcome(Outcome.GRANTED);
    if (game.isHeard())
      game.tell(Event.Decided.by(game.cause(), Outcome.GRANTED, offense, encounter.defense()));
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int waiting = game.ships().onGate(seat);
      ships.move(seat, Place.GATE, encounter.target().index(), waiting, true);
    }
    ships.settle();
  }

  /// The encounter ends as things stand, before it is fought: it is unsuccessful. For windows after
  /// which phases look whether it has been decided: REGROUP_START, BEFORE_SELECTION.
  public void callOff() {
    Encounter encounter = game.encounter();
    encounter.outcome(Outcome.CALLED_OFF);
    if (game.isHeard())
      game.tell(
          Event.Decided.by(
              game.cause(), Outcome.CALLED_OFF, encounter.offense(), encounter.defense()));
  }

  /// The encounter ends before it is fought for want of something. For windows after
  /// which phases look whether it has been decided, DEFENSE_CHOSEN among them: whoever is still to
  /// be asked there is asked before it ends.
  public void callOff(Event.Obstacle obstacle) {
    game.encounter().outcome(Outcome.CALLED_OFF);
    if (game.isHeard()) game.tell(new Event.CalledOff(game.encounter().offense(), obstacle));
  }

  /// The encounter ends once the defense is known, before anything else: it counts as successful.
  public void succeed() {
    Encounter encounter = game.encounter();
    encounter.outcome(Outcome.GRANTED);
    if (game.isHeard())
      game.tell(
          Event.Decided.by(
              game.cause(), Outcome.GRANTED, encounter.offense(), encounter.defense()));
  }

  /// Rolls a die.
  ///
  /// @return 1 to 6
  public int rollDie() {
    return 1 + game.state().random(6);
  }

  /// A number from 0 up to below a bound, each as likely.
  public int chance(int bound) {
    return game.state().random(bound);
  }

  /// Flips a coin.
  ///
  /// @return whether it shows heads
  public boolean flipCoin() {
    return game.state().random(2) == 0;
  }

  // ---- powers

  /// Cancels the power use that is being answered and shuts the whole power off for the rest of the
  /// encounter.
  public void zap() {
    int instance = game.answering().instance();
    game.answering().zap();
    silence(instance);
  }

  /// Shuts a power off for the rest of the encounter.
  public void zap(int instance) {
    silence(instance);
    game.holds().shields(instance);
  }

  /// Shuts a power off for the rest of the encounter, whoever has it and whether or not it lies
  /// face down; that is no zap.
  public void shutOff(int instance) {
    if (game.powers().isProof(instance)) return;
    game.powers().block(instance);
    game.holds().shields(instance);
  }

  /// Shuts a power off for the rest of the encounter, and nothing shields it.
  public void silence(int instance) {
    if (game.powers().isProof(instance)) return;
    game.powers().zap(instance);
    if (game.isHeard())
      game.tell(new Event.Zapped(Powers.owner(instance), game.powers().alien(instance).id()));
  }

  // ---- the table

  /// Puts a planet on the table.
  public void addPlanet(Planet planet) {
    planets.add(planet);
  }

  /// Removes a planet from the game; every ship on it goes to the warp.
  public void destroyPlanet(Planet planet) {
    planets.destroy(planet);
  }

  /// A seat founds (or joins) a colony: ships it picked move from their places to the planet.
  public void establish(Seat seat, Picks picks, Planet planet) {
    ships.move(seat, picks, planet.index(), true);
    int more = RuleNumbers.MOST_SHIPS - picks.picked();
    sheetShips.send(seat, planet.index(), sheetShips.use(seat, 0, more));
    ships.settle();
  }

  /// A seat gains a colony on one of these planets, of its choice: one to four ships of its
  /// colonies found it. Nothing happens if it has a colony on all of them, or no ship on any.
  ///
  /// @return the planet, [Planet#NONE] for none
  public Planet gainColony(Seat seat, Prompt where, Prompt which, long planets) {
    if (!mayGainColony(seat, planets)) return Planet.NONE;
    Planet planet = game.ask(seat).planet(where, gainable(seat, planets));
    Picks picks = ships.pickFrom(seat, game.ships().colonies(seat));
    picks.ask(game, seat, which, 0, 1, RuleNumbers.MOST_SHIPS);
    establish(seat, picks, planet);
    return planet;
  }

  /// Whether a seat could gain a colony on one of these planets.
  public boolean mayGainColony(Seat seat, long planets) {
    return game.ships().colonies(seat) != 0 && gainable(seat, planets) != 0;
  }

  private long gainable(Seat seat, long planets) {
    return room.open(planets & ~game.ships().colonies(seat));
  }

  /// All ships of a seat in the encounter go home: allies cancelled, deals, ended encounters.
  public void goHome(Seat seat) {
    for (int i = 0; i < Place.inEncounter(); i++)
      ships.returnHome(seat, Place.inEncounter(i), game.ships().at(Place.inEncounter(i), seat));
  }

  /// Ends an ally's alliance; its ships go home.
  public void dismiss(Seat ally) {
    Encounter encounter = game.encounter();
    if (encounter.isMain(ally)) {
      withdrawAlly(ally, encounter.sideOf(ally).other());
    } else {
      encounter.offensive().dismiss(ally);
      encounter.defensive().dismiss(ally);
      goHome(ally);
    }
    ships.settle();
  }

  /// A seat is no ally of a side any more; its ships there go home, those on the other side stay.
  public void withdrawAlly(Seat ally, Side side) {
    if (!ally.in(side.allies())) return;
    side.dismiss(ally);
    ships.returnHome(ally, side.place(), game.ships().at(side.place(), ally));
  }

  /// A seat wins by other means, together with everybody who has reached the goal.
  ///
  /// @param cause id of the effect by which it does
  public void win(Seat seat, String cause) {
    ships.checkWin(seat.bit(), cause);
  }

  /// A seat wins the game, and nobody shares the victory.
  public void winAlone(Seat seat, String cause) {
    ships.checkWinAlone(seat.bit(), cause);
  }
}
