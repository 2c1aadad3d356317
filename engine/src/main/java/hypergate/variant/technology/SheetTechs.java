package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.card.Sheet;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;

/// Techs that lie on the sheets of aliens. Each is a tech of the player before whom the sheet lies,
/// researched and completed like others, with two things of its own: while the power works its
/// owner's ships in the warp count as ships on it, and it goes where the sheet goes.
public final class SheetTechs {
  private final Game game;
  private final Techs techs;
  private final int[] drawn = new int[TechDeck.MOST];

  SheetTechs(Game game, Techs techs) {
    this.game = game;
    this.techs = techs;
  }

  /// The power on whose sheet the tech of a slot lies; -1 when it lies on none, or on one that lies
  /// before nobody now.
  int instance(int slot) {
    int alien = techs.sheet(slot);
    return alien < 0 ? -1 : game.powers().find(alien);
  }

  private int number(Sheet alien) {
    return game.content().alienNumber(alien.id());
  }

  private long slots(int alien) {
    long slots = 0;
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.exists(slot) && techs.sheet(slot) == alien) slots |= 1L << slot;
    return slots;
  }

  /// Whether a tech can be drawn, also in a game that is played without techs.
  public boolean areAny() {
    return techs.deck().hasMore() || !techs.deck().hasBegun() && !techs.inUse();
  }

  /// A seat draws techs and lays some of its choice, or none, on the sheet of an alien in place of
  /// those that lie there; the others are discarded.
  ///
  /// @param keep asks for each that is laid there
  /// @param old asks which one is replaced, if there are several
  /// @param room how many may lie on the sheet, and so how many may be laid there
  public void draw(Seat seat, Sheet alien, int count, int room, Prompt keep, Prompt old) {
    techs.research().openDeck();
    int got = 0;
    while (got < count) {
      int tech = techs.deck().draw();
      if (tech < 0) break;
      drawn[got++] = tech;
    }
    lay(seat, number(alien), got, room, keep, old);
  }

  /// A seat looks through the tech deck and takes one tech, which it may lay on the sheet of an
  /// alien; the deck is shuffled.
  ///
  /// @param find asks which one it takes
  public void search(Seat seat, Sheet alien, int room, Prompt find, Prompt keep, Prompt old) {
    techs.research().openDeck();
    if (techs.deck().cards().isEmpty()) {
      draw(seat, alien, 1, room, keep, old);
      return;
    }
    Menu menu = game.ask(seat).menu();
    for (int tech : techs.deck().cards().cards().stream().sorted().toList())
      menu.add(techs.choice(TechChoice.Kind.CARD, 0, tech));
    int found = TechChoice.card(game.ask(seat).choose(find));
    techs.deck().cards().take(techs.deck().cards().find(found));
    techs.deck().cards().shuffle();
    if (game.isHeard()) game.tell(new Event.Reshuffled(TechDeck.NAME, false));
    drawn[0] = found;
    lay(seat, number(alien), 1, room, keep, old);
  }

  // Each that is kept lies there before the next is asked about; what makes room goes last.
  private void lay(Seat seat, int alien, int count, int room, Prompt keep, Prompt old) {
    long before = slots(alien);
    int left = count;
    int kept = 0;
    while (kept < room && left > 0) {
      Menu menu = game.ask(seat).menu().add(Word.NONE);
      for (int i = 0; i < left; i++) menu.add(techs.choice(TechChoice.Kind.CARD, 0, drawn[i]));
      int choice = game.ask(seat).choose(keep);
      if (Choice.is(choice, Word.NONE)) break;
      int tech = TechChoice.card(choice);
      for (int i = 0, j = 0; i < left; i++) if (drawn[i] != tech) drawn[j++] = drawn[i];
      left--;
      kept++;
      onto(seat, alien, tech);
    }
    for (int i = 0; i < left; i++) {
      techs.deck().discard(drawn[i]);
      if (game.isHeard())
        game.tell(new TechEvent.TechDiscarded(seat, techs.numbered(drawn[i]).id(), game.cause()));
    }
    if (kept > 0) makeRoom(seat, before, room - kept, old);
  }

  private void onto(Seat seat, int alien, int tech) {
    if (!techs.hasRoom()) {
      techs.deck().discard(tech);
      return;
    }
    techs.sheet(techs.put(seat, tech), alien);
    if (game.isHeard()) game.tell(new TechEvent.TechKept(seat, techs.numbered(tech).id()));
  }

  private void makeRoom(Seat seat, long before, int stay, Prompt old) {
    long rest = before;
    while (Long.bitCount(rest) > stay) {
      Menu menu = game.ask(seat).menu();
      for (long left = rest; left != 0; left &= left - 1)
        menu.add(Choice.of(Choice.SLOT, Long.numberOfTrailingZeros(left)));
      int slot = Choice.value(game.ask(seat).choose(old));
      rest &= ~(1L << slot);
      techs.research().discard(slot);
    }
  }

  /// Sheets have come, gone or changed places: the techs on them go along, and the ships on those
  /// go home.
  void follow() {
    for (int slot = 0; slot < techs.top(); slot++) {
      int alien = techs.exists(slot) ? techs.sheet(slot) : -1;
      if (alien < 0) continue;
      int instance = instance(slot);
      if (instance >= 0 && Powers.owner(instance) != techs.owner(slot)) {
        techs.research().give(slot, Powers.owner(instance));
        techs.sheet(slot, alien);
      } else if (instance < 0 && !game.powers().isUsed(alien)) {
        techs.research().discard(slot);
      }
    }
  }
}
