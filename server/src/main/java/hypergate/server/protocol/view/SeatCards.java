package hypergate.server.protocol.view;

import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import hypergate.server.protocol.view.Parts.Counter;
import hypergate.server.protocol.view.Parts.Pile;
import hypergate.server.protocol.view.Parts.PowerView;
import hypergate.server.protocol.view.Parts.Stages;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// What stands on a seat's card in the rail.
final class SeatCards {
  private SeatCards() {}

  /// The facts of a seat.
  ///
  /// @param isOwn whether the view is that seat's own, so that its piles may be looked into
  static SeatFacts of(View view, Seat seat, boolean isOwn) {
    List<PowerView> powers = new ArrayList<>();
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (view.powers().exists(instance)) powers.add(power(view, instance, isOwn));
      else if (view.powers().isFaceDown(instance)) powers.add(PowerView.HIDDEN);
    }
    int first = Powers.instance(seat, Powers.OWN);
    boolean has = view.powers().exists(first);
    int colonies = view.powers().colonyMarker(seat);
    SeatFacts facts = new SeatFacts();
    facts
        .put("alien", has ? view.powers().alien(first).id() : null)
        .put("power", Sections.power(view, first))
        .put("powers", powers)
        .put("hand", view.handSize(seat));
    for (ServerVariant variant : ServerVariants.ALL) variant.behindHand(facts, view, seat);
    facts
        .put("colonies", colonies)
        .put("homeColonies", view.powers().homeColonies(seat))
        .put("warp", view.ships().lost(seat))
        .put("removed", view.ships().removed(seat))
        .put("ring", ring(view, seat));
    for (ServerVariant variant : ServerVariants.ALL) variant.behindShips(facts, view, seat);
    facts.put("threat", threat(view, seat, colonies));
    for (ServerVariant variant : ServerVariants.ALL) variant.behindThreat(facts, view, seat);
    return facts;
  }

  // Ships of others around a home system, by their owners.
  private static @Nullable Map<String, Integer> ring(View view, Seat seat) {
    Map<String, Integer> ring = new TreeMap<>();
    for (int i = 0; i < view.seats(); i++) {
      int ships = view.rings().of(seat, Seat.of(i));
      if (ships > 0) ring.put(Seat.of(i).letter(), ships);
    }
    return ring.isEmpty() ? null : ring;
  }

  private static PowerView power(View view, int instance, boolean isOwn) {
    var alien = view.powers().alien(instance);
    List<Counter> counters = new ArrayList<>();
    for (int i = 0; i < alien.counters().size(); i++)
      counters.add(Counter.of(alien.counters().get(i), view.powers().counter(instance, i)));
    for (int i = 0; i < view.seats(); i++) {
      int ships = view.powers().held(instance, Seat.of(i));
      String called = alien.ships().isEmpty() ? "captured" : alien.ships();
      if (ships > 0) counters.add(Counter.ships(called, Seat.of(i), ships));
    }
    for (String where : view.planetTokens().where(alien))
      counters.add(Counter.beside(alien.planetTokens(), where));
    if (!alien.marks().isEmpty() && view.secretMarks().before() != 0) {
      counters.add(Counter.beside(alien.marks(), view.secretMarks().where()));
      Seat mark = view.secretMarks().of(Powers.owner(instance));
      if (mark.exists()) counters.add(Counter.beside("mark", mark.letter()));
    }
    if (!alien.changed().isEmpty())
      for (String where : view.shipKinds().where(alien))
        counters.add(Counter.beside(alien.changed(), where));
    for (int i = 0; !alien.cards().isEmpty() && i < view.seats(); i++) {
      int cards = view.sheetCards().size(alien, Seat.of(i));
      if (cards > 0) counters.add(Counter.cards(alien.cards(), Seat.of(i), cards));
    }
    if (!alien.destinies().isEmpty()) {
      for (int i = 0; i < view.seats(); i++) {
        int cards = view.destinies().kept(Seat.of(i));
        if (cards > 0) counters.add(Counter.cards(alien.destinies(), Seat.of(i), cards));
      }
      int wild = view.destinies().kept(Seat.NONE);
      if (wild > 0) counters.add(Counter.of("wild " + alien.destinies(), wild));
    }
    for (int kind = 0; kind < alien.tallies().size(); kind++)
      for (int i = 0; i < view.seats(); i++) {
        int things = view.tallies().of(alien, kind, Seat.of(i));
        if (things > 0) counters.add(Counter.things(alien.tallies().get(kind), Seat.of(i), things));
      }
    Pile pile = null;
    if (!alien.pile().isEmpty()) {
      List<String> cards = new ArrayList<>();
      CardSet set = view.cards().pile(instance);
      // What lies face up, such as citadels beside planets, is there for everybody.
      boolean seen = isOwn || !set.isEmpty();
      if (seen)
        for (int card = set.next(0); card >= 0; card = set.next(card + 1))
          cards.add(view.face(card).notation());
      pile = new Pile(alien.pile(), view.pileSize(instance), seen ? cards : null);
    }
    for (ServerVariant variant : ServerVariants.ALL) {
      Pile further = variant.pile(view, instance, isOwn);
      if (further != null) pile = further;
    }
    return new PowerView(
        alien.id(),
        Sections.power(view, instance),
        view.powers().isFaceDown(instance),
        counters.isEmpty() ? null : counters,
        pile,
        stages(view, instance),
        grafts(view, instance));
  }

  private static @Nullable List<String> grafts(View view, int instance) {
    CardSet beside = view.grafts(instance);
    if (beside.isEmpty()) return null;
    List<String> flares = new ArrayList<>();
    for (int card = beside.next(0); card >= 0; card = beside.next(card + 1))
      flares.add(view.face(card).notation());
    return flares;
  }

  private static @Nullable Stages stages(View view, int instance) {
    if (view.powers().stagesOf() != view.powers().number(instance)) return null;
    List<String> aliens = new ArrayList<>();
    for (int stage = 0; stage < Sizes.STAGES && view.powers().stage(stage) >= 0; stage++)
      aliens.add(view.rules().content().alien(view.powers().stage(stage)).id());
    return new Stages(aliens, view.powers().stage());
  }

  // One colony short, on the attacking side, and not on the target yet: winning this encounter wins
  // the game.
  private static boolean threat(View view, Seat seat, int colonies) {
    Encounter encounter = view.encounter();
    boolean running =
        view.step().compareTo(Step.LAUNCH) >= 0 && view.step().compareTo(Step.RESOLUTION) <= 0;
    if (!running
        || !encounter.target().exists()
        || view.ships().systemOf(encounter.target()) == seat) return false;
    boolean attacks = seat == encounter.offense() || seat.in(encounter.offensive().allies());
    return attacks
        && colonies + 1 >= view.rules().coloniesToWin()
        && view.ships().on(encounter.target(), seat) == 0;
  }
}
