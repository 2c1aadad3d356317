package hypergate.players;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.phase.Setup;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Zone;
import hypergate.game.table.Pile;
import hypergate.game.table.Powers;
import hypergate.game.verb.Notation;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.word.PowerOrigin;
import hypergate.game.word.Window;
import hypergate.variant.essences.Essences;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.Hazards;
import hypergate.variant.levels.Field;
import hypergate.variant.levels.Levels;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moons;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// A table set up by hand, played until a certain question is put to a certain seat; the novice
/// then answers it. Four seats without aliens, 20 ships at home each, hands as given.
final class Scene {
  private final Game game;
  private final Map<String, Deque<String>> script = new HashMap<>();
  private boolean started;

  Scene(Map<String, String> options) {
    game = new Game(AllContent.ALL, AllContent.OPTIONS.of(options), 1);
    Setup.board(game);
    Setup.destinyDeck(game);
    List<Integer> flares =
        IntStream.range(0, 20)
            .filter(i -> AllContent.ALL.flareFace(i) != null)
            .limit(10)
            .boxed()
            .toList();
    Setup.flares(game, flares);
    Setup.deck(game);
    if (Techs.areInPlay(game)) Techs.of(game).deck().begin();
    if (Hazards.areIn(game)) Hazards.of(game).shuffleIn();
  }

  Scene() {
    this(Map.of());
  }

  static Seat seat(String letter) {
    return Seat.named(letter);
  }

  Scene hand(String seat, String... cards) {
    for (String notation : cards) {
      Pile deck = game.cards().deck();
      int at = 0;
      while (!face(at).equals(notation)) at++;
      int card = deck.at(at);
      deck.swap(at, deck.size() - 1);
      deck.draw();
      game.cards().toHand(seat(seat), card);
      game.cards().knownTo(seat(seat), card);
    }
    return this;
  }

  private String face(int at) {
    if (at >= game.cards().deck().size()) throw new IllegalArgumentException("no such card");
    return game.cards().face(game.cards().deck().at(at)).notation();
  }

  /// Shuffles the flares of these aliens into the deck instead of those of the first ten; before
  /// any hand is given.
  Scene flares(String... aliens) {
    Setup.flares(game, Arrays.stream(aliens).map(id -> game.content().alienNumber(id)).toList());
    Setup.deck(game);
    return this;
  }

  Scene pulsars(String... aliens) {
    int[] numbers =
        Arrays.stream(aliens).mapToInt(id -> game.content().alienNumber(id)).sorted().toArray();
    game.cards().putOwnCards(numbers, numbers.length);
    Setup.deck(game);
    return this;
  }

  Scene alien(String seat, String id) {
    int number = game.content().alienNumber(id);
    game.powers().set(Powers.instance(seat(seat), Powers.OWN), PowerOrigin.CHOSEN, number);
    return this;
  }

  /// Lays cards of the deck from a seat's sheet beside a planet.
  Scene beside(String seat, String planet, String... cards) {
    hand(seat, cards);
    for (String notation : cards) {
      int card = game.content().cardNamed(notation);
      game.cards().fromHand(seat(seat), card);
      game.cards().toPile(Powers.instance(seat(seat), Powers.OWN), card, false);
      game.cards().beside(card, Planet.named(planet));
    }
    return this;
  }

  /// Puts a seat on a Tech level.
  Scene level(String seat, Field field, int level) {
    Levels.of(game).set(seat(seat), field, level);
    return this;
  }

  /// Moves ships of a seat from one planet (or the warp) to another.
  Scene ships(String seat, String from, String to, int count) {
    game.state().addShips(place(from), seat(seat).index(), -count);
    game.state().addShips(place(to), seat(seat).index(), count);
    return this;
  }

  private static int place(String name) {
    return name.equals("warp") ? Place.WARP : Planet.named(name).index();
  }

  /// Attaches a moon to a planet, with a ship of a seat on it, taken from its fifth home planet.
  Scene moon(String planet, String id, String occupant) {
    int number = Moon.numberOf(game.content(), id);
    int slot = Moons.of(game).attach(number, Planet.named(planet));
    game.state().addShips(Planet.named(occupant + "5").index(), seat(occupant).index(), -1);
    game.state().addShips(Place.OUTPOST + slot, seat(occupant).index(), 1);
    Moons.of(game).learn(slot, seat(occupant));
    if (!game.content().of(Moon.class).get(number).staysSecret()) Moons.of(game).up(slot);
    Moons.of(game).settled();
    return this;
  }

  /// Attaches a moon on which nobody is.
  Scene moon(String planet, String id) {
    Moons.of(game).attach(Moon.numberOf(game.content(), id), Planet.named(planet));
    return this;
  }

  /// Gives a seat foreign colonies of one ship each, taken from its fifth home planet.
  Scene colonies(String seat, String... planets) {
    int home = 5;
    for (String planet : planets) {
      while (game.ships().on(Planet.of(seat(seat), home), seat(seat)) < 2) home--;
      ships(seat, seat + home, planet, 1);
    }
    return this;
  }

  /// Puts a face-down tech with some ships, taken from the first home planet, before a seat.
  Scene tech(String seat, String id, int ships) {
    int slot = Techs.of(game).put(seat(seat), Tech.numberOf(game.content(), id));
    game.state().addShips(Planet.named(seat + "1").index(), seat(seat).index(), -ships);
    Techs.of(game).addShips(slot, ships);
    return this;
  }

  /// Puts a reward card into a hand.
  Scene reward(String seat, String notation) {
    game.cards().toHand(seat(seat), game.content().cardNamed(notation));
    return this;
  }

  /// Lays a card of the deck on the discard pile.
  Scene discard(String notation) {
    hand("A", notation);
    int card = game.content().cardNamed(notation);
    game.cards().fromHand(seat("A"), card);
    game.cards().toDiscard(card);
    return this;
  }

  /// Gives a seat exactly these cards of its alien's set as its cache.
  Scene cache(String seat, String... cards) {
    List<Integer> numbers = Arrays.stream(cards).map(id -> Essences.of(game).number(id)).toList();
    Essences.of(game).cache(game.powers().number(Powers.instance(seat(seat), 0)), numbers);
    return this;
  }

  /// Lets a seat know all cards of another's hand.
  Scene known(String whose, String to) {
    int hand = Zone.hand(seat(whose).index());
    game.cards().knownTo(seat(to), game.state().low(hand), game.state().high(hand));
    return this;
  }

  /// Lays a hazard on top of its deck.
  Scene hazardDeck(String id) {
    Pile deck = Hazards.of(game).deck();
    int at = deck.size() - 1;
    while (deck.at(at) != Hazard.numberOf(game.content(), id)) at--;
    deck.swap(at, deck.size() - 1);
    return this;
  }

  /// Gives a hazard in play to a seat.
  Scene holds(String seat, String hazard) {
    Hazards.of(game)
        .holder(Hazards.of(game).slotOf(Hazard.numberOf(game.content(), hazard)), seat(seat));
    return this;
  }

  /// Puts a hazard in play; the game's options have its deck.
  Scene hazard(String id) {
    Hazards.of(game).enter(Hazard.numberOf(game.content(), id));
    return this;
  }

  /// Lays a completed tech before a seat.
  Scene complete(String seat, String id) {
    int slot = Techs.of(game).put(seat(seat), Tech.numberOf(game.content(), id));
    Techs.of(game).layComplete(slot, 0);
    return this;
  }

  /// The destiny card that comes first.
  Scene destiny(String notation) {
    Pile deck = game.destinies().deck();
    int at = deck.size() - 1;
    while (!Notation.destiny(game, deck.at(at)).equals(notation)) at--;
    deck.swap(at, deck.size() - 1);
    return this;
  }

  /// How a seat answers a prompt before the question that matters; asked for in order.
  Scene answers(String seat, String prompt, String... notations) {
    script
        .computeIfAbsent(seat + " " + prompt, key -> new ArrayDeque<>())
        .addAll(List.of(notations));
    return this;
  }

  /// What the novice answers to the first question of this prompt to this seat; A begins.
  String decides(String seat, String prompt) {
    Question question = until(seat, prompt, "");
    return question.notation(new NovicePlayer().choose(question));
  }

  /// What a player answers to the first question of this prompt to this seat; A begins.
  String decides(Player player, String seat, String prompt) {
    Question question = until(seat, prompt, "");
    return question.notation(player.choose(question));
  }

  /// What the novice answers when this seat is first offered something in a prompt.
  String decides(String seat, String prompt, String offered) {
    Question question = until(seat, prompt, offered);
    return question.notation(new NovicePlayer().choose(question));
  }

  /// What the novice answers when this seat is offered something in a prompt in this window.
  String decides(String seat, String prompt, String offered, Window window) {
    Question question = until(seat, prompt, offered);
    while (question.window() != window) {
      game.answer(seat(seat), byDefault(question, seat(seat)));
      question = until(seat, prompt, offered);
    }
    return question.notation(new NovicePlayer().choose(question));
  }

  /// All small decisions of the novice in one gesture, in order.
  List<String> gesture(String seat, String prompt) {
    NovicePlayer novice = new NovicePlayer();
    List<String> answers = new java.util.ArrayList<>();
    Question question = until(seat, prompt, "");
    boolean asked = true;
    while (asked) {
      int chosen = novice.choose(question);
      answers.add(question.notation(chosen));
      game.answer(seat(seat), chosen);
      asked = seat(seat).in(game.waitingFor()) && !game.isOver();
      if (asked) question = game.question(seat(seat));
      asked &= question.prompt().id().equals(prompt) && question.gestureStep() > 0;
    }
    return answers;
  }

  private Question until(String seat, String prompt, String offered) {
    if (!started) start();
    started = true;
    game.run();
    for (int i = 0; i < 500 && !game.isOver(); i++) {
      Seat asked = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      if (seat(seat).in(game.waitingFor())) asked = seat(seat);
      Question question = game.question(asked);
      boolean here = asked == seat(seat) && question.prompt().id().equals(prompt);
      if (here && (offered.isEmpty() || position(question, offered) >= 0)) return question;
      game.answer(asked, byDefault(question, asked));
    }
    throw new AssertionError(seat + " was never asked " + prompt + " " + offered);
  }

  private void start() {
    game.byHand().begin(Seat.of(0), 1);
  }

  private int byDefault(Question question, Seat seat) {
    Deque<String> answers = script.get(seat + " " + question.prompt().id());
    if (answers != null && !answers.isEmpty()) {
      int at = position(question, answers.peek());
      if (at >= 0) {
        answers.remove();
        return at;
      }
    }
    for (int i = 0; i < question.count(); i++) {
      int option = question.option(i);
      boolean word = Choice.kind(option) == Choice.WORD;
      if (word && (Word.of(Choice.value(option)).isDefault() || Choice.is(option, Word.DONE)))
        return i;
    }
    return 0;
  }

  private static int position(Question question, String notation) {
    for (int i = 0; i < question.count(); i++) if (question.notation(i).equals(notation)) return i;
    return -1;
  }
}
