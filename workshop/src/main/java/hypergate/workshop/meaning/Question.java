package hypergate.workshop.meaning;

import hypergate.game.Game;
import hypergate.game.ask.Ask;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.verb.Picks;
import hypergate.lab.house.Said;
import hypergate.workshop.file.Keys;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import hypergate.workshop.words.CardValue;
import hypergate.workshop.words.Moment;
import hypergate.workshop.words.PlanetValue;
import hypergate.workshop.words.SeatValue;
import hypergate.workshop.words.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Reads a question of a card: who is asked for what, and among what it can choose.
final class Question {
  private static final Set<String> KINDS =
      new TreeSet<>(
          Set.of("number", "player", "players", "planet", "card", "cards", "word", "price"));

  /// What prompts may be called that the core has for a purpose of its own.
  private static final Map<String, Prompt> CORE =
      Map.of("take", Prompt.TAKE, "discard", Prompt.DISCARD, "aim", Prompt.AIM);

  /// What prompts are called that have no name of their own, where it is not what is asked for.
  private static final Map<String, String> USUAL =
      Map.of("player", "seat", "players", "seats", "word", "choice", "price", "ships");

  private final String card;
  private final Keys keys;
  private final Scope scope;
  private final Problems problems;

  Question(String card, Keys keys, Scope scope, Problems problems) {
    this.card = card;
    this.keys = keys;
    this.scope = scope;
    this.problems = problems;
  }

  /// A question, and what its answer is.
  ///
  /// @param words what is asked, for the author
  record Read(Type type, Function<Moment, Object> ask, Said words) {}

  @Nullable Read read() {
    Node.Text kind = keys.needed("ask", Said.of("a number, player, planet, card, cards or word"));
    Expression who = expression("who", Type.SEAT, "me");
    Prompt prompt = prompt(kind == null ? "choice" : kind.text());
    if (kind == null || who == null) return null;
    Read read = read(kind, who, prompt);
    return read == null
        ? null
        : new Read(
            read.type(),
            read.ask(),
            Said.of("Asks {who} for {what}", "who", who.source(), "what", read.words()));
  }

  private @Nullable Read read(Node.Text kind, Expression who, Prompt prompt) {
    return switch (kind.text()) {
      case "number" -> number(who, prompt);
      case "player" -> player(who, prompt);
      case "players" -> players(who, prompt);
      case "planet" -> planet(who, prompt);
      case "card" -> card(who, prompt);
      case "cards" -> cards(who, prompt);
      case "word" -> word(who, prompt);
      case "price" -> price(who, prompt);
      default -> {
        problems.unknown(
            kind,
            Said.of(
                "One can be asked for {kinds}, not {what}",
                "kinds",
                Problems.list(KINDS),
                "what",
                kind.what()),
            KINDS);
        yield null;
      }
    };
  }

  private Prompt prompt(String kind) {
    Node.Text named = keys.text("prompt");
    String what = named == null ? USUAL.getOrDefault(kind, kind) : named.text();
    if (CORE.containsKey(what)) return CORE.get(what);
    if (named != null && !what.matches("[a-z]+(-[0-9])?"))
      problems.add(
          named,
          Said.of(
              "A prompt is one word, such as \"seat\" or \"seat-2\", not {what}.",
              "what",
              named.what()));
    return Prompt.of(card + "/" + what);
  }

  private @Nullable Expression expression(String key, Type type, String usual) {
    Node node = keys.find(key);
    if (node != null) return Expressions.read(node, type, scope, problems);
    if (!usual.isEmpty())
      return Expressions.read(new Node.Text(usual, 0, 0), type, scope, problems);
    Node ask = keys.find("ask");
    if (ask != null)
      problems.add(
          ask,
          Said.of(
              "\"{name}\" is missing: {why}.",
              "name",
              key,
              "why",
              Said.of("among what one chooses")));
    return null;
  }

  private static Said orNone(Said asked, boolean none) {
    return none ? Said.of("{asked} or none", "asked", asked) : asked;
  }

  private static Ask ask(Moment at, Expression who) {
    Seat seat = ((SeatValue) who.read(at)).seat();
    return at.game().ask(seat.exists() ? seat : at.me());
  }

  private @Nullable Read number(Expression who, Prompt prompt) {
    if (keys.has("from")) {
      Expression from = expression("from", Type.NUMBERS, "");
      if (from == null) return null;
      return new Read(
          Type.NUMBER,
          at -> {
            List<?> all = (List<?>) from.read(at);
            if (all.isEmpty()) return 0L;
            if (all.size() == 1) return all.getFirst();
            return (long) ask(at, who).oneOf(prompt, small(all.getFirst()), small(all.getLast()));
          },
          Said.of("one of the numbers {from}", "from", from.source()));
    }
    Expression least = expression("least", Type.NUMBER, "1");
    Expression most = expression("most", Type.NUMBER, "");
    if (least == null || most == null) return null;
    return new Read(
        Type.NUMBER,
        at -> {
          int low = least.number(at);
          return (long) ask(at, who).number(prompt, low, Math.max(low, most.number(at)));
        },
        Said.of("a number from {least} to {most}", "least", least.source(), "most", most.source()));
  }

  private static int small(Object number) {
    return Math.clamp((Long) number, -999, 999);
  }

  private @Nullable Read player(Expression who, Prompt prompt) {
    Expression from = expression("from", Type.SEATS, "");
    boolean none = keys.is("or-none");
    if (from == null) return null;
    return new Read(
        Type.SEAT,
        at -> {
          int mask = SeatValue.mask(from.read(at));
          if (mask == 0) return SeatValue.NOBODY;
          Ask ask = ask(at, who);
          return new SeatValue(
              at.game(), none ? ask.seatOrNone(prompt, mask) : ask.seat(prompt, mask));
        },
        orNone(Said.of("a player among {from}", "from", from.source()), none));
  }

  private @Nullable Read players(Expression who, Prompt prompt) {
    Expression from = expression("from", Type.SEATS, "");
    Expression most = expression("most", Type.NUMBER, "any_number");
    boolean sole = keys.is("unasked-if-one");
    if (from == null || most == null) return null;
    return new Read(
        Type.SEATS,
        at -> {
          int mask = SeatValue.mask(from.read(at));
          if (sole && Integer.bitCount(mask) == 1) return SeatValue.inOrder(at.game(), mask);
          int limit = Math.clamp(most.number(at), 0, Seat.MOST);
          return SeatValue.inOrder(at.game(), ask(at, who).seats(prompt, mask, limit));
        },
        Said.of("players among {from}", "from", from.source()));
  }

  private @Nullable Read planet(Expression who, Prompt prompt) {
    Expression from = expression("from", Type.PLANETS, "");
    boolean none = keys.is("or-none");
    if (from == null) return null;
    return new Read(
        Type.PLANET,
        at -> {
          long mask = PlanetValue.mask(from.read(at));
          if (mask == 0) return PlanetValue.NONE;
          Ask ask = ask(at, who);
          return new PlanetValue(
              at.game(), none ? ask.planetOrNone(prompt, mask) : ask.planet(prompt, mask));
        },
        orNone(Said.of("a planet among {from}", "from", from.source()), none));
  }

  private @Nullable Read card(Expression who, Prompt prompt) {
    Expression from = expression("from", Type.CARDS, "");
    boolean none = keys.is("or-none");
    if (from == null) return null;
    return new Read(
        Type.CARD,
        at -> {
          CardSet set = CardValue.set(at.game(), from.read(at));
          if (set.isEmpty()) return CardValue.NONE;
          Ask ask = ask(at, who);
          return new CardValue(
              at.game(), none ? ask.cardOrNone(prompt, set) : ask.card(prompt, set));
        },
        orNone(Said.of("a card among {from}", "from", from.source()), none));
  }

  private @Nullable Read cards(Expression who, Prompt prompt) {
    Expression from = expression("from", Type.CARDS, "");
    Expression least = expression("least", Type.NUMBER, "0");
    Expression most = expression("most", Type.NUMBER, "any_number");
    if (from == null || least == null || most == null) return null;
    return new Read(
        Type.CARDS,
        at -> {
          CardSet set = CardValue.set(at.game(), from.read(at));
          int few = Math.clamp(least.number(at), 0, set.size());
          ask(at, who).cards(prompt, set, few, Math.clamp(most.number(at), few, set.size()));
          return CardValue.of(at.game(), set);
        },
        Said.of("cards among {from}", "from", from.source()));
  }

  private @Nullable Read word(Expression who, Prompt prompt) {
    List<Word> words = new ArrayList<>();
    List<@Nullable Expression> conditions = new ArrayList<>();
    for (Node node : keys.list("from")) {
      Word word = word(node);
      if (word != null) conditions.add(condition(node));
      if (word == null)
        problems.add(
            node,
            Said.of(
                "One can choose among words of the table such as \"yes\", \"no\", \"card\","
                    + " \"ship\", \"offense\", \"defense\", not {what}.",
                "what",
                node.what()));
      else words.add(word);
    }
    if (words.size() != 2 && words.size() != 3) {
      Node ask = keys.find("ask");
      if (ask != null && !problems.any())
        problems.add(ask, Said.of("A choice of words has two or three of them as \"from\"."));
      return null;
    }
    return new Read(
        Type.WORD,
        at -> {
          Ask ask = ask(at, who);
          List<Word> offered = new ArrayList<>();
          for (int i = 0; i < words.size(); i++) {
            Expression condition = conditions.get(i);
            if (condition == null || condition.holds(at)) offered.add(words.get(i));
          }
          if (offered.isEmpty()) return "";
          Menu menu = ask.menu();
          for (Word one : offered) menu.add(one);
          return Word.of(Choice.value(ask.choose(prompt))).notation();
        },
        Said.of(
            "one of the words {words}",
            "words",
            String.join(", ", words.stream().map(Word::notation).toList())));
  }

  // A word, or a word and the condition under which it is offered: `ship: me.ships_in_warp() > 0`.
  private static @Nullable Word word(Node node) {
    if (node instanceof Node.Text text) return word(text.text());
    return node instanceof Node.Keyed group && group.entries().size() == 1
        ? word(group.entries().getFirst().key().text())
        : null;
  }

  private @Nullable Expression condition(Node node) {
    return node instanceof Node.Keyed group
        ? Expressions.read(group.entries().getFirst().value(), Type.TRUTH, scope, problems)
        : null;
  }

  // Ships that somebody chooses go to the warp as a price; the answer is how many. They are a price
  // that is paid although the ships are kept by what else is said.
  private @Nullable Read price(Expression who, Prompt prompt) {
    Expression from = expression("from", Type.PLANETS, "");
    Expression least = expression("least", Type.NUMBER, "1");
    Expression most = expression("most", Type.NUMBER, "");
    if (from == null || least == null || most == null) return null;
    return new Read(
        Type.NUMBER,
        at -> {
          Seat asked = ((SeatValue) who.read(at)).seat();
          Seat seat = asked.exists() ? asked : at.me();
          Game game = at.game();
          Picks picks = game.verbs().ships().pickFrom(seat, PlanetValue.mask(from.read(at)));
          int low = Math.max(0, least.number(at));
          int paid = picks.ask(game, seat, prompt, 0, low, Math.max(low, most.number(at)));
          Loss loss = game.verbs().beginLoss(Cause.COST);
          for (int i = 0; i < picks.places(); i++) loss.add(seat, picks.place(i), picks.picked(i));
          game.verbs().carryOutLoss();
          return (long) paid;
        },
        Said.of(
            "{least} to {most} ships on {from}, which go to the warp as a price",
            "least",
            least.source(),
            "most",
            most.source(),
            "from",
            from.source()));
  }

  private static @Nullable Word word(String notation) {
    for (Word word : Word.values()) if (word.notation().equals(notation)) return word;
    return null;
  }
}
