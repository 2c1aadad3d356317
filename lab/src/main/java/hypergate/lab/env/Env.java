package hypergate.lab.env;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.piece.Seat;
import hypergate.game.view.Imagination;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.view.World;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A game that is played from outside, one small decision after another. [#reset] begins one, then
/// [#toMove] says who is asked; each of these seats may [#step]. Where nobody plays from outside, a
/// player can be seated. A game follows from its settings, its seed and the steps alone.
///
/// Options are numbered twice: by their position in the question, and by their action, a number
/// that means the same in all games of this program; see [Actions]. What a seat sees as numbers
/// says [Schema].
///
/// For one thread at a time. Nothing here looks at the clock.
public final class Env {
  private final Schema schema;
  private @Nullable Position position;
  private @Nullable Rules rules;

  /// An environment in which no game has begun.
  public Env() {
    this(Schema.ALL);
  }

  private Env(Schema schema) {
    this.schema = schema;
  }

  private Env(Position position, Rules rules, Schema schema) {
    this(schema);
    this.position = position;
    this.rules = rules;
  }

  // ---- a game

  /// Begins a game and plays until somebody is asked. Nobody sits at its seats.
  ///
  /// @param settings the options of the game, such as `AllContent.OPTIONS.of(Map.of("seats", "5"))`
  /// @param seed what is shuffled with
  /// @throws IllegalArgumentException when the settings do not go together, saying why
  public void reset(Options settings, long seed) {
    Rules played = new Rules(AllContent.of(settings), settings);
    played.check();
    Position begun = new GamePosition(new Game(AllContent.of(settings), settings, seed));
    begun.run();
    position = begun;
    rules = played;
  }

  /// Lets a player answer at once, from the question on that is open now, wherever the person sits
  /// who began at a seat; null: that person is asked from outside again.
  public void player(Seat seat, @Nullable Player player) {
    checkSeat(seat);
    Position here = position();
    here.player(seat, player);
    here.run();
  }

  /// The rules of the game: all cards, the options, how many seats there are.
  public Rules rules() {
    position();
    Rules known = rules;
    if (known == null) throw new IllegalStateException("no game has begun");
    return known;
  }

  private Position position() {
    Position here = position;
    if (here == null) throw new IllegalStateException("no game has begun; reset begins one");
    return here;
  }

  private void checkSeat(Seat seat) {
    if (!seat.exists() || seat.index() >= rules().seats())
      throw new IllegalArgumentException("there is no seat " + seat + " in this game");
  }

  // ---- who is asked what

  /// The seats that are asked now, in their order: one as a rule, several where they choose in
  /// secret, which they may do in any order; none when the game is over.
  public List<Seat> toMove() {
    Position here = position();
    return here.isOver() ? List.of() : Seat.listOf(here.waitingFor());
  }

  /// What a seat is asked, with everything that a player gets. Valid until the next step.
  ///
  /// @throws IllegalArgumentException when the seat is not asked
  public Question question(Seat seat) {
    checkAsked(seat);
    return position().question(seat);
  }

  private void checkAsked(Seat seat) {
    checkSeat(seat);
    if (!isAsked(seat))
      throw new IllegalArgumentException(
          "seat " + seat + " is not asked; asked: " + toMove().toString());
  }

  private boolean isAsked(Seat seat) {
    Position here = position();
    return !here.isOver() && seat.in(here.waitingFor());
  }

  /// The actions that a seat can choose from, in the order of the question: each option has one,
  /// and no two the same. Empty when the seat is not asked.
  public int[] legal(Seat seat) {
    checkSeat(seat);
    return isAsked(seat) ? schema.actions().of(position().question(seat)) : new int[0];
  }

  /// The same as a mask of [Actions#count] truths.
  public boolean[] mask(Seat seat) {
    boolean[] mask = new boolean[schema.actions().count()];
    for (int action : legal(seat)) if (action < mask.length) mask[action] = true;
    return mask;
  }

  /// What a seat sees now, and what it is asked, as [Schema] says; of seats that are asked as well
  /// as of those that are not.
  public int[] observe(Seat seat) {
    int[] into = new int[schema.length()];
    observe(seat, into);
    return into;
  }

  /// The same into an array of [Schema#length].
  public void observe(Seat seat, int[] into) {
    checkSeat(seat);
    Position here = position();
    schema.read(here.view(seat), isAsked(seat) ? here.question(seat) : null, into);
  }

  /// The table as a seat sees it; [Seat#NONE] as a spectator does. One object for each seat, taken
  /// anew by each call.
  public View view(Seat seat) {
    if (seat.exists()) checkSeat(seat);
    return position().view(seat);
  }

  /// How what is seen and what can be done is written in numbers.
  public Schema schema() {
    return schema;
  }

  // ---- doing

  /// Answers for a seat and plays on until somebody is asked or the game is over. Where several are
  /// asked at once, the game goes on with the last answer.
  ///
  /// @param option a position in the question, from 0 on
  /// @throws IllegalArgumentException when the seat is not asked or there is no such option;
  ///   nothing has changed then
  public void step(Seat seat, int option) {
    checkAsked(seat);
    int count = position().question(seat).count();
    if (option < 0 || option >= count)
      throw new IllegalArgumentException(
          "there is no option " + option + "; allowed: 0 to " + (count - 1));
    position().answer(seat, option);
  }

  /// Answers with an action.
  ///
  /// @param action one of [#legal]
  /// @throws IllegalArgumentException when the seat is not asked or cannot choose it; nothing has
  ///   changed then
  public void act(Seat seat, int action) {
    checkAsked(seat);
    int[] legal = legal(seat);
    for (int option = 0; option < legal.length; option++) {
      if (legal[option] != action) continue;
      position().answer(seat, option);
      return;
    }
    throw new IllegalArgumentException("action " + action + " is none of those that are legal now");
  }

  // ---- copies

  /// A game of one's own that stands where this one stands, hidden things and the luck to come
  /// included. Nobody sits at its seats.
  public Env fork() {
    return new Env(position().fork(), rules(), schema);
  }

  /// A game of one's own that may be this one, for all that a seat that is asked knows: everything
  /// that it cannot know has been dealt anew. It follows from what the seat knows and from the
  /// seed. What others may have chosen in secret is open to them again. Nobody sits at its seats.
  ///
  /// @return empty when none was found that fits all that the seat has seen
  /// @throws IllegalArgumentException when the seat is not asked
  public Optional<Env> redeal(Seat seat, long seed) {
    checkAsked(seat);
    Imagination imagination = position().question(seat).imagination();
    World world = imagination.world();
    if (!imagination.imagine(world, seed)) return Optional.empty();
    return Optional.of(new Env(new WorldPosition(world, imagination::world), rules(), schema));
  }

  // ---- the end

  /// Whether the game is over.
  public boolean isOver() {
    return position().isOver();
  }

  /// Who has won, each by the seat at which that person began; empty while the game goes on, and
  /// when all have lost.
  public List<Seat> winners() {
    return Seat.listOf(won());
  }

  private int won() {
    Position end = position();
    return end.persons().at(end.winners());
  }

  /// The points of each person, by the seat at which it began: 1 for a win, 1/k for a win shared by
  /// k, else 0. All are 0 while the game goes on, and when all have lost.
  public double[] result() {
    double[] points = new double[rules().seats()];
    int winners = won();
    for (int i = 0; i < points.length; i++)
      if ((winners >> i & 1) != 0) points[i] = 1.0 / Integer.bitCount(winners);
    return points;
  }

  /// Encounters that have begun.
  public int encounters() {
    return position().encounters();
  }
}
