package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.table.Pile;
import hypergate.game.table.Redealer;
import java.util.Arrays;

/// Deals the techs anew whose faces a seat does not see: those that lie face down before players,
/// and those in the deck.
final class TechDeal implements Redealer {
  private final Game game;
  private final Techs techs;

  // By number in [Content]: techs that have been seen at a later moment.
  private final boolean[] later;

  TechDeal(Game game, Techs techs) {
    this.game = game;
    this.techs = techs;
    this.later = new boolean[game.content().of(Tech.class).size()];
  }

  @Override
  public void look(Seat viewer, Menu menu) {
    Arrays.fill(later, false);
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.exists(slot) && !techs.isHidden(slot, viewer)) later[techs.number(slot)] = true;
    TechStore store = techs.store();
    for (int i = 0; i < store.size(); i++) if (store.isSeen(i, viewer)) later[store.tech(i)] = true;
    TechsAway away = techs.away();
    for (int i = 0; i < away.size(); i++) if (away.owner(i) == viewer) later[away.tech(i)] = true;
    Pile discards = techs.deck().discards();
    for (int i = 0; i < discards.size(); i++) later[discards.at(i)] = true;
    for (int i = 0; i < menu.count(); i++)
      if (TechChoice.kind(game.parts(), menu.at(i)) == TechChoice.Kind.CARD)
        later[TechChoice.card(menu.at(i))] = true;
  }

  @Override
  public void deal(Seat viewer, Luck luck) {
    Pile deck = techs.deck().cards();
    int[] pool = new int[deck.size() + techs.top() + TechStore.MOST + TechsAway.MOST];
    int size = 0;
    for (int i = 0; i < deck.size(); i++) if (!later[deck.at(i)]) pool[size++] = deck.at(i);
    for (int slot = 0; slot < techs.top(); slot++)
      if (isDealt(slot, viewer)) pool[size++] = techs.number(slot);
    TechStore store = techs.store();
    for (int i = 0; i < store.size(); i++)
      if (isDealt(store, i, viewer)) pool[size++] = store.tech(i);
    TechsAway away = techs.away();
    for (int i = 0; i < away.size(); i++) if (isDealt(away, i, viewer)) pool[size++] = away.tech(i);
    Arrays.sort(pool, 0, size);
    luck.shuffle(pool, size);
    for (int slot = 0; slot < techs.top(); slot++)
      if (isDealt(slot, viewer)) techs.layFace(slot, pool[--size]);
    for (int i = 0; i < store.size(); i++)
      if (isDealt(store, i, viewer)) store.replace(i, pool[--size]);
    for (int i = 0; i < away.size(); i++)
      if (isDealt(away, i, viewer)) away.replace(i, pool[--size]);
    for (int i = 0; i < deck.size(); i++) if (!later[deck.at(i)]) deck.replace(i, pool[--size]);
    techs.index();
  }

  private boolean isDealt(TechsAway away, int position, Seat viewer) {
    return away.owner(position) != viewer && !later[away.tech(position)];
  }

  private boolean isDealt(TechStore store, int position, Seat viewer) {
    return !store.isSeen(position, viewer) && !later[store.tech(position)];
  }

  private boolean isDealt(int slot, Seat viewer) {
    return techs.isHidden(slot, viewer) && !later[techs.number(slot)];
  }
}
