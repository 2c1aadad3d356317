package hypergate.content.odyssey.tech;

import static hypergate.game.word.Query.STORED_PLAYABLE;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.NEW_HAND;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.variant.technology.Payment;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Solar Harness: at any time a flare of the hand is parked face up under it, one at a time. There
/// it is no card of the hand; played from there it cannot be cancelled and goes to hand as usual.
/// It can be thrown away at any time, and is when its owner draws a new hand.
public final class SolarHarness {
  private static final Prompt WHICH = Prompt.of("solar-harness/card");

  public static final Tech SOLAR_HARNESS =
      tech("Solar Harness", "odyssey", ANY)
          .pays(Payment.RUN)
          .staysInPlay()
          .text(
              "At any time put a flare from your hand face up on this. It may be played from here,"
                  + " cannot be cancelled and is not part of your hand. Discard it at any time, and"
                  + " before you draw a new hand.")
          .bends(STORED_PLAYABLE, (game, me, who, may) -> who == me ? 1 : may)
          .anyTime(
              ANY,
              (game, me) ->
                  Techs.of(game).stored(game.here()) < 0 && game.cards().holds(me, Kind.FLARE),
              SolarHarness::park)
          .anyTime(ANY, SolarHarness::isHarnessed, SolarHarness::release)
          .always(
              ANY,
              NEW_HAND,
              (game, me) -> isHarnessed(game, me) && game.verbs().hands().drawer() == me,
              SolarHarness::release);

  private SolarHarness() {}

  private static boolean isHarnessed(Game game, Seat me) {
    return Techs.of(game).stored(game.here()) >= 0;
  }

  private static void park(Game game, Seat me) {
    int card = game.ask(me).card(WHICH, game.cards().hand(me, Kind.FLARE));
    Techs.of(game).research().park(game.current().location(), card);
  }

  private static void release(Game game, Seat me) {
    Techs.of(game).research().discardParked(game.current().location());
  }
}
