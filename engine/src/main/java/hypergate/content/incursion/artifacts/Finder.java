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

/// Finder: at any time another player's hand is searched for a card that is named; if it is there,
/// it is shown and changes hands. Nothing else of the hand is seen.
public final class Finder {
  private static final Prompt WHO = Prompt.of("finder/seat");
  private static final Prompt KIND = Prompt.of("finder/choice");
  private static final Prompt CARD = Prompt.of("finder/card");
  private static final Prompt FLARE = Prompt.of("finder/alien");

  public static final Artifact FINDER =
      rewardArtifact("Finder", "incursion")
          .text("At any time: name a player and a card; if that hand holds it, take it.")
          .may(ANY, REGROUP_START, Finder::isAny, Finder::find)
          .naming(Finder::name)
          .may(ANY, AIMED, Finder::isAny, Finder::find)
          .naming(Finder::name)
          .may(ANY, BEFORE_SELECTION, Finder::isAny, Finder::find)
          .naming(Finder::name)
          .may(ANY, REVEALED, Finder::isAny, Finder::find)
          .naming(Finder::name);

  private Finder() {}

  private static int withCards(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && game.cards().handSize(Seat.of(i)) > 0) seats |= 1 << i;
    return seats;
  }

  private static boolean isAny(Game game, Seat me) {
    return withCards(game, me) != 0;
  }

  private static void name(Game game, Seat me) {
    Seat victim = game.ask(me).seat(WHO, withCards(game, me));
    int named = game.verbs().hands().showing().nameCard(me, KIND, CARD, FLARE);
    game.current().target(named << 4 | victim.index());
  }

  private static void find(Game game, Seat me) {
    Seat victim = Seat.of(game.current().target() & 15);
    game.verbs().hands().showing().takeNamed(me, victim, game.current().target() >> 4);
  }
}
