package hypergate.game.verb;

import hypergate.game.card.Sheet;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;

/// Ships on alien sheets: they stand on no planet and in no encounter, are neither lost nor in the
/// warp, and go home when the sheet leaves the game.
public final class SheetShips {
  private final Acting game;

  SheetShips(Acting game) {
    this.game = game;
  }

  /// The place that the sheet of an alien is.
  public int place(Sheet alien) {
    return Place.ON_SHEET + game.content().shipSheets().indexOf(alien);
  }

  /// Ships of a seat on the sheet of an alien.
  public int of(Sheet alien, Seat owner) {
    return game.ships().at(place(alien), owner);
  }

  /// The seats that have ships on the sheet of an alien, as a mask.
  public int owners(Sheet alien) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) if (of(alien, Seat.of(i)) > 0) mask |= 1 << i;
    return mask;
  }

  /// A seat puts one of its ships, from a colony of its choice, onto the sheet of an alien.
  public void put(Sheet alien, Seat owner, Prompt prompt) {
    Picks picks = game.verbs().ships().pickFrom(owner, game.ships().colonies(owner));
    picks.ask(game, owner, prompt, 0, 1, 1);
    for (int i = 0; i < picks.places(); i++)
      game.verbs().ships().move(owner, picks.place(i), place(alien), picks.picked(i), true);
    game.verbs().ships().settle();
  }

  /// Ships of a seat that stand at a place go onto the sheet of an alien: for its game setup.
  public void gather(Sheet alien, Seat owner, int from, int count) {
    game.verbs().ships().move(owner, from, place(alien), count, true);
  }

  /// Ships of a seat on the sheet of an alien go to another place.
  public void send(Sheet alien, Seat owner, int to, int count) {
    int going = Math.min(count, of(alien, owner));
    game.verbs().ships().move(owner, place(alien), to, going, true);
    game.verbs().ships().settle();
    game.verbs().ships().checkWin();
  }

  /// All ships of a seat on the sheet of an alien go home.
  public void release(Sheet alien, Seat owner) {
    game.verbs().ships().returnHome(owner, place(alien), of(alien, owner));
    game.verbs().ships().settle();
  }

  /// A sheet leaves the game: all ships on it go home.
  void sheetLeaves(Sheet alien) {
    if (alien.ships().isEmpty()) return;
    for (int p = 0; p < game.seats(); p++) release(alien, game.inOrder(p));
  }
}
