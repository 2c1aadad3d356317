package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.odyssey.aliens.Silencer;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Step;
import hypergate.variant.tokens.Tokens;
import java.util.List;

/// Wild: the opponent's powers are off until the encounter is over, which is no Cosmic Zap; the
/// flare goes to the Silencer. Super: played as the power is used, it turns one or two partial
/// tokens up again.
public final class SilencerFlare {
  private static final int MOST = 2;
  private static final Prompt WHICH = Prompt.of("flare-silencer/super/seats");

  public static final Flare FLARE =
      flare(Silencer.SILENCER)
          .wild(
              MAIN,
              List.of(),
              "Your opponent's power cannot be used for the rest of the encounter; that is no"
                  + " Cosmic Zap. Then give this flare to the Silencer, or discard it if there is"
                  + " none.")
          .anyTime(MAIN, SilencerFlare::hasPower, SilencerFlare::silence)
          .may(MAIN, POWER_USED, SilencerFlare::isUsed, SilencerFlare::cancel)
          .naming((game, me) -> game.current().noZap())
          .strong(
              MAIN,
              List.of(Step.DESTINY),
              "When you use your power, turn one or two partial tokens to their total side.")
          .may(
              MAIN,
              POWER_USED,
              (game, me) ->
                  game.answering().instance() == game.powers().find(me, Silencer.SILENCER)
                      && !game.answering().isCancelled()
                      && Tokens.of(game).seats().with(Silencer.PARTIAL) != 0,
              SilencerFlare::turnUp)
          .withPower((game, me) -> Tokens.of(game).seats().with(Silencer.PARTIAL) != 0);

  private SilencerFlare() {}

  private static boolean hasPower(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    if (!opponent.exists() || !Flare.reaches(game, opponent)) return false;
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (game.powers().inForce(Powers.instance(opponent, slot))) return true;
    return false;
  }

  private static boolean isUsed(Game game, Seat me) {
    return game.answering().seat() == game.encounter().opponent(me)
        && !game.answering().isCancelled()
        && Flare.reaches(game, game.answering().seat());
  }

  private static void cancel(Game game, Seat me) {
    game.answering().cancelForGood();
    silence(game, me);
  }

  private static void silence(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (game.powers().inForce(Powers.instance(opponent, slot)))
        game.verbs().silence(Powers.instance(opponent, slot));
    game.verbs().hands().passOn(game.powers().holder(Silencer.SILENCER));
  }

  private static void turnUp(Game game, Seat me) {
    int partial = Tokens.of(game).seats().with(Silencer.PARTIAL);
    int chosen =
        Integer.bitCount(partial) == 1 ? partial : game.ask(me).seats(WHICH, partial, MOST);
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(chosen))
        Tokens.of(game).seats().lay(Silencer.SILENCER, Seat.of(i), Silencer.TOTAL);
  }
}
