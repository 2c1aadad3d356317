package hypergate.content.eons.aliens;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.variant.essences.Essence.essence;

import hypergate.game.declare.Condition;
import hypergate.game.declare.Declaration;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.essences.Essence;
import java.util.List;

/// The eight disruptions of the Anarchist: rules that are changed for whoever may use them.
final class Disruptions {
  private static final String KIND = "Disruption";

  // As many ships as anybody has.
  static final int NO_LIMIT = 99;

  static final List<Essence> ALL =
      List.of(
          disruption("Warp", "When you retrieve ships of yours from the warp, retrieve all.")
              .free(
                  ANY,
                  Window.RETRIEVING,
                  when(DisruptedRules::mayEmptyWarp),
                  DisruptedRules::emptyWarp),
          disruption(
                  "Success",
                  "Have a second encounter although the first was no success, if you have a card"
                      + " for it.")
              .free(
                  OFFENSE,
                  Window.NEXT_ENCOUNTER,
                  when(DisruptedRules::mayGoOn),
                  DisruptedRules::goOn),
          disruption("Rewards", "See the cards that anybody else collects as rewards.")
              .free(ANY, Window.COLLECTED, when(DisruptedRules::maySee), DisruptedRules::see),
          anyTime(
              disruption(
                  "Hand",
                  "At any time, without an attack in your hand, exchange it for a new one."),
              when(DisruptedRules::mayExchange)),
          disruption("Gate", "Send as many ships to the gate as you like.")
              .free(
                  OFFENSE,
                  Window.LAUNCHING,
                  when((game, me) -> !DisruptedRules.sends(game, me)),
                  DisruptedRules::sendAll)
              .free(
                  NOT_MAIN,
                  Window.JOINING,
                  when(DisruptedRules::mayFollow),
                  DisruptedRules::sendAll)
              .bends(
                  Query.LAUNCH_LIMIT,
                  (game, me, who, ships) -> DisruptedRules.sends(game, who) ? NO_LIMIT : ships)
              .bends(Query.JOIN_LIMIT, DisruptedRules::joining),
          disruption("Destiny", "Choose your destiny card out of the deck instead of drawing it.")
              .free(
                  OFFENSE,
                  Window.BEFORE_DESTINY,
                  when(DisruptedRules::mayChoose),
                  DisruptedRules::choose),
          disruption(
                  "Compensation",
                  "Take compensation due as rewards; and instead of a reward take a card of"
                      + " anybody's hand.")
              .free(
                  ANY,
                  Window.COMPENSATION,
                  when(DisruptedRules::mayConvert),
                  DisruptedRules::convert)
              .free(ANY, Window.COLLECTING, when(DisruptedRules::mayTake), DisruptedRules::take),
          disruption(
                  "Alliance",
                  "Ally without an invitation; if you lose ships then, lose twice as many.")
              .free(
                  NOT_MAIN,
                  Window.JOINING,
                  when(DisruptedRules::mayIntrude),
                  DisruptedRules::intrude)
              .bends(Query.MAY_JOIN, DisruptedRules::sides));

  private Disruptions() {}

  private static Essence disruption(String name, String text) {
    return essence(KIND, name, "eons", 0, text).shared();
  }

  private static Essence anyTime(Essence card, Condition when) {
    Essence hand = card;
    for (Window window : Declaration.WHENEVER)
      hand = hand.free(ANY, window, when, DisruptedRules::exchange);
    return hand;
  }

  private static Condition when(Condition condition) {
    return (game, me) -> Anarchist.mayUse(game, me) && condition.holds(game, me);
  }
}
