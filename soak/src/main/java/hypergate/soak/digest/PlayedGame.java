package hypergate.soak.digest;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Transcript;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.lab.Mix;
import hypergate.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/// Plays one game and folds what anybody can notice in it. Machines that answer at once play every
/// second game; in the others every answer is waited for, as at a table.
final class PlayedGame {
  /// In one of how many games "why?" is asked.
  private static final int ASKING_WHY = 4;

  /// At one of how many decisions everybody looks at the table.
  private static final int LOOKING = 10;

  private final long seed;
  private final SplittableRandom looks;
  private final Options options;
  private final List<String> names = new ArrayList<>();
  private final List<Player> players = new ArrayList<>();
  private final Game game;
  private final Fold fold;
  private final Seen seen;
  private final Transcript transcript = new Transcript();
  private long decisions;

  private PlayedGame(long seed, Consumer<String> trace) {
    this.seed = seed;
    this.looks = new SplittableRandom(~seed);
    this.options = Mix.options(seed);
    this.game = new Game(AllContent.ALL, options, seed);
    this.fold = new Fold(trace);
    this.seen = new Seen(game, fold);
    SplittableRandom random = new SplittableRandom(seed);
    // Random players come everywhere, novices play on: tables of either, and of both.
    int table = random.nextInt(4);
    for (int i = 0; i < game.seats(); i++) {
      boolean novice = table == 1 || table > 1 && random.nextBoolean();
      names.add(novice ? "novice" : "random");
      players.add(Players.of(names.get(i), random.nextLong()));
    }
    game.listener(new Ear());
  }

  /// Plays a game.
  ///
  /// @param seed what everything about it follows from
  /// @param trace hears every line that is folded
  static GameDigest of(long seed, Consumer<String> trace) {
    PlayedGame played = new PlayedGame(seed, trace);
    played.play();
    return new GameDigest(seed, played.decisions, played.fold.digests(), played.mix());
  }

  private String mix() {
    StringBuilder mix = new StringBuilder();
    for (int i = 0; i < names.size(); i++)
      mix.append(Seat.of(i).letter()).append('=').append(names.get(i)).append(' ');
    options.given().forEach((name, value) -> mix.append(name + "=" + value + " "));
    options
        .startCards()
        .forEach(card -> mix.append("start " + card.seat() + "=" + card.id() + " "));
    return mix.toString().stripTrailing();
  }

  private void play() {
    try {
      if (seed % 2 == 0) atOnce();
      else waiting();
      ended();
    } catch (RuntimeException | StackOverflowError e) {
      // What breaks shall break the same way.
      fold.add(Part.END, "broken: " + e.getClass().getSimpleName());
      return;
    }
    List<String> lines = transcript.lines();
    lines.forEach(line -> fold.add(Part.RECORD, line));
    if (seed % ASKING_WHY == 0) new Whys(options, seed, fold).ask(lines);
  }

  private void atOnce() {
    for (int i = 0; i < players.size(); i++) {
      Player player = players.get(i);
      game.player(
          Seat.of(i),
          question -> {
            stands();
            fold.add(Part.ASKED, asked(question));
            return player.choose(question);
          });
    }
    game.run();
  }

  private void waiting() {
    game.parkAll();
    for (boolean over = game.run(); !over; ) {
      stands();
      for (Seat seat : Seat.listOf(game.waitingFor()))
        fold.add(Part.ASKED, asked(game.question(seat)));
      Seat seat = Seat.listOf(game.waitingFor()).getFirst();
      over = game.answer(seat, players.get(seat.index()).choose(game.question(seat)));
    }
  }

  private void stands() {
    decisions++;
    if (looks.nextInt(LOOKING) == 0) seen.look(decisions);
  }

  private String asked(Question question) {
    StringBuilder asked = new StringBuilder();
    asked.append(decisions).append(' ').append(question.seat().letter()).append(" asked ");
    asked.append(question.prompt().id());
    if (question.prompt().equals(Prompt.USE))
      asked.append(" in ").append(question.window().name().toLowerCase(Locale.ROOT));
    asked.append(" step ").append(question.gestureStep());
    asked.append(" picks ").append(question.least()).append("..").append(question.most());
    if (question.barred() > 0) asked.append(" not ").append(question.barred());
    if (question.onePlace()) asked.append(" at one place");
    asked.append(':');
    for (int i = 0; i < question.count(); i++) {
      asked.append(' ').append(question.notation(i));
      if (question.available(i) != 1) asked.append('*').append(question.available(i));
    }
    return asked.toString();
  }

  private void ended() {
    seen.look(decisions);
    seen.end(decisions);
    List<String> winners = Seat.listOf(game.winners()).stream().map(Seat::letter).toList();
    fold.add(Part.END, decisions + " decisions, winners " + winners);
  }

  /// Hears what happens and what is answered.
  private final class Ear implements Listener {
    @Override
    public void happened(Event event) {
      transcript.happened(event);
      fold.add(Part.TOLD, decisions + " told " + Told.line(event, game.seats()));
    }

    @Override
    public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
      transcript.answered(seat, prompt, choice, notation, step);
      fold.add(
          Part.ASKED, decisions + " " + seat.letter() + " answers " + prompt.id() + " " + notation);
    }

    @Override
    public void resolved(Seat seat, Prompt prompt, int choice, String notation, int step) {
      transcript.resolved(seat, prompt, choice, notation, step);
    }

    @Override
    public void unsealed() {
      transcript.unsealed();
    }
  }
}
