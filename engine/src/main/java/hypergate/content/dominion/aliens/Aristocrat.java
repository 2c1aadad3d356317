package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Privilege: its first hand it picks out of the deck. In each of its encounters it draws an unused
/// flare; of two or more that match nobody's alien one leaves the game (H-664).
public final class Aristocrat {
  /// Mark: it has drawn for this encounter.
  private static final int DRAWN = 0;

  /// Mark: how it draws by its super flare.
  private static final int HOW = 1;

  private static final int HAND = 8;
  private static final int TOO_MANY = 2;
  private static final int THREE = 3;
  private static final int PICKED = -1;
  private static final String OWN_FLARE = "flare-aristocrat";

  private static final Prompt FIRST = Prompt.of("aristocrat/cards");
  private static final Prompt AWAY = Prompt.of("aristocrat/card");
  private static final Prompt PICK = Prompt.secret("flare-aristocrat/super/alien");

  public static final Alien ARISTOCRAT =
      alien("Aristocrat", "dominion")
          .level(2)
          .power(
              "Privilege",
              MAIN,
              Step.START_TURN,
              Step.REGROUP,
              Step.DESTINY,
              Step.LAUNCH,
              Step.ALLIANCE,
              Step.PLANNING)
          .text(
              "Begin with any eight cards of the deck but your own flare. As a main player, before"
                  + " cards are selected, draw an unused flare, once an encounter; if you then hold"
                  + " two or more flares that match no player's alien, remove one of them from the"
                  + " game.")
          .prepare(Aristocrat::pickHand)
          .bends(Query.FIRST_HAND, (game, me, who, cards) -> who == me ? 0 : cards)
          .may(MAIN, Window.TURN_START, Aristocrat::mayDraw, Aristocrat::draw)
          .may(MAIN, Window.REGROUP_START, Aristocrat::mayDraw, Aristocrat::draw)
          .may(MAIN, Window.AIMED, Aristocrat::mayDraw, Aristocrat::draw)
          .may(MAIN, Window.ALLIED, Aristocrat::mayDraw, Aristocrat::draw)
          .may(MAIN, Window.BEFORE_SELECTION, Aristocrat::mayDraw, Aristocrat::draw);

  private Aristocrat() {}

  private static void pickHand(Game game, Seat me) {
    int due = HAND - game.cards().handSize(me);
    if (due > 0) game.verbs().receipts().search(me, FIRST, due, OWN_FLARE, false);
  }

  /// Whether it could draw an unused flare in this encounter.
  public static boolean mayDraw(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.defense().exists() ? encounter.opponent(me) : Seat.NONE;
    boolean denied = opponent.exists() && game.ofPower(Query.POWER_BOUND, opponent, 0) != 0;
    return game.mark(DRAWN) == 0 && !denied && game.verbs().unusedFlares().areAny();
  }

  private static void draw(Game game, Seat me) {
    int how = game.mark(HOW);
    game.mark(HOW, 0);
    game.mark(DRAWN, 1);
    if (how == PICKED) game.verbs().receipts().pickUnusedFlare(me, PICK);
    else game.verbs().receipts().drawUnusedFlares(me, Math.max(1, how));
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) return;
    CardSet unmatched = unmatched(game, me);
    if (unmatched.size() < TOO_MANY) return;
    int card = game.ask(me).card(AWAY, unmatched);
    game.cards().fromHand(me, card);
    game.verbs().leaveGame(me, card);
  }

  // Flares in its hand that match nobody's alien.
  private static CardSet unmatched(Game game, Seat me) {
    CardSet flares = game.cards().hand(me, Kind.FLARE);
    for (int card = flares.next(0); card >= 0; card = flares.next(card + 1))
      if (game.powers().isUsed(game.cards().cardAlien(card))) flares.remove(card);
    return flares;
  }

  /// The super draws three flares, or picks one.
  public static void drawMore(Game game, Seat me, boolean picks) {
    int sheet = game.powers().find(me, ARISTOCRAT);
    game.powers().mark(sheet, HOW, picks ? PICKED : THREE);
  }
}
