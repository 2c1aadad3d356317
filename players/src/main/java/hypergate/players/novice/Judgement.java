package hypergate.players.novice;

import hypergate.game.card.Card;
import hypergate.game.decide.Choice;
import hypergate.game.declare.Declaration;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What a novice makes of one card, or of what a variant asks: declared as a constant in a file of
/// its own, which stands in the folders below `hypergate.players` where the card stands in those of
/// the engine, and is found there by the build (`tools/Rosters.java`). Everything may be left out:
/// each word says what holds without it. Figures that need no thought stand in `values/SET.tsv`
/// instead.
///
/// A use is named by its clause: `""` is that of a card with one, `"wild"` that of a flare.
/// Immutable: each word gives a new value.
public final class Judgement {
  /// What using something now is worth to us, in points; 0 or less means no.
  public interface Worth {
    double now(Outlook outlook);
  }

  /// What stopping the pending use with something is worth, where a zap would be worth so much.
  public interface Stop {
    double now(Outlook outlook, double zap);
  }

  /// What it costs us when somebody's use goes through.
  public interface Harm {
    /// What it costs us now, in points.
    ///
    /// @param against what its user's side stands to win at our cost; less than 0 when we stand to
    ///   win with it
    double now(Outlook outlook, double against);
  }

  /// The position of the option that answers a question.
  public interface Answer {
    int to(Outlook outlook, Question question);
  }

  /// What it is worth to pick a seat, a place or a packed choice, named by its number.
  public interface Pick {
    double of(Outlook outlook, int picked);
  }

  /// What the use of a power by a seat will add to its side once cards are up.
  public interface Adds {
    int to(Outlook outlook, Seat user);
  }

  /// What a power will add to the defense of a planet.
  public interface Guard {
    /// How much that is, in points of its total.
    ///
    /// @param instance the sheet of the power
    int of(Outlook outlook, int instance, Planet planet);
  }

  /// More than there are kinds of [Choice].
  static final int KINDS = 32;

  final String id;
  final List<Reckoned> reckoned = new ArrayList<>();
  final Map<String, Judged> uses = new HashMap<>();
  final Map<String, Answer> answers = new HashMap<>();
  final @Nullable Pick[] picks = new Pick[KINDS];
  final List<Function<Card, @Nullable Judgement>> each = new ArrayList<>();
  @Nullable Consumer<Outlook> looks;
  @Nullable Consumer<Forecast> foresees;
  @Nullable Guard guards;
  double junk = Double.NaN;

  private Judgement(String id) {
    this.id = id;
  }

  private Judgement(Judgement other) {
    this(other.id);
    reckoned.addAll(other.reckoned);
    uses.putAll(other.uses);
    answers.putAll(other.answers);
    System.arraycopy(other.picks, 0, picks, 0, KINDS);
    each.addAll(other.each);
    looks = other.looks;
    foresees = other.foresees;
    guards = other.guards;
    junk = other.junk;
  }

  /// A judgement of the card with this id.
  public static Judgement of(String card) {
    return new Judgement(card);
  }

  /// A judgement of no single card: of what a variant asks, and how it changes the table.
  public static Judgement ofVariant() {
    return new Judgement("");
  }

  private Judgement but(Consumer<Judgement> change) {
    Judgement copy = new Judgement(this);
    change.accept(copy);
    return copy;
  }

  private Judgement use(String clause, Function<Judged, Judged> change) {
    return but(
        copy -> copy.uses.put(clause, change.apply(copy.uses.getOrDefault(clause, Judged.NONE))));
  }

  /// What its only use is worth now, in whatever window: see [#worth(String, Worth)].
  public Judgement worth(Worth worth) {
    return worth("", worth);
  }

  /// What one of its uses is worth now, in whatever window; otherwise 1, and where it would answer
  /// a pending use as much as a zap is worth.
  public Judgement worth(String clause, Worth worth) {
    return use(clause, judged -> judged.worth(worth));
  }

  /// What it is worth as an answer to a pending use: see [#stops(String, Stop)].
  public Judgement stops(Stop stop) {
    return stops("", stop);
  }

  /// What a use is worth as an answer to a pending use, instead of its worth elsewhere.
  public Judgement stops(String clause, Stop stop) {
    return use(clause, judged -> judged.stops(stop));
  }

  /// What it costs us when others use it: see [#harms(String, Harm)].
  public Judgement harms(Harm harm) {
    return harms("", harm);
  }

  /// What it costs us when somebody else uses it as a card; otherwise a small share of what is at
  /// stake between us and its user.
  public Judgement harms(String clause, Harm harm) {
    return use(clause, judged -> judged.harms(harm));
  }

  /// What its power will add to a total once cards are up; otherwise nobody can count it.
  public Judgement adds(Adds adds) {
    return use("", judged -> judged.adds(adds));
  }

  /// What its power will add to the defense of a planet that is attacked, as far as it is not
  /// counted yet; whoever aims there and whoever chooses a card there reckons with it.
  public Judgement guards(Guard guard) {
    return but(copy -> copy.guards = guard).reckoned(Reckoned.GUARDS);
  }

  /// Lets forecasts reckon with its power.
  public Judgement reckoned(Reckoned... with) {
    return but(copy -> copy.reckoned.addAll(List.of(with)));
  }

  /// How one of its questions is answered, `card` of `chosen/card`; otherwise option by option: see
  /// [Effects].
  public Judgement answers(String what, Answer answer) {
    return asked(id + "/" + what, answer);
  }

  /// How a question of a variant is answered, by the id of its prompt.
  public Judgement asked(String prompt, Answer answer) {
    return but(copy -> copy.answers.put(prompt, answer));
  }

  /// What a seat is worth wherever the card asks for one; otherwise it is taken for a victim.
  public Judgement seats(Pick pick) {
    return picks(Choice.SEAT, pick);
  }

  /// What a place is worth wherever the card asks for one.
  public Judgement places(Pick pick) {
    return picks(Choice.PLACE, pick);
  }

  /// What an option of a kind is worth wherever the card asks, by its value; of a variant: wherever
  /// any card asks. Kinds of options are those of [Choice].
  public Judgement picks(int kind, Pick pick) {
    return but(copy -> copy.picks[kind] = pick);
  }

  /// Below which worth a card is discarded rather than none when this one asks for cards to be
  /// discarded.
  public Judgement discards(double below) {
    return but(copy -> copy.junk = below);
  }

  /// What becomes of a forecast while the card lies in play.
  public Judgement foresees(Consumer<Forecast> change) {
    return but(copy -> copy.foresees = change);
  }

  /// What has to be read from the table of a variant whenever the novice looks at it.
  public Judgement looks(Consumer<Outlook> look) {
    return but(copy -> copy.looks = look);
  }

  /// Judges every card of a kind by one rule.
  public <T extends Declaration<T>> Judgement each(Class<T> kind, Function<T, Judgement> rule) {
    return but(
        copy -> copy.each.add(card -> kind.isInstance(card) ? rule.apply(kind.cast(card)) : null));
  }

  // ---- reading

  /// The id of its card; empty for that of a variant.
  public String id() {
    return id;
  }

  /// The uses that it judges, in notation.
  public Set<String> uses() {
    Set<String> names = new TreeSet<>();
    for (String clause : uses.keySet()) names.add(notation(clause));
    return names;
  }

  /// The questions that it answers, by the ids of their prompts.
  public Set<String> answers() {
    return Set.copyOf(answers.keySet());
  }

  String notation(String clause) {
    return clause.isEmpty() ? id : id + "/" + clause;
  }
}
