package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Vox;
import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Volume: both cards, and reinforcements as they are played, also as a defensive ally; the
/// holder's card keeps its value.
public final class VoxPulsar {
  /// Mark on the sheet: the card, plus one, that is a louder reinforcement.
  private static final int REINFORCES = 1;

  public static final Pulsar PULSAR =
      pulsar(Vox.VOX)
          .pro(
              "Change both cards, and any reinforcement of less than 11 as it is played; as a"
                  + " defensive ally, too.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .may(
              Role.MAIN_OR_ALLY,
              Window.REINFORCED,
              VoxPulsar::isSoft,
              (game, me) ->
                  game.powers()
                      .mark(sheet(game, me), REINFORCES, game.encounter().reinforcingCard() + 1))
          .bends(Query.REINFORCEMENT_WORTH, VoxPulsar::loud)
          .inRole(Role.DEFENSIVE_ALLY)
          .ours("a restraint lifted")
          .con("Vox leaves the value of your card alone.", Immunity.CHOICE)
          .ours("P3.1: it cannot choose your cards");

  private VoxPulsar() {}

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, Vox.VOX);
  }

  private static boolean isSoft(Game game, Seat me) {
    int card = game.encounter().reinforcingCard();
    return game.encounter().reinforcer().exists()
        && card >= 0
        && game.cards().face(card).value() < Vox.LOUD;
  }

  private static int loud(Game game, Seat me, Seat who, int worth) {
    int card = game.powers().mark(sheet(game, me), REINFORCES);
    boolean is = card > 0 && card == game.encounter().reinforcingCard() + 1;
    return is ? Math.max(worth, Vox.LOUD) : worth;
  }
}
