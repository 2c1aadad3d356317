package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.odyssey.aliens.Decoy;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: with the opponent's consent a negotiate replaces an attack. Super: an ally lays the card
/// down, and the main player of its side swaps.
public final class DecoyFlare {
  private static final Prompt WHOSE = Prompt.of("flare-decoy/wild/seat");
  private static final Prompt AGREES = Prompt.of("flare-decoy/wild/choice");

  public static final Flare FLARE =
      flare(Decoy.DECOY)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "If your opponent agrees, replace an attack card that either of you has revealed with"
                  + " a negotiate from your hand.")
          .may(MAIN, REVEALED, DecoyFlare::mayReplace, DecoyFlare::replace)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOSE, attackers(game, me)).index()))
          .strong(
              ALLY,
              List.of(Step.PLANNING),
              "You may use your power as an ally; the main player of your side decides on the"
                  + " swap.")
          .may(
              ALLY,
              BEFORE_SELECTION,
              Decoy::mayLay,
              (game, me) -> {
                if (game.usesPower(me, Decoy.DECOY)) Decoy.lay(game, me);
              })
          .naming(Decoy::choose);

  private DecoyFlare() {}

  private static int attackers(Game game, Seat me) {
    Seat other = game.encounter().opponent(me);
    return (game.encounter().attacks(me) ? me.bit() : 0)
        | (game.encounter().attacks(other) ? other.bit() : 0);
  }

  private static boolean mayReplace(Game game, Seat me) {
    return game.cards().holds(me, Kind.NEGOTIATE)
        && attackers(game, me) != 0
        && Flare.reaches(game, game.encounter().opponent(me));
  }

  private static void replace(Game game, Seat me) {
    Seat whose = Seat.of(game.current().target());
    boolean stands = game.cards().holds(me, Kind.NEGOTIATE) && game.encounter().attacks(whose);
    if (!stands || !game.ask(game.encounter().opponent(me)).yes(AGREES)) return;
    int card = game.cards().hand(me, Kind.NEGOTIATE).next(0);
    game.cards().fromHand(me, card);
    game.cards().aside(card);
    game.verbs().replaceRevealed(whose, card);
  }
}
