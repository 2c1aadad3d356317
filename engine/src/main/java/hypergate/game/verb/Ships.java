package hypergate.game.verb;

import hypergate.game.ask.Ask;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.FurtherShips;
import hypergate.game.table.Side;
import hypergate.game.word.Query;
import hypergate.game.word.Window;

/// Moving ships from place to place, bringing them home and back from the warp, and what follows
/// when a movement is complete: colonies gained and lost, powers lost and regained, the win check.
/// It is long because every way of a ship from one place to another is a word of its own, and all
/// of them end in the same reckoning.
public final class Ships {
  /// Seats whose power was lost when last looked at.
  private static final int POWER_LOST = Layout.MOVES;

  /// Planets on which each seat had ships when last looked at.
  private static final int WAS_OCCUPIED = Layout.SETTLED;

  private final Acting game;
  private final State state;
  private final ShipKinds kinds;
  private final Room room;
  private final Picks picks = new Picks();
  private final int[] homes = new int[Planet.MOST];

  // How many ships each seat has beyond those with which everybody begins.
  private final int more;
  private Seat changed = Seat.NONE;
  private long gained;
  private long given;
  private long together;
  // Who chooses the homes of ships, if not their owner.
  private Seat placer = Seat.NONE;
  private Seat retriever = Seat.NONE;
  private int retrieved;
  private final Returns returns;
  private final Goal goal;
  private final Movements movements;
  private final Departures departures;

  /// The ships of a game.
  Ships(Acting game, ShipKinds kinds, Room room) {
    this.game = game;
    this.kinds = kinds;
    this.room = room;
    this.state = game.state();
    this.returns = new Returns(game);
    this.movements = new Movements(game);
    this.departures = new Departures(game);
    this.goal = new Goal(game);
    game.cells().ofInts(Layout.MOVES, 1, Secrecy.PUBLIC);
    game.cells().ofWords(Layout.SETTLED, Seat.MOST, Secrecy.PUBLIC);
    this.more = game.cells().bytes(Seat.MOST, Secrecy.PUBLIC);
  }

  /// How many ships a seat has, wherever they are: those with which everybody begins and those of a
  /// second colour; further ships of variants are not counted.
  public int all(Seat owner) {
    return game.rules().ships() + state.b[more + owner.index()];
  }

  /// A seat has the ships of a second colour, as many on each of its planets as of its own.
  public void addFleet(Seat owner) {
    state.b[more + owner.index()] = (byte) game.rules().ships();
    long planets = game.ships().planetsOf(owner);
    int each = game.rules().ships() / Math.max(1, Long.bitCount(planets));
    for (long rest = planets; rest != 0; rest &= rest - 1)
      put(owner, Planet.of(Long.numberOfTrailingZeros(rest)), each);
    lay();
  }

  // Ships that are nowhere yet come to a planet before the game.
  private void put(Seat owner, Planet planet, int count) {
    state.addShips(planet.index(), owner.index(), count);
    if (game.isHeard()) game.tell(new Event.ShipsMoved(owner, "", planet.toString(), count));
  }

  /// Half of a seat's ships on a planet stand on another one: before the game.
  void halve(Seat owner, Planet from, Planet to) {
    int count = game.ships().on(from, owner) / 2;
    state.addShips(from.index(), owner.index(), -count);
    state.addShips(to.index(), owner.index(), count);
    if (game.isHeard())
      game.tell(new Event.ShipsMoved(owner, from.toString(), to.toString(), count));
  }

  /// So many ships more, or with a negative number fewer, belong to a seat: for verbs, and for
  /// tables set up by hand.
  public void more(Seat owner, int count) {
    state.b[more + owner.index()] += (byte) count;
  }

  // Ships more leave the game from where they are.
  void take(Seat owner, int place, int count) {
    if (Place.isOnCard(place)) game.cardSlots().addShips(place - Place.ON_CARD, -count);
    else state.addShips(place, owner.index(), -count);
    more(owner, -count);
  }

  /// The one gesture object for picking ships.
  public Picks picks() {
    return picks;
  }

  /// Takes ships off a place; they are nowhere until put down.
  ///
  /// @param first whether further ships may go along (sent out) or stay as long as they can (lost)
  /// @return the further ships among them, see [FurtherShips]
  public long lift(Seat owner, int place, int count, boolean first) {
    if (count == 0) return 0;
    if (place == Place.WARP && count > game.ships().lost(owner)) {
      int beyond = count - game.ships().lost(owner);
      return lift(owner, place, count - beyond, first)
          | game.verbs().drifting().lift(owner, beyond, first);
    }
    long further = game.furtherShips().going(owner, place, at(owner, place), count, first);
    int there = Long.bitCount(game.furtherShips().at(owner, place));
    kinds.lift(owner, place, at(owner, place), count, Long.bitCount(further), there, first);
    if (Place.isOnCard(place)) game.cardSlots().addShips(place - Place.ON_CARD, -count);
    else state.addShips(place, owner.index(), -count);
    if (Place.isPlanet(place)) movements.left(owner, place, count);
    game.furtherShips().put(further, -1);
    return further;
  }

  /// Ships of a seat at a place, cards before it included.
  int at(Seat owner, int place) {
    return Place.isOnCard(place)
        ? game.cardSlots().ships(place - Place.ON_CARD)
        : state.ships(place, owner.index());
  }

  /// Puts ships down at a place.
  ///
  /// @param further the further ships among them
  /// @return how many of them have left the game by that, see [ShipKinds]
  public int land(Seat owner, int place, int count, long further) {
    if (Place.isOnCard(place)) game.cardSlots().addShips(place - Place.ON_CARD, count);
    else if (count > 0) state.addShips(place, owner.index(), count);
    int gone = kinds.land(owner, place, count, Long.bitCount(further));
    if (Place.isPlanet(place)) movements.arrived(owner, place, count);
    game.furtherShips().put(further, place);
    return gone;
  }

  /// Moves ships from one place to another and tells it as an event. From a planet only those go
  /// that nothing keeps there.
  ///
  /// @param first as in [#lift]
  public void move(Seat owner, int from, int to, int count, boolean first) {
    carry(owner, from, to, departures.leave(owner, from, to, count), first);
  }

  /// Moves all ships that were picked to a place, by one move. From planets only those go that
  /// nothing keeps there; those that stay are picked no more.
  ///
  /// @param first as in [#lift]
  /// @return the planets on which any stay that were picked, as a mask
  public long move(Seat owner, Picks picked, int to, boolean first) {
    long held = departures.leave(owner, picked, to);
    carry(owner, picked, to, first);
    return held;
  }

  /// Moves all ships that were picked to a place, whatever would keep them.
  ///
  /// @param first as in [#lift]
  public void carry(Seat owner, Picks picked, int to, boolean first) {
    for (int i = 0; i < picked.places(); i++)
      carry(owner, picked.place(i), to, picked.picked(i), first);
  }

  /// Moves ships from one place to another, whatever would keep them, and tells it as an event. For
  /// which the planet has no room they stay on their planet or in the warp, or return to other
  /// colonies. Of those from the warp their owner says which stand on planets there.
  ///
  /// @param first as in [#lift]
  public void carry(Seat owner, int from, int to, int count, boolean first) {
    boolean leaves = from == Place.WARP && count > 0 && !Departures.isNoMove(to);
    if (leaves && game.verbs().drifting().hasShips(owner))
      game.verbs().drifting().leaveFor(owner, to, count, first);
    else carryOver(owner, from, to, count, first);
  }

  /// The same with those from the warp that stand on no planet there.
  void carryOver(Seat owner, int from, int to, int count, boolean first) {
    int going = Place.isPlanet(to) ? Math.min(count, room.on(Planet.of(to))) : count;
    carryAll(owner, from, to, going, first);
    if (going < count && Place.isHomeless(from)) returnHome(owner, from, count - going);
  }

  /// The same whatever room there is.
  void carryAll(Seat owner, int from, int to, int count, boolean first) {
    if (count == 0) return;
    land(owner, to, count, lift(owner, from, count, first));
    if (game.isHeard()) game.tell(new Event.ShipsMoved(owner, name(from), name(to), count));
  }

  private String name(int place) {
    if (Place.isOnCard(place) && !game.cardSlots().isFaceUp(place - Place.ON_CARD))
      return game.cardSlots().back();
    return Notation.place(game, place);
  }

  /// Puts ships that were taken up on colonies of their owner's choice; without a colony
  /// they go to the warp.
  ///
  /// @return how many went to the warp
  public int place(Seat owner, int count, long further) {
    return placeOn(owner, count, further, game.ships().colonies(owner));
  }

  /// Puts ships that were taken up on planets of a mask, as their owner chooses; with an empty mask
  /// they go to the warp.
  int placeOn(Seat owner, int count, long further, long planets) {
    if (count == 0) return 0;
    int fit = room.on(planets, count);
    if (fit < count && planets != 0) return placeBeside(owner, count, further, planets, fit);
    return placeWithin(owner, count, further, room.open(planets));
  }

  private int placeWithin(Seat owner, int count, long further, long planets) {
    if (planets == 0 && game.query(Query.LEAVES_GAME, owner, 0) != 0) {
      int out = removeFromGame(owner, count, further);
      if (game.isHeard()) game.tell(new Event.ShipsRemoved(owner, out, game.cause()));
      return count - out;
    }
    int captor = planets == 0 ? game.query(Query.STRANDED_ON, owner, 0) - 1 : -1;
    if (captor >= 0) {
      game.verbs().sheetShips().capture(owner, count, further, captor);
      return 0;
    }
    if (planets == 0) {
      land(owner, Place.WARP, count, further);
      if (game.isHeard()) game.tell(new Event.ShipsMoved(owner, "", "warp", count));
      return count;
    }
    if (Long.bitCount(planets) == 1) {
      if (game.isHeard()) onlyHome(owner, count, Long.numberOfTrailingZeros(planets));
      land(owner, Long.numberOfTrailingZeros(planets), count, further);
      if (game.isHeard())
        game.tell(
            new Event.ShipsMoved(
                owner, "", Planet.of(Long.numberOfTrailingZeros(planets)).toString(), count));
      return 0;
    }
    chooseHomes(game.ask(placer.exists() ? placer : owner), count, planets);
    long rest = further;
    for (int ship = 0; ship < count; ship++, rest &= rest - 1) {
      land(owner, homes[ship], 1, Long.lowestOneBit(rest));
      if (game.isHeard())
        game.tell(new Event.ShipsMoved(owner, "", Planet.of(homes[ship]).toString(), 1));
    }
    return 0;
  }

  // Where a mask has not room for all of them the rest go to other colonies, as far as those have.
  private int placeBeside(Seat owner, int count, long further, long planets, int fit) {
    long first = FurtherShips.first(further, fit);
    placeOn(owner, fit, first, planets);
    return placeOn(
        owner, count - fit, further & ~first, room.open(game.ships().colonies(owner) & ~planets));
  }

  // One gesture; from its first question on the same menu serves for all, and only says how many
  // ships are left.
  private void chooseHomes(Ask ask, int count, long planets) {
    if (room.isTight(planets, count)) {
      chooseRoom(ask, count, planets);
      return;
    }
    int ship = 0;
    while (ship < count && ask.isKnown()) homes[ship++] = Choice.value(ask.known());
    if (ship == count) return;
    Menu menu = ask.menu().planets(planets).asOftenAsLeft();
    for (; ship < count; ship++) {
      menu.gesture(count - ship, count - ship);
      homes[ship] = Choice.value(ask.choose(Prompt.PLACE, ship));
    }
  }

  // Each planet is offered as often as it has room.
  private void chooseRoom(Ask ask, int count, long planets) {
    int[] left = new int[Planet.MOST];
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      left[planet] = Math.min(count, room.on(Planet.of(planet)));
    }
    for (int ship = 0; ship < count; ship++) {
      Menu menu = ask.menu();
      for (long rest = planets; rest != 0; rest &= rest - 1) {
        int planet = Long.numberOfTrailingZeros(rest);
        int times = Math.min(left[planet], count - ship);
        if (times > 0) menu.add(Choice.of(Choice.PLACE, planet), times);
      }
      menu.gesture(count - ship, count - ship);
      homes[ship] = Choice.value(ask.choose(Prompt.PLACE, ship));
      left[homes[ship]]--;
    }
  }

  private void onlyHome(Seat owner, int count, int planet) {
    for (int ship = 0; ship < count; ship++)
      game.resolved(owner, Prompt.PLACE, Choice.of(Choice.PLACE, planet), ship);
  }

  /// A seat shifts any ships between its colonies, at least one; a colony that it empties is lost.
  public void shift(Seat owner, Prompt prompt) {
    long colonies = game.ships().colonies(owner);
    Picks gesture = pickFrom(owner, colonies);
    gesture.ask(game, owner, prompt, 0, 1, gesture.available());
    rearrange(owner, gesture, colonies);
    settle();
  }

  /// A seat spreads any ships of its colonies over its colonies and home planets, empty ones among
  /// them; a colony that it empties is lost.
  public void spread(Seat owner, Prompt prompt) {
    Picks gesture = pickFrom(owner, game.ships().colonies(owner));
    gesture.ask(game, owner, prompt, 0, 1, gesture.available());
    rearrange(owner, gesture, game.ships().colonies(owner) | game.ships().planetsOf(owner));
    settle();
  }

  /// A seat distributes its ships anew among its colonies; at least one stays on each.
  public void distribute(Seat owner, Prompt prompt) {
    long colonies = game.ships().colonies(owner);
    picks.clear();
    for (long rest = colonies; rest != 0; rest &= rest - 1) {
      Planet from = Planet.of(Long.numberOfTrailingZeros(rest));
      picks.offer(from.index(), game.ships().on(from, owner) - 1);
    }
    picks.ask(game, owner, prompt, 0, 0, picks.available());
    rearrange(owner, picks, colonies);
  }

  // Ships that were picked leave their places, as far as nothing keeps them there, and come to
  // planets of a mask.
  private void rearrange(Seat owner, Picks gesture, long planets) {
    departures.leave(owner, gesture, Place.GATE);
    int count = gesture.picked();
    long further = 0;
    for (int i = 0; i < gesture.places(); i++)
      further |= lift(owner, gesture.place(i), gesture.picked(i), true);
    placeOn(owner, count, further, planets);
  }

  /// Ships at a place (gate, beside, a card) return to colonies of their owner's choice.
  public void returnHome(Seat owner, int from, int count) {
    if (count == 0) return;
    if (Place.isOnCard(from)
        && game.ships().colonies(owner) == 0
        && game.cardSlots().keepStranded()) return;
    int due = departures.leave(owner, from, Place.GATE, count);
    int home = due - game.verbs().sheetShips().put(owner, from, due);
    place(owner, home, lift(owner, from, home, true));
  }

  /// Whether the seat, a main player or ally, has a ship that it could bring into the encounter.
  public boolean mayBringIn(Seat seat) {
    return (game.ships().colonies(seat) & ~involved(seat)) != 0;
  }

  /// Brings one to `most` ships of a main player or ally from its colonies into the encounter.
  public void bringIn(Seat seat, Prompt prompt, int most) {
    bringIn(seat, prompt, 1, most);
  }

  /// The same with another least number.
  public void bringIn(Seat seat, Prompt prompt, int least, int most) {
    picks.clear();
    for (long rest = game.ships().colonies(seat) & ~involved(seat); rest != 0; rest &= rest - 1) {
      Planet from = Planet.of(Long.numberOfTrailingZeros(rest));
      picks.offer(from.index(), game.ships().on(from, seat));
    }
    picks.ask(game, seat, prompt, 0, least, most);
    move(seat, picks, game.encounter().place(seat), true);
    settle();
  }

  /// Whether the seat has a ship in the encounter and a colony that it could go back to.
  public boolean mayWithdraw(Seat seat) {
    return at(seat, game.encounter().place(seat)) > 0
        && (game.ships().colonies(seat) & ~involved(seat)) != 0;
  }

  /// Takes one to `most` ships of a main player or ally out of the encounter, to its colonies.
  public void withdraw(Seat seat, Prompt prompt, int most) {
    picks.clear();
    picks.offer(game.encounter().place(seat), at(seat, game.encounter().place(seat)));
    int out = picks.ask(game, seat, prompt, 0, 1, most);
    long homes = game.ships().colonies(seat) & ~involved(seat);
    placeOn(seat, out, lift(seat, game.encounter().place(seat), out, true), homes);
    settle();
  }

  /// A main player or ally brings ships from its colonies into the encounter or takes some out
  /// until it has so many there, or all that it has. An ally without a ship there is none any more.
  public void match(Seat seat, Prompt prompt, int wanted) {
    int place = game.encounter().place(seat);
    int there = at(seat, place);
    if (there > wanted) {
      long homes = game.ships().colonies(seat) & ~involved(seat);
      returnTo(seat, place, there - wanted, homes);
    } else {
      Picks gesture = pickFrom(seat, game.ships().colonies(seat) & ~involved(seat));
      int due = Math.min(wanted - there, gesture.available());
      gesture.ask(game, seat, prompt, 0, due, due);
      move(seat, gesture, place, true);
    }
    if (at(seat, place) == 0 && game.encounter().isAlly(seat) && !game.encounter().isMain(seat))
      game.verbs().dismiss(seat);
    else settle();
  }

  /// An ally changes sides, with its ships in the encounter. A main player that is allied with its
  /// opponent stays where it is.
  public void changeSides(Seat ally) {
    if (game.encounter().isMain(ally)) return;
    Side side = game.encounter().sideOf(ally);
    int count = at(ally, side.place());
    side.dismiss(ally);
    Side other = side.other();
    other.allies(other.allies() | ally.bit());
    move(ally, side.place(), other.place(), count, true);
    if (game.isHeard()) game.tell(new Event.Joined(ally, other.toString(), count));
  }

  // The target planet as a mask for the defense, whose ships there are in the encounter already.
  private long involved(Seat seat) {
    return seat == game.encounter().defender() ? game.encounter().target().bit() : 0;
  }

  /// Ships of the seat in the warp leave the game, as many as lets go.
  public void removeFromWarp(Seat owner, int count) {
    int out = removeFromGame(owner, count, lift(owner, Place.WARP, count, false));
    if (game.isHeard()) game.tell(new Event.ShipsRemoved(owner, out, game.cause()));
  }

  /// Ships at a place go to planets of a mask, their owner's choice.
  public void returnTo(Seat owner, int from, int count, long planets) {
    if (from == Place.WARP && planets != 0 && game.verbs().drifting().hasShips(owner)) {
      game.verbs().drifting().leave(owner, count, planets);
      return;
    }
    int due = planets == 0 ? count : departures.leave(owner, from, Place.GATE, count);
    int home = due <= 0 ? 0 : due - game.verbs().sheetShips().put(owner, from, due);
    if (home > 0) placeOn(owner, home, lift(owner, from, home, true), planets);
  }

  /// A gesture that offers all ships of a seat on the planets of a mask.
  public Picks pickFrom(Seat owner, long planets) {
    picks.clear();
    long open = planets & game.ships().colonies(owner) & ~game.encounter().frozen(owner);
    for (long rest = open; rest != 0; rest &= rest - 1) {
      Planet from = Planet.of(Long.numberOfTrailingZeros(rest));
      picks.offer(from.index(), game.ships().on(from, owner));
    }
    offerOutposts(owner, planets);
    return picks;
  }

  /// Adds a seat's ships on outposts of these planets to the gesture: they belong to its colonies
  /// there (M-1.2-7).
  public void offerOutposts(Seat owner, long planets) {
    for (long rest = game.ships().outposts(owner) & planets; rest != 0; rest &= rest - 1)
      picks.offer(game.ships().outpost(Planet.of(Long.numberOfTrailingZeros(rest)), owner), 1);
  }

  /// A seat retrieves ships from the warp, to colonies of its choice; opens RETRIEVING before and
  /// RETRIEVED afterwards. Without a colony they stay in the warp.
  ///
  /// @return how many came back
  public int retrieve(Seat owner, int count) {
    int due = game.ships().colonies(owner) == 0 ? 0 : due(owner, mayReturn(owner, count));
    returns.begin(owner);
    int back = leaveWarp(owner, due);
    returns.note(owner);
    if (back > 0) cameBack(owner, back);
    returns.end();
    return back;
  }

  /// The same with somebody else who chooses their colonies.
  public void retrieveFor(Seat chooser, Seat owner, int count) {
    Seat before = placer;
    placer = chooser;
    retrieve(owner, count);
    placer = before;
  }

  /// Opens RETRIEVING for ships that a seat is about to bring back itself.
  ///
  /// @return how many it brings back
  public int due(Seat owner, int count) {
    int back = Math.min(count, game.verbs().freeInWarp(owner));
    if (back == 0) return 0;
    Seat before = retriever;
    int beforeCount = retrieved;
    retriever = owner;
    retrieved = back;
    game.open(Window.RETRIEVING);
    int due = retrieved;
    retriever = before;
    retrieved = beforeCount;
    return due;
  }

  /// In RETRIEVING: changes how many ships come back.
  public void retrieving(int ships) {
    retrieved = ships;
  }

  /// Forgets ships that were on their way back, before a phase is run, or run again.
  void reset() {
    placer = Seat.NONE;
    kinds.reset();
    picks.reset();
    returns.reset();
    movements.reset();
    departures.reset();
  }

  /// What is about to leave planets, in MOVING.
  public Departures departures() {
    return departures;
  }

  /// What has come to planets and left them, in MOVED.
  public Movements movements() {
    return movements;
  }

  /// In RETRIEVED: where the ships have come to.
  public Returns returns() {
    return returns;
  }

  /// Ships of the seat are freed from the warp by somebody else, which is not retrieving.
  public void release(Seat owner, int count) {
    int back = leaveWarp(owner, count);
    if (back > 0) left(Seat.NONE, back);
  }

  /// All ships of the seat that may leave the warp are freed from there, onto planets of a mask, as
  /// their owner chooses.
  public void releaseTo(Seat owner, long planets) {
    int back = room.on(planets, game.verbs().freeInWarp(owner));
    if (Long.bitCount(planets) == 1)
      move(owner, Place.WARP, Long.numberOfTrailingZeros(planets), back, true);
    else returnTo(owner, Place.WARP, back, planets);
    if (back > 0) left(Seat.NONE, back);
  }

  /// Ships of the owner that were just lost come back, those in the warp and those out of the game,
  /// to colonies of its choice; with no colony they stay.
  public void heal(Seat owner, int fromWarp, int fromOutside) {
    if (game.ships().colonies(owner) == 0) return;
    int outside = Math.min(fromOutside, state.ships(Place.REMOVED, owner.index()));
    place(owner, outside, lift(owner, Place.REMOVED, outside, true));
    int back = retrieve(owner, fromWarp);
    game.encounter().lostSinceStart(owner, -back);
    settle();
  }

  /// Ships of a main player or ally come straight from the warp into the encounter.
  ///
  /// @param itself whether it retrieves them; otherwise somebody else frees them
  public void bringFromWarp(Seat owner, int count, boolean itself) {
    int back = itself ? due(owner, count) : Math.min(count, game.verbs().freeInWarp(owner));
    if (back == 0) return;
    move(owner, Place.WARP, game.encounter().place(owner), back, true);
    left(itself ? owner : Seat.NONE, back);
  }

  /// In ACCEPTED: ships of the joiner, freed from the warp, come into the encounter in place of
  /// those that it has named.
  public void joinFromWarp(Seat joiner, int count) {
    picks.drop();
    bringFromWarp(joiner, count, false);
  }

  private int leaveWarp(Seat owner, int count) {
    int back = mayReturn(owner, Math.min(count, game.verbs().freeInWarp(owner)));
    if (back == 0) return 0;
    if (game.verbs().drifting().hasShips(owner))
      return game.verbs().drifting().leave(owner, back, game.ships().colonies(owner));
    place(owner, back, lift(owner, Place.WARP, back, true));
    return back;
  }

  /// How many of so many ships the colonies of a seat have room for.
  int mayReturn(Seat owner, int count) {
    long colonies = game.ships().colonies(owner);
    return colonies == 0 ? 0 : room.on(colonies, count);
  }

  /// Opens RETRIEVED for ships that have left the warp.
  public void cameBack(Seat owner, int count) {
    left(owner, count);
  }

  private void left(Seat owner, int count) {
    settle();
    Seat before = retriever;
    int beforeCount = retrieved;
    retriever = owner;
    retrieved = count;
    game.open(Window.RETRIEVED);
    retriever = before;
    retrieved = beforeCount;
  }

  /// In RETRIEVING and RETRIEVED: the seat that retrieves its ships, or has done so; nobody if
  /// somebody else has freed them.
  public Seat retriever() {
    return retriever;
  }

  /// In RETRIEVING and RETRIEVED: how many ships.
  public int retrieved() {
    return retrieved;
  }

  /// Removes ships that were taken up from the game, as many as lets go; the rest go to the
  /// warp.
  ///
  /// @return how many left the game
  int removeFromGame(Seat owner, int count, long further) {
    int out = Math.min(count, mayLeave(owner));
    long stay = FurtherShips.first(further, count - out);
    state.addShips(Place.REMOVED, owner.index(), out);
    if (count > out) state.addShips(Place.WARP, owner.index(), count - out);
    kinds.land(owner, Place.REMOVED, out, Long.bitCount(further & ~stay));
    kinds.land(owner, Place.WARP, count - out, Long.bitCount(stay));
    game.furtherShips().put(stay, Place.WARP);
    game.furtherShips().put(further & ~stay, Place.REMOVED);
    return out;
  }

  /// How many more ships of a seat may leave the game or be captured: so many must stay that it can
  /// still win.
  public int mayLeave(Seat owner) {
    int further = Long.bitCount(game.furtherShips().of(owner));
    int all = all(owner) - kinds.more(owner) + kinds.waiting(owner) + further;
    int captured =
        game.powers().captured(owner)
            + kinds.captives(owner)
            + game.verbs().rings().captives(owner);
    int left = all - state.ships(Place.REMOVED, owner.index()) - captured;
    return Math.max(0, left - game.rules().coloniesToWin());
  }

  /// How many ships of a seat are lost: in the warp, those of planets there left out, out of the
  /// game or captured.
  public int gone(Seat owner) {
    return game.ships().lost(owner)
        + game.ships().removed(owner)
        + game.powers().captives(owner)
        + kinds.captives(owner)
        + game.verbs().rings().captives(owner)
        + game.query(Query.COUNT_AS_LOST, owner, 0);
  }

  /// Says that a movement is complete: for every seat whose colonies have changed, its power is
  /// lost or regained (POWER_LOST) and COLONY_CHANGED opens, once more for each further colony that
  /// it has lost; then victory is checked. Every verb and phase that moves ships ends with
  /// this, once, so that moves at the same moment count together.
  public void settle() {
    if (game.encounter().barredPlanet().exists()) clear(game.encounter().barredPlanet());
    kinds.settle();
    game.verbs().coexistence().settle();
    movements.tell();
    boolean any = game.parts().shipsMoved();
    for (int i = game.seats() - 1; i >= 0; i--) {
      long now = state.occupied(i);
      long was = state.w[WAS_OCCUPIED + i];
      if (now == was) continue;
      any = true;
      colonyChanged(Seat.of(i), now, was);
    }
    game.verbs().drifting().sweep();
    if (any) checkWin();
  }

  private void clear(Planet planet) {
    for (int p = 0; p < game.seats(); p++)
      if ((game.verbs().coexistence().of(game.inOrder(p)) & planet.bit()) == 0)
        sendAway(game.inOrder(p), planet, 0);
  }

  /// The ships of a seat on a planet go to its other colonies, without any to the warp.
  ///
  /// @param closed planets on which they cannot come, as a mask
  public void sendAway(Seat owner, Planet planet, long closed) {
    int count = game.ships().on(planet, owner);
    if (count == 0) return;
    long homes = game.ships().colonies(owner) & ~planet.bit() & ~closed;
    returnTo(owner, planet.index(), count, homes);
  }

  private void colonyChanged(Seat seat, long now, long was) {
    state.w[WAS_OCCUPIED + seat.index()] = now;
    powerChanged(seat);
    Seat beforeSeat = changed;
    long beforeGained = gained;
    long beforeGiven = given;
    long beforeTogether = together;
    long lost = was & ~now;
    gained = now & ~was;
    together = lost;
    do {
      changed = seat;
      given = Long.lowestOneBit(lost);
      game.open(Window.COLONY_CHANGED);
      lost ^= given;
      gained = 0;
      together = 0;
    } while (lost != 0);
    changed = beforeSeat;
    gained = beforeGained;
    given = beforeGiven;
    together = beforeTogether;
  }

  /// The table has been laid: what stands there has not changed since it was last looked at.
  public void lay() {
    for (int i = 0; i < game.seats(); i++) {
      state.w[WAS_OCCUPIED + i] = state.occupied(i);
      if (game.powers().homeColonies(Seat.of(i)) < game.rules().homeColoniesNeeded())
        state.n[POWER_LOST] |= 1 << i;
    }
  }

  /// Checks whether a seat has lost or regained its power, after its colonies or what it needs to
  /// keep the power have changed; opens POWER_LOST if so.
  public void powerChanged(Seat seat) {
    boolean lost = game.powers().homeColonies(seat) < game.powers().homeColoniesNeeded(seat);
    boolean was = seat.in(state.n[POWER_LOST]);
    if (lost == was) return;
    state.n[POWER_LOST] ^= seat.bit();
    boolean any = false;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = hypergate.game.table.Powers.instance(seat, slot);
      if (game.powers().exists(instance) && game.powers().isLost(instance) == lost) any = true;
    }
    if (!any) return;
    if (game.isHeard()) game.tell(new Event.PowerChanged(seat, lost));
    game.parts().powersChanged();
    Seat before = changed;
    changed = seat;
    game.open(Window.POWER_LOST);
    changed = before;
    game.verbs().drifting().sweep();
  }

  /// In COLONY_CHANGED and POWER_LOST: the seat whose colonies changed.
  public Seat changed() {
    return changed;
  }

  /// In COLONY_CHANGED: planets on which it has gained a colony.
  public long gained() {
    return gained;
  }

  /// In COLONY_CHANGED: the planet on which it has lost its colony, as a mask. For each further one
  /// that it has lost at the same moment the window opens once more.
  public long lost() {
    return given;
  }

  /// In COLONY_CHANGED: all planets on which it has lost its colony at this moment, when the window
  /// opens first.
  public long lostTogether() {
    return together;
  }

  /// In COLONY_CHANGED: the seats that have gained a colony at this same moment, as a mask; those
  /// that the window has been opened for already are left out, except [#changed].
  public int gainers() {
    int mask = gained != 0 ? changed.bit() : 0;
    for (int i = 0; i < game.seats(); i++)
      if ((state.occupied(i) & ~state.w[WAS_OCCUPIED + i]) != 0) mask |= 1 << i;
    return mask;
  }

  /// In POWER_LOST: whether the power was lost, not regained.
  public boolean powerIsLost() {
    return changed.in(state.n[POWER_LOST]);
  }

  /// Ends the game if somebody has enough foreign colonies.
  public void checkWin() {
    goal.check(0, "");
  }

  /// Ends the game if somebody has enough foreign colonies, or if seats win by other means now.
  ///
  /// @param alsoWinning these seats, as a mask
  /// @param cause id of the effect by which they do
  public void checkWin(int alsoWinning, String cause) {
    goal.check(alsoWinning, cause);
  }

  /// The same where nobody shares the victory of those seats.
  void checkWinAlone(int alsoWinning, String cause) {
    goal.checkUnshared(alsoWinning, cause);
  }

  /// In WIN_CHECK: a seat contests the victory against one of those who are about to win, in a last
  /// encounter that follows the present one. Until it is over nobody wins.
  public void contest(Seat by, Seat against) {
    goal.contest(by, against);
  }

  /// In WIN_CHECK: a seat that is about to win with others tries to win alone, in a last encounter
  /// that follows the present one, with whom destiny says. A foreign colony gained in it makes it
  /// the only winner; without one the others win.
  public void tryAlone(Seat seat) {
    goal.tryAlone(seat);
  }

  /// In WIN_CHECK: a seat that is not about to win has one more turn after the present encounter,
  /// until it has no encounter card left. Meanwhile nobody wins; as soon as it meets a condition of
  /// victory it wins with all others who do, otherwise the present winners win.
  public void giveLastTurn(Seat seat) {
    goal.giveLastTurn(seat);
  }

  /// Who has such a last turn, or will have it; [Seat#NONE] for nobody.
  public Seat lastTurn() {
    return goal.lastTurn();
  }

  /// Whether it has begun.
  public boolean isLastTurnUnderWay() {
    return goal.isLastTurnUnderWay();
  }

  /// It begins.
  public void beginLastTurn() {
    goal.beginLastTurn();
  }

  /// Whether a victory is contested.
  public boolean isContested() {
    return goal.isContested();
  }

  /// Whether the last encounter, which decides about a victory, is under way.
  public boolean isLastUnderWay() {
    return goal.isUnderWay();
  }

  /// The last encounter begins: names its offense and defense.
  public void beginLast() {
    goal.begin();
    game.encounter().offense(goal.contester());
    game.encounter().defense(goal.contestee());
  }

  /// The last encounter is over, and with it the game.
  public void settleLast() {
    goal.settle();
  }

  /// Seats that may not be allies of a main player since it contests their victory, as a mask.
  public int barredAllies(Seat main) {
    return goal.isUnderWay() && main == goal.contester() ? goal.victors() : 0;
  }

  /// Seats win by the power of an alien, by number, as soon as what is under way is over; victory
  /// is looked at then, also if they are none.
  public void winSoon(int seats, int alien) {
    goal.soon(seats, alien);
  }

  // Looks at victory if it is due.
  void checkDue() {
    goal.checkDue();
  }

  /// In WIN_CHECK: the seats that have enough colonies, as a mask.
  public int settled() {
    return goal.settled();
  }

  /// In WIN_CHECK: the seats that win by what an effect has said, as a mask.
  public int sudden() {
    return goal.sudden();
  }

  /// In WIN_CHECK: says by which effect the seats win.
  public void winningBy(String effect) {
    goal.by(effect);
  }

  /// In WIN_CHECK: the seats that are about to win, as a mask.
  public int winning() {
    return goal.winning();
  }

  /// In WIN_CHECK: the condition of victory is looked at once more, after something has been done.
  public void checkWinAgain() {
    goal.lookAgain();
  }

  /// In WIN_CHECK: changes who wins.
  public void winning(int seats) {
    goal.winning(seats);
  }
}
