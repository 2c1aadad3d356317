package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Artifacts that an effect lets a seat play outside the moments and roles that are printed on
/// them: what else their texts need must be there. Played so they are answered and settle like any
/// other.
public final class OutOfTime {
  private final Timing game;
  private final Playable playable;
  private final Changed changed;

  OutOfTime(Timing game, Playable playable) {
    this.game = game;
    this.playable = playable;
    this.changed = new Changed(game);
  }

  /// Cards that are played as artifacts that they are not.
  public Changed changed() {
    return changed;
  }

  /// The artifacts of a seat's hand that act in some of these windows and that it could play now.
  public CardSet cards(Seat seat, List<Window> windows) {
    game.probe().peek();
    CardSet cards = new CardSet();
    if (game.query(Query.MAY_PLAY, seat, 1) == 0) return cards;
    CardSet hand = game.cards().hand(seat, Kind.ARTIFACT);
    CardSet held = new CardSet().set(hand.low(), hand.high());
    for (int card = held.next(0); card >= 0; card = held.next(card + 1))
      if (!game.cards().isSpent(card) && ability(seat, card, windows) != null) cards.add(card);
    return cards;
  }

  /// Whether a seat could play an artifact that it does not hold in a window, if it held it.
  public boolean isFit(Seat seat, int card, Window window) {
    return game.query(Query.MAY_PLAY, seat, 1) != 0
        && game.cards().face(card).artifact() != null
        && ability(seat, card, window) != null;
  }

  /// Whether a seat could play a flare that it does not hold in a window, if it held it, with
  /// another flare that it is about to use.
  public boolean isFitFlare(Seat seat, int card, Window window) {
    return game.query(Query.MAY_PLAY, seat, 1) != 0
        && isFlare(seat, card, 1)
        && ability(seat, card, window) != null;
  }

  /// The same once that one is being used, and is out of the way.
  public boolean wouldFitFlare(Seat seat, int card, Window window) {
    return isFlare(seat, card, 0) && wouldFit(seat, card, window);
  }

  private boolean isFlare(Seat seat, int card, int more) {
    return game.cards().face(card).flare() != null && playable.hasRoom(seat, card, more);
  }

  /// Whether a seat could play an artifact or flare that it does not hold in a window, if it held
  /// it, once what it is using is out of the way.
  public boolean wouldFit(Seat seat, int card, Window window) {
    boolean played =
        game.cards().face(card).artifact() != null || game.cards().face(card).flare() != null;
    return played && game.pipeline().without(() -> ability(seat, card, window)) != null;
  }

  /// A seat plays a card that has just come into its hand with what it is using: in the place of
  /// that.
  public void playInstead(Seat seat, int card, Window window) {
    Ability ability = game.pipeline().without(() -> ability(seat, card, window));
    if (ability != null && game.cards().inHand(seat, card))
      game.pipeline().playInstead(seat, card, ability);
  }

  private @Nullable Ability ability(Seat seat, int card, Window window) {
    for (Ability ability : playable.side(seat, card, 0).in(window))
      if (!ability.mandatory()
          && ability.role().covers(game.encounter().position(seat))
          && (ability.when() == Ability.ALWAYS
              || game.pipeline().holds(card, ability.when(), seat))) return ability;
    return null;
  }

  /// A seat plays one of them.
  public void play(Seat seat, int card, List<Window> windows) {
    Ability ability = ability(seat, card, windows);
    if (ability != null)
      game.pipeline().useCard(seat, ability, game.stands().hand(), card, -1, false);
  }

  private @Nullable Ability ability(Seat seat, int card, List<Window> windows) {
    for (Ability ability : playable.side(seat, card, 0).abilities())
      if (!ability.mandatory()
          && windows.contains(ability.window())
          && (ability.when() == Ability.ALWAYS
              || game.pipeline().holds(card, ability.when(), seat))) return ability;
    return null;
  }
}
