package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Migration (quarter): move a ship of each player to another of its colonies.
public final class Migration {
  private static final Prompt SHIP = Prompt.of("moon-migration/ships");
  private static final Prompt COLONY = Prompt.of("moon-migration/planet");

  public static final Moon MIGRATION =
      moon(78, "Migration", Group.QUARTER)
          .text("Move one ship of each player to another of its colonies.")
          .whenRevealed(Migration::move);

  private static void move(Game game, Seat me) {
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      if (Long.bitCount(game.ships().colonies(owner)) < 2) continue;
      Menu menu = game.ask(me).menu();
      for (long rest = game.ships().standing(owner); rest != 0; rest &= rest - 1)
        menu.add(Choice.of(Choice.SHIP_OF, owner.index() << 8 | Long.numberOfTrailingZeros(rest)));
      if (menu.count() == 0) continue;
      Planet from = Planet.of(Choice.value(game.ask(me).choose(SHIP)) & 0xff);
      long others = game.ships().colonies(owner) & ~from.bit();
      Planet to = game.ask(me).planet(COLONY, others);
      game.verbs().ships().move(owner, from.index(), to.index(), 1, true);
    }
    game.verbs().ships().settle();
  }

  private Migration() {}
}
