package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.odyssey.aliens.Wrack;
import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Deals;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: each use of the opponent's power costs it a ship, until the encounter is over; the older
/// one, by an option, shuts its powers off, which Pulsars can shield (H-304). Super: deals are
/// offered before cards are selected, each rejection costs a ship; with the last one the encounter
/// is lost.
public final class WrackFlare {
  private static final Prompt AGAIN = Prompt.of("flare-wrack/super/choice");

  /// Whether the wild side is the older one.
  public static final Option CLASSIC_WRACK =
      Option.oneOf(
              "flares.classicWildWrack",
              "off on",
              "off",
              "Wild Wrack is the older one: instead of taking a ship for each use it shuts the"
                  + " opponent's powers off for the encounter, unless a Pulsar shields them.",
              "H-304")
          .needs(Option.FLARES);

  public static final Flare FLARE =
      flare(Wrack.WRACK)
          .wild(
              MAIN,
              List.of(),
              "For the rest of the encounter your opponent sends one ship from a colony to the warp"
                  + " whenever it uses its power. The older flare, where it is chosen: your"
                  + " opponent's powers may not be used for the rest of the encounter.")
          .anyTime(MAIN, WrackFlare::hasPower, WrackFlare::shutOff)
          .may(MAIN, POWER_USED, WrackFlare::isUsed, WrackFlare::stop)
          .must(
              MAIN,
              POWER_USED,
              (game, me) -> !isClassic(game) && isUsed(game, me),
              (game, me) -> Wrack.injure(game, me, game.encounter().opponent(me)))
          .strong(
              MAIN,
              List.of(Step.ALLIANCE),
              "After alliances are formed, offer your opponent a deal. Rejected, it costs your"
                  + " opponent a ship on a colony and you may offer again, as often as you have"
                  + " ships in the encounter; if all are rejected, your side loses.")
          .may(MAIN, ALLIED, (game, me) -> game.encounter().shipsOf(me) > 0, WrackFlare::offer);

  private WrackFlare() {}

  private static boolean isClassic(Game game) {
    return game.options().is(CLASSIC_WRACK);
  }

  private static boolean hasPower(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    if (!opponent.exists() || !Flare.reaches(game, opponent)) return false;
    if (isClassic(game)) return hasAny(game, opponent);
    return game.ships().colonies(opponent) != 0
        && game.powers().inForce(Powers.instance(opponent, Powers.OWN));
  }

  private static boolean hasAny(Game game, Seat opponent) {
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (game.powers().inForce(Powers.instance(opponent, slot))) return true;
    return false;
  }

  private static boolean isUsed(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    boolean hit =
        isClassic(game) ? !game.answering().isCancelled() : game.ships().colonies(opponent) != 0;
    return opponent.exists()
        && game.answering().seat() == opponent
        && Flare.reaches(game, opponent)
        && hit;
  }

  // Its owner may shield each of them by a Pulsar (P7).
  private static void shutOff(Game game, Seat me) {
    if (!isClassic(game)) return;
    Seat opponent = game.encounter().opponent(me);
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (game.powers().inForce(Powers.instance(opponent, slot)))
        game.verbs().shutOff(Powers.instance(opponent, slot));
  }

  // The power in use is stopped first: what shields it shields it when its use has been answered.
  private static void stop(Game game, Seat me) {
    if (!isClassic(game)) return;
    game.answering().cancel();
    game.powers().block(game.answering().instance());
    shutOff(game, me);
  }

  private static void offer(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    int offers = game.encounter().shipsOf(me);
    for (int i = 0; i < offers; i++) {
      if (i > 0 && !game.ask(me).yes(AGAIN)) break;
      if (Deals.propose(game, me)) return;
      if (game.ships().colonies(opponent) != 0) Wrack.injure(game, me, opponent);
    }
    game.verbs().winUnrevealed(game.encounter().sideOf(me).other());
  }
}
