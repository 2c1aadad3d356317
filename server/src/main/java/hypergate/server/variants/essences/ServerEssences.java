package hypergate.server.variants.essences;

import hypergate.game.card.Card;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.server.protocol.view.Parts.Pile;
import hypergate.server.protocol.view.SeatFacts;
import hypergate.server.variants.ServerVariant;
import hypergate.variant.essences.Essence;
import hypergate.variant.essences.Essences;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Essence cards in the protocol: the one that a seat has been given, those that lie face down
/// before it, and the cache on a sheet.
public final class ServerEssences implements ServerVariant {
  @Override
  public void behindThreat(SeatFacts facts, View view, Seat seat) {
    if (!Essences.areIn(view)) return;
    List<SetView> sets = sets(view, seat);
    if (!sets.isEmpty()) facts.put("essences", sets);
    int card = Essences.of(view).givenTo(seat);
    if (card < 0) return;
    Essence given = Essences.of(view).card(card);
    facts.put(
        "essence", new EssenceView(given.id(), view.ships().at(Place.CARD, seat), given.number()));
  }

  // What lies before a seat, of each set.
  private static List<SetView> sets(View view, Seat seat) {
    List<SetView> sets = new ArrayList<>();
    Essences essences = Essences.of(view);
    for (int first = 0; first < essences.size(); first = essences.end(first)) {
      int all = essences.coveredBefore(first, seat);
      List<String> cards = new ArrayList<>();
      for (int card = first; card < essences.end(first); card++) {
        boolean open = essences.isOpenBefore(card, seat) || essences.isTurnedBefore(card, seat);
        if (open) all++;
        if (open || essences.isCovered(card, seat)) cards.add(essences.card(card).id());
      }
      if (all > 0) sets.add(new SetView(essences.card(first).alien(), all, cards));
    }
    return sets;
  }

  // A cache is a pile whose cards only its owner sees; cards that lie face up beside the sheet or
  // in
  // the middle, and those of an alien without a cache on its sheet, are seen by everybody.
  @Override
  public @Nullable Pile pile(View view, int instance, boolean isOwn) {
    int alien = view.powers().number(instance);
    if (!Essences.areIn(view) || !Essences.of(view).has(alien)) return null;
    List<String> cards = new ArrayList<>();
    Essences essences = Essences.of(view);
    int first = essences.first(alien);
    for (int card = first; card < essences.end(first); card++)
      if (isOwn && essences.isCached(card)) cards.add(essences.card(card).id());
    int open = 0;
    for (int card = first; card < essences.end(first); card++) {
      boolean works = essences.isOut(card) || essences.isInMiddle(card);
      boolean shows = !view.powers().alien(instance).hasCache() && essences.isOpen(card);
      if (!works && !shows) continue;
      cards.add(essences.card(card).id());
      open++;
    }
    boolean isAny = isOwn || open > 0;
    return new Pile("cache", essences.cacheSize(alien) + open, isAny ? cards : null);
  }

  @Override
  public String alienOf(Card card) {
    return card instanceof Essence essence ? essence.alien() : "";
  }
}
