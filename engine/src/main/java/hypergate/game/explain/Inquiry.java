package hypergate.game.explain;

import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.explain.Explanation.Condition;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.timing.Round;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// One "why not?": who asks about which answer to which question, the table as that seat sees it,
/// and the conditions found so far. Facts are read from the view and from the seat's own question,
/// never from the game itself.
public final class Inquiry {
  public final Game game;
  public final Seat seat;

  /// The question, `launch`.
  public final String prompt;

  /// The answer in notation.
  public final String answer;

  public final View view;

  /// The table as the seat sees it.
  public final Game table;

  /// The seat's open question, whatever it is about.
  public final @Nullable Question question;

  /// The round that is open while nobody is asked: whoever is eligible may use something.
  final @Nullable Round round;

  private final List<Condition> conditions = new ArrayList<>();
  private Attempt.@Nullable Result result;

  Inquiry(Game game, Seat seat, String prompt, String answer) {
    this.game = game;
    this.seat = seat;
    this.prompt = prompt;
    this.answer = answer;
    this.view = View.of(game, seat);
    this.table = Game.asIn(view);
    this.question =
        seat.exists() && !game.isOver() && seat.in(game.waitingFor()) ? game.question(seat) : null;
    this.round = game.rounds().open();
  }

  /// Notes a condition with the rule that usually stands behind it.
  ///
  /// @return whether it holds
  public boolean check(Reason reason, boolean holds, Fact... facts) {
    return check(reason, reason.rule(), holds, facts);
  }

  /// Notes a condition that another rule than the usual one stands behind here.
  public boolean check(Reason reason, String rule, boolean holds, Fact... facts) {
    conditions.add(new Condition(reason, holds, List.of(facts), rule));
    return holds;
  }

  /// Notes a condition only when it fails: what nobody would have doubted is not told.
  ///
  /// @return whether it holds
  public boolean need(Reason reason, boolean holds, Fact... facts) {
    return holds || check(reason, false, facts);
  }

  List<Condition> conditions() {
    return List.copyOf(conditions);
  }

  /// Whether a condition noted so far fails.
  public boolean hasFailed() {
    return conditions.stream().anyMatch(condition -> !condition.holds());
  }

  /// Whether the question that is open is the one that the answer is meant for.
  public boolean isOpen() {
    return question == null ? isInRound() : question.prompt().id().equals(prompt);
  }

  /// Whether this is about something to use in a round in which the seat may use things, as far as
  /// everybody can tell.
  boolean isInRound() {
    return round != null && seat.exists() && seat.in(round.eligible()) && isUse();
  }

  /// Whether the answer is to the question of what to use.
  boolean isUse() {
    return prompt.equals(Prompt.USE.id());
  }

  /// The window that is open for the seat, or for others; [Window#TURN_START] when none is.
  Window window() {
    if (question != null) return question.window();
    return round == null ? Window.TURN_START : round.window();
  }

  /// Looks at whether the asking seat has a card in its hand, or where it is played like one, and
  /// notes that.
  ///
  /// @param rule that says so
  public boolean isHeld(Named card, String rule) {
    return UseChecks.isHeld(this, card, rule);
  }

  /// Whether an effect is being used now and may be answered.
  boolean isUsed(String effect) {
    if (question != null) return question.used().effect().equals(effect);
    return round != null && round.used().effect().equals(effect);
  }

  /// What comes of the answer when it is given to the open question, which must be the right one.
  Attempt.Result result() {
    Attempt.Result known = result;
    if (known != null) return known;
    Attempt.Result found = isInRound() ? inRound() : Attempt.of(game, seat, answer);
    result = found;
    return found;
  }

  // A card of an alien may be named without its side.
  private Attempt.Result inRound() {
    boolean offered =
        answer.equals(Word.PASS.notation())
            || answer.equals(Word.HOLD.notation())
            || game.rounds().uses(seat).stream()
                .anyMatch(use -> use.equals(answer) || use.startsWith(answer + "/"));
    return offered
        ? new Attempt.Result(Attempt.End.LEGAL, "")
        : new Attempt.Result(Attempt.End.NOT_OPEN, answer);
  }

  /// Whether the answer can be given now.
  public boolean isLegal() {
    return isOpen() && result().end() == Attempt.End.LEGAL;
  }

  /// The cards and variants that there are, whether or not the game uses them.
  public Content content() {
    return table.content();
  }

  /// The encounter as the seat sees it.
  public Encounter encounter() {
    return table.encounter();
  }

  /// The words of the answer, commas taken away.
  public List<String> words() {
    return answer.isBlank() ? List.of() : List.of(answer.strip().replace(",", " ").split("\\s+"));
  }

  /// Whether the open question offers exactly this.
  public boolean offers(String notation) {
    if (isInRound()) return game.rounds().uses(seat).contains(notation);
    Question open = question;
    if (open == null) return false;
    for (int i = 0; i < open.count(); i++) if (open.notation(i).equals(notation)) return true;
    return false;
  }

  /// The notations of the open question's options of one kind of [hypergate.game.decide.Choice].
  public List<String> offered(int kind) {
    List<String> found = new ArrayList<>();
    Question open = question;
    for (int i = 0; open != null && i < open.count(); i++)
      if (Choice.kind(open.option(i)) == kind) found.add(open.notation(i));
    return found;
  }

  /// The rule behind the question.
  String rule() {
    return Asked.of(content(), prompt).rule();
  }

  /// Notes that an effect has changed a value.
  Fact causes(Query query) {
    return Fact.of(Arg.CAUSES, hypergate.game.timing.InForce.bending(table, query, seat));
  }

  /// The seat's position in the encounter.
  Fact position() {
    return Fact.of(Arg.POSITION, positionOf(encounter(), seat));
  }

  static String positionOf(Encounter encounter, Seat seat) {
    if (seat.exists() && seat == encounter.offense()) return "offense";
    if (seat.exists() && seat == encounter.defense()) return "defense";
    if (seat.in(encounter.offensive().allies())) return "offensive-ally";
    return seat.in(encounter.defensive().allies()) ? "defensive-ally" : "bystander";
  }

  /// A planet by its notation, when there is one on the table; otherwise the condition that fails
  /// is noted.
  public Planet planet(String typed) {
    Planet planet = Planet.named(typed.toUpperCase(java.util.Locale.ROOT));
    if (!need(
        ShipReason.PLANET_NAMED,
        planet.exists(),
        planet.exists() ? Fact.of(planet) : Fact.of(Arg.TYPED, typed))) return Planet.NONE;
    boolean there = (table.state().planets() & planet.bit()) != 0;
    return need(ShipReason.PLANET_ON_TABLE, there, Fact.of(planet)) ? planet : Planet.NONE;
  }

  /// A seat by its letter, when it is at the table; otherwise the condition that fails is noted.
  public Seat seat(String typed) {
    Seat named = Seat.named(typed.toUpperCase(java.util.Locale.ROOT));
    boolean there = named.exists() && named.index() < table.seats();
    need(
        AskingReason.SEAT_AT_TABLE,
        there,
        there ? Fact.of(Arg.SEAT, named) : Fact.of(Arg.TYPED, typed));
    return there ? named : Seat.NONE;
  }

  /// A number by its digits.
  public static OptionalInt number(String typed) {
    return typed.matches("[+-]?\\d{1,4}")
        ? OptionalInt.of(Integer.parseInt(typed.startsWith("+") ? typed.substring(1) : typed))
        : OptionalInt.empty();
  }
}
