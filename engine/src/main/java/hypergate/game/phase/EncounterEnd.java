package hypergate.game.phase;

import hypergate.game.piece.Seat;
import hypergate.game.verb.Acting;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// The end of an encounter (R-12.8 S7, R-15.1): whatever is still in the encounter returns, effects
/// at the end are carried out.
public final class EncounterEnd {
  private EncounterEnd() {}

  static void run(Acting game) {
    for (int p = 0; p < game.seats(); p++) game.verbs().goHome(game.inOrder(p));
    game.verbs().hands().together(() -> discardCards(game));
    game.battles().putAway();
    game.verbs().ships().settle();
    game.verbs().piles().away().takeUp();
    drawLate(game);
    game.open(Window.ENCOUNTER_END);
    game.course().encounterEnds();
    game.parts().effectsEnd();
    game.verbs().lending().giveBack();
    game.parts().encounterEnds();
    game.verbs().sheets().reincarnate();
    for (int i = 0; i < game.seats(); i++) game.verbs().goHome(Seat.of(i));
    game.battles().close();
    game.next(Step.NEXT_ENCOUNTER);
  }

  private static void discardCards(Acting game) {
    Resolution.discard(game, game.encounter().offense());
    if (game.encounter().defense().exists()) Resolution.discard(game, game.encounter().defense());
    game.verbs().seconds().discardAll();
  }

  // What is still due of new hands that were drawn in part.
  private static void drawLate(Acting game) {
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int cards = game.encounter().drawsLater(seat);
      game.encounter().drawsLater(seat, 0);
      game.verbs().hands().drawRest(seat, cards);
    }
  }
}
