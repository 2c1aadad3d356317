package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.CALLED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.conflict.aliens.Graviton;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: attacks of this encounter count their ones. Super: the power squeezes one of the two
/// cards.
public final class GravitonFlare {
  private static final Prompt WHOSE = Prompt.of("flare-graviton/super/seat");
  private static final Prompt CALL = Prompt.of("flare-graviton/super/choice");

  public static final Flare FLARE =
      flare(Graviton.GRAVITON)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Unless your opponent is the Graviton: before cards are selected, attack cards of"
                  + " this encounter will count only their ones digit.")
          .may(
              MAIN,
              BEFORE_SELECTION,
              GravitonFlare::isNotAgainstGraviton,
              (game, me) -> game.cards().mark(game.encounter().call()))
          .always(MAIN, CALLED, GravitonFlare::isCalled, GravitonFlare::squeeze)
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "Your power works only on your card or only on the opponent's card; say which.")
          .may(MAIN, SELECTED, Graviton::isUncalled, GravitonFlare::callOne)
          .naming(GravitonFlare::name);

  private GravitonFlare() {}

  private static boolean isNotAgainstGraviton(Game game, Seat me) {
    return game.powers().find(game.encounter().opponent(me), Graviton.GRAVITON) < 0;
  }

  private static boolean isCalled(Game game, Seat me) {
    return game.cards().mark() == game.encounter().calling();
  }

  private static void squeeze(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    Graviton.count(game, me, false);
    if (Flare.reaches(game, opponent)) Graviton.count(game, opponent, false);
  }

  private static void name(Game game, Seat me) {
    int mains = game.encounter().offense().bit() | game.encounter().defense().bit();
    Seat whose = game.ask(me).seat(WHOSE, mains);
    game.current().target(Graviton.called(game, me, CALL, whose.bit()));
  }

  private static void callOne(Game game, Seat me) {
    int called = game.current().target();
    if (game.usesPower(me, Graviton.GRAVITON)) Graviton.squeeze(game, me, called, game.everybody());
  }
}
