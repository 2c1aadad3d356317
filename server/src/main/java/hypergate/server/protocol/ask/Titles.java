package hypergate.server.protocol.ask;

import hypergate.catalogue.CardQuestions;
import hypergate.game.card.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.table.Side;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import hypergate.server.protocol.Words;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The sentence that asks: a key and what it is about.
final class Titles {
  // What cards ask for that there is a sentence for.
  private static final Set<String> ABOUT =
      Stream.concat(
              Stream.of(
                  "seat", "seats", "planet", "card", "cards", "ships", "number", "side", "effect",
                  "alien"),
              ServerVariants.ALL.stream().flatMap(variant -> variant.askedFor().stream()))
          .collect(Collectors.toUnmodifiableSet());

  private final Question question;
  private final View view;
  private final Encounter encounter;
  private final Asked asked;
  private final @Nullable Using using;
  private final int least;
  private final int most;
  private @Nullable Words happened;

  Titles(Question question, Asked asked, Gesture gesture, @Nullable Using using) {
    this.question = question;
    this.view = question.view();
    this.encounter = view.encounter();
    this.asked = asked;
    this.using = using;
    this.least = gesture.least() == null ? question.least() : gesture.least();
    this.most = gesture.most() == null ? question.most() : gesture.most();
  }

  /// What a use would answer, where its window does not say it.
  Titles happened(@Nullable Words what) {
    happened = what;
    return this;
  }

  Words title() {
    String prompt = question.prompt().id();
    for (ServerVariant variant : ServerVariants.ALL) {
      Words words = variant.title(question, least, most, using != null);
      if (words != null) return words;
    }
    return switch (prompt) {
      case "use" -> use();
      case "join" -> join();
      case "keep-alien" -> keepAlien();
      case "place" -> place();
      case "lose", "leave-warp" -> Words.of("prompt." + prompt).with("count", least);
      case "system" -> Words.of(offers(question.seat()) ? "prompt.system.settle" : "prompt.system");
      case "aim" -> aim();
      case "launch" -> launch();
      case "invite", "select", "select-second" -> opponent("prompt." + prompt);
      case "send", "join-second" -> Words.of("prompt." + prompt).with("most", most);
      case "deal" -> opponent(offers(Word.ACCEPT) ? "prompt.deal.answer" : "prompt.deal.open");
      case "reward" -> Words.of("prompt.reward").with("count", rewards());
      case "discard" -> cards("prompt.discard");
      case "take" -> cards("prompt.take");
      default -> asked.effect().isEmpty() ? Words.of("prompt." + prompt) : own();
    };
  }

  // Of two aliens the second is asked for when the first has been chosen by all.
  private Words keepAlien() {
    if (view.rules().options().get(Option.POWERS) == 1) return Words.of("prompt.keep-alien");
    if (!hasChosen()) return Words.of("prompt.keep-alien.first");
    int first = view.firstChosen();
    return Words.of("prompt.keep-alien.second").with("alien", view.content().alien(first).id());
  }

  // In a draft whoever has chosen has its alien at once.
  private boolean hasChosen() {
    return view.rules().options().is(Option.ALIEN_OPENING)
        ? view.powers().exists(Powers.instance(question.seat(), Powers.OWN))
        : question.count() < view.rules().aliensDealt();
  }

  private Words opponent(String key) {
    return Words.of(key).with("opponent", encounter.opponent(question.seat()).letter());
  }

  private boolean offers(Seat seat) {
    return offers(Choice.of(Choice.SEAT, seat.index()));
  }

  private boolean offers(Word word) {
    return offers(Choice.of(word));
  }

  private boolean offers(int choice) {
    for (int i = 0; i < question.count(); i++) if (question.option(i) == choice) return true;
    return false;
  }

  private Words place() {
    if (asked.isPlacing() && view.step() == Step.REGROUP)
      return Words.of("prompt.place.regroup").with("count", most);
    if (asked.isPlacing()) return Words.of("prompt.place").with("count", most);
    // Ships found a colony that was granted: see Offer.
    return Words.of("prompt.place.found").with("most", most);
  }

  private Words aim() {
    if (!encounter.defense().exists()) return Words.of("prompt.aim.resettle");
    boolean own = encounter.is(Encounter.OWN_SYSTEM);
    return Words.of(own ? "prompt.aim.own" : "prompt.aim")
        .with("defense", encounter.defense().letter());
  }

  private Words launch() {
    boolean settles = !encounter.defense().exists();
    Words words = Words.of(settles ? "prompt.launch.resettle" : "prompt.launch");
    if (settles) words = words.with("planet", encounter.target().toString());
    return words.with("least", least).with("most", most);
  }

  private int rewards() {
    int value = Choice.value(question.option(0));
    return (value >> 8) + (value & 0xff);
  }

  private Words cards(String key) {
    if (least == most) return Words.of(key).with("count", most);
    return Words.of(key + ".some").with("least", least).with("most", most);
  }

  private Words join() {
    Seat seat = question.seat();
    if (asked.firstKind() != Choice.WORD)
      return Words.of("prompt.join.ships")
          .with("side", encounter.sideOf(seat).index() == 0 ? "offense" : "defense")
          .with("least", least)
          .with("most", most);
    boolean offense = seat.in(encounter.invited(encounter.offensive()));
    boolean defense = seat.in(encounter.invited(encounter.defensive()));
    Words words =
        offense && defense
            ? Words.of("prompt.join.both")
                .with("offense", encounter.offense().letter())
                .with("defense", encounter.defense().letter())
            : offense
                ? invited("prompt.join.offense", encounter.offensive())
                : defense
                    ? invited("prompt.join.defense", encounter.defensive())
                    : Words.of("prompt.join.may");
    return words.with("least", least).with("most", most);
  }

  private static Words invited(String key, Side side) {
    return Words.of(key).with("inviter", side.main().letter());
  }

  private Words use() {
    Window window = question.window();
    boolean answers = window == Window.PLAYED || window == Window.POWER_USED;
    if (answers && using != null) {
      Words words = Words.of("prompt.use.answer");
      if (using.target() != null)
        words =
            Words.of("prompt.use.answer.on").with("targets", List.of(using.target().split(" ")));
      return words.with("seat", using.seat()).with("effect", using.effect());
    }
    if (happened != null) return Words.of("prompt.use.happened").with("what", happened);
    String name = Prompt.kebab(window);
    boolean fought =
        encounter.revealed()
            && encounter.attacks(encounter.offense())
            && encounter.attacks(encounter.defense());
    if (window != Window.REINFORCING || !fought) return Words.of("prompt.use").with("window", name);
    return Words.of("prompt.use.totals")
        .with("window", name)
        .with("offense", view.total(encounter.offensive()))
        .with("defense", view.total(encounter.defensive()));
  }

  private Words own() {
    String effect = asked.effect();
    if (effect.startsWith("reinforcement-"))
      return Words.of("prompt.reinforcement.side").with("effect", effect);
    Map<String, String> sentence = CardQuestions.of(question.prompt().id());
    Using bid = bid();
    if (bid != null) {
      Words words = Words.of(sentence.isEmpty() ? "prompt.effect.bid" : "prompt.effect.bid.asks");
      if (!sentence.isEmpty()) words = words.with("asks", sentence);
      return words.with("seat", bid.seat()).with("effect", effect);
    }
    Words words = Words.of("prompt.effect." + about(sentence)).with("effect", effect);
    if (!sentence.isEmpty()) words = words.with("asks", sentence);
    if (most == 1) return words;
    return words.with("least", least).with("most", most);
  }

  // What somebody else uses, where something may be given for it.
  private @Nullable Using bid() {
    boolean bids =
        using != null
            && !using.seat().equals(question.seat().letter())
            && asked.firstKind() == Choice.TERM;
    return bids ? using : null;
  }

  // Of cards that have no sentence of their own it is said what kind of thing they ask for.
  private String about(Map<String, String> sentence) {
    if (!sentence.isEmpty()) return "asks";
    return ABOUT.contains(asked.what()) ? asked.what() : "choice";
  }
}
