package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;

import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Treasure Drones: after a hazard warning the discard pile is shuffled and its owner draws a card
/// from it for each ship on it. The pile lies open, so everybody sees what is gone.
public final class TreasureDrones {
  public static final Tech TREASURE_DRONES =
      Tech.tech(
              "Treasure Drones",
              "odyssey",
              ANY,
              Step.DESTINY,
              Step.LAUNCH,
              Step.ALLIANCE,
              Step.PLANNING,
              Step.REVEAL,
              Step.RESOLUTION)
          .onHazard()
          .text(
              "Keep it face down. After a hazard warning, reveal it: shuffle the discard pile and"
                  + " draw a card from it for each ship on this. Then it is discarded and its ships"
                  + " are lost.")
          .onceWarned(
              ANY,
              (game, me) -> game.cards().discardSize() > 0,
              (game, me) ->
                  game.verbs()
                      .receipts()
                      .drawDiscarded(me, Techs.of(game).x(game.current().location())));

  private TreasureDrones() {}
}
