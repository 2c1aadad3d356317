package hypergate.players.novice;

import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Face;
import hypergate.game.card.Sheet;
import hypergate.game.word.Kind;
import hypergate.players.novice.Judgement.Answer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The judgements of all cards of a box, in tables that a novice looks into: made once for a box
/// and shared by all novices that play with it. They only remember which questions nobody thought
/// of.
public final class Judgements {
  private static final Judgement NONE = Judgement.ofVariant();

  private final Content content;

  /// What cards are worth.
  final Values values;

  /// For every alien, by number, how forecasts reckon with its power, as a mask.
  final int[] reckoned;

  /// What variants read from the table.
  final List<Consumer<Outlook>> looks = new ArrayList<>();

  private final Map<String, Judgement> cards = new HashMap<>();
  private final Map<String, Judged> uses = new HashMap<>();
  private final Map<String, Answer> answers = new ConcurrentHashMap<>();
  private final Judgement.@Nullable Pick[] picks = new Judgement.Pick[Judgement.KINDS];

  /// Judges the cards of a box.
  ///
  /// @param roster all judgements there are
  public Judgements(Content content, List<Judgement> roster) {
    this.content = content;
    this.values = new Values(content);
    values.uses().forEach((use, worth) -> uses.put(use, Judged.NONE.worth(_ -> worth)));
    answers.putAll(Habits.ALL);
    for (Face face : content.faces())
      if (face.kind() == Kind.REINFORCEMENT)
        answers.put(
            face.notation() + "/side", (outlook, question) -> outlook.reinforcing.side(question));
    for (Judgement judgement : roster) add(judgement);
    for (Judgement judgement : roster)
      for (Function<Card, @Nullable Judgement> rule : judgement.each)
        for (Card card : content.all()) {
          Judgement one = rule.apply(card);
          if (one != null) add(one);
        }
    this.reckoned = new int[content.aliens().size()];
    for (int i = 0; i < reckoned.length; i++) {
      Sheet alien = content.alien(i);
      reckoned[i] = use(alien.id()).reckoned();
    }
  }

  /// Whether these are the judgements of this box.
  public boolean isOf(Content box) {
    return content == box;
  }

  private void add(Judgement judgement) {
    answers.putAll(judgement.answers);
    if (judgement.looks != null) looks.add(judgement.looks);
    if (judgement.id.isEmpty()) {
      for (int kind = 0; kind < picks.length; kind++)
        if (judgement.picks[kind] != null) picks[kind] = judgement.picks[kind];
      return;
    }
    if (cards.put(judgement.id, judgement) != null)
      throw new IllegalStateException("two judgements of " + judgement.id);
    judgement.uses.forEach(
        (clause, judged) ->
            uses.merge(judgement.notation(clause), judged, (figure, rule) -> rule.or(figure)));
    int mask = 0;
    for (Reckoned power : judgement.reckoned) mask |= power.bit();
    if (mask != 0) uses.put(judgement.id, use(judgement.id).reckoned(mask));
  }

  /// What is made of a use, by its notation.
  Judged use(String effect) {
    return uses.getOrDefault(effect, Judged.NONE);
  }

  /// Whether forecasts reckon like this with a power.
  public boolean is(String alien, Reckoned power) {
    return use(alien).is(power);
  }

  /// The judgement of the card with this id; one that says nothing when there is none.
  public Judgement card(String id) {
    return cards.getOrDefault(id, NONE);
  }

  /// The answer to a prompt, by its id: that of whoever has thought of it, else option by option as
  /// the card likes them that asks.
  Answer answer(String prompt) {
    Answer answer = answers.get(prompt);
    return answer == null ? answers.computeIfAbsent(prompt, this::byKind) : answer;
  }

  private Answer byKind(String prompt) {
    int slash = prompt.indexOf('/');
    Judgement card = card(slash < 0 ? prompt : prompt.substring(0, slash));
    return (outlook, question) -> outlook.effects.byKind(question, card);
  }

  /// What an option of a kind is worth as far as variants say, null for nothing.
  Judgement.@Nullable Pick pick(int kind) {
    return picks[kind];
  }
}
