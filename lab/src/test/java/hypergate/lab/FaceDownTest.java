package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import hypergate.game.view.Question;
import hypergate.players.RandomPlayer;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import hypergate.variant.technology.TechEvent;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;

/// A tech that lies face down is named to its owner only: in options, and in what is told.
final class FaceDownTest {
  private static final Options OPTIONS =
      AllContent.OPTIONS.of(
          Map.of("technology", "odyssey", "tech.openingDraw", "3", "tech.openingKeep", "2"));
  private static int checked;

  @Seeds(upTo = 30, fresh = 1)
  void no_option_and_no_event_names_it_to_others(long seed) {
    play(seed);
  }

  private static void play(long seed) {
    Game game = new Game(AllContent.ALL, OPTIONS, seed);
    for (int i = 0; i < game.seats(); i++) {
      RandomPlayer player = new RandomPlayer(Luck.mix(seed * 31 + i));
      game.player(
          Seat.of(i),
          question -> {
            names(game, question.seat(), options(question));
            return player.choose(question);
          });
    }
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            // These turn it up, or turn down what everybody has seen.
            if (event instanceof TechEvent.TechDiscarded || event instanceof Event.Used) return;
            if (event instanceof TechEvent.TechReset) return;
            for (int i = -1; i < game.seats(); i++) {
              // Whoever gives it away has seen it.
              if (event instanceof TechEvent.TechGiven given && given.from() == Seat.of(i))
                continue;
              names(game, Seat.of(i), List.of(event.seenBy(Seat.of(i)).toString()));
            }
          }
        });
    game.run();
  }

  private static List<String> options(Question question) {
    List<String> options = new ArrayList<>();
    for (int i = 0; i < question.count(); i++) options.add(question.notation(i));
    return options;
  }

  private static void names(Game game, Seat reader, List<String> texts) {
    for (int slot = 0; slot < game.cardSlots().top(); slot++) {
      if (!Techs.of(game).exists(slot)
          || Techs.of(game).isComplete(slot)
          // Everybody saw it lie face up before it was reset.
          || Techs.of(game).wasReset(slot)
          || Techs.of(game).isOf(slot, reader)) continue;
      Pattern name = Pattern.compile("\\b" + Techs.of(game).tech(slot).id() + "\\b");
      checked++;
      assertThat(texts).as("told to " + reader).noneMatch(text -> name.matcher(text).find());
    }
  }

  @AfterAll
  static void something_was_checked() {
    if (!SeedRun.isWhole()) return;
    assertThat(checked).isPositive();
  }
}
