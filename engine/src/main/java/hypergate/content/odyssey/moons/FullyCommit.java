package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Picks;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Fully Commit (new, blue): your allies must send ships until each has as many as you.
public final class FullyCommit {
  private static final Prompt SHIPS = Prompt.of("moon-fully-commit/ships");

  public static final Moon FULLY_COMMIT =
      moon(67, "Fully Commit", Group.BLUE)
          .isNew()
          .text(
              "As a main player, after alliances are formed: each of your allies must send ships"
                  + " until it has as many in the encounter as you, as far as it can.")
          .may(MAIN, ALLIED, (game, me) -> behind(game, me) != 0, FullyCommit::commit);

  private static int behind(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(game.encounter().sideOf(me).allies()) && due(game, me, Seat.of(i)) > 0)
        seats |= 1 << i;
    return seats;
  }

  private static int due(Game game, Seat me, Seat ally) {
    int missing = game.encounter().shipsOf(me) - game.encounter().shipsOf(ally);
    return Math.min(missing, available(game, ally));
  }

  private static int available(Game game, Seat ally) {
    return game.ships().inColonies(ally);
  }

  private static void commit(Game game, Seat me) {
    int seats = behind(game, me);
    int to = game.encounter().sideOf(me).place();
    for (int p = 0; p < game.seats(); p++) {
      Seat ally = game.inOrder(p);
      if (!ally.in(seats)) continue;
      int due = due(game, me, ally);
      Picks picks = game.verbs().ships().pickFrom(ally, game.ships().colonies(ally));
      picks.ask(game, ally, SHIPS, 0, due, due);
      game.verbs().ships().move(ally, picks, to, true);
    }
    game.verbs().ships().settle();
  }

  private FullyCommit() {}
}
