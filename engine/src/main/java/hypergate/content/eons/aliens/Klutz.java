package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DRAWN;
import static hypergate.game.word.Window.HANDS_DEALT;
import static hypergate.game.word.Window.MOVED;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hands;
import hypergate.game.verb.Movements;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Clumsiness: of two or more cards that it draws it drops one or two, and two or more of its ships
/// that come to a planet together knock a ship off the planet next door (H-603).
public final class Klutz {
  /// Mark: the cards that it draws take the place of dropped ones.
  private static final int REPLACING = 0;

  private static final int MOST = 2;

  private static final Prompt CARDS = Prompt.of("klutz/cards");
  private static final Prompt SHIP = Prompt.of("klutz/ships");

  public static final Alien KLUTZ =
      alien("Klutz", "eons")
          .level(1)
          .power("Clumsiness", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Of two or more cards that you draw, your first hand too, discard one or two. When"
                  + " two or more of your ships come to a planet together, choose a ship on a"
                  + " planet next to it: it goes to the warp.")
          .must(
              ANY,
              HANDS_DEALT,
              (game, me) -> game.cards().handSize(me) >= MOST,
              (game, me) -> dropOf(game, me, game.cards().hand(me)))
          .must(ANY, DRAWN, Klutz::isFumbling, Klutz::dropDrawn)
          .must(ANY, MOVED, Klutz::isStumbling, Klutz::knock);

  private Klutz() {}

  // ---- cards

  private static boolean isFumbling(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    int instance = game.powers().find(me, KLUTZ);
    return hands.drawer() == me
        && hands.drawn() >= MOST
        && (instance < 0 || game.powers().mark(instance, REPLACING) == 0)
        && !hands.drawnCards().isEmpty();
  }

  private static void dropDrawn(Game game, Seat me) {
    dropOf(game, me, game.verbs().hands().drawnCards());
  }

  private static void dropOf(Game game, Seat me, CardSet cards) {
    if (cards.isEmpty()) return;
    Seat chooser = chooser(game, me);
    if (chooser != me) {
      CardSet seen = new CardSet().set(cards.low(), cards.high());
      game.verbs().hands().showing().see(chooser, me, seen);
    }
    CardSet dropped = new CardSet().set(cards.low(), cards.high());
    game.ask(chooser).cards(CARDS, dropped, 1, Math.min(MOST, dropped.size()));
    int count = dropped.size();
    game.verbs().hands().discard(me, dropped);
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0) return;
    game.mark(REPLACING, 1);
    game.verbs().draw(me, count);
    game.mark(REPLACING, 0);
  }

  // Whoever holds its Con against it chooses what it drops.
  private static Seat chooser(Game game, Seat me) {
    Seat opponent = game.encounter().isMain(me) ? game.encounter().opponent(me) : Seat.NONE;
    boolean chooses = opponent.exists() && game.ofPower(Query.POWER_BOUND, opponent, 0) != 0;
    return chooses ? opponent : me;
  }

  // ---- ships

  /// The planets next to one in its row, as a mask.
  public static long beside(Game game, Planet planet) {
    long system = game.ships().planetsOf(game.ships().systemOf(planet));
    long left = Long.highestOneBit(system & planet.bit() - 1);
    long right = Long.lowestOneBit(system & ~(planet.bit() | planet.bit() - 1));
    return left | right;
  }

  private static Menu fill(Game game, Menu menu, long planets) {
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i < game.seats(); i++)
        if (game.reach().reaches(Seat.of(i)) && game.ships().on(Planet.of(planet), Seat.of(i)) > 0)
          menu.add(Choice.of(Choice.SHIP_OF, i << 8 | planet));
    }
    return menu;
  }

  private static boolean isStumbling(Game game, Seat me) {
    Movements moved = game.verbs().ships().movements();
    if (moved.mover() != me || moved.arrived() < MOST || !moved.at().exists()) return false;
    for (long rest = beside(game, moved.at()); rest != 0; rest &= rest - 1)
      for (int i = 0; i < game.seats(); i++)
        if (game.reach().reaches(Seat.of(i))
            && game.ships().on(Planet.of(Long.numberOfTrailingZeros(rest)), Seat.of(i)) > 0)
          return true;
    return false;
  }

  private static void knock(Game game, Seat me) {
    long planets = beside(game, game.verbs().ships().movements().at());
    Menu menu = fill(game, game.ask(me).menu(), planets);
    if (menu.count() == 0) return;
    int ship = Choice.value(game.ask(me).choose(SHIP));
    game.verbs().lose(Seat.of(ship >> 8), Planet.of(ship & 0xff), 1);
  }
}
