package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.INVITING;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Payment;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Xaq Attack: before anybody is invited its owner hands it, completed, to a main player, who is
/// then obliged to invite that owner. Nobody must accept. A main player that may not invite does
/// not.
public final class XaqAttack {
  private static final Prompt WHOM = Prompt.of("xaq-attack/seat");

  public static final Tech XAQ_ATTACK =
      tech("Xaq Attack", "odyssey", NOT_MAIN, Step.ALLIANCE)
          .pays(Payment.RUN)
          .drawsAnother()
          .text(
              "When you are not a main player, before invitations give this completed tech to one"
                  + " of the main players: that player must invite you to ally.")
          .may(NOT_MAIN, INVITING, XaqAttack::force);

  private XaqAttack() {}

  private static void force(Game game, Seat me) {
    int slot = game.current().location();
    int mains = game.encounter().offense().bit() | game.encounter().defense().bit();
    Seat main = game.ask(me).seat(WHOM, mains);
    Techs.of(game).research().give(slot, main);
    Alliance.mustInvite(game, main, me);
  }
}
