package hypergate.variant.essences;

import hypergate.game.Game;
import hypergate.game.card.Effect;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Stands;
import hypergate.game.word.Query;
import java.util.List;

/// The essence cards that players have been given: they bend values where they lie. A location is a
/// card by its number.
final class EssenceStands extends Stands {
  private final Essences essences;

  /// @param essences the essence cards of the game
  EssenceStands(Game game, Essences essences) {
    super(game);
    this.essences = essences;
  }

  /// Recomputes which queries some card bends.
  void index() {
    long queries = 0;
    for (int card = 0; card < essences.size(); card++)
      if (essences.receiver(card).exists()) queries |= essences.card(card).effect().queries();
    acts(0, 0, queries);
    game.stands().index();
  }

  @Override
  protected boolean isUsed() {
    return false;
  }

  @Override
  protected int bend(Query query, Seat subject, int normal) {
    int value = normal;
    for (int card = 0; card < essences.size(); card++) {
      Seat receiver = essences.receiver(card);
      Effect effect = essences.card(card).effect();
      if (receiver.exists() && effect.isBending(query))
        value = effect.bend(query).bend(game, receiver, subject, value);
    }
    return value;
  }

  @Override
  protected void bending(Query query, Seat subject, List<String> found) {
    // It concerns nobody but who has been given it.
    for (int card = 0; card < essences.size(); card++)
      if (essences.receiver(card) == subject && essences.card(card).effect().isBending(query))
        found.add(essences.card(card).id());
  }

  @Override
  protected Effect effect(Seat seat, int card, int number) {
    return essences.card(card).effect();
  }

  @Override
  protected String named(int number) {
    return essences.card(number).id();
  }
}
