package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.LOSING;

import hypergate.content.alliance.aliens.Remote;
import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: each ally sends one ship more than it wanted to. Super: a ship of everybody that was
/// beaten.
public final class RemoteFlare {
  private static final Prompt FROM = Prompt.of("flare-remote/wild/planet");

  public static final Flare FLARE =
      flare(Remote.REMOTE)
          .wild(
              MAIN,
              List.of(Step.ALLIANCE),
              "As a main player, when alliances stand, each of your allies sends one ship more, a"
                  + " fifth one too, unless that would cost it a colony.")
          .may(MAIN, ALLIED, (game, me) -> sending(game, me) != 0, RemoteFlare::send)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you win as a main player take a ship of each opposing player, not of one only.")
          .may(MAIN, LOSING, (game, me) -> Remote.losers(game, me) != 0, RemoteFlare::take)
          .first(Group.CAPTURE);

  private RemoteFlare() {}

  private static long spare(Game game, Seat ally) {
    long spare = 0;
    long colonies = game.ships().colonies(ally);
    for (long rest = colonies; rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (game.ships().on(planet, ally) > 1) spare |= planet.bit();
    }
    return spare;
  }

  private static int sending(Game game, Seat me) {
    int mask = 0;
    for (int rest = game.encounter().sideOf(me).allies(); rest != 0; rest &= rest - 1) {
      Seat ally = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (spare(game, ally) != 0 && Flare.reaches(game, ally)) mask |= ally.bit();
    }
    return mask;
  }

  private static void send(Game game, Seat me) {
    Side side = game.encounter().sideOf(me);
    int sending = sending(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat ally = game.inOrder(p);
      if (!ally.in(sending)) continue;
      Planet from = game.ask(ally).planet(FROM, spare(game, ally));
      game.verbs().ships().move(ally, from.index(), side.place(), 1, true);
    }
    game.verbs().ships().settle();
  }

  private static void take(Game game, Seat me) {
    int sheet = game.powers().find(me, Remote.REMOTE);
    for (int rest = Remote.losers(game, me); rest != 0; rest &= rest - 1)
      Remote.take(game, Seat.of(Integer.numberOfTrailingZeros(rest)), sheet);
  }
}
