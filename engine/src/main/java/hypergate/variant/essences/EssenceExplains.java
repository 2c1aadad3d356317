package hypergate.variant.essences;

import hypergate.game.card.Effect;
import hypergate.game.explain.Explains;
import hypergate.game.explain.Fact;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.explain.Inquiry;
import hypergate.game.explain.Named;
import hypergate.game.explain.UseReason;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What there is to explain about essence cards.
final class EssenceExplains implements Explains {
  @Override
  public Map<String, String> places() {
    return Map.of(Essences.PLACE, "the essence card");
  }

  // ---- using its cards

  @Override
  public boolean has(Inquiry inquiry, Named named) {
    boolean has = false;
    if (Essences.areIn(inquiry.view)) {
      Essences essences = Essences.of(inquiry.view);
      int card = essences.number(named.id());
      has = card >= 0 && isUsable(essences, card, inquiry.seat);
    }
    return inquiry.check(UseReason.EFFECT_HELD, "ES-6", has, Fact.of(Arg.CARD, named.id()));
  }

  private static boolean isUsable(Essences essences, int card, Seat seat) {
    return isShared(essences, card)
        || essences.card(card).isSeen()
            && essences.coveredBefore(card, seat) > 0
            && essences.isCovered(card, seat);
  }

  private static boolean isShared(Essences essences, int card) {
    return essences.card(card).isShared() && essences.isAtWork(card);
  }

  // ---- who may act

  @Override
  public List<Effect> acting(View view, Seat seat) {
    List<Effect> effects = new ArrayList<>();
    if (!Essences.areIn(view)) return effects;
    Essences essences = Essences.of(view);
    for (int card = 0; card < essences.size(); card++)
      if (isShared(essences, card)) effects.add(essences.card(card).effect());
    return effects;
  }

  @Override
  public List<Effect> actingUnseen(View view) {
    List<Effect> effects = new ArrayList<>();
    if (!Essences.areIn(view) || !view.seat().exists()) return effects;
    Essences essences = Essences.of(view);
    for (int card = 0; card < essences.size(); card++)
      if (!isShared(essences, card) && isUsable(essences, card, view.seat()))
        effects.add(essences.card(card).effect());
    return effects;
  }

  // What lies face down somewhere may be any card of its set that does not lie open.
  @Override
  public List<Effect> possible(View view) {
    List<Effect> effects = new ArrayList<>();
    if (!Essences.areIn(view)) return effects;
    Essences essences = Essences.of(view);
    for (int card = 0; card < essences.size(); card++)
      if (essences.card(card).isSeen()
          && essences.isHidden(card)
          && isAnyCovered(view, essences, card)) effects.add(essences.card(card).effect());
    return effects;
  }

  private static boolean isAnyCovered(View view, Essences essences, int card) {
    for (int i = 0; i < view.seats(); i++)
      if (essences.coveredBefore(card, Seat.of(i)) > 0) return true;
    return false;
  }
}
