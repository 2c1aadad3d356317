package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.card.StartCard;
import hypergate.game.piece.Seat;
import hypergate.game.word.RuleNumbers;
import hypergate.testing.Seeds;
import java.util.List;
import java.util.Map;

/// How many cards seats are dealt as the game begins.
class FirstHandTest {
  @Seeds(upTo = 4)
  void a_glutton_is_dealt_two_cards_more(long seed) {
    Options options =
        AllContent.OPTIONS
            .of(Map.of("aliens.sets", "base+conflict"))
            .withStartCards(List.of(StartCard.of("B=glutton")));
    Game game = new Game(AllContent.ALL, options, seed);
    for (int i = 0; i < game.seats(); i++)
      game.player(
          Seat.of(i),
          question -> {
            for (int o = 0; o < question.count(); o++)
              if (question.notation(o).equals("glutton")) return o;
            return 0;
          });
    game.runPhase();
    for (int i = 0; i < game.seats(); i++) {
      boolean gorges = Seat.of(i) == Seat.named("B");
      assertThat(game.cards().handSize(Seat.of(i)))
          .isEqualTo(gorges ? RuleNumbers.HAND + 2 : RuleNumbers.HAND);
    }
  }
}
