package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Peace Move (quarter): a negotiate from the deck for everybody.
public final class PeaceMove {
  public static final Moon PEACE_MOVE =
      moon(72, "Peace Move", Group.QUARTER)
          .text("Search the deck for negotiates, give one to each player and shuffle the deck.")
          .whenRevealed(PeaceMove::give);

  // H-217: clockwise, beginning with the occupant, as long as there are any.
  private static void give(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++)
      game.verbs().tribute().find(game.leftOf(me, i), face -> face.kind() == Kind.NEGOTIATE);
    game.verbs().tribute().shuffle();
  }

  private PeaceMove() {}
}
