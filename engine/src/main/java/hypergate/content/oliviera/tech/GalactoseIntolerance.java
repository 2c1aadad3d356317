package hypergate.content.oliviera.tech;

import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechnologyOptions;

/// Galactose Intolerance by Oliviera: all other players lose every card that is no encounter card,
/// and two ships each of their own choice. By a switch the card stays.
public final class GalactoseIntolerance {
  private static final int SHIPS = 2;

  /// Whether it is discarded by its use.
  public static final Option GALACTOSE_AFTER_USE =
      Option.oneOf(
              "tech.galactoseAfterUse",
              "discard stays",
              "discard",
              "What becomes of Oliviera's Galactose Intolerance after use.",
              "TC-13.37")
          .needs(TechnologyOptions.TECHNOLOGY);

  public static final Tech GALACTOSE_INTOLERANCE =
      Tech.namesake("Galactose Intolerance", "oliviera", ANY, Step.REGROUP)
          .research(8)
          .text(
              "At the start of any encounter, discard this: each other player discards all cards"
                  + " that are not encounter cards and sends two ships of its choice to the warp.")
          .untimed(ANY, (game, me) -> true, GalactoseIntolerance::upset);

  private GalactoseIntolerance() {}

  private static void upset(Game game, Seat me) {
    if (game.options().is(GALACTOSE_AFTER_USE)) game.current().keep();
    for (Seat seat = game.leftOf(me); seat != me; seat = game.leftOf(seat))
      game.verbs().hands().discardAllButEncounterCards(seat);
    game.verbs().beginLoss(Cause.EFFECT);
    for (Seat seat = game.leftOf(me); seat != me; seat = game.leftOf(seat))
      game.verbs().chooseLoss(seat, SHIPS, true, game.ships().colonies(seat));
    game.verbs().carryOutLoss();
  }
}
