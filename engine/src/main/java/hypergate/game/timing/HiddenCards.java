package hypergate.game.timing;

import hypergate.game.card.ArtifactCard;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.FlareCard;
import hypergate.game.card.Option;
import hypergate.game.piece.Seat;
import hypergate.game.state.Zone;
import hypergate.game.table.FurtherDeck;
import hypergate.game.word.Query;
import hypergate.game.word.Window;

/// Which cards somebody could hold for all that everybody at the table can see: any artifact or
/// flare that is in the game and does not lie in sight elsewhere; and whether it could play one of
/// them.
public final class HiddenCards {
  private final Timing game;
  private final Content content;
  private final Playable playable;
  private long goneLow;
  private long goneHigh;

  HiddenCards(Timing game, Playable playable) {
    this.game = game;
    this.content = game.content();
    this.playable = playable;
  }

  /// Looks at the discard piles, and at what is being played.
  void look() {
    goneLow = 0;
    goneHigh = 0;
    for (int i = game.cards().discardSize() - 1; i >= 0; i--) gone(game.cards().discarded(i));
    FurtherDeck further = game.cards().further();
    if (further != null)
      for (int i = further.discards().size() - 1; i >= 0; i--) gone(further.discards().at(i));
    for (int card = game.state().next(Zone.BESIDE_SHEETS, 0);
        card >= 0;
        card = game.state().next(Zone.BESIDE_SHEETS, card + 1)) gone(card);
    game.pipeline().played(this::gone);
  }

  private void gone(int card) {
    if (card < 64) goneLow |= 1L << card;
    else goneHigh |= 1L << card;
  }

  /// Whether a card lies in sight.
  public boolean isGone(int card) {
    return ((card < 64 ? goneLow : goneHigh) >>> card & 1) != 0;
  }

  /// Whether some optional ability of a card in a window could be used by a seat for all that
  /// others know.
  public boolean couldUse(Effect effect, Window window, Seat seat, int card) {
    return game.stands().hand().couldUse(effect, window, seat, card);
  }

  /// Whether a seat could play an artifact in a window.
  boolean artifact(Window window, Seat seat) {
    for (ArtifactCard artifact : content.artifacts()) {
      Effect effect = artifact.effect();
      if ((effect.windows() & window.bit()) == 0) continue;
      if (!game.rules().hasArtifact(artifact)) continue;
      int card = copy(artifact);
      if (card >= 0 && couldUse(effect, window, seat, card)) return true;
    }
    return false;
  }

  // A copy that does not lie in sight, -1 when all do. Which cards a further deck has is public
  // too.
  private int copy(ArtifactCard artifact) {
    int first = content.cardNamed(artifact.id());
    FurtherDeck further = artifact.deck().isEmpty() ? null : game.cards().further();
    for (int card = first; card < first + artifact.most(); card++)
      if (!isGone(card) && (further == null || !further.inUse() || further.holds(card)))
        return card;
    return -1;
  }

  /// Whether a seat could play a flare in a window.
  boolean flare(Window window, Seat seat) {
    if (game.cards().flareCount() == 0) return false;
    boolean hand = mayPlayFlares(seat);
    boolean pile = playable.hasFlares(seat);
    if (!hand && !pile) return false;
    for (int alien : content.flaresIn(window)) {
      if (!game.mayHaveFlare(alien)) continue;
      FlareCard flare = content.flareFace(alien).flare();
      if (flare == null) continue;
      if (isInSight(alien, flare.copies())) continue;
      boolean own = playable.isSuper(seat, alien);
      if (hand && could(own ? flare.superEffect() : flare.wildEffect(), window, seat)) return true;
      if (pile && (own || !hand) && could(flare.wildEffect(), window, seat)) return true;
    }
    return false;
  }

  private boolean could(Effect effect, Window window, Seat seat) {
    return (effect.windows() & window.bit()) != 0 && couldUse(effect, window, seat, unplayed());
  }

  private boolean mayPlayFlares(Seat seat) {
    if (game.options().is(Option.FREEWHEELING)) return true;
    game.probe().begin();
    int limit = game.query(Query.FLARE_LIMIT, seat, 1);
    return game.probe().isPossible(game.cards().flaresPlayed(seat) < limit);
  }

  // A place for a flare with which nothing has been named, whatever lies there.
  private int unplayed() {
    int place = 0;
    while (place < game.cards().roomForFlares() - 1 && game.cards().played(place) != 0) place++;
    return content.firstAlienCard() + place;
  }

  // All copies of a flare on the discard pile, or played in this encounter. Which alien's flare
  // lies in another place is nobody's business.
  private boolean isInSight(int alien, int copies) {
    int seen = 0;
    for (int i = 0; i < game.cards().roomForFlares(); i++) {
      int card = content.firstAlienCard() + i;
      boolean inSight = game.cards().played(i) != 0 || isGone(card);
      if (inSight && game.cards().cardAlien(card) == alien) seen++;
    }
    return seen >= copies;
  }
}
