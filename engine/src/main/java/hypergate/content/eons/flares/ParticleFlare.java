package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;
import static hypergate.game.word.Window.COLONY_CHANGED;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.eons.aliens.Particle;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: everybody draws, discards, retrieves or loses what its player does. Super: the defense
/// entangles, too.
public final class ParticleFlare {
  private static final Prompt WHAT = Prompt.of("flare-particle/wild/choice");
  private static final Prompt WHERE = Prompt.of("flare-particle/super/planet");

  public static final Flare FLARE =
      flare(Particle.PARTICLE)
          .wild(
              OFFENSE,
              List.of(Step.START_TURN),
              "At the start of your turn draw a card, discard one, retrieve a ship or lose one to"
                  + " the warp. All others who can must do the same.")
          .may(OFFENSE, TURN_START, ParticleFlare::lead)
          .strong(
              DEFENSE,
              List.of(Step.RESOLUTION),
              "As the defense, when you win or gain a colony, entangle that planet with another;"
                  + " the pair is evened out at once.")
          .may(
              DEFENSE,
              BEFORE_COMPENSATION,
              (game, me) ->
                  hasWon(game, me) && Particle.mayEntangle(game, game.encounter().target()),
              (game, me) -> entangle(game, me, game.encounter().target()))
          .may(
              DEFENSE,
              COLONY_CHANGED,
              (game, me) -> gained(game, me) != 0,
              (game, me) -> entangle(game, me, game.ask(me).planet(WHERE, gained(game, me))));

  private ParticleFlare() {}

  // ---- wild

  private static boolean can(Game game, Seat seat, Word what) {
    return switch (what) {
      case DISCARD -> game.cards().handSize(seat) > 0;
      case SHIP -> game.verbs().freeInWarp(seat) > 0 && game.ships().colonies(seat) != 0;
      case WARP -> game.ships().colonies(seat) != 0;
      default -> true;
    };
  }

  private static void lead(Game game, Seat me) {
    Menu menu = game.ask(me).menu().add(Word.CARD);
    if (can(game, me, Word.DISCARD)) menu.add(Word.DISCARD);
    if (can(game, me, Word.SHIP)) menu.add(Word.SHIP);
    if (can(game, me, Word.WARP)) menu.add(Word.WARP);
    Word what = Word.of(Choice.value(game.ask(me).choose(WHAT)));
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if ((seat == me || Flare.reaches(game, seat)) && can(game, seat, what)) act(game, seat, what);
    }
  }

  private static void act(Game game, Seat seat, Word what) {
    switch (what) {
      case DISCARD -> game.verbs().hands().mustDiscard(seat, 1);
      case SHIP -> game.verbs().ships().retrieve(seat, 1);
      case WARP -> game.verbs().loseChosen(seat, 1, Cause.EFFECT);
      default -> game.verbs().draw(seat, 1);
    }
  }

  // ---- super

  private static boolean hasWon(Game game, Seat me) {
    return game.encounter().outcome().isWin() && game.encounter().winners().main() == me;
  }

  // Colonies just gained that could be entangled, as a mask.
  private static long gained(Game game, Seat me) {
    if (game.verbs().ships().changed() != me) return 0;
    long mask = 0;
    for (long rest = game.verbs().ships().gained(); rest != 0; rest &= rest - 1)
      if (Particle.mayEntangle(game, Planet.of(Long.numberOfTrailingZeros(rest))))
        mask |= Long.lowestOneBit(rest);
    return mask;
  }

  private static void entangle(Game game, Seat me, Planet planet) {
    Particle.entangle(game, me, planet);
    Particle.even(game, me, planet);
  }
}
