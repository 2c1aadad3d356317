package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.session.Transcript;
import hypergate.game.state.State;
import hypergate.game.timing.Round;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.view.Redeal;
import hypergate.game.word.Window;
import hypergate.players.RandomPlayer;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import hypergate.variant.technology.TechQuestions;
import hypergate.variant.technology.TechnologyOptions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;

/// Hosted games stop wherever somebody could act as far as all can tell: never too seldom, never on
/// account of hidden cards, and without changing anything.
final class RoundsTest {
  private static int compared;

  /// Notes everything that is told.
  private static final class Told extends Transcript {
    private final List<Event> events = new ArrayList<>();

    @Override
    public void happened(Event event) {
      events.add(event);
      super.happened(event);
    }
  }

  private static Told listen(Game game) {
    Told told = new Told();
    game.listener(told);
    return told;
  }

  @Seeds(upTo = 20, fresh = 1)
  void closing_every_round_at_once_plays_the_same_game(long seed) {
    playsTheSame(seed);
  }

  private static void playsTheSame(long seed) {
    Game plain = RandomGames.game(seed);
    Told told = listen(plain);
    plain.run();
    Game hosted = RandomGames.game(seed);
    Told toldHosted = listen(hosted);
    hosted.rounds().host(hosted.everybody());
    while (!hosted.run()) {
      assertThat(hosted.waitingFor()).isZero();
      while (hosted.rounds().open() != null) hosted.rounds().close();
    }
    assertThat(toldHosted.lines()).isEqualTo(told.lines());
    assertThat(toldHosted.events).isEqualTo(told.events);
    assertThat(hosted.state().sameAs(plain.state())).isTrue();
  }

  @Seeds(upTo = 20, fresh = 1)
  void nobody_is_asked_for_a_use_outside_a_round_it_is_eligible_in(long seed) {
    asksTheEligible(seed);
  }

  /// Watches what is asked after a round.
  private static final class Watched implements Player {
    private final Player player;
    private final Map<Seat, List<String>> uses;
    private final List<Round> last;

    Watched(Player player, Map<Seat, List<String>> uses, List<Round> last) {
      this.player = player;
      this.uses = uses;
      this.last = last;
    }

    @Override
    public int choose(Question question) {
      if (question.prompt().equals(Prompt.USE)) {
        Seat seat = question.seat();
        assertThat(last).as("a round before " + options(question)).isNotEmpty();
        assertThat(last.getFirst().window()).isEqualTo(question.window());
        assertThat(last.getFirst().eligible() & seat.bit())
            .as(seat + " in " + last.getFirst() + " for " + options(question))
            .isNotZero();
        assertThat(last.getFirst().used()).isSameAs(question.used());
        assertThat(last.getFirst().user()).isSameAs(question.user());
        List<String> offered = new ArrayList<>(options(question));
        offered.removeAll(List.of("pass", "hold"));
        assertThat(uses.get(seat)).containsExactlyInAnyOrderElementsOf(offered);
      }
      return player.choose(question);
    }
  }

  private static List<String> options(Question question) {
    List<String> options = new ArrayList<>();
    for (int i = 0; i < question.count(); i++) options.add(question.notation(i));
    return options;
  }

  private static void asksTheEligible(long seed) {
    Game game = RandomGames.game(seed);
    Map<Seat, List<String>> uses = new HashMap<>();
    List<Round> last = new ArrayList<>();
    for (int i = 0; i < game.seats(); i++) {
      RandomPlayer player = new RandomPlayer(Luck.mix(seed * 31 + i));
      game.player(Seat.of(i), new Watched(player, uses, last));
    }
    game.rounds().host(game.everybody());
    for (boolean over = game.run(); !over; over = game.isOver()) {
      last.clear();
      last.add(Objects.requireNonNull(game.rounds().open()));
      for (int i = 0; i < game.seats(); i++) {
        Seat seat = Seat.of(i);
        uses.put(seat, game.rounds().uses(seat));
        if (!seat.in(last.getFirst().eligible())) assertThat(uses.get(seat)).isEmpty();
      }
      game.rounds().close();
    }
  }

  @Seeds(upTo = 10, fresh = 1)
  void rounds_do_not_depend_on_what_a_seat_cannot_see(long seed) {
    redeals(seed);
  }

  private static void redeals(long seed) {
    Game game = RandomGames.game(seed);
    Player[] players = new Player[Seat.MOST];
    for (int i = 0; i < players.length; i++) players[i] = new RandomPlayer(Luck.mix(seed * 31 + i));
    game.parkAll();
    game.rounds().host(game.everybody());
    Redeal dealer = new Redeal();
    State checkpoint = new State();
    boolean over = game.run();
    for (long stop = 0; !over; stop++) {
      if (!game.checkpoint().sameAs(checkpoint)) {
        checkpoint.copyFrom(game.checkpoint());
        for (int i = 0; i < game.seats(); i++)
          compare(game, Seat.of(i), dealer, seed * 1000 + stop);
      }
      if (game.rounds().open() != null) {
        game.rounds().close();
        over = game.isOver();
      } else {
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
        over = game.answer(seat, players[seat.index()].choose(game.question(seat)));
      }
    }
  }

  private static void compare(Game game, Seat viewer, Redeal dealer, long seed) {
    Walk one = new Walk(game);
    game.forkInto(one.game);
    one.game.run();
    Walk other = new Walk(game);
    game.imagineInto(other.game, viewer, dealer, seed);
    SplittableRandom random = new SplittableRandom(seed);
    while (one.isOpen() && other.isOpen()) {
      boolean passed = one.passes();
      if (other.passes() || passed || !one.isOpen() || !other.isOpen()) continue;
      if (one.game.rounds().open() != null || other.game.rounds().open() != null) {
        // What depends on hands by the rules themselves is seen, or is a question that not
        // everybody gets.
        if (!one.seenBy(viewer).equals(other.seenBy(viewer))) return;
        if (one.asksForHands(other) || other.asksForHands(one)) return;
        assertThat(other.game.rounds().open())
            .as("seen by %s after %s: %s, else %s", viewer, one.told, one.stop(), other.stop())
            .isEqualTo(one.game.rounds().open());
        compared++;
        one.game.rounds().close();
        other.game.rounds().close();
      } else {
        Question question = one.question();
        if (!asked(question).equals(asked(other.question()))) return;
        int position = random.nextInt(question.count());
        one.game.answer(question.seat(), position);
        other.game.answer(question.seat(), position);
      }
    }
  }

  private static List<String> asked(Question question) {
    List<String> asked = new ArrayList<>(options(question));
    asked.add(question.seat() + " " + question.prompt() + " " + question.gestureStep());
    return asked;
  }

  /// A game that goes on until it reveals anything; whoever could use something passes.
  private static final class Walk implements Listener {
    private final Game game;
    private final List<Event> told = new ArrayList<>();
    private boolean reveals;

    Walk(Game from) {
      game = from.sibling();
      game.listener(this);
      game.rounds().host(game.everybody());
    }

    @Override
    public void happened(Event event) {
      told.add(event);
      reveals |= event.reveals();
    }

    boolean isOpen() {
      return !reveals && !game.isOver() && (game.rounds().open() != null || game.waitingFor() != 0);
    }

    List<Event> seenBy(Seat viewer) {
      return told.stream().map(event -> event.seenBy(viewer)).toList();
    }

    boolean asksForHands(Walk other) {
      if (game.rounds().open() != null) return false;
      Prompt prompt = question().prompt();
      Round theirs = other.game.rounds().open();
      return prompt.equals(Prompt.SELECT)
          // Who can only pass is not asked, and a Mili-Tech cannot be researched (ruling H-340).
          || prompt.equals(TechQuestions.TECH_ACTION)
              && !game.rules().options().is(TechnologyOptions.ABANDON_ACTION)
          // Only who holds a negotiate can cancel a colony.
          || prompt.id().equals("real-estate-swindle/planet")
          || prompt.equals(Prompt.NEXT)
              && theirs != null
              && theirs.window() != Window.NEXT_ENCOUNTER;
    }

    String stop() {
      return game.rounds().open() != null ? "a round" : String.valueOf(asked(question()));
    }

    Question question() {
      return game.question(Seat.of(Integer.numberOfTrailingZeros(game.waitingFor())));
    }

    /// @return whether somebody was asked for a use and passed
    boolean passes() {
      if (game.rounds().open() != null || game.waitingFor() == 0) return false;
      Question question = question();
      if (!question.prompt().equals(Prompt.USE)) return false;
      for (int i = 0; i < question.count(); i++)
        if (Choice.is(question.option(i), Word.PASS)) {
          game.answer(question.seat(), i);
          return true;
        }
      // Who must use something (Insanity) plays a card that others could not have known of.
      reveals = true;
      return false;
    }
  }

  @AfterAll
  static void something_was_compared() {
    if (!SeedRun.isWhole()) return;
    assertThat(compared).isPositive();
  }
}
