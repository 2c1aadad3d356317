package hypergate.players.variant.technology;

import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.players.search.Figure;
import hypergate.variant.technology.Techs;

/// How far a seat has come with its techs: what is completed, and what has ships enough to be.
public final class Readiness {
  private static final double MANY = 3;

  public static final Figure READY = Figure.of("techs-ready", Readiness::ready);

  private Readiness() {}

  private static double ready(View view, Seat seat) {
    if (!Techs.areInPlay(view)) return 0;
    Techs techs = Techs.of(view);
    int ready = 0;
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.isOf(slot, seat)
          && !techs.isComplete(slot)
          && techs.face(slot).isPresent()
          && techs.isFunded(slot)) ready++;
    return ready / MANY;
  }
}
