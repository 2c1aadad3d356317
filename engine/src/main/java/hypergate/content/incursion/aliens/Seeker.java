package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.REINFORCED;

import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.timing.Use;
import hypergate.game.verb.Showing;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Truth: a main player answers a question: what it means to play binds it, what it holds is
/// answered truly (H-813).
public final class Seeker {
  /// Counters: the last answer.
  private static final int YES = 0;

  private static final int NO = 1;

  // In the marks, one for each question: that it has been asked; whom it binds and whether to do
  // it; to what kind of card, from 1, or from which value on, from 1.
  private static final int ASKED = 1;
  private static final int SEAT = 1;
  private static final int WILL = 1 << 4;
  private static final int KIND = 5;
  private static final int LEAST = 10;

  /// Instead of a kind: the first power of the seat, and the others after it.
  private static final int POWER = 20;

  private static final int PART = 15;
  private static final int MOST_QUESTIONS = 2;
  private static final int MOST_VALUE = 30;

  private static final Kind[] KINDS = Kind.values();
  private static final Kind[] PLAYED_KINDS = {Kind.ARTIFACT, Kind.REINFORCEMENT, Kind.FLARE};
  private static final Kind[] SELECTED = {Kind.ATTACK, Kind.NEGOTIATE, Kind.MORPH};

  private static final Prompt WHOM = Prompt.of("seeker/seat");
  private static final Prompt ABOUT = Prompt.of("seeker/choice");
  private static final Prompt WHAT = Prompt.of("seeker/choice-2");
  private static final Prompt ANSWER = Prompt.of("seeker/choice-3");
  private static final Prompt TYPE = Prompt.of("seeker/choice-4");
  private static final Prompt CARD = Prompt.of("seeker/card");
  private static final Prompt FLARE = Prompt.of("seeker/alien");
  private static final Prompt VALUE = Prompt.of("seeker/number");

  public static final Alien SEEKER =
      alien("Seeker", "incursion")
          .level(1)
          .power("Truth", MAIN_OR_ALLY, Step.ALLIANCE, Step.PLANNING)
          .text(
              "After alliances are formed and before cards are selected you may, as a main player"
                  + " or ally, put one question to a main player, to your opponent if you are one:"
                  + " whether it will play such a card or use its power, or whether it holds such a"
                  + " card. It must answer truly, and act accordingly in this encounter.")
          .counter("yes")
          .counter("no")
          .may(MAIN_OR_ALLY, ALLIED, Seeker::mayAsk, Seeker::ask)
          .may(MAIN_OR_ALLY, BEFORE_SELECTION, Seeker::mayAsk, Seeker::ask)
          .bends(Query.SELECTABLE, Seeker::kinds)
          .always(ANY, PLAYED, Seeker::isKept, Seeker::forget)
          .always(ANY, POWER_USED, Seeker::isKept, Seeker::forget)
          .always(ANY, REINFORCED, Seeker::isReinforced, Seeker::forgetReinforcement)
          .bends(Query.SELECTED_FROM, Seeker::values)
          .bends(Query.PROMISES, Seeker::promises);

  private Seeker() {}

  // ---- asking

  private static int asked(Game game, Seat me) {
    int sheet = game.powers().find(me, SEEKER);
    int count = 0;
    for (int i = 0; i < MOST_QUESTIONS; i++) if (game.powers().mark(sheet, i) != 0) count++;
    return count;
  }

  private static int whom(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int mains = encounter.offense().bit() | encounter.defense().bit();
    if (encounter.isMain(me)) mains = encounter.opponent(me).bit();
    int whom = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(mains)
          && Seat.of(i) != me
          && game.ofPower(Query.POWER_BOUND, Seat.of(i), 0) == 0) whom |= 1 << i;
    return whom;
  }

  /// Whether a seat may put one more question.
  public static boolean mayAsk(Game game, Seat me) {
    return game.powers().find(me, SEEKER) >= 0
        && asked(game, me) < game.ofPower(Query.POWER_NUMBER, me, 1)
        && whom(game, me) != 0;
  }

  /// A seat puts a question, and names whom it asks.
  public static Seat askWhom(Game game, Seat me, Prompt prompt) {
    note(game, me, ASKED);
    int whom = whom(game, me);
    return whom == 0 ? Seat.NONE : game.ask(me).seat(prompt, whom);
  }

  private static void note(Game game, Seat me, int mark) {
    int sheet = game.powers().find(me, SEEKER);
    if (asked(game, me) < MOST_QUESTIONS) game.powers().mark(sheet, asked(game, me), mark);
  }

  private static void ask(Game game, Seat me) {
    Seat main = askWhom(game, me, WHOM);
    if (!main.exists()) return;
    game.ask(me).menu().add(Word.ENCOUNTER).add(Word.HOLD);
    boolean intends = Choice.is(game.ask(me).choose(ABOUT), Word.ENCOUNTER);
    Menu menu = game.ask(me).menu();
    if (intends) addIntentions(game, menu, main);
    else game.verbs().hands().showing().addTypes(menu);
    menu.add(Word.NAMED).add(Word.TOP);
    int what = game.ask(me).choose(WHAT);
    if (Choice.is(what, Word.NAMED)) askCard(game, me, main, intends);
    else if (Choice.is(what, Word.TOP)) askValue(game, me, main, intends);
    else if (Choice.kind(what) == Choice.ALIEN) askPower(game, me, main, Choice.value(what));
    else askKind(game, me, main, intends, KINDS[Choice.value(what)]);
  }

  private static void addIntentions(Game game, Menu menu, Seat main) {
    for (Kind kind : SELECTED) menu.add(Choice.of(Choice.KIND, kind.ordinal()));
    for (Kind kind : PLAYED_KINDS)
      if (kind != Kind.FLARE || game.options().is(Option.FLARES))
        menu.add(Choice.of(Choice.KIND, kind.ordinal()));
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(main, slot);
      if (isAskedAbout(game, instance))
        menu.add(Choice.of(Choice.ALIEN, game.powers().number(instance)));
    }
  }

  // A power that its owner need not use; one that lies face down is not known.
  private static boolean isAskedAbout(Game game, int instance) {
    return game.powers().exists(instance)
        && !game.powers().isFaceDown(instance)
        && !game.powers().alien(instance).mandatory();
  }

  private static void askPower(Game game, Seat me, Seat main, int alien) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(main, slot);
      if (game.powers().exists(instance) && game.powers().number(instance) == alien) {
        bind(game, me, main, POWER + slot << KIND);
        return;
      }
    }
  }

  private static boolean answers(Game game, Seat main) {
    boolean yes = game.ask(main).yes(ANSWER);
    tell(game, yes);
    return yes;
  }

  private static void tell(Game game, boolean yes) {
    game.counter(YES, yes ? 1 : 0);
    game.counter(NO, yes ? 0 : 1);
  }

  private static void askKind(Game game, Seat me, Seat main, boolean intends, Kind kind) {
    if (intends) bind(game, me, main, kind.ordinal() + 1 << KIND);
    else tell(game, game.cards().holds(main, kind));
  }

  private static void askCard(Game game, Seat me, Seat main, boolean intends) {
    Showing showing = game.verbs().hands().showing();
    if (!intends) {
      tell(game, showing.findNamed(main, showing.nameCard(me, TYPE, CARD, FLARE)) >= 0);
      return;
    }
    int card = game.ask(me).card(CARD, faces(game));
    if (answers(game, main)) game.encounter().demand(main, card);
    else game.encounter().bar(main, card);
  }

  private static CardSet faces(Game game) {
    long low = 0;
    long high = 0;
    for (Kind kind : SELECTED) {
      low |= game.content().kindLow(kind);
      high |= game.content().kindHigh(kind);
    }
    return game.scratch().set(low, high);
  }

  private static void askValue(Game game, Seat me, Seat main, boolean intends) {
    int value = game.ask(me).number(VALUE, 1, MOST_VALUE);
    if (intends) bind(game, me, main, value + 1 << LEAST);
    else tell(game, holdsFrom(game, main, value));
  }

  private static boolean holdsFrom(Game game, Seat main, int value) {
    int card = highest(game, main);
    return card >= 0 && game.cards().face(card).value() >= value;
  }

  /// The highest attack card in the hand of a seat, -1 when it holds none.
  public static int highest(Game game, Seat main) {
    CardSet attacks = game.cards().hand(main, Kind.ATTACK);
    int highest = attacks.next(0);
    for (int card = highest; card >= 0; card = attacks.next(card + 1))
      if (game.cards().face(card).value() > game.cards().face(highest).value()) highest = card;
    return highest;
  }

  // ---- what has been answered binds

  private static void bind(Game game, Seat me, Seat main, int what) {
    boolean will = answers(game, main);
    int sheet = game.powers().find(me, SEEKER);
    int last = asked(game, me) - 1;
    if (last < 0) return;
    int whom = main.index() << SEAT;
    game.powers().mark(sheet, last, ASKED | whom | (will ? WILL : 0) | what);
  }

  private static boolean binds(int mark, Seat who) {
    return mark > ASKED && (mark >> SEAT & 7) == who.index();
  }

  // The kind that a mark is about, from 0; -1 for none.
  private static int what(int mark) {
    return (mark >> KIND & 31) - 1;
  }

  private static int kinds(Game game, Seat me, Seat who, int kinds) {
    int left = kinds;
    for (int i = 0; i < MOST_QUESTIONS; i++) {
      int mark = game.mark(i);
      int kind = what(mark);
      boolean selected = kind >= 0 && kind < KINDS.length && (Kind.ENCOUNTER >> kind & 1) != 0;
      if (!binds(mark, who) || !selected) continue;
      int bit = KINDS[kind].bit();
      left &= (mark & WILL) != 0 ? bit : ~bit;
    }
    return left;
  }

  private static int values(Game game, Seat me, Seat who, int from) {
    int bound = from;
    for (int i = 0; i < MOST_QUESTIONS; i++) {
      int mark = game.mark(i);
      int least = (mark >> LEAST & (1 << PART - LEAST + 1) - 1) - 1;
      if (binds(mark, who) && least >= 0) bound = (mark & WILL) != 0 ? least : -least;
    }
    return bound;
  }

  private static int promises(Game game, Seat me, Seat who, int promises) {
    int all = promises;
    for (int i = 0; i < MOST_QUESTIONS; i++) {
      int mark = game.mark(i);
      if (binds(mark, who)) all |= promise(mark) << ((mark & WILL) != 0 ? Query.PROMISED : 0);
    }
    return all;
  }

  private static int promise(int mark) {
    int what = what(mark);
    if (what + 1 >= POWER) return Query.OF_POWER << what + 1 - POWER;
    if (what == Kind.ARTIFACT.ordinal()) return Query.OF_ARTIFACT;
    if (what == Kind.FLARE.ordinal()) return Query.OF_FLARE;
    return what == Kind.REINFORCEMENT.ordinal() ? Query.OF_REINFORCEMENT : 0;
  }

  // ---- what has been promised and done

  private static int done(Game game) {
    Use use = game.answering();
    if (use.isArtifact()) return Query.OF_ARTIFACT;
    if (use.isFlare()) return Query.OF_FLARE;
    return use.instance() < 0 ? 0 : Query.OF_POWER << use.instance() % Sizes.POWERS;
  }

  // The question that it answers, -1 for none.
  private static int kept(Game game, Seat who, int done) {
    for (int i = 0; i < MOST_QUESTIONS; i++) {
      int mark = game.mark(i);
      if (binds(mark, who) && (mark & WILL) != 0 && (promise(mark) & done) != 0) return i;
    }
    return -1;
  }

  private static boolean isKept(Game game, Seat me) {
    return kept(game, game.answering().seat(), done(game)) >= 0;
  }

  private static void forget(Game game, Seat me) {
    game.mark(kept(game, game.answering().seat(), done(game)), ASKED);
  }

  private static boolean isReinforced(Game game, Seat me) {
    Seat seat = game.encounter().reinforcer();
    return seat.exists() && kept(game, seat, Query.OF_REINFORCEMENT) >= 0;
  }

  private static void forgetReinforcement(Game game, Seat me) {
    game.mark(kept(game, game.encounter().reinforcer(), Query.OF_REINFORCEMENT), ASKED);
  }
}
