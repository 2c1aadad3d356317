package hypergate.game.verb;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;

/// The flares that are not in the game, of which chance picks as from a shuffled deck. Some leave
/// the game for good without ever having been in it; which they are nobody can look up.
public final class UnusedFlares {
  private final Acting game;
  private final State state;

  // A bit for each alien whose flare has left the game.
  private final int gone;

  // A bit for each alien that has come into play without anybody knowing where its flare is.
  private final int unsure;

  UnusedFlares(Acting game) {
    this.game = game;
    this.state = game.state();
    int words = (game.content().aliens().size() + 63) / 64;
    this.gone = game.cells().words(words, Secrecy.NOBODY);
    this.unsure = game.cells().words(words, Secrecy.PUBLIC);
  }

  /// Whether the flare of an alien, by number, is one of them: of the sets in the game, and neither
  /// there already nor out of it. Those of stages have left it.
  public boolean has(int alien) {
    return game.content().hasFlare(alien) && isIdle(alien);
  }

  private boolean isIdle(int alien) {
    return !game.cards().hasFlare(alien)
        && !isGone(alien)
        && game.rules().knowsAlien(alien)
        && !game.verbs().sheets().stages().has(alien);
  }

  /// Whether the flare of an alien, by number, has left the game without having been in it.
  boolean isGone(int alien) {
    return (state.w[gone + alien / 64] >>> alien % 64 & 1) != 0;
  }

  /// The flare of an alien, by number, leaves the game for good.
  public void remove(int alien) {
    state.w[gone + alien / 64] |= 1L << alien % 64;
  }

  /// Whether an alien, by number, has come into play after setup by itself, so that its flare may
  /// be in the deck as that of any alien that nobody has.
  public boolean isUnsure(int alien) {
    return (state.w[unsure + alien / 64] >>> alien % 64 & 1) != 0;
  }

  /// An alien, by number, comes into play before everybody's eyes, wherever its flare is.
  void notSure(int alien) {
    state.w[unsure + alien / 64] |= 1L << alien % 64;
  }

  /// A menu of all of them, as their aliens.
  public Menu menu(Seat seat) {
    Menu menu = game.ask(seat).menu();
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (has(alien)) menu.add(Choice.of(Choice.ALIEN, alien));
    return menu;
  }

  /// Whether one could come into the game now.
  public boolean areAny() {
    if (!game.verbs().receipts().hasRoomForFlares()) return false;
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (has(alien)) return true;
    return false;
  }

  /// A random one, as its alien by number; -1 when there is none.
  int draw() {
    int[] unused = game.numbers();
    int size = 0;
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (has(alien)) unused[size++] = alien;
    return size == 0 ? -1 : unused[state.random(size)];
  }

  /// A seat looks at so many of them and may choose the alien of one that nobody has, legal in this
  /// game and without Game Setup text. Where there is none among them it looks at as many more,
  /// until there is. Those that it has looked at leave the game, in a game with flares, unless
  /// there is nothing that it must choose.
  ///
  /// @param none whether it may choose none
  /// @return the alien chosen, -1 for none
  public int choose(Seat seat, Prompt prompt, int count, boolean none) {
    int[] unused = game.numbers();
    int size = 0;
    for (int i = 0; i < game.content().aliens().size(); i++) if (isIdle(i)) unused[size++] = i;
    int all = size;
    Menu menu = game.ask(seat).menu();
    if (none) menu.add(Word.NONE);
    int free = menu.count();
    for (int seen = 0; size > 0 && (seen % count != 0 || menu.count() == free); seen++) {
      int at = state.random(size--);
      int alien = unused[at];
      unused[at] = unused[size];
      unused[size] = alien;
      if (game.verbs().sheets().mayJoin(alien)) menu.add(Choice.of(Choice.ALIEN, alien));
    }
    boolean any = menu.count() > free;
    if (game.cards().flareCount() > 0 && (any || none))
      for (int i = size; i < all; i++) remove(unused[i]);
    if (!any) return -1;
    int choice = game.ask(seat).choose(prompt);
    return Choice.kind(choice) == Choice.WORD ? -1 : Choice.value(choice);
  }
}
