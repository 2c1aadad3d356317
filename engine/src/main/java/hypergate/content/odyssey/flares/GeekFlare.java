package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.SHEET_DUE;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.content.odyssey.aliens.Geek;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.timing.OutOfTime;
import hypergate.game.verb.Showing;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card that is named is fetched from wherever it is and played, as somebody else would
/// win. Super: several buddies together.
public final class GeekFlare {
  private static final Prompt TYPE = Prompt.of("flare-geek/wild/choice");
  private static final Prompt FACE = Prompt.of("flare-geek/wild/card");
  private static final Prompt OF_ALIEN = Prompt.of("flare-geek/wild/alien");

  public static final Flare FLARE =
      flare(Geek.GEEK)
          .wild(
              ANY,
              List.of(),
              "When another player would win the game name a card that would change the outcome."
                  + " Whoever has it gives it to you; else it is looked for in the deck, on the"
                  + " discard pile and among the unused flares. If you can play it now do so.")
          .may(
              ANY,
              WIN_CHECK,
              (game, me) -> (game.verbs().ships().winning() & ~me.bit()) != 0,
              GeekFlare::fetch)
          .naming(
              (game, me) ->
                  game.current()
                      .target(game.verbs().hands().showing().nameCard(me, TYPE, FACE, OF_ALIEN)))
          .strong(
              MAIN,
              List.of(Step.DESTINY),
              "Play this when you are about to get a buddy: as long as you have this card you keep"
                  + " up to five together. As soon as you have it no longer one that you choose"
                  + " stays, the others leave the game.")
          .may(MAIN, SHEET_DUE, Geek::mayKeep, Geek::keep);

  private GeekFlare() {}

  private static void fetch(Game game, Seat me) {
    OutOfTime moment = game.stands().hand().outOfTime();
    int named = game.current().target();
    Showing showing = game.verbs().hands().showing();
    int card = showing.takeFromAnywhere(me, named, it -> moment.wouldFit(me, it, WIN_CHECK));
    if (card < 0) return;
    moment.playInstead(me, card, WIN_CHECK);
    game.verbs().ships().checkWinAgain();
  }
}
