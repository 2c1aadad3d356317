package hypergate.server.protocol.view;

import hypergate.game.Encounter;
import hypergate.game.Powers;
import hypergate.game.Step;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.view.View;
import hypergate.server.protocol.view.Parts.Counter;
import hypergate.server.protocol.view.Parts.Pile;
import hypergate.server.protocol.view.Parts.PowerView;
import hypergate.server.protocol.view.Parts.SeatFacts;
import java.util.ArrayList;
import java.util.List;

/// What stands on a seat's card in the rail.
final class SeatCards {
  private SeatCards() {}

  /// The facts of a seat.
  ///
  /// @param isOwn whether the view is that seat's own, so that its piles may be looked into
  static SeatFacts of(View view, Seat seat, boolean isOwn) {
    List<PowerView> powers = new ArrayList<>();
    for (int slot = 0; slot < Layout.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (view.powers().exists(instance)) powers.add(power(view, instance, isOwn));
    }
    int first = Powers.instance(seat, Powers.OWN);
    boolean has = view.powers().exists(first);
    int colonies = Long.bitCount(view.ships().foreignColonies(seat));
    return new SeatFacts(
        has ? view.powers().alien(first).id() : null,
        Sections.power(view, first),
        powers,
        view.handSize(seat),
        view.rewardsInHand(seat) == 0 ? null : view.rewardsInHand(seat),
        colonies,
        view.powers().homeColonies(seat),
        view.ships().inWarp(seat),
        view.ships().removed(seat),
        view.techs().inUse() ? view.techs().shipsOnTechs(seat) : 0,
        threat(view, seat, colonies));
  }

  private static PowerView power(View view, int instance, boolean isOwn) {
    var alien = view.powers().alien(instance);
    List<Counter> counters = new ArrayList<>();
    for (int i = 0; i < alien.counters().size(); i++)
      counters.add(new Counter(alien.counters().get(i), view.powers().counter(instance, i)));
    Pile pile = null;
    if (!alien.pile().isEmpty()) {
      List<String> cards = new ArrayList<>();
      CardSet set = view.cards().pile(instance);
      // What lies face up, such as citadels beside planets, is there for everybody.
      boolean seen = isOwn || !set.isEmpty() && set.size() == view.pileSize(instance);
      if (seen)
        for (int card = set.next(0); card >= 0; card = set.next(card + 1))
          cards.add(view.face(card).notation());
      pile = new Pile(alien.pile(), view.pileSize(instance), seen ? cards : null);
    }
    return new PowerView(
        alien.id(), Sections.power(view, instance), counters.isEmpty() ? null : counters, pile);
  }

  // One colony short, on the attacking side, and not on the target yet: winning this encounter wins
  // the game.
  private static boolean threat(View view, Seat seat, int colonies) {
    Encounter encounter = view.encounter();
    boolean running =
        view.step().compareTo(Step.LAUNCH) >= 0 && view.step().compareTo(Step.RESOLUTION) <= 0;
    if (!running || !encounter.target().exists() || encounter.target().system() == seat)
      return false;
    boolean attacks = seat == encounter.offense() || seat.in(encounter.offensive().allies());
    return attacks
        && colonies + 1 >= view.rules().coloniesToWin()
        && view.ships().on(encounter.target(), seat) == 0;
  }
}
