package hypergate.content.base.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.decide.Prompt;
import hypergate.variant.technology.Tech;
import hypergate.variant.tokens.Tokens;

/// The Prometheus: one ship more in every respect, and three on top for its side, added once, when
/// it takes part in an encounter. It leaves the game with its tech; a copy has one of its own.
public final class ThePrometheus {
  private static final Prompt WHERE = Prompt.of("the-prometheus/planet");

  public static final Tech THE_PROMETHEUS =
      tech("The Prometheus", "base", ANY)
          .research(7)
          .bringsPart(Tokens.class)
          .staysInPlay()
          .token("Prometheus")
          .text(
              "On completion put the Prometheus on one of your colonies: it is one of your ships"
                  + " and adds 3 to its side whenever it is in an encounter.")
          .whenCompleted((game, me) -> Tokens.of(game).launchShip(me, WHERE))
          .whenGiven(
              (game, me) -> {
                Tokens.of(game).scrapShip();
                Tokens.of(game).launchShip(me, WHERE);
              })
          .whenLeaving((game, me) -> Tokens.of(game).scrapShip())
          .always(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> Tokens.of(game).isShipInvolved(me),
              (game, me) -> game.encounter().sideOf(me).add(3));

  private ThePrometheus() {}
}
