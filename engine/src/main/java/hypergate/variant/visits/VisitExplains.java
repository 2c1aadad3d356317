package hypergate.variant.visits;

import hypergate.game.card.Effect;
import hypergate.game.explain.Explains;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import java.util.List;

/// What there is to explain about visiting cards.
final class VisitExplains implements Explains {
  @Override
  public List<Effect> acting(View view, Seat seat) {
    Visits visits = view.parts().find(Visits.class);
    return visits == null || visits.size(seat) == 0 ? List.of() : List.of(visits.effect());
  }
}
