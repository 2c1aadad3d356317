package hypergate.variant.levels;

import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.card.Variant;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.Encounter;
import hypergate.game.verb.DealTerm;
import hypergate.game.verb.Part;
import hypergate.game.verb.Parts;
import hypergate.game.verb.Veto;
import hypergate.game.view.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Tech levels (Bowe 1995): every player stands at level 0, 1 or 2 in each [Field]. Whoever stands
/// higher than one who acts may wield against the action, somebody as high as the wielder may
/// advocate it, somebody higher than the advocate may wield again. Levels are public and no cards.
/// Games without them have no such part.
public final class Levels implements Part, Veto {
  private static final int HIGHEST = 2;
  private static final int LEVEL = 3;
  private static final int MARKERS = 6;

  private final Game game;
  private final State state;
  private final Chain chain = new Chain();
  private final LevelTerm term;
  private final List<Field> fields;

  /// One int a field, with two bits a seat.
  private final int cells;

  Levels(Game game) {
    this.game = game;
    this.state = game.state();
    this.term = new LevelTerm(game, this);
    this.fields = fields(game);
    this.cells = game.cells().ints(fields.size(), Secrecy.PUBLIC);
  }

  // L-6: those that variants bring are among them; flares can be switched off (L-7).
  private static List<Field> fields(Game game) {
    List<Field> fields = new ArrayList<>(List.of(Field.ATTACK, Field.EDICT, Field.POWER));
    if (game.options().is(Option.FLARES)) fields.add(Field.FLARE);
    for (Variant variant : game.content().variants())
      if (variant.isIn(game.rules()) && !variant.field().isEmpty())
        fields.add(new Field(variant.field()));
    fields.sort(Comparator.comparing(Field::notation));
    return List.copyOf(fields);
  }

  /// The levels of a game that is played with them.
  public static Levels of(Game game) {
    return game.parts().get(Levels.class);
  }

  /// The levels as a view shows them, of a game that is played with them.
  public static Levels of(View view) {
    return view.parts().get(Levels.class);
  }

  /// Whether a game is played with levels.
  public static boolean areIn(Game game) {
    return game.parts().find(Levels.class) != null;
  }

  /// Whether the game of a view is played with levels.
  public static boolean areIn(View view) {
    return view.parts().find(Levels.class) != null;
  }

  /// The fields of this game, in the order of their names.
  public List<Field> fields() {
    return fields;
  }

  /// The field of this game that is called so.
  public Optional<Field> field(String name) {
    int number = number(name);
    return number < 0 ? Optional.empty() : Optional.of(fields.get(number));
  }

  /// The field of this game with this number.
  Field field(int number) {
    return fields.get(number);
  }

  // -1 when there is none of this name.
  private int number(String name) {
    for (int i = 0; i < fields.size(); i++) if (fields.get(i).notation().equals(name)) return i;
    return -1;
  }

  /// The level of a seat in a field of this game.
  public int of(Seat seat, Field field) {
    return of(seat, number(field.notation()));
  }

  private int of(Seat seat, int field) {
    return state.n[cells + field] >>> 2 * seat.index() & LEVEL;
  }

  /// Puts a seat on a level: for tables that are set up by hand.
  public void set(Seat seat, Field field, int level) {
    set(seat, number(field.notation()), level);
  }

  private void set(Seat seat, int field, int level) {
    int shift = 2 * seat.index();
    int rest = state.n[cells + field] & ~(LEVEL << shift);
    state.n[cells + field] = rest | level << shift;
  }

  /// Whether a seat that does not stand at the highest level can rise in a field: in the printed
  /// set there are six markers a field, and who stands at 0 needs one.
  private boolean mayRise(Seat seat, int field) {
    if (of(seat, field) > 0 || !game.options().is(LevelOptions.MARKERS)) return true;
    int markers = 0;
    for (int i = 0; i < game.seats(); i++) if (of(Seat.of(i), field) > 0) markers++;
    return markers < MARKERS;
  }

  /// What is being wielded against while players are asked about it.
  public Chain chain() {
    return chain;
  }

  @Override
  public Chain matter() {
    return chain;
  }

  @Override
  public DealTerm term() {
    return term;
  }

  @Override
  public Veto veto() {
    return this;
  }

  // ---- advancing

  /// The start of a turn: its player advances in a field of its choice (L-8).
  @Override
  public void turnBegins(Seat seat) {
    Menu menu = game.ask(seat).menu();
    for (int field = 0; field < fields.size(); field++)
      if (mayRise(seat, field)) menu.add(game.parts().choice(this, field));
    if (menu.count() == 0) return;
    int field = Parts.valueOf(game.ask(seat).choose(LevelQuestions.ADVANCE));
    if (of(seat, field) < HIGHEST) {
      rise(seat, field, LevelEvent.Occasion.TURN);
      return;
    }
    // L-12: from the highest level a player comes down to 1, and all others lose theirs.
    int stripped = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != seat.index() && of(Seat.of(i), field) > 0) stripped |= 1 << i;
    state.n[cells + field] = 0;
    set(seat, field, 1);
    if (!game.isHeard()) return;
    String name = fields.get(field).notation();
    game.tell(new LevelEvent.LevelAdvanced(seat, name, HIGHEST, 1, LevelEvent.Occasion.TURN));
    if (stripped != 0) game.tell(new LevelEvent.LevelsStripped(seat, name, Seat.listOf(stripped)));
  }

  /// A player advances on account of somebody who stands higher (L-10), if there is a marker left.
  ///
  /// @param cause a wield or a deal
  void advance(Seat seat, int field, LevelEvent.Occasion cause) {
    if (of(seat, field) == HIGHEST)
      throw new IllegalStateException(seat + " cannot be raised in " + fields.get(field));
    if (mayRise(seat, field)) rise(seat, field, cause);
  }

  private void rise(Seat seat, int field, LevelEvent.Occasion cause) {
    int from = of(seat, field);
    set(seat, field, from + 1);
    if (game.isHeard())
      game.tell(
          new LevelEvent.LevelAdvanced(seat, fields.get(field).notation(), from, from + 1, cause));
  }

  /// Whether a player may let another one advance in a field as part of a deal (L-35).
  public boolean mayGive(Seat giver, Seat receiver, Field field) {
    return mayGive(giver, receiver, number(field.notation()));
  }

  boolean mayGive(Seat giver, Seat receiver, int field) {
    return of(giver, field) > of(receiver, field) && mayRise(receiver, field);
  }

  // ---- wielding

  /// Asks whether anybody wields against an action, and who stands by it (L-19 to L-29), before
  /// anything else may answer it (L-30). Where a wield stands, the action has no effect (L-15,
  /// L-17), and its player advances.
  @Override
  public boolean stops(Seat target, String field, String action) {
    int number = number(Field.called(field));
    if (number < 0 || state.n[cells + number] == 0) return false;
    chain.open(target, fields.get(number), action);
    boolean stands = isWielded(target, number, action);
    chain.close();
    if (!stands) return false;
    advance(target, number, LevelEvent.Occasion.WIELD);
    return true;
  }

  private boolean isWielded(Seat target, int number, String action) {
    String field = fields.get(number).notation();
    Seat wielder = first(LevelQuestions.WIELD, number, of(target, number) + 1);
    if (!wielder.exists()) return false;
    if (game.isHeard()) game.tell(new LevelEvent.Wielded(wielder, target, field, action));
    while (true) {
      Seat advocate = first(LevelQuestions.ADVOCATE, number, of(wielder, number));
      if (!advocate.exists()) {
        if (game.isHeard()) game.tell(new LevelEvent.ActionBlocked(target, wielder, field, action));
        return true;
      }
      if (game.isHeard()) game.tell(new LevelEvent.Advocated(advocate, target, field, action));
      wielder = first(LevelQuestions.RE_WIELD, number, of(advocate, number) + 1);
      if (!wielder.exists()) return false;
      if (game.isHeard()) game.tell(new LevelEvent.ReWielded(wielder, target, field, action));
    }
  }

  /// The first seat in timing order (L-29) that stands high enough and says yes.
  private Seat first(Prompt prompt, int field, int least) {
    if (least > HIGHEST) return Seat.NONE;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!mayAnswer(seat, field, least)) continue;
      game.ask(seat).menu().add(Word.NO).add(Word.YES);
      if (!Choice.is(game.ask(seat).choose(prompt), Word.YES)) continue;
      chain.add(seat);
      return seat;
    }
    return Seat.NONE;
  }

  // Neither who acts nor the wielder speaks for the action (L-21, L-23).
  private boolean mayAnswer(Seat seat, int field, int least) {
    if (seat == chain.target() || of(seat, field) < least) return false;
    return chain.links() == 0 || seat != chain.link(chain.links() - 1);
  }

  /// The offense has won (L-13): asks whether anybody keeps its ships from landing.
  @Override
  public void offenseWins() {
    if (stops(game.encounter().offense(), Field.ATTACK.notation(), ""))
      game.encounter().flag(Encounter.NO_LANDING);
  }

  // ---- words of its own

  @Override
  public String notation(int field) {
    return fields.get(field).notation();
  }

  @Override
  public String choiceKind(int field) {
    return "field";
  }

  /// The field that a choice of such a question is about.
  public Field fieldOf(int choice) {
    return fields.get(Parts.valueOf(choice));
  }
}
