package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEAL_FAILED;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.base.aliens.Pacifist;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a negotiate against an attack becomes an attack 15. Super: a failed deal costs the
/// Pacifist two ships fewer and the opponent two more.
public final class PacifistFlare {
  private static final int SHIFT = 2;

  public static final Flare FLARE =
      flare(Pacifist.PACIFIST)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "When you have revealed a negotiate and your opponent an attack, your card becomes an"
                  + " attack 15.")
          .may(
              MAIN,
              REVEALED,
              (game, me) ->
                  game.encounter().negotiates(me)
                      && game.encounter().attacks(game.encounter().opponent(me)),
              (game, me) -> game.encounter().becomes(me, Kind.ATTACK, 15))
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you fail to make a deal you lose two ships fewer and your opponent two more.")
          .may(MAIN, DEAL_FAILED, PacifistFlare::shift);

  private PacifistFlare() {}

  private static void shift(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(me);
    encounter.penalty(me, Math.max(0, encounter.penalty(me) - SHIFT));
    encounter.penalty(opponent, encounter.penalty(opponent) + SHIFT);
  }
}
