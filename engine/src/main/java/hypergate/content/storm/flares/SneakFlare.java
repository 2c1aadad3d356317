package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;
import static hypergate.game.word.Window.COMPENSATED;
import static hypergate.game.word.Window.LOSING;

import hypergate.content.storm.aliens.Sneak;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a beaten defense takes a card that it has chosen. Super: two planets are infiltrated at
/// once; somebody else gets the flare.
public final class SneakFlare {
  private static final Prompt FIRST = Prompt.of("flare-sneak/super/planet");
  private static final Prompt SECOND = Prompt.of("flare-sneak/super/planet-2");
  private static final Prompt HOW_MANY = Prompt.of("flare-sneak/super/number");
  private static final Prompt TO = Prompt.of("flare-sneak/super/seat");

  public static final Flare FLARE =
      flare(Sneak.SNEAK)
          .wild(
              DEFENSE,
              List.of(Step.RESOLUTION),
              "When you have lost as the defense, before or after compensation, look at your"
                  + " opponent's hand and take a card of your choice.")
          .may(DEFENSE, BEFORE_COMPENSATION, SneakFlare::isBeaten, SneakFlare::take)
          .may(DEFENSE, COMPENSATED, SneakFlare::isBeaten, SneakFlare::take)
          .strong(
              DEFENSE,
              List.of(Step.RESOLUTION),
              "With your power put your ships, if you have two or more, on two planets of the"
                  + " offense's home system. Then give this flare to another player.")
          .may(DEFENSE, LOSING, SneakFlare::maySplit, SneakFlare::split);

  private SneakFlare() {}

  private static boolean isBeaten(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return game.encounter().isBeaten(me)
        && game.cards().handSize(opponent) > 0
        && Flare.reaches(game, opponent);
  }

  private static void take(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    game.verbs().hands().showing().look(me, opponent);
    CardSet hand = game.cards().hand(opponent);
    game.ask(me).cards(Prompt.TAKE, hand, 1, 1);
    game.verbs().receipts().take(me, opponent, hand);
  }

  private static boolean maySplit(Game game, Seat me) {
    return Sneak.isDrivenOut(game, me, false)
        && game.verbs().losing().remaining(me) > 1
        && Long.bitCount(Sneak.system(game)) > 1;
  }

  private static void split(Game game, Seat me) {
    Seat to = game.ask(me).seat(TO, game.everybody() & ~me.bit());
    if (game.usesPower(me, Sneak.SNEAK)) infiltrate(game, me);
    game.verbs().hands().passOn(to);
  }

  private static void infiltrate(Game game, Seat me) {
    int ships = game.verbs().losing().remaining(me);
    if (ships < 2) return;
    Planet first = game.ask(me).planet(FIRST, Sneak.system(game));
    int there = game.ask(me).number(HOW_MANY, 1, ships - 1);
    Planet second = game.ask(me).planet(SECOND, Sneak.system(game) & ~first.bit());
    Sneak.settle(game, me, there, first);
    Sneak.settle(game, me, ships - there, second);
  }
}
