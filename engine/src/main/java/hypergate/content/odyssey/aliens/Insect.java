package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.FLARE_RESOLVED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Kind;
import hypergate.game.word.PowerOrigin;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Metamorphosis: when a flare has been carried out it discards one of an alien that is not in the
/// game, or the top one of those that are not used, and has that alien's power beside its own until
/// the next one comes. What is discarded stays so if the use is zapped.
public final class Insect {
  private static final Prompt FLARE = Prompt.of("insect/card");

  public static final Alien INSECT =
      alien("Insect", "odyssey")
          .level(1)
          .power("Metamorphosis", ANY, Step.PHASES)
          .text(
              "When a flare has been played and carried out you may discard a flare of an alien"
                  + " that is not in the game, or if you hold none draw and discard an unused one."
                  + " Its power is yours beside your own until the next.")
          .may(ANY, FLARE_RESOLVED, Insect::canChange, Insect::change)
          .naming(Insect::shed);

  private Insect() {}

  private static boolean canChange(Game game, Seat me) {
    return game.ofPower(Query.POWER_BOUND, game.answering().seat(), 0) == 0
        && (!own(game, me).isEmpty() || mayDraw(game));
  }

  /// Whether an unused flare can be drawn.
  public static boolean mayDraw(Game game) {
    return game.verbs().receipts().hasRoomForFlares();
  }

  /// Flares in its hand whose aliens are not in the game, as the scratch set.
  public static CardSet own(Game game, Seat me) {
    CardSet flares = game.cards().hand(me, Kind.FLARE);
    for (int card = flares.next(0); card >= 0; card = flares.next(card + 1))
      if (game.powers().isUsed(game.cards().cardAlien(card))) flares.remove(card);
    return flares;
  }

  private static void shed(Game game, Seat me) {
    CardSet own = own(game, me);
    if (own.isEmpty()) {
      draw(game, me);
      return;
    }
    int card = game.ask(me).card(FLARE, own);
    game.current().target(game.cards().cardAlien(card) + 1);
    game.verbs().discard(me, card);
  }

  /// Draws and discards an unused flare, which is named.
  public static void draw(Game game, Seat me) {
    game.current().target(game.verbs().receipts().discardUnusedFlare(me) + 1);
  }

  private static void change(Game game, Seat me) {
    take(game, me, game.current().target() - 1);
  }

  /// It has the power of an alien, if that can come into the game, in place of the one that it had.
  public static void take(Game game, Seat me, int alien) {
    if (alien < 0 || !game.verbs().sheets().mayJoin(alien)) return;
    int insect = game.powers().find(me, INSECT);
    if (insect < 0) return;
    int most = game.ofPower(Query.POWER_NUMBER, me, 1);
    int fleshes = 0;
    int old = -1;
    for (int slot = Sizes.POWERS - 1; slot >= 0; slot--) {
      int instance = Powers.instance(me, slot);
      if (!game.powers().exists(instance)) continue;
      if (game.powers().master(instance) != game.powers().number(insect)) continue;
      fleshes++;
      old = instance;
    }
    int instance = fleshes < most ? game.powers().free(me, PowerOrigin.FACET) : old;
    if (instance < 0) instance = old;
    if (instance >= 0) game.verbs().sheets().gainFacet(insect, instance, alien);
  }
}
