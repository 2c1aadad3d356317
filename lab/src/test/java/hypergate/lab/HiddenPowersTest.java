package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.card.Sheet;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.view.Listener;
import hypergate.game.view.Redeal;
import hypergate.game.view.View;
import hypergate.players.RandomPlayer;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;

/// Aliens that lie face down until their power is used (R-25.8, ruling H-156).
final class HiddenPowersTest {
  private static int hidden;
  private static int shown;
  private static int opposed;
  private static int differing;
  private static int withFlare;
  private static int withoutFlare;

  private static Options options(long seed) {
    return AllContent.OPTIONS.of(
        Map.of(
            "powers.hidden",
            "on",
            "powers",
            "" + (1 + seed % 2),
            "pulsars",
            "" + (seed % 2 == 0),
            "technology",
            "odyssey"));
  }

  private static Game game(long seed) {
    Game game = new Game(AllContent.ALL, options(seed), seed);
    for (int i = 0; i < game.seats(); i++)
      game.player(Seat.of(i), new RandomPlayer(Luck.mix(seed * 31 + i)));
    return game;
  }

  @Seeds(upTo = 40, fresh = 1)
  void others_see_a_sheet_and_no_more_until_it_is_used(long seed) {
    play(seed);
  }

  private static void play(long seed) {
    Game game = game(seed);
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            switch (event) {
              case Event.AlienChanged changed when changed.faceDown() -> {
                for (int i = -1; i < game.seats(); i++)
                  assertThat(((Event.AlienChanged) event.seenBy(Seat.of(i))).alien().isEmpty())
                      .isEqualTo(changed.seat() != Seat.of(i));
              }
              case Event.AlienShown _ -> shown++;
              case Event.Used(var seat, var effect) when effect.startsWith("pulsar-") ->
                  pulsar(game, effect);
              case Event.Used(var seat, var effect) ->
                  assertThat(isFaceDown(game, effect)).isFalse();
              case Event.Zapped(var seat, var alien) ->
                  assertThat(isFaceDown(game, alien)).isFalse();
              default -> {}
            }
          }
        });
    while (!game.isOver()) {
      for (int i = -1; i < game.seats(); i++) look(game, Seat.of(i));
      game.runPhase();
    }
  }

  // H-233: Pro and Shield tell whose power it is, Con and Denial do not.
  private static void pulsar(Game game, String effect) {
    int slash = effect.indexOf('/');
    boolean faceDown = isFaceDown(game, effect.substring("pulsar-".length(), slash));
    boolean opposes = effect.endsWith("/con") || effect.endsWith("/denial");
    if (opposes && faceDown) opposed++;
    if (!opposes) assertThat(faceDown).as(effect).isFalse();
  }

  private static boolean isFaceDown(Game game, String alien) {
    for (int i = 0; i < Sizes.INSTANCES; i++)
      if (game.powers().isFaceDown(i) && game.powers().alien(i).id().equals(alien)) return true;
    return false;
  }

  private static void look(Game game, Seat viewer) {
    View view = View.of(game, viewer);
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
      if (!game.powers().isFaceDown(i)) continue;
      hidden++;
      assertThat(view.powers().isFaceDown(i)).isTrue();
      assertThat(view.powers().exists(i)).isEqualTo(Powers.owner(i) == viewer);
      Sheet alien = game.powers().alien(i);
      assertThat(alien.setup() || alien.effect().queries() != 0).as(alien.id()).isFalse();
    }
  }

  @Seeds(
      upTo = 20,
      fixed = {937933097, 169777991, 404411361, 659501739, 943461155},
      fresh = 1)
  void an_imagined_table_has_other_legal_aliens_there(long seed) {
    imagine(seed);
  }

  private static void imagine(long seed) {
    Game game = game(seed);
    Game other = game.sibling();
    Redeal dealer = new Redeal();
    for (int phase = 0; phase < 40 && !game.isOver(); phase++) {
      game.runPhase();
      if (game.isOver()) break;
      game.forkInto(other);
      dealer.deal(other, Seat.of(0), seed + phase);
      for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
        assertThat(other.powers().exists(i)).isEqualTo(game.powers().exists(i));
        boolean guessed = game.powers().isFaceDown(i) && Powers.owner(i) != Seat.of(0);
        if (!game.powers().exists(i)) continue;
        if (!guessed) assertThat(other.powers().number(i)).isEqualTo(game.powers().number(i));
        else if (other.powers().number(i) != game.powers().number(i)) differing++;
        for (int j = 0; j < i; j++)
          assertThat(other.powers().number(j)).isNotEqualTo(other.powers().number(i));
        if (guessed && hasFlare(other, other.powers().number(i))) withFlare++;
        else if (guessed) withoutFlare++;
      }
      assertThat(View.of(other, Seat.of(0)).sameAs(View.of(game, Seat.of(0)))).isTrue();
    }
  }

  private static boolean hasFlare(Game game, int alien) {
    for (int i = 0; i < Sizes.ALIEN_CARDS; i++)
      if (game.cards().cardAlien(game.content().firstAlienCard() + i) == alien) return true;
    return false;
  }

  @AfterAll
  static void something_was_seen() {
    if (!SeedRun.isWhole()) return;
    assertThat(hidden).isPositive();
    assertThat(shown).isPositive();
    assertThat(opposed).isPositive();
    assertThat(differing).isGreaterThan(200);
    // the flares of all aliens are in the deck, as long as there is an unseen one to be it.
    assertThat(withFlare).isGreaterThan(20 * withoutFlare);
  }
}
