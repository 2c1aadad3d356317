package hypergate.content.eons.aliens;

import static hypergate.variant.essences.Essence.essence;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.word.Kind;
import hypergate.variant.essences.Essence;
import java.util.List;

/// The eight consequences of the Nanny: what each player gets for a negotiate, and what happens to
/// it without one. With half of them it misses a turn, with the others an encounter.
final class Consequences {
  private static final String KIND = "Consequence";

  private static final int WARP = 0;
  private static final int SHIP = 1;
  private static final int REWARD = 2;
  private static final int HAND = 3;
  private static final int DECK = 4;
  private static final int COLONY = 5;
  private static final int CARD = 6;

  private static final int SHIPS = 2;
  private static final int CARDS = 5;

  private static final Prompt FREED = Prompt.of("consequence-warp/seat");
  private static final Prompt AWAY = Prompt.of("consequence-hand/cards");
  private static final Prompt DRAWS = Prompt.of("consequence-deck/number");
  private static final Prompt KEPT = Prompt.of("consequence-deck/card");
  private static final Prompt MOVES = Prompt.of("consequence-colony/choice");
  private static final Prompt MOVED = Prompt.of("consequence-colony/ships");
  private static final Prompt WHERE = Prompt.of("consequence-colony/planet");
  private static final Prompt BACK = Prompt.of("consequence-card/choice");
  private static final Prompt TAKEN = Prompt.of("consequence-reward/cards");
  private static final Prompt SENT = Prompt.of("consequence-ally/seat");

  static final List<Essence> ALL =
      List.of(
          consequence(
              "Warp",
              "All ships of another player leave the warp, and you get a reward for each; or lose"
                  + " two ships of foreign colonies, and miss the next player's turn."),
          consequence("Ship", "Retrieve a ship; or lose a ship, and miss the next player's turn."),
          consequence(
              "Reward",
              "A reward for each ship that you have in the encounter; or the Nanny discards"
                  + " artifacts and reward cards of your hand, and you miss the next player's"
                  + " turn."),
          consequence(
              "Hand",
              "Discard as many cards as you like; or the Nanny discards your highest attack, and"
                  + " you miss the next player's first encounter."),
          consequence(
              "Deck",
              "Draw up to five cards and keep one of them; or half of your hand is discarded at"
                  + " random, and you miss the next player's first encounter."),
          consequence(
              "Colony",
              "Spread your ships anew over your colonies; or the Nanny sends one of your colonies"
                  + " to the warp, and you miss the next player's turn."),
          consequence(
              "Card",
              "Draw a card; or discard one at random, and miss the next player's first encounter."),
          consequence(
              "Ally",
              "A reward for each ally of yours; or the Nanny sends one of them home, and you miss"
                  + " the next player's first encounter."));

  private Consequences() {}

  private static Essence consequence(String name, String text) {
    return essence(KIND, name, "eons", 0, text);
  }

  /// Whether whoever is punished misses a whole turn.
  static boolean isForTurn(int consequence) {
    return consequence == WARP
        || consequence == SHIP
        || consequence == REWARD
        || consequence == COLONY;
  }

  // ---- incentives

  static void reward(Game game, Seat player, int consequence) {
    switch (consequence) {
      case WARP -> free(game, player);
      case SHIP -> game.verbs().ships().retrieve(player, 1);
      case REWARD -> collect(game, player, game.encounter().shipsOf(player));
      case HAND -> discard(game, player);
      case DECK -> dig(game, player);
      case COLONY -> spread(game, player);
      case CARD -> draw(game, player);
      default -> collect(game, player, Integer.bitCount(game.encounter().sideOf(player).allies()));
    }
  }

  private static void collect(Game game, Seat player, int rewards) {
    if (rewards > 0) game.verbs().rewards().collect(player, rewards);
  }

  private static void free(Game game, Seat player) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != player.index() && game.verbs().freeInWarp(Seat.of(i)) > 0) mask |= 1 << i;
    if (mask == 0) return;
    Seat freed = game.ask(player).seat(FREED, mask);
    int ships = game.verbs().freeInWarp(freed);
    game.verbs().ships().release(freed, ships);
    collect(game, player, ships - game.verbs().freeInWarp(freed));
  }

  private static void discard(Game game, Seat player) {
    CardSet cards = game.cards().hand(player);
    if (cards.isEmpty()) return;
    game.ask(player).cards(AWAY, cards, 0, cards.size());
    game.verbs().hands().discard(player, cards);
  }

  private static void dig(Game game, Seat player) {
    int count = game.ask(player).number(DRAWS, 1, CARDS);
    CardSet drawn = game.verbs().receipts().draw(player, count);
    if (drawn.size() < 2) return;
    long low = drawn.low();
    long high = drawn.high();
    int kept = game.ask(player).card(KEPT, drawn);
    CardSet others = game.scratch().set(low, high);
    others.remove(kept);
    game.verbs().hands().discard(player, others);
  }

  private static void spread(Game game, Seat player) {
    boolean may = Long.bitCount(game.ships().colonies(player)) > 1;
    if (may && game.ask(player).yes(MOVES)) game.verbs().ships().shift(player, MOVED);
  }

  private static void draw(Game game, Seat player) {
    FurtherDeck further = game.cards().further();
    boolean other =
        further != null
            && further.inUse()
            && game.ask(player).word(BACK, Word.COSMIC, Word.REWARD) == Word.REWARD;
    if (further != null && other) further.draw(player, 1);
    else game.verbs().draw(player, 1);
  }

  // ---- punishments

  static void punish(Game game, Seat nanny, Seat player, int consequence) {
    switch (consequence) {
      case WARP -> loseForeign(game, player);
      case SHIP -> game.verbs().loseChosen(player, 1, Cause.EFFECT);
      case REWARD -> takeAway(game, nanny, player);
      case HAND -> takeHighest(game, nanny, player);
      case DECK ->
          game.verbs().hands().discardRandom(player, (game.cards().handSize(player) + 1) / 2);
      case COLONY -> loseColony(game, nanny, player);
      case CARD -> game.verbs().hands().discardRandom(player, 1);
      default -> sendHome(game, nanny, player);
    }
  }

  private static void loseForeign(Game game, Seat player) {
    long foreign = game.ships().colonies(player) & ~game.ships().planetsOf(player);
    if (foreign == 0) return;
    game.verbs().beginLoss(Cause.EFFECT);
    game.verbs().chooseLoss(player, SHIPS, false, foreign);
    game.verbs().carryOutLoss();
  }

  private static void takeAway(Game game, Seat nanny, Seat player) {
    game.verbs().hands().showing().look(nanny, player);
    CardSet cards = game.cards().hand(player);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (game.cards().face(card).kind() != Kind.ARTIFACT && !game.content().hasOtherBack(card))
        cards.remove(card);
    if (cards.isEmpty()) return;
    game.ask(nanny).cards(TAKEN, cards, 0, cards.size());
    game.verbs().hands().discard(player, cards);
  }

  private static void takeHighest(Game game, Seat nanny, Seat player) {
    game.verbs().hands().showing().look(nanny, player);
    CardSet attacks = game.cards().hand(player, Kind.ATTACK);
    int highest = -1;
    for (int card = attacks.next(0); card >= 0; card = attacks.next(card + 1))
      if (highest < 0 || game.cards().face(card).value() > game.cards().face(highest).value())
        highest = card;
    if (highest >= 0) game.verbs().hands().discard(player, highest);
  }

  private static void loseColony(Game game, Seat nanny, Seat player) {
    long colonies = game.ships().standing(player);
    if (colonies == 0) return;
    Planet planet = game.ask(nanny).planet(WHERE, colonies);
    game.verbs()
        .beginLoss(Cause.EFFECT)
        .add(player, planet.index(), game.ships().on(planet, player));
    game.verbs().carryOutLoss();
  }

  private static void sendHome(Game game, Seat nanny, Seat player) {
    Side side = game.encounter().sideOf(player);
    if (side.allies() != 0)
      game.verbs().withdrawAlly(game.ask(nanny).seat(SENT, side.allies()), side);
    game.verbs().ships().settle();
  }
}
