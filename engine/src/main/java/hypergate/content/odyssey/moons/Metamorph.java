package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Metamorph (quarter): one of your aliens makes way for a new one.
public final class Metamorph {
  private static final Prompt WHICH = Prompt.of("moon-metamorph/alien");

  public static final Moon METAMORPH =
      moon(76, "Metamorph", Group.QUARTER)
          .text("Exchange one of your aliens for one that you draw.")
          .whenRevealed(Metamorph::change);

  private static void change(Game game, Seat me) {
    Menu menu = game.ask(me).menu();
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(me, slot);
      if (isOwn(game, instance)) menu.add(Choice.of(Choice.ALIEN, game.powers().number(instance)));
    }
    if (menu.count() == 0) return;
    int old = Choice.value(game.ask(me).choose(WHICH));
    int drawn = game.verbs().sheets().drawUnused();
    if (drawn < 0) return;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(me, slot);
      if (!isOwn(game, instance) || game.powers().number(instance) != old) continue;
      game.verbs().sheets().becomes(instance, game.powers().origin(instance), drawn);
      return;
    }
  }

  private static boolean isOwn(Game game, int instance) {
    return game.powers().exists(instance)
        && game.powers().origin(instance).isSheet()
        && !game.powers().origin(instance).follows();
  }

  private Metamorph() {}
}
