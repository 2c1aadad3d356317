package hypergate.content.base.tech;

import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

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
                  Techs.of(game).stored(game.here()) >= 0 && Techs.of(game).mark(game.here()) == 0,
              QuarkBattery::discharge);

  private QuarkBattery() {}

  private static void store(Game game, Seat me) {
    int slot = game.here();
    Techs.of(game).mark(slot, 1);
    if (!game.cards().hasEncounterCard(me)) return;
    Techs.of(game).research().store(slot, game.ask(me).card(WHAT, game.cards().encounterCards(me)));
  }

  private static void discharge(Game game, Seat me) {
    int card = Techs.of(game).stored(game.current().location());
    Techs.of(game).stored(game.current().location(), -1);
    game.verbs().replaceRevealed(me, card);
  }
}
