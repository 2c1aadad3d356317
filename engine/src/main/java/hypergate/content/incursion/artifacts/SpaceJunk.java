package hypergate.content.incursion.artifacts;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.variant.rewards.RewardVariant.rewardArtifact;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;

/// Space Junk: at any time a player, its own player too, must take the top card of the cosmic
/// discard pile.
public final class SpaceJunk {
  private static final Prompt WHO = Prompt.of("space-junk/seat");

  public static final Artifact SPACE_JUNK =
      rewardArtifact("Space Junk", "incursion")
          .text("At any time: a player takes the top card of the discard pile into the hand.")
          .may(ANY, REGROUP_START, SpaceJunk::isAny, SpaceJunk::give)
          .naming(SpaceJunk::name)
          .may(ANY, AIMED, SpaceJunk::isAny, SpaceJunk::give)
          .naming(SpaceJunk::name)
          .may(ANY, BEFORE_SELECTION, SpaceJunk::isAny, SpaceJunk::give)
          .naming(SpaceJunk::name)
          .may(ANY, REVEALED, SpaceJunk::isAny, SpaceJunk::give)
          .naming(SpaceJunk::name);

  private SpaceJunk() {}

  private static boolean isAny(Game game, Seat me) {
    return game.cards().discardSize() > 0;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHO, game.everybody()).index());
  }

  private static void give(Game game, Seat me) {
    int size = game.cards().discardSize();
    if (size > 0)
      game.verbs()
          .hands()
          .takeBack(Seat.of(game.current().target()), game.cards().discarded(size - 1));
  }
}
