package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Garbage Day (hub): a term of a deal: you and your opponent may each discard the hand and draw a
/// new one.
public final class GarbageDay {
  private static final Prompt RENEWS = Prompt.of("moon-garbage-day/choice");

  public static final Moon GARBAGE_DAY =
      moon(41, "Garbage Day", Group.HUB)
          .text("A term of a deal: you and your opponent may each take a new hand.")
          .inDeal((game, me) -> true, GarbageDay::renew);

  private GarbageDay() {}

  private static void renew(Game game, Seat me) {
    for (int p = 0; p < 2; p++)
      if (game.ask(game.inOrder(p)).yes(RENEWS)) game.verbs().hands().newHand(game.inOrder(p));
  }
}
