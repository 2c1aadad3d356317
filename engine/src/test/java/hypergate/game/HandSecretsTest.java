package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.content.base.aliens.Miser;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Zone;
import hypergate.game.view.Redeal;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a seat sees of cards that change hands or lie on a sheet, and what the others do not see.
class HandSecretsTest {
  private static final Seat A = Seat.of(0);
  private static final Seat B = Seat.of(1);
  private static final Seat C = Seat.of(2);

  /// A table of four whose setup is done, everybody having given the first answer.
  private static Game dealt(int seed) {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of("seats", "4")), seed);
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), question -> 0);
    do game.runPhase();
    while (game.step() == Step.SETUP);
    return game;
  }

  private static View view(Game game, Seat seat) {
    View view = new View(Game.tableFor(game.rules()));
    view.take(game, seat);
    return view;
  }

  private static Game dealtWithMiser() {
    for (int seed = 0; ; seed++) {
      Game game = dealt(seed);
      if (game.powers().holder(Miser.MISER).exists()) return game;
    }
  }

  @Test
  void the_hoard_is_seen_by_its_owner_alone() {
    Game game = dealtWithMiser();
    Seat miser = game.powers().holder(Miser.MISER);
    int instance = game.powers().find(miser, Miser.MISER);
    assertThat(game.cards().pile(instance).size()).isEqualTo(8);
    assertThat(game.cards().handSize(miser)).isEqualTo(8);
    for (int i = 0; i < game.seats(); i++) {
      View view = view(game, Seat.of(i));
      assertThat(view.pileSize(instance)).isEqualTo(8);
      assertThat(view.cards().pile(instance).size()).isEqualTo(Seat.of(i) == miser ? 8 : 0);
    }
  }

  @Test
  void who_watches_sees_what_all_seats_know_and_no_more() {
    Game game = dealtWithMiser();
    Seat miser = game.powers().holder(Miser.MISER);
    int instance = game.powers().find(miser, Miser.MISER);
    int shown = game.cards().pile(instance).next(0);
    for (int i = 0; i < game.seats() - 1; i++) game.cards().knownTo(Seat.of(i), shown);
    assertThat(view(game, Seat.NONE).cards().pile(instance).size()).isZero();
    game.cards().knownTo(Seat.of(game.seats() - 1), shown);
    CardSet seen = view(game, Seat.NONE).cards().pile(instance);
    assertThat(seen.size()).isEqualTo(1);
    assertThat(seen.has(shown)).isTrue();
    assertThat(view(game, Seat.NONE).pileSize(instance)).isEqualTo(8);
  }

  @Test
  void a_new_deal_for_who_watches_keeps_what_all_seats_know() {
    Game game = dealtWithMiser();
    Seat miser = game.powers().holder(Miser.MISER);
    int instance = game.powers().find(miser, Miser.MISER);
    int shown = game.cards().pile(instance).next(0);
    int handed = game.cards().hand(miser).next(0);
    game.cards().knownToAll(shown);
    game.cards().knownToAll(handed);
    CardSet pile = game.cards().pile(instance);
    CardSet before = new CardSet().set(pile.low(), pile.high());
    boolean changes = false;
    for (int seed = 0; seed < 20; seed++) {
      Game other = game.sibling();
      game.forkInto(other);
      other.state().copyFrom(game.state());
      new Redeal().deal(other, Seat.NONE, seed);
      assertThat(other.cards().pile(instance).has(shown)).isTrue();
      assertThat(other.cards().inHand(miser, handed)).isTrue();
      assertThat(View.of(other, Seat.NONE).sameAs(View.of(game, Seat.NONE))).isTrue();
      CardSet dealt = other.cards().pile(instance);
      changes |= dealt.low() != before.low() || dealt.high() != before.high();
    }
    assertThat(changes).as("what nobody has shown is dealt anew").isTrue();
  }

  @Test
  void a_card_added_to_the_hoard_is_seen_by_its_owner_alone() {
    Game game = dealtWithMiser();
    Seat miser = game.powers().holder(Miser.MISER);
    int instance = game.powers().find(miser, Miser.MISER);
    game.verbs().piles().drawToPile(miser, instance, 1);
    for (int i = 0; i < game.seats(); i++)
      assertThat(view(game, Seat.of(i)).cards().pile(instance).size())
          .isEqualTo(Seat.of(i) == miser ? 9 : 0);
  }

  @Test
  void a_card_taken_at_random_is_known_to_its_old_and_new_owner() {
    Game game = dealt(1);
    game.verbs().hands().takeRandom(B, A, 1);
    assertThat(view(game, A).knownIn(B).size()).isEqualTo(1);
    assertThat(view(game, B).hand().size()).isEqualTo(game.cards().handSize(B));
    assertThat(view(game, C).knownIn(B).isEmpty()).isTrue();
    assertThat(view(game, B).knownIn(A).isEmpty()).isTrue();
  }

  @Test
  void after_hands_are_mixed_nobody_knows_what_another_holds() {
    Game game = dealt(1);
    game.verbs().hands().takeRandom(B, A, 2);
    int mine = game.cards().handSize(A);
    int theirs = game.cards().handSize(B);
    CardSet hand = game.cards().hand(A);
    CardSet before = new CardSet().set(hand.low(), hand.high());
    game.verbs().exchange().mix(A, B);
    assertThat(game.cards().handSize(A)).isEqualTo(mine);
    assertThat(game.cards().handSize(B)).isEqualTo(theirs);
    assertThat(view(game, A).knownIn(B).isEmpty()).isTrue();
    assertThat(view(game, B).knownIn(A).isEmpty()).isTrue();
    assertThat(view(game, C).knownIn(A).isEmpty()).isTrue();
    assertThat(view(game, A).hand().size()).isEqualTo(mine);
    hand = game.cards().hand(A);
    assertThat(hand.low() != before.low() || hand.high() != before.high()).isTrue();
  }

  @Test
  void a_hoard_that_is_thrown_away_lies_open_in_the_discard_pile() {
    Game game = dealtWithMiser();
    Seat miser = game.powers().holder(Miser.MISER);
    int instance = game.powers().find(miser, Miser.MISER);
    game.verbs().piles().discardPile(instance);
    assertThat(game.cards().discardSize()).isGreaterThanOrEqualTo(8);
    assertThat(game.state().size(Zone.pile(instance))).isZero();
  }

  @Test
  void a_look_at_a_hand_shows_it_to_the_viewer_alone() {
    Game game = dealt(1);
    game.verbs().hands().showing().look(B, A);
    assertThat(view(game, B).knownIn(A).size()).isEqualTo(game.cards().handSize(A));
    assertThat(view(game, C).knownIn(A).isEmpty()).isTrue();
    assertThat(view(game, A).knownIn(B).isEmpty()).isTrue();
  }

  @Test
  void a_look_at_some_cards_shows_no_more_than_those() {
    Game game = dealt(1);
    CardSet seen = game.verbs().hands().showing().lookRandom(B, A, 3);
    assertThat(seen.size()).isEqualTo(3);
    assertThat(view(game, B).knownIn(A).size()).isEqualTo(3);
    assertThat(view(game, C).knownIn(A).isEmpty()).isTrue();
  }

  @Test
  void a_gift_is_known_to_giver_and_receiver_alone() {
    Game game = dealt(1);
    int card = game.cards().hand(A).next(0);
    game.verbs().hands().give(A, B, card);
    game.encounter().givenCard(card);
    assertThat(view(game, A).encounter().givenCard()).isEqualTo(card);
    assertThat(view(game, B).encounter().givenCard()).isEqualTo(card);
    assertThat(view(game, C).encounter().givenCard()).isNotEqualTo(card);
    assertThat(view(game, A).knownIn(B).size()).isEqualTo(1);
    assertThat(view(game, C).knownIn(B).isEmpty()).isTrue();
  }

  @Test
  void a_discarded_card_that_somebody_takes_is_known_to_all() {
    Game game = dealt(1);
    int card = game.cards().hand(A).next(0);
    game.verbs().discard(A, card);
    game.verbs().hands().takeBack(B, card);
    assertThat(view(game, A).knownIn(B).size()).isEqualTo(1);
    assertThat(view(game, C).knownIn(B).size()).isEqualTo(1);
  }
}
