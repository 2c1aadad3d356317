package hypergate.server.protocol.why;

import hypergate.game.explain.Fact;
import hypergate.game.explain.Reason;
import hypergate.server.protocol.Words;
import hypergate.server.protocol.view.LogEvent;
import hypergate.server.protocol.view.Parts;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An answer to a "why?".
///
/// @param title what is explained
/// @param conditions of an answer, met and not
/// @param nearest legal answers that come closest
/// @param chain from an event back to its first cause
/// @param preventable who could have acted against it
/// @param terms of a total
/// @param open whether a part of the total is not known yet
/// @param total what they come to
/// @param events what an answer would certainly lead to
/// @param outlooks what each answer would come to if nobody else did anything
/// @param act who may act
/// @param text of a ruling
public record Explanation(
    Words title,
    @Nullable List<Condition> conditions,
    @Nullable List<String> nearest,
    @Nullable List<Link> chain,
    @Nullable List<MayActView> preventable,
    @Nullable List<Parts.Term> terms,
    @Nullable Boolean open,
    @Nullable Integer total,
    @Nullable List<LogEvent> events,
    @Nullable List<Outlook> outlooks,
    @Nullable List<MayActView> act,
    @Nullable String text) {

  /// One link of a chain of causes.
  ///
  /// @param words what it is
  /// @param rule the rule behind it
  /// @param effect the effect that did it
  /// @param seat whose it is
  /// @param event its line in the log
  public record Link(
      Words words,
      @Nullable String rule,
      @Nullable String effect,
      @Nullable String seat,
      @Nullable Long event) {}

  /// Why an answer can, or cannot, be given.
  public static Explanation absent(String answer, hypergate.game.explain.Explanation why) {
    String key = why.isLegal() ? "explain.title.legal" : "explain.title.absent";
    List<Condition> conditions =
        why.conditions().stream()
            .map(c -> condition(c.reason(), c.holds(), c.facts(), c.rule()))
            .toList();
    return ofConditions(Words.of(key).with("answer", answer), conditions, why.nearest());
  }

  /// Why an answer cannot be given, for one reason alone.
  public static Explanation absent(String answer, Reason reason) {
    List<Condition> conditions = List.of(condition(reason, false, List.of(), reason.rule()));
    return ofConditions(
        Words.of("explain.title.absent").with("answer", answer), conditions, List.of());
  }

  private static Explanation ofConditions(
      Words title, List<Condition> conditions, List<String> nearest) {
    return new Explanation(
        title, conditions, nearest, null, null, null, null, null, null, null, null, null);
  }

  private static Condition condition(Reason reason, boolean holds, List<Fact> facts, String rule) {
    return new Condition(holds, words(reason, holds, facts), rule);
  }

  /// The sentence of a reason.
  static Words words(Reason reason, boolean holds, List<Fact> facts) {
    Words words = Words.of("reason." + reason.key() + (holds ? ".holds" : ".fails"));
    for (Fact fact : facts) words = words.with(fact.arg().key(), fact.value());
    return words;
  }

  static Explanation acting(Words title, List<MayActView> act) {
    return new Explanation(title, null, null, null, null, null, null, null, null, null, act, null);
  }

  static Explanation preview(Words title, List<LogEvent> events) {
    return new Explanation(
        title, null, null, null, null, null, null, null, events, null, null, null);
  }

  static Explanation outlooks(Words title, List<Outlook> outlooks) {
    return new Explanation(
        title, null, null, null, null, null, null, null, null, outlooks, null, null);
  }

  static Explanation happened(Words title, List<Link> chain, List<MayActView> preventable) {
    return new Explanation(
        title, null, null, chain, preventable, null, null, null, null, null, null, null);
  }

  static Explanation total(
      Words title,
      List<Parts.Term> terms,
      boolean open,
      @Nullable Integer total,
      List<MayActView> mayChange) {
    return new Explanation(
        title, null, null, null, null, terms, open, total, null, null, mayChange, null);
  }

  static Explanation ruling(Words title, String text) {
    return new Explanation(title, null, null, null, null, null, null, null, null, null, null, text);
  }
}
