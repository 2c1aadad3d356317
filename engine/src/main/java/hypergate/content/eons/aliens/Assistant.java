package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essences;

/// Be Helpful: with alliances formed it lays a help card face down before somebody on its side and
/// gets a reward; whoever has one hands it back for the help that it names (see [Helps]), which is
/// a use of this power as well.
public final class Assistant {
  private static final Prompt WHOM = Prompt.of("assistant/seat");
  private static final Prompt WHICH = Prompt.of("assistant/card");

  public static final Alien ASSISTANT =
      alien("Assistant", "eons")
          .level(1)
          .power("Be Helpful", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "You hold a secret cache of three help cards. With alliances formed, give one to"
                  + " another player on your side, face down, and gain a reward. When a player"
                  + " hands one back, give that help; then gain a reward or, if you can, help"
                  + " yourself in the same way.")
          .brings(Helps.ALL)
          .must(ANY, ALLIED, (game, me) -> isReady(game, me), Assistant::give);

  private Assistant() {}

  // Everybody else on its side.
  private static int friends(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.isMain(me) && !encounter.isAlly(me)) return 0;
    return encounter.sideOf(me).seats() & ~me.bit();
  }

  private static boolean isReady(Game game, Seat me) {
    int alien = game.content().alienNumber(ASSISTANT.id());
    return friends(game, me) != 0 && Essences.of(game).cacheSize(alien) > 0;
  }

  private static void give(Game game, Seat me) {
    // What has answered its use may have left it without a help card.
    if (!isReady(game, me)) return;
    Seat friend = game.ask(me).seat(WHOM, friends(game, me));
    int card = choose(game, me, WHICH);
    Essences.of(game).cover(card, friend);
    Essences.of(game).refill(game.content().alienNumber(ASSISTANT.id()));
    game.verbs().rewards().collect(me, game.ofPower(Query.POWER_NUMBER, me, 1));
  }

  private static int choose(Game game, Seat me, Prompt which) {
    Essences helps = Essences.of(game);
    Menu menu = game.ask(me).menu();
    int first = helps.first(game.content().alienNumber(ASSISTANT.id()));
    for (int card = first; card < helps.end(first); card++)
      if (helps.isCached(card)) menu.add(helps.choice(card));
    return Essences.cardOf(game.ask(me).choose(which));
  }

  // ---- its flare

  /// Whether a help card is being handed back to a seat that has others to lay away for it.
  public static boolean maySwap(Game game, Seat me) {
    int alien = game.content().alienNumber(ASSISTANT.id());
    Essences helps = Essences.of(game);
    int card = helps.handedBack();
    return card >= 0
        && helps.alienOf(card) == alien
        && helps.holder(card) == me
        && game.answering().seat() == me
        && game.answering().isPower()
        && helps.cacheSize(alien) > 0;
  }

  /// It takes the help card that is being handed back into its cache, for another one.
  public static void swap(Game game, Seat me, Prompt which) {
    Essences.of(game).swapForBack(choose(game, me, which));
  }
}
