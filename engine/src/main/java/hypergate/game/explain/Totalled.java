package hypergate.game.explain;

import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.card.Face;
import hypergate.game.event.Event;
import hypergate.game.event.Term;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Totals;
import hypergate.game.view.View;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// Taking a total apart: as it stands, as far as a seat can see, or as it was finally counted.
final class Totalled {
  private static final List<Window> CHANGING =
      List.of(Window.SELECTED, Window.REVEALED, Window.TOTALS, Window.REINFORCING);

  private final Content content;
  private final List<Sum.Line> lines = new ArrayList<>();
  private int known;
  private boolean open;
  private boolean compared = true;

  private Totalled(Content content) {
    this.content = content;
  }

  /// A total as it was finally counted.
  static Sum counted(Content content, Event.TotalCounted total) {
    Totalled all = new Totalled(content);
    for (Term term : total.terms()) all.add(term);
    return new Sum(
        List.copyOf(all.lines), all.known, false, OptionalInt.of(total.total()), List.of());
  }

  /// A total as it stands now, before it has been counted.
  static Sum standing(View view, int index) {
    Game table = Game.asIn(view);
    Encounter encounter = table.encounter();
    Side side = index == 0 ? encounter.offensive() : encounter.defensive();
    Totalled all = new Totalled(table.content());
    if (!side.main().exists() || encounter.offense() == encounter.defense())
      return new Sum(List.of(), 0, true, OptionalInt.empty(), List.of());
    all.look(view, table, side);
    boolean total = !all.open && all.compared;
    return new Sum(
        List.copyOf(all.lines),
        all.known,
        all.open,
        total ? OptionalInt.of(all.known) : OptionalInt.empty(),
        mayChange(view, table));
  }

  private void look(View view, Game table, Side side) {
    Encounter encounter = table.encounter();
    Seat main = side.main();
    Face face = face(view, main);
    boolean announced = face == null && encounter.revealed() && encounter.isUp(main);
    int value = 0;
    if (encounter.revealed()) value = encounter.value(main);
    else if (face != null && face.kind() == Kind.ATTACK) value = face.value();
    for (Term term : Totals.terms(table, side, value)) {
      if (term.kind() != Term.Kind.CARD) add(term);
      else if (announced && encounter.attacks(main)) add(term);
      else card(encounter, main, face, term);
    }
  }

  private static @org.jspecify.annotations.Nullable Face face(View view, Seat main) {
    int card = view.encounter().card(main);
    boolean seen = view.encounter().revealed() || main == view.seat();
    return card >= 0 && seen ? view.face(card) : null;
  }

  private void card(
      Encounter encounter, Seat main, @org.jspecify.annotations.Nullable Face face, Term term) {
    if (face == null) {
      open = true;
      boolean chosen = encounter.card(main) >= 0;
      line(
          term,
          chosen ? TotalReason.CARD_IS_DOWN : TotalReason.CARD_NOT_CHOSEN,
          Fact.of(Arg.SEAT, main));
      return;
    }
    Term named = new Term(term.kind(), term.amount(), false, main, 0, face.notation());
    boolean attack = encounter.revealed() ? encounter.attacks(main) : face.kind() == Kind.ATTACK;
    if (attack) {
      add(named);
      return;
    }
    // Face down a morph may become anything.
    if (!encounter.revealed() && face.kind() == Kind.MORPH) open = true;
    else compared = false;
    line(
        new Term(term.kind(), 0, false, main, 0, face.notation()),
        open ? TotalReason.CARD_IS_DOWN : TotalReason.CARD_IS_NO_ATTACK,
        Fact.of(Arg.SEAT, main),
        Fact.of(Arg.CARD, face.notation()));
  }

  // Where an effect is behind a line, its rule is that of such cards.
  private void line(Term term, Reason reason, Fact... facts) {
    boolean own = !reason.rule().equals(TotalReason.EFFECT_ADDS.rule());
    String rule =
        own
            ? reason.rule()
            : Named.of(content, term.cause()).map(Named::rule).orElse(reason.rule());
    lines.add(new Sum.Line(term, reason, List.of(facts), rule));
  }

  private void add(Term term) {
    // While the card is not known nothing can be multiplied with it.
    known = term.times() && open ? known : term.after(known);
    Fact seat = Fact.of(Arg.SEAT, term.seat());
    Fact amount = Fact.of(Arg.AMOUNT, term.amount());
    switch (term.kind()) {
      case CARD -> line(term, card(term), Fact.of(Arg.CARD, term.cause()), seat, amount);
      case SHIPS, ALLY -> ships(term, seat, amount);
      case REINFORCEMENT -> {
        if (term.cause().equals("reinforcement-" + term.amount()))
          line(term, TotalReason.REINFORCED, Fact.of(Arg.EFFECT, term.cause()), seat, amount);
        else effect(term, seat);
      }
      case EFFECT -> {
        if (term.cause().isEmpty()) line(term, TotalReason.OTHERS_CHANGE, amount);
        else effect(term, seat);
      }
    }
  }

  private static TotalReason card(Term term) {
    if (term.cause().equals(Kind.MORPH.word())) return TotalReason.MORPH_COUNTS;
    boolean printed = attack(term.cause()) == term.amount();
    return printed ? TotalReason.CARD_COUNTS : TotalReason.CARD_COUNTS_OTHERWISE;
  }

  /// What stands on an attack card, by its notation; below every card for others.
  static int attack(String card) {
    return card.startsWith("attack-") ? Integer.parseInt(card.substring(7)) : Integer.MIN_VALUE;
  }

  private void ships(Term term, Fact seat, Fact amount) {
    Fact effect = Fact.of(Arg.EFFECT, term.cause());
    Fact ships = Fact.of(Arg.NAMED, term.ships());
    boolean each = term.ships() > 0 && term.amount() % term.ships() == 0;
    if (term.times() || !term.cause().isEmpty() && !term.seat().exists())
      line(term, TotalReason.SHIPS_MULTIPLY, effect, amount);
    else if (term.cause().isEmpty())
      line(
          term,
          term.kind() == Term.Kind.ALLY ? TotalReason.ALLIES_ADD : TotalReason.SHIPS_ADD,
          ships,
          seat,
          amount);
    else if (each && term.amount() == -term.ships())
      line(term, TotalReason.SHIPS_SUBTRACT, effect, ships, seat, amount);
    else if (each)
      line(
          term,
          TotalReason.SHIPS_COUNT_EACH,
          effect,
          ships,
          seat,
          Fact.of(Arg.EACH, term.amount() / term.ships()));
    else line(term, TotalReason.SHIPS_COUNT_OTHERWISE, effect, ships, seat, amount);
  }

  private void effect(Term term, Fact seat) {
    line(
        term,
        term.amount() < 0 ? TotalReason.EFFECT_SUBTRACTS : TotalReason.EFFECT_ADDS,
        Fact.of(Arg.EFFECT, term.cause()),
        seat,
        Fact.of(Arg.AMOUNT, Math.abs(term.amount())));
  }

  private static List<MayAct> mayChange(View view, Game table) {
    if (view.step().compareTo(Step.RESOLUTION) >= 0) return List.of();
    List<Window> changing = new ArrayList<>(CHANGING);
    if (view.step() == Step.REVEAL) changing.remove(Window.SELECTED);
    return WhoMayAct.in(view, table, changing);
  }
}
