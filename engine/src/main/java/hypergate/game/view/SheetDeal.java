package hypergate.game.view;

import hypergate.game.card.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.table.Redealer;
import hypergate.game.verb.Acting;
import hypergate.game.word.Step;
import java.util.Arrays;
import java.util.function.IntPredicate;

/// Deals the aliens that lie face down anew, and with them what follows from them: their other
/// cards, and the flares that nobody has seen. Which aliens others were dealt at setup and have not
/// chosen is forgotten: nobody asks any more.
public final class SheetDeal implements Redealer {
  private final Acting game;
  private final int[] aliens = new int[256];

  // Seen at a later moment: sheets, as a mask, and cards in the places for cards of aliens.
  private int laterSheets;
  private final boolean[] later = new boolean[Sizes.ALIEN_CARDS];

  /// The sheets and flares of a game.
  public SheetDeal(Acting game) {
    this.game = game;
  }

  @Override
  public void look(Seat viewer, Menu menu) {
    Sight sight = game.cells().sight(viewer, game.state());
    laterSheets = ~game.powers().faceDown();
    int first = game.content().firstAlienCard();
    for (int i = 0; i < later.length; i++)
      later[i] = sight.sees(first + i) || game.cards().played(i) != 0;
    for (int i = 0; i < menu.count(); i++) {
      int card = Choice.kind(menu.at(i)) == Choice.CARD ? Choice.value(menu.at(i)) : -1;
      if (card >= first && card < first + later.length) later[card - first] = true;
    }
  }

  @Override
  public void deal(Seat viewer, Luck luck) {
    State state = game.state();
    Sight sight = game.cells().sight(viewer, state);
    if (game.powers().isAnyFaceDown()) aliens(sight, luck);
    flares(sight, luck);
    if (game.cards().ownCards() != 0 && game.options().is(Option.HIDDEN_POWERS))
      ownCards(sight, luck);
    if (game.step() != Step.SETUP) forgetDealt(viewer);
  }

  private void forgetDealt(Seat viewer) {
    for (int i = 0; i < game.seats(); i++)
      for (int card = 0; card < Sizes.DEALT_EACH; card++)
        if (i != viewer.index()) game.powers().dealt(Seat.of(i), card, -1);
  }

  // Face down may lie any alien that is not in sight and needs no setting up.
  private void aliens(Sight sight, Luck luck) {
    int sheets = game.seats() * Sizes.POWERS;
    for (int i = 0; i < sheets; i++) if (isHidden(i, sight)) game.powers().imagine(i, -1);
    int room = roomForFlares(sight);
    for (int i = 0; i < sheets; i++) {
      if (!isHidden(i, sight)) continue;
      int alien = faceDown(sight, room > 0, luck);
      if (alien < 0) continue;
      if (game.mayHaveFlare(alien) && !isSeenFlare(sight, alien)) room--;
      game.powers().imagine(i, alien);
    }
    game.powers().index();
  }

  // Its flare must be among the unseen ones, or have been seen.
  private int faceDown(Sight sight, boolean room, Luck luck) {
    int size = 0;
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (game.verbs().sheets().mayLieFaceDown(alien)
          && (room || !game.mayHaveFlare(alien) || isSeenFlare(sight, alien)))
        aliens[size++] = alien;
    return size == 0 ? -1 : aliens[luck.number(size)];
  }

  // How many of the aliens that lie face down may be such whose flares nobody has seen.
  private int roomForFlares(Sight sight) {
    if (game.cards().flareCount() == 0) return Sizes.INSTANCES;
    int room = hidden(sight, 0, game.cards().roomForFlares());
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (isInPlayUnseen(sight, alien)) room--;
    return room;
  }

  private int hidden(Sight sight, int first, int end) {
    int places = 0;
    for (int i = first; i < end; i++) if (isHiddenCard(sight, i)) places++;
    return places;
  }

  private boolean isHidden(int instance, Sight sight) {
    return instance / Sizes.POWERS != sight.self()
        && game.powers().isFaceDown(instance)
        && (laterSheets >>> instance & 1) == 0;
  }

  // Where aliens lie face down, or did, an unseen card of an alien is that of one in sight, of one
  // that is imagined, or of any other that may be there; whose it truly is counts for nothing.
  private void ownCards(Sight sight, Luck luck) {
    fill(
        sight,
        game.cards().roomForFlares(),
        Sizes.ALIEN_CARDS,
        alien -> mayHaveCard(sight, alien) && !isSurelyIn(alien),
        alien -> mayHaveCard(sight, alien) && isSurelyIn(alien),
        luck);
  }

  private boolean isHiddenCard(Sight sight, int place) {
    return alien(place) >= 0 && !isSeen(sight, place);
  }

  private boolean mayHaveCard(Sight sight, int alien) {
    if (!game.alienCards().mayBeInGame(alien) && !game.rules().dealsAlien(alien)) return false;
    return !isSeenAt(sight, alien, game.cards().roomForFlares(), Sizes.ALIEN_CARDS);
  }

  // The flares of the aliens in play are in the deck; which others are is hidden until
  // seen.
  private void flares(Sight sight, Luck luck) {
    fill(
        sight,
        0,
        game.cards().roomForFlares(),
        alien -> game.mayHaveFlare(alien) && !isSeenFlare(sight, alien) && !isSurelyIn(alien),
        alien -> isInPlayUnseen(sight, alien),
        luck);
  }

  // Gives the hidden places from `first` to before `end` to aliens that must be there, and what is
  // left to some that may.
  private void fill(
      Sight sight, int first, int end, IntPredicate may, IntPredicate must, Luck luck) {
    int places = hidden(sight, first, end);
    int size = 0;
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (may.test(alien)) aliens[size++] = alien;
    luck.shuffle(aliens, size);
    // On top those that must.
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (must.test(alien)) aliens[size++] = alien;
    Arrays.sort(aliens, Math.max(0, size - places), size);
    for (int i = first; i < end; i++)
      if (size > 0 && isHiddenCard(sight, i)) put(i, aliens[--size]);
    game.cards().index();
  }

  // Of the imagined ones the flares are not there yet.
  private boolean isInPlayUnseen(Sight sight, int alien) {
    if (!game.content().hasFlare(alien) || !isSurelyIn(alien) || isSeenFlare(sight, alien))
      return false;
    if (game.cards().hasFlare(alien)) return true;
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++)
      if (game.powers().number(i) == alien && game.powers().isFaceDown(i)) return true;
    return false;
  }

  // Who came into play later, drawn among aliens, may have left its flare in the box.
  private boolean isSurelyIn(int alien) {
    return game.powers().isUsed(alien) && !game.verbs().unusedFlares().isUnsure(alien);
  }

  private boolean isSeenFlare(Sight sight, int alien) {
    return isSeenAt(sight, alien, 0, game.cards().roomForFlares());
  }

  private boolean isSeenAt(Sight sight, int alien, int first, int end) {
    for (int i = first; i < end; i++) if (alien(i) == alien && isSeen(sight, i)) return true;
    return false;
  }

  // What has been played in this encounter was seen by all, wherever the card went since.
  private boolean isSeen(Sight sight, int place) {
    return later[place]
        || sight.sees(game.content().firstAlienCard() + place)
        || game.cards().played(place) != 0;
  }

  private int alien(int place) {
    return game.cards().alienAt(place);
  }

  private void put(int place, int alien) {
    game.cards().alienAt(place, alien);
  }
}
