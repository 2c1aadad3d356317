package hypergate.server.variants.levels;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.server.protocol.Words;
import hypergate.server.protocol.ask.PromptOption;
import hypergate.server.protocol.book.Preset;
import hypergate.server.protocol.deal.DealTerm;
import hypergate.server.protocol.view.SeatFacts;
import hypergate.server.variants.ServerVariant;
import hypergate.variant.levels.Chain;
import hypergate.variant.levels.Field;
import hypergate.variant.levels.LevelOptions;
import hypergate.variant.levels.LevelQuestions;
import hypergate.variant.levels.Levels;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Tech levels in the protocol: behind a seat's hand, in its own questions, in deals.
public final class ServerLevels implements ServerVariant {
  private static final String LEVEL = "level";

  @Override
  public void behindHand(SeatFacts facts, View view, Seat seat) {
    if (!Levels.areIn(view)) return;
    Map<String, Integer> levels = new LinkedHashMap<>();
    for (Field field : Levels.of(view).fields())
      levels.put(field.notation(), Levels.of(view).of(seat, field));
    facts.put("levels", levels);
  }

  // ---- questions

  @Override
  public @Nullable Words title(Question question, int least, int most, boolean isOfUse) {
    if (!LevelQuestions.SPEAKING.contains(question.prompt())) return null;
    String key = "prompt." + question.prompt().id();
    Chain chain = Chain.of(question);
    boolean win = chain.action().isEmpty();
    Words words =
        Words.of(win ? key + ".win" : key)
            .with("seat", chain.target().letter())
            .with("field", chain.field().notation());
    return win ? words : words.with("effect", chain.action());
  }

  @Override
  public Map<String, Object> ofPrompt(Question question) {
    Chained chained = Chained.of(Chain.of(question));
    return chained == null ? Map.of() : Map.of("chain", chained);
  }

  // A field comes with the level that it leads to.
  @Override
  public @Nullable PromptOption option(
      Question question,
      int choice,
      PromptOption option,
      Function<Planet, @Nullable Words> emptied) {
    View view = question.view();
    if (!Levels.areIn(view) || view.parts().of(choice) != Levels.of(view)) return null;
    Field field = Levels.of(view).fieldOf(choice);
    int now = Levels.of(view).of(question.seat(), field);
    PromptOption advance = option.worth(now < 2 ? now + 1 : 1);
    return now < 2 ? advance : advance.warning(stripped(view, question.seat(), field));
  }

  // From the highest level a player comes down, and the others lose theirs.
  private static Words stripped(View view, Seat seat, Field field) {
    List<String> seats = new ArrayList<>();
    for (int i = 0; i < view.rules().seats(); i++)
      if (Seat.of(i) != seat && Levels.of(view).of(Seat.of(i), field) > 0)
        seats.add(Seat.of(i).letter());
    String key = seats.isEmpty() ? "warning.comes-down" : "warning.strips-levels";
    Words words = Words.of(key).with("field", field.notation());
    return seats.isEmpty() ? words : words.with("seats", seats);
  }

  @Override
  public boolean isMostlyDeclined(Question question) {
    return LevelQuestions.SPEAKING.contains(question.prompt());
  }

  @Override
  public String objecting() {
    return "wielding";
  }

  @Override
  public @Nullable Objection objection(Game game) {
    if (!Levels.areIn(game)) return null;
    Chain chain = Levels.of(game).chain();
    if (!chain.isOpen()) return null;
    Set<Prompt> prompts = LevelQuestions.SPEAKING;
    return new Objection(chain.target(), chain.field().notation(), prompts);
  }

  // ---- deals

  @Override
  public List<DealTerm> terms(View view, Seat giver, Seat receiver) {
    List<DealTerm> terms = new ArrayList<>();
    if (!Levels.areIn(view)) return terms;
    for (Field field : Levels.of(view).fields())
      if (Levels.of(view).mayGive(giver, receiver, field))
        terms.add(DealTerm.named(LEVEL, field.notation()));
    return terms;
  }

  @Override
  public Optional<DealTerm> term(View view, String word, String what, Seat giver) {
    return word.equals(LEVEL) && Levels.areIn(view)
        ? Levels.of(view).field(what).map(field -> DealTerm.named(LEVEL, field.notation()))
        : Optional.empty();
  }

  @Override
  public Set<String> givenOnce() {
    return Set.of(LEVEL);
  }

  // ---- before a game

  @Override
  public List<Preset> presets() {
    return List.of(new Preset("levels", 50, chaos()));
  }

  @Override
  public Map<String, String> chaos() {
    return Map.of(LevelOptions.LEVELS.notation(), "true");
  }
}
