package hypergate.server.variants.technology;

import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.server.protocol.deal.DealTerm;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechnologyOptions;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Techs in deals: named by their faces where these are seen, else by their places in their owner's
/// row, `tech-2`.
final class TechTerms {
  private static final String TECH = "tech";

  private TechTerms() {}

  static List<DealTerm> of(View view, Seat giver) {
    List<DealTerm> terms = new ArrayList<>();
    if (!Techs.areInPlay(view) || !view.rules().options().is(TechnologyOptions.TRADE_TECHS))
      return terms;
    for (int slot = 0; slot < view.cardSlots().top(); slot++)
      if (Techs.of(view).isOf(slot, giver)) terms.add(term(view, giver, slot));
    return terms;
  }

  /// As this viewer says it: only its owner can name one that lies face down.
  static DealTerm term(View view, Seat owner, int slot) {
    Optional<Tech> seen = Techs.of(view).face(slot);
    String name =
        Techs.of(view).faceOfCard(slot).map(Tech::id).orElseGet(() -> place(view, owner, slot));
    return DealTerm.inSlot(TECH, name, slot, seen.map(Tech::id).orElse(null));
  }

  private static String place(View view, Seat owner, int slot) {
    int number = 0;
    for (int i = 0; i <= slot; i++) if (Techs.of(view).isOf(i, owner)) number++;
    return "tech-" + number;
  }

  /// By its place in the row or by a face that is seen. What is said in an offer is public, so one
  /// that lies face down is told by its place.
  static Optional<DealTerm> read(View view, String word, String what, Seat owner) {
    if (!word.equals(TECH) || !Techs.areInPlay(view)) return Optional.empty();
    for (int slot = 0; slot < view.cardSlots().top(); slot++) {
      if (!Techs.of(view).isOf(slot, owner)) continue;
      String place = place(view, owner, slot);
      String face = Techs.of(view).faceOfCard(slot).map(Tech::id).orElse(place);
      if (!what.equals(place) && !what.equals(face)) continue;
      boolean up = Techs.of(view).isComplete(slot);
      return Optional.of(
          DealTerm.inSlot(
              TECH, up ? face : place, slot, up ? Techs.of(view).tech(slot).id() : null));
    }
    return Optional.empty();
  }

  static Optional<DealTerm> said(View view, DealTerm term, Seat giver) {
    Integer slot = term.slot();
    return slot != null && term.kind().equals(TECH)
        ? Optional.of(term(view, giver, slot))
        : Optional.empty();
  }
}
