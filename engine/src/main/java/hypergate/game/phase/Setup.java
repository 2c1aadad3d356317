package hypergate.game.phase;

import hypergate.game.card.Act;
import hypergate.game.card.Option;
import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.State;
import hypergate.game.table.Destinies;
import hypergate.game.table.Pile;
import hypergate.game.table.Powers;
import hypergate.game.verb.Acting;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Setting up: planets and ships, destiny, aliens, the deck with its flares, hands, the first
/// player, and what variants add.
public final class Setup {
  private Setup() {}

  static void run(Acting game) {
    game.rules().check();
    board(game);
    destinyDeck(game);
    new FirstAliens(game).run();
    game.parts().aliensChosen();
    cosmicDeck(game);
    StartCards.hands(game);
    for (int i = 0; i < Sizes.INSTANCES; i++) if (game.powers().exists(i)) prepare(game, i);
    for (int i = 0; i < game.seats(); i++) deal(game, Seat.of(i));
    firstPlayer(game);
    int first = game.turn().index();
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of((first + i) % game.seats());
      int powers = game.options().get(Option.POWERS);
      for (int power = 0; power < powers; power++) pieces(game, Powers.instance(seat, power));
      for (int power = 0; power < powers; power++) gameSetup(game, Powers.instance(seat, power));
    }
    game.parts().makeDecks();
    game.parts().setUp();
    game.open(Window.HANDS_DEALT);
    game.next(Step.START_TURN);
  }

  private static void prepare(Acting game, int instance) {
    if (!game.powers().alien(instance).interrupts().isEmpty()) game.destinies().addInterrupting();
    Act<?> prepared = game.powers().alien(instance).prepared();
    if (prepared != null) game.asIfHere(instance, prepared, Powers.owner(instance));
  }

  // What belongs to a home system lies there before it is changed: planets, then ships.
  private static void pieces(Acting game, int instance) {
    Seat owner = Powers.owner(instance);
    if (game.powers().alien(instance).hasSecondSystem()) game.verbs().planets().addSystem(owner);
    if (game.powers().alien(instance).hasSecondFleet()) game.verbs().ships().addFleet(owner);
  }

  private static void gameSetup(Acting game, int instance) {
    Act<?> dealt = game.powers().alien(instance).dealt();
    if (dealt != null) game.asIfHere(instance, dealt, Powers.owner(instance));
  }

  /// Planets and ships of every seat.
  public static void board(Acting game) {
    State state = game.state();
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      for (int p = 1; p <= game.rules().planets(); p++) {
        state.planet(Planet.of(seat, p), true);
        state.addShips(Planet.of(seat, p).index(), i, RuleNumbers.SHIPS_ON_PLANET);
      }
    }
    game.verbs().ships().lay();
  }

  /// The destiny deck for the colours in use, shuffled.
  public static void destinyDeck(Acting game) {
    Pile deck = game.destinies().deck();
    deck.clear();
    for (int card = 0; card < 3 * game.seats(); card++) deck.lay(card);
    for (int card = Destinies.WILD; card <= Destinies.MOST_CARDS; card++) deck.lay(card);
    deck.shuffle();
  }

  // all dealt flares, chosen or not, and random ones up to ten.
  private static void cosmicDeck(Acting game) {
    State state = game.state();
    if (game.options().is(Option.FLARES)) {
      int[] rest = game.numbers();
      int size = 0;
      for (int i = 0; i < game.content().aliens().size(); i++)
        if (mayFill(game, i) && !isDealt(game, i)) rest[size++] = i;
      int dealt = game.rules().aliensDealt() * game.seats();
      int filler = Math.min(size, Math.max(0, 10 - dealt));
      for (int i = 0; i < filler; i++) {
        int at = i + state.random(size - i);
        int drawn = rest[at];
        rest[at] = rest[i];
        rest[i] = drawn;
      }
      for (int i = filler; i < size; i++) {
        if (!StartCards.hasFlare(game, rest[i])) continue;
        int wanted = rest[i];
        rest[i] = rest[filler];
        rest[filler++] = wanted;
      }
      int flares = 0;
      for (int alien = 0; alien < game.content().aliens().size(); alien++) {
        boolean in = isDealt(game, alien) && game.content().hasFlare(alien);
        for (int i = 0; i < filler && !in; i++) in = rest[i] == alien;
        if (in) rest[flares++ + filler] = alien;
      }
      for (int i = 0; i < flares; i++) rest[i] = rest[i + filler];
      layFlares(game, rest, flares);
    }
    game.cards().index();
    deck(game);
  }

  // Where other cards of aliens take the room, flares of aliens that nobody has chosen stay out.
  private static void layFlares(Acting game, int[] aliens, int count) {
    State state = game.state();
    int left = count;
    while (left > game.cards().roomForFlares()) {
      int at = state.random(left);
      if (game.powers().isUsed(aliens[at]) || StartCards.hasFlare(game, aliens[at])) continue;
      System.arraycopy(aliens, at + 1, aliens, at, --left - at);
    }
    for (int i = 0; i < left; i++) game.cards().alienAt(i, aliens[i]);
    game.cards().flareCount(left);
  }

  private static boolean mayFill(Acting game, int alien) {
    return game.content().hasFlare(alien) && game.rules().knowsAlien(alien);
  }

  private static boolean isDealt(Acting game, int alien) {
    for (int i = 0; i < Seat.MOST; i++)
      for (int card = 0; card < Sizes.DEALT_EACH; card++)
        if (game.powers().dealt(Seat.of(i), card) == alien) return true;
    return false;
  }

  /// Puts these flares, by alien number, into their places in the deck: for tables set up by hand.
  public static void flares(Acting game, List<Integer> aliens) {
    List<Integer> sorted = aliens.stream().sorted().toList();
    for (int i = 0; i < sorted.size(); i++) game.cards().alienAt(i, sorted.get(i));
    game.cards().flareCount(sorted.size());
    game.cards().index();
  }

  /// All cosmic cards in use into the deck, shuffled.
  public static void deck(Acting game) {
    game.cards().deck().clear();
    for (int card = 0; card < game.content().cards(); card++)
      if (game.content().isAlienCard(card)
          ? game.cards().cardAlien(card) >= 0
          : !game.content().hasOtherBack(card) && game.rules().hasCard(card))
        game.cards().deck().lay(card);
    game.cards().shuffleDeck();
  }

  private static void deal(Acting game, Seat seat) {
    int size = game.query(Query.FIRST_HAND, seat, RuleNumbers.HAND);
    for (int i = 0; i < size; i++) {
      int card = game.cards().fromDeck();
      game.cards().backToHand(seat, card);
      game.cards().knownTo(seat, card);
    }
    if (game.isHeard())
      game.tell(new Event.Drew(seat, size, game.cards().names(game.cards().hand(seat)), "setup"));
  }

  // destiny cards are turned up until a colour appears; then all are shuffled.
  private static void firstPlayer(Acting game) {
    Pile deck = game.destinies().deck();
    int at = deck.size() - 1;
    while (!Destinies.isColour(deck.at(at))) at--;
    game.course().turn(Destinies.colour(deck.at(at)));
    deck.shuffle();
  }
}
