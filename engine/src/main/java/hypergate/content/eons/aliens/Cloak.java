package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.UnseenMoves;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Act Unseen: with two high attacks it moves a ship and a card, or one of them, or nothing, while
/// nobody looks; the others may say what, one after another, and the first who does settles it
/// (H-847). What it has moved lies where it was until then.
public final class Cloak {
  private static final int HIGH = 20;

  private static final Prompt WHOSE = Prompt.of("cloak/seat");
  private static final Prompt FROM = Prompt.of("cloak/choice");
  private static final Prompt TO = Prompt.of("cloak/choice-2");
  private static final Prompt CARD = Prompt.of("cloak/choice-3");
  private static final Prompt CARD_TO = Prompt.of("cloak/choice-4");
  private static final Prompt CLAIM = Prompt.of("cloak/choice-5");
  private static final Prompt WHERE = Prompt.of("cloak/choice-6");
  private static final Prompt WITH = Prompt.of("cloak/choice-7");
  private static final Prompt GETS = Prompt.of("cloak/choice-8");

  public static final Alien CLOAK =
      alien("Cloak", "eons")
          .level(2)
          .power("Act Unseen", ANY, Step.REVEAL)
          .text(
              "When two attacks of 20 or more together are revealed you may act unseen: move a"
                  + " ship, a card, both or nothing. The first of the others who says what, and a"
                  + " place of each move, may undo it or gets a reward if all is right; otherwise"
                  + " you get one.")
          .may(ANY, REVEALED, (game, me) -> isHigh(game, me), Cloak::act);

  private Cloak() {}

  private static boolean isHigh(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int sum = encounter.faceValue(encounter.offense()) + encounter.faceValue(encounter.defense());
    return encounter.bothAttack() && (sum >= HIGH || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0);
  }

  /// Whether both main players have revealed negotiates, so that its super flare lets it act.
  public static boolean isPeace(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return game.powers().find(me, CLOAK) >= 0
        && encounter.negotiates(encounter.offense())
        && encounter.negotiates(encounter.defense());
  }

  // ---- moving

  /// It acts.
  public static void act(Game game, Seat me) {
    UnseenMoves moves = game.verbs().unseenMoves();
    moves.begin(me);
    moveShip(game, me);
    moveCard(game, me);
    settle(game, me);
    moves.forget();
  }

  private static boolean isBound(Game game, Seat seat) {
    return game.ofPower(Query.POWER_BOUND, seat, 0) != 0;
  }

  // Planets out of the systems of those whom it does not reach.
  private static long open(Game game) {
    long open = game.ships().planets();
    for (int i = 0; i < game.seats(); i++)
      if (isBound(game, Seat.of(i))) open &= ~game.ships().planetsOf(Seat.of(i));
    return open;
  }

  private static long from(Game game, Seat owner) {
    return game.ships().standing(owner) & open(game);
  }

  private static boolean mayMove(Game game, Seat owner) {
    boolean any = from(game, owner) != 0 || game.verbs().freeInWarp(owner) > 0 && open(game) != 0;
    return any && !isBound(game, owner);
  }

  private static void moveShip(Game game, Seat me) {
    int owners = 0;
    for (int i = 0; i < game.seats(); i++) if (mayMove(game, Seat.of(i))) owners |= 1 << i;
    Seat owner = game.ask(me).seatOrNone(WHOSE, owners);
    if (!owner.exists()) return;
    Menu menu = game.ask(me).menu().planets(from(game, owner));
    if (game.verbs().freeInWarp(owner) > 0) menu.add(Word.WARP);
    int from = place(game.ask(me).choose(FROM));
    long planets = open(game);
    if (from != Place.WARP) planets &= ~Planet.of(from).bit();
    menu = game.ask(me).menu().planets(planets);
    if (from != Place.WARP) menu.add(Word.WARP);
    game.verbs().unseenMoves().ship(owner, from, place(game.ask(me).choose(TO)));
  }

  private static int place(int choice) {
    return Choice.is(choice, Word.WARP) ? Place.WARP : Choice.value(choice);
  }

  private static int hands(Game game, boolean full) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (!isBound(game, Seat.of(i)) && (!full || game.cards().handSize(Seat.of(i)) > 0))
        seats |= 1 << i;
    return seats;
  }

  private static void moveCard(Game game, Seat me) {
    Menu menu = game.ask(me).menu().add(Word.NONE).seats(hands(game, true));
    if (game.cards().discardSize() > 0) menu.add(Word.DISCARD);
    int choice = game.ask(me).choose(CARD);
    if (Choice.is(choice, Word.NONE)) return;
    int from = holder(choice);
    menu = game.ask(me).menu();
    if (from == UnseenMoves.DISCARDS) menu.seats(hands(game, false));
    else menu.seats(hands(game, false) & ~Seat.of(from).bit()).add(Word.DISCARD);
    game.verbs().unseenMoves().card(from, holder(game.ask(me).choose(CARD_TO)));
  }

  private static int holder(int choice) {
    return Choice.is(choice, Word.DISCARD) ? UnseenMoves.DISCARDS : Choice.value(choice);
  }

  // ---- claims

  private static void settle(Game game, Seat me) {
    UnseenMoves moves = game.verbs().unseenMoves();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat == me) continue;
      offerClaims(game, seat);
      int claim = game.ask(seat).choose(CLAIM);
      if (Choice.is(claim, Word.NONE)) continue;
      if (isRight(game, seat, claim)) {
        choose(game, seat);
        return;
      }
      break;
    }
    moves.carryOutShip();
    moves.carryOutCard();
    game.verbs().rewards().collect(me, 1);
  }

  // What a seat could say, going by what it sees of its own.
  private static void offerClaims(Game game, Seat seat) {
    UnseenMoves moves = game.verbs().unseenMoves();
    boolean ship = moves.seesShip(seat);
    boolean card = moves.seesCard(seat);
    Menu menu = game.ask(seat).menu().add(Word.NONE);
    if (!ship && !card) menu.add(Word.NOTHING);
    if (!card) menu.add(Word.SHIP);
    if (!ship) menu.add(Word.CARD);
    menu.add(Word.BOTH);
  }

  private static boolean isRight(Game game, Seat seat, int claim) {
    UnseenMoves moves = game.verbs().unseenMoves();
    boolean ship = Choice.is(claim, Word.SHIP) || Choice.is(claim, Word.BOTH);
    boolean card = Choice.is(claim, Word.CARD) || Choice.is(claim, Word.BOTH);
    boolean right = ship == moves.isShip() && card == moves.isCard();
    if (ship) right &= moves.isShipAt(nameShip(game, seat));
    if (card) right &= moves.isCardAt(nameCard(game, seat));
    return right;
  }

  private static int nameShip(Game game, Seat seat) {
    UnseenMoves moves = game.verbs().unseenMoves();
    boolean sees = moves.seesShip(seat);
    long planets = 0;
    for (long rest = game.ships().planets(); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      boolean own = (game.ships().planetsOf(seat) & planet.bit()) != 0;
      if (sees ? moves.isShipAt(planet.index()) : !own) planets |= planet.bit();
    }
    Menu menu = game.ask(seat).menu().planets(planets);
    if (!sees || moves.isShipAt(Place.WARP)) menu.add(Word.WARP);
    return place(game.ask(seat).choose(WHERE));
  }

  private static int nameCard(Game game, Seat seat) {
    UnseenMoves moves = game.verbs().unseenMoves();
    boolean sees = moves.seesCard(seat);
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (sees ? moves.isCardAt(i) : i != seat.index()) seats |= 1 << i;
    Menu menu = game.ask(seat).menu().seats(seats);
    if (!sees || moves.isCardAt(UnseenMoves.DISCARDS)) menu.add(Word.DISCARD);
    return holder(game.ask(seat).choose(WITH));
  }

  // Who was right takes a reward, or takes back what it likes.
  private static void choose(Game game, Seat seat) {
    UnseenMoves moves = game.verbs().unseenMoves();
    Menu menu = game.ask(seat).menu().add(Word.REWARD);
    if (moves.isShip()) menu.add(Word.SHIP);
    if (moves.isCard()) menu.add(Word.CARD);
    if (moves.isShip() && moves.isCard()) menu.add(Word.BOTH);
    int choice = game.ask(seat).choose(GETS);
    if (!Choice.is(choice, Word.SHIP) && !Choice.is(choice, Word.BOTH)) moves.carryOutShip();
    if (!Choice.is(choice, Word.CARD) && !Choice.is(choice, Word.BOTH)) moves.carryOutCard();
    if (Choice.is(choice, Word.REWARD)) game.verbs().rewards().collect(seat, 1);
  }
}
