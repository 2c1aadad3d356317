package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Channel: up to three unused flares lie on its sheet, whose wild sides it plays beside the one
/// flare of an encounter; then they are discarded. As any turn begins it may throw some out of the
/// game and fill the sheet up, which is no use (H-700).
public final class Host {
  /// Mark: the sheet has been changed in this turn.
  private static final int CHANGED = 0;

  private static final int FLARES = 3;

  // How many more are drawn with the super flare.
  private static final int MORE = 2;
  private static final Prompt OUT = Prompt.of("host/cards");
  private static final Prompt FILL = Prompt.of("host/choice");
  private static final Prompt OUT_AGAIN = Prompt.of("host/cards-2");
  private static final Prompt KEPT = Prompt.of("flare-host/super/cards");

  public static final Alien HOST =
      alien("Host", "dominion")
          .level(1)
          .power("Channel", ANY, Step.PHASES)
          .text(
              "As any turn begins you may throw flares of this sheet out of the game and fill it up"
                  + " to three with unused flares. Play the wild side of a flare here as if it were"
                  + " in your hand; it does not count for the limit of one, and is discarded"
                  + " instead of coming back.")
          .flarePile("channelled")
          .free(ANY, TURN_START, Host::mayChange, (game, me) -> change(game, me, game.here(), 0))
          .bends(Query.PILE_PLAYABLE, (game, me, who, may) -> who == me ? Math.max(may, 1) : may)
          .bends(Query.WILD_REACHES, Host::reaches);

  private Host() {}

  private static boolean mayChange(Game game, Seat me) {
    return game.mark(CHANGED) == 0
        && (!game.cards().pile(game.here()).isEmpty() || game.verbs().unusedFlares().areAny());
  }

  /// Whether it could draw more flares than it needs.
  public static boolean mayDrawMore(Game game, Seat me) {
    int sheet = game.powers().find(me, HOST);
    return game.powers().mark(sheet, CHANGED) == 0 && game.verbs().unusedFlares().areAny();
  }

  /// Draws two more, of which those that are too many leave the game.
  public static void drawMore(Game game, Seat me) {
    change(game, me, game.powers().find(me, HOST), MORE);
  }

  private static void change(Game game, Seat me, int sheet, int more) {
    game.powers().mark(sheet, CHANGED, 1);
    int room = game.ofPower(Query.POWER_NUMBER, me, FLARES);
    boolean thrown = throwOut(game, me, sheet, OUT, 0);
    int lacking = room - game.cards().pile(sheet).size();
    if (lacking <= 0 || !game.verbs().unusedFlares().areAny()) return;
    if (more == 0 && !game.ask(me).yes(FILL)) return;
    game.verbs().receipts().stockUnusedFlares(me, sheet, lacking + more);
    int tooMany = game.cards().pile(sheet).size() - room;
    if (tooMany > 0) throwOut(game, me, sheet, KEPT, tooMany);
    else if (!thrown) throwOut(game, me, sheet, OUT_AGAIN, 0);
  }

  // Any number of flares, or as many as must go.
  private static boolean throwOut(Game game, Seat me, int sheet, Prompt prompt, int due) {
    CardSet pile = game.cards().pile(sheet);
    if (pile.isEmpty()) return false;
    game.ask(me).cards(prompt, pile, due, due == 0 ? pile.size() : due);
    CardSet out = new CardSet().set(pile.low(), pile.high());
    for (int card = out.next(0); card >= 0; card = out.next(card + 1)) {
      game.cards().fromPile(sheet, card);
      game.verbs().leaveGame(me, card);
    }
    return !out.isEmpty();
  }

  private static int reaches(Game game, Seat me, Seat who, int may) {
    boolean spared = who != me && game.ofPower(Query.POWER_BOUND, who, 0) != 0;
    return spared && game.stands().hand().isChannelling(me) ? 0 : may;
  }
}
