package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.DEALING;
import static hypergate.game.word.Window.DEAL_FAILED;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Negotiate: a negotiate of its own makes a fight of others a deal of three.
public final class Diplomat {
  private static final Prompt CARD = Prompt.of("diplomat/card");
  private static final Prompt WHO = Prompt.of("diplomat/seat");
  private static final Prompt WHOM = Prompt.of("diplomat/seat-2");
  private static final Prompt WHAT = Prompt.of("diplomat/choice");
  private static final Prompt AGREES = Prompt.of("diplomat/choice-2");

  public static final Alien DIPLOMAT =
      alien("Diplomat", "dominion")
          .level(1)
          .power("Negotiate", NOT_MAIN, Step.REVEAL)
          .text(
              "When you are no main player and an attack card is revealed you may play a negotiate:"
                  + " every revealed attack becomes a negotiate, and you and both main players make"
                  + " one deal among three. If not all agree each of you loses the ships due.")
          .may(NOT_MAIN, REVEALED, Diplomat::mayPlay, Diplomat::play)
          .always(
              ANY,
              DEALING,
              (game, me) -> game.encounter().third() == me,
              (game, me) -> game.verbs().conference().talk(WHO, WHOM, WHAT, AGREES))
          .first(Group.LAST)
          .evenLost()
          .always(
              ANY,
              DEAL_FAILED,
              (game, me) ->
                  game.encounter().third() == me && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0,
              (game, me) -> game.encounter().penalty(me, 0));

  private Diplomat() {}

  private static boolean mayPlay(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return (encounter.attacks(encounter.offense()) || encounter.attacks(encounter.defense()))
        && !encounter.third().exists()
        && !game.verbs().seconds().lies(me)
        && game.cards().holds(me, Kind.NEGOTIATE)
        && isOpen(game, encounter.offense())
        && isOpen(game, encounter.defense());
  }

  private static boolean isOpen(Game game, Seat main) {
    return game.ofPower(Query.POWER_BOUND, main, 0) == 0 && !game.reach().spares(main);
  }

  private static void play(Game game, Seat me) {
    if (!game.cards().holds(me, Kind.NEGOTIATE)) return;
    int card = game.ask(me).card(CARD, game.cards().hand(me, Kind.NEGOTIATE));
    game.verbs().seconds().layOpen(me, card);
    soothe(game, game.encounter().offense());
    soothe(game, game.encounter().defense());
    game.encounter().third(me);
  }

  private static void soothe(Game game, Seat main) {
    if (game.encounter().attacks(main)) game.encounter().becomes(main, Kind.NEGOTIATE, 0);
  }
}
