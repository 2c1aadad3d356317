package hypergate.content.base.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.decide.Prompt;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Delta Scanners: at the start of any encounter take one card of your choice from the cosmic
/// discard pile, in the open; no other pile can be reached.
public final class DeltaScanners {
  public static final Tech DELTA_SCANNERS =
      tech("Delta Scanners", "base", ANY, Step.REGROUP)
          .research(2)
          .text(
              "At the start of any encounter, discard this to take any one card from the discard"
                  + " pile into your hand.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> game.cards().discardSize() > 0,
              (game, me) ->
                  game.verbs()
                      .hands()
                      .takeBack(me, game.ask(me).card(Prompt.TAKE, game.cards().discardPile())));

  private DeltaScanners() {}
}
