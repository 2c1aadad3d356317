package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.odyssey.aliens.Zilch;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.timing.Use;
import hypergate.game.word.Kind;
import java.util.List;

/// Wild: who has the fewest foreign colonies of all founds another. Super: any card means nothing.
public final class ZilchFlare {
  private static final Prompt FOUNDS = Prompt.of("flare-zilch/wild/choice");
  private static final Prompt WHERE = Prompt.of("flare-zilch/wild/planet");
  private static final Prompt WITH = Prompt.of("flare-zilch/wild/ships");
  private static final Prompt WHOSE = Prompt.of("flare-zilch/super/seat");

  public static final Flare FLARE =
      flare(Zilch.ZILCH)
          .wild(
              ANY,
              List.of(),
              "Another player with fewer foreign colonies than everybody else may found a colony on"
                  + " any planet. Then give this flare to the Zilch, or discard it.")
          .whenever(ANY, (game, me) -> poorest(game, me).exists(), ZilchFlare::settle)
          .strong(
              ANY,
              List.of(),
              "An encounter card counts as an attack 00, or any other card has no effect. Then"
                  + " discard this flare.")
          .may(ANY, PLAYED, ZilchFlare::isPlayed, ZilchFlare::nullify)
          .may(
              ANY,
              REINFORCED,
              (game, me) ->
                  game.encounter().reinforcer().exists() && game.encounter().reinforcingCard() >= 0,
              ZilchFlare::cancelReinforcement)
          .may(ANY, REVEALED, (game, me) -> mains(game) != 0, ZilchFlare::zero)
          .naming(
              (game, me) -> game.current().target(game.ask(me).seat(WHOSE, mains(game)).index()));

  private ZilchFlare() {}

  // The player who alone has the fewest foreign colonies, if it is another one and can found one.
  private static Seat poorest(Game game, Seat me) {
    Seat poorest = Seat.NONE;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < game.seats(); i++) {
      int colonies = game.powers().foreignColonies(Seat.of(i));
      if (colonies < fewest) poorest = Seat.of(i);
      else if (colonies == fewest) poorest = Seat.NONE;
      fewest = Math.min(fewest, colonies);
    }
    boolean fits =
        poorest.exists()
            && poorest != me
            && Flare.reaches(game, poorest)
            && game.verbs().mayGainColony(poorest, game.ships().planets());
    return fits ? poorest : Seat.NONE;
  }

  private static void settle(Game game, Seat me) {
    Seat poorest = poorest(game, me);
    if (poorest.exists() && game.ask(poorest).yes(FOUNDS))
      game.verbs().gainColony(poorest, WHERE, WITH, game.ships().planets());
    game.verbs().hands().passOn(game.powers().holder(Zilch.ZILCH));
  }

  private static boolean isPlayed(Game game, Seat me) {
    Use use = game.answering();
    return use.card() >= 0 && !use.isCancelled();
  }

  private static void nullify(Game game, Seat me) {
    game.answering().undo();
    game.current().discard();
  }

  private static void cancelReinforcement(Game game, Seat me) {
    game.encounter().reinforcer(Seat.NONE);
    game.current().discard();
  }

  private static int mains(Game game) {
    Encounter encounter = game.encounter();
    int mains = 0;
    for (int p = 0; p < 2; p++) {
      Seat main = p == 0 ? encounter.offense() : encounter.defense();
      boolean counts = encounter.isUp(main) && encounter.card(main) >= 0;
      boolean isNothing = encounter.attacks(main) && encounter.value(main) == 0;
      if (counts && !isNothing) mains |= main.bit();
    }
    return mains;
  }

  private static void zero(Game game, Seat me) {
    game.encounter().becomes(Seat.of(game.current().target()), Kind.ATTACK, 0);
    game.current().discard();
  }
}
