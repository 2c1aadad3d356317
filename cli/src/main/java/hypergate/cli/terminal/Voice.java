package hypergate.cli.terminal;

import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// What every sentence of the story is made with: who is who, what cards are called, and the log
/// into which it goes.
public final class Voice {
  private final CardTexts cards;
  private final Look look;
  private final Persons persons;
  private final List<Narrator.Line> log = new ArrayList<>();
  private final Set<String> explained = new HashSet<>();
  private final Set<String> shown = new HashSet<>();

  /// @param own the seats at which the person begins who is told, as a mask
  Voice(CardTexts cards, int own, Look look) {
    this.cards = cards;
    this.look = look;
    this.persons = new Persons(cards, own, look);
  }

  /// A sentence of the running story.
  public void line(String text) {
    log.add(new Narrator.Line(look.plain(text), false, false));
  }

  /// A sentence for the log only.
  public void detail(String text) {
    log.add(new Narrator.Line(look.plain(text), false, true));
  }

  /// A turn begins.
  void heading(String text) {
    log.add(new Narrator.Line(text, true, false));
  }

  List<Narrator.Line> log() {
    return log;
  }

  Persons persons() {
    return persons;
  }

  // ---- who

  /// What somebody does: the predicate of a third person, `takes 2 cards`, with its subject.
  public String does(Seat seat, String predicate) {
    return persons.does(seat, predicate);
  }

  /// A seat as the object of a sentence.
  public String whom(Seat seat) {
    return persons.whom(seat);
  }

  /// Several seats as the object of a sentence.
  public String whom(List<Seat> seats) {
    return seats.stream().map(persons::whom).collect(Collectors.joining(", "));
  }

  /// A seat as the owner of what follows, at the beginning of a sentence.
  public String whose(Seat seat) {
    return persons.whose(seat);
  }

  // ---- what

  /// A card, alien or effect by its name.
  public String card(String notation) {
    return cards.name(notation);
  }

  /// The same, to catch the eye.
  public String boldly(String notation) {
    return look.bold(cards.name(notation));
  }

  /// Several cards.
  public String cards(List<String> notations) {
    return notations.stream().map(cards::name).collect(Collectors.joining(", "));
  }

  /// So many cards.
  public String cards(int count) {
    return count == 1 ? "1 card" : count + " cards";
  }

  /// Cards by their names if they are known, else how many.
  public String cards(List<String> seen, int count) {
    return seen.isEmpty() ? cards(count) : cards(seen);
  }

  /// So many ships.
  public String ships(int count) {
    return count == 1 ? "1 ship" : count + " ships";
  }

  /// Why it happened, in brackets behind a sentence.
  public String because(String cause) {
    return switch (cause) {
      case "", "setup" -> "";
      case "encounter" -> " (lost encounter)";
      case "deal" -> " (failed deal)";
      case "effect", "cost" -> "";
      default -> " (" + cards.name(cause) + ")";
    };
  }

  /// The text of a card, when it comes up for the first time.
  public void explain(String effect) {
    String text = cards.text(effect);
    if (!text.isEmpty() && explained.add(effect))
      line("   " + look.dim(cards.name(effect) + ": " + text));
  }

  /// Its text is known already.
  void isExplained(String effect) {
    explained.add(effect);
  }

  /// A card lies open from now on: that it is discarded after the encounter is no news.
  void isShown(String card) {
    shown.add(card);
  }

  /// Whether all of them lay open.
  boolean areShown(List<String> away) {
    return shown.containsAll(away);
  }

  /// An encounter begins: nothing lies open.
  void forget() {
    shown.clear();
  }

  Look look() {
    return look;
  }

  CardTexts texts() {
    return cards;
  }
}
