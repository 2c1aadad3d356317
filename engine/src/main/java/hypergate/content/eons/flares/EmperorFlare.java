package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.eons.aliens.Emperor;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card shown to a main player asks for an invitation once more. Super: a demand says what
/// it wants.
public final class EmperorFlare {
  private static final Prompt WHOM = Prompt.of("flare-emperor/wild/seat");
  private static final Prompt WHAT = Prompt.of("flare-emperor/wild/card");
  private static final Prompt INVITES = Prompt.of("flare-emperor/wild/choice");
  private static final Prompt TAKES = Prompt.of("flare-emperor/wild/choice-2");
  private static final Prompt GIVES = Prompt.of("flare-emperor/wild/choice-3");

  public static final Flare FLARE =
      flare(Emperor.EMPEROR)
          .wild(
              BYSTANDER,
              List.of(Step.ALLIANCE),
              "When a main player has not invited you, show it a card and ask again. If it invites"
                  + " you now it says which of you has the card, otherwise you do.")
          .may(BYSTANDER, INVITED, (game, me) -> hosts(game, me) != 0, EmperorFlare::ask)
          .strong(
              ANY,
              List.of(),
              "When you demand tribute say what you want: an encounter card, another card, a type"
                  + " or a certain card. The player must give that if it can.")
          .may(
              ANY,
              POWER_USED,
              EmperorFlare::isDemanding,
              (game, me) -> game.powers().mark(game.answering().instance(), Emperor.WANTS, 1))
          .withPower();

  private EmperorFlare() {}

  // Main players that could have invited the seat and have not, as a mask.
  private static int hosts(Game game, Seat me) {
    if (game.cards().handSize(me) == 0) return 0;
    return host(game, me, game.encounter().offensive())
        | host(game, me, game.encounter().defensive());
  }

  private static int host(Game game, Seat me, Side side) {
    Encounter encounter = game.encounter();
    Seat main = side.main();
    if (me.in(encounter.invited(side)) || !encounter.mayInvite(side)) return 0;
    int others = game.everybody() & ~main.bit() & ~encounter.opponent(main).bit();
    boolean may = me.in(game.query(Query.MAY_INVITE, main, others)) && Flare.reaches(game, main);
    return may ? main.bit() : 0;
  }

  private static void ask(Game game, Seat me) {
    int hosts = hosts(game, me);
    if (hosts == 0) return;
    Seat main = game.ask(me).seat(WHOM, hosts);
    CardSet hand = game.cards().hand(me);
    int card = game.ask(me).card(WHAT, hand);
    game.verbs().hands().showing().show(me, main, card);
    boolean invites = game.ask(main).yes(INVITES);
    if (invites) {
      game.encounter().invite(game.encounter().sideOf(main), me.bit());
      if (game.isHeard()) game.tell(new Event.Invited(main, List.of(me)));
    }
    boolean goes = invites ? game.ask(main).yes(TAKES) : game.ask(me).yes(GIVES);
    if (goes && game.cards().inHand(me, card)) game.verbs().hands().give(me, main, card);
  }

  private static boolean isDemanding(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Emperor.EMPEROR);
  }
}
