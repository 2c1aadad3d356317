package hypergate.content.base.tech;

import static hypergate.game.Role.MAIN;
import static hypergate.game.Tech.tech;
import static hypergate.game.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.Step;
import hypergate.game.Tech;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;

/// Quark Battery: on completion an encounter card of the hand is stored under it; in a later
/// encounter its owner, as a main player, may swap the card just revealed for the stored one.
public final class QuarkBattery {
  private static final Prompt WHAT = Prompt.of("quark-battery/card");

  public static final Tech QUARK_BATTERY =
      tech("Quark Battery", "base", MAIN, Step.REGROUP, Step.REVEAL)
          .research(3)
          .text(
              "On completion store an encounter card from your hand under it. In a later encounter,"
                  + " after your card is revealed, discard this to swap it for the stored one.")
          .whenCompleted(QuarkBattery::store)
          .may(
              MAIN,
              REVEALED,
              (game, me) ->
                  game.techs().stored(game.here()) >= 0 && game.techs().mark(game.here()) == 0,
              QuarkBattery::discharge);

  private QuarkBattery() {}

  private static void store(Game game, Seat me) {
    int slot = game.here();
    game.techs().mark(slot, 1);
    if (!game.cards().hasEncounterCard(me)) return;
    game.verbs().research().store(slot, game.ask(me).card(WHAT, game.cards().encounterCards(me)));
  }

  private static void discharge(Game game, Seat me) {
    int card = game.techs().stored(game.current().slot());
    game.techs().stored(game.current().slot(), -1);
    game.verbs().replaceRevealed(me, card);
  }
}
