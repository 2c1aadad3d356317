package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Perception: names an encounter card, and the opponent must play it if its hand holds one. Nobody
/// is told whether it does.
public final class Visionary {
  /// Mark: the power has been used in this encounter.
  public static final int DICTATED = 0;

  private static final Prompt CARD = Prompt.of("visionary/card");

  public static final Alien VISIONARY =
      alien("Visionary", "conflict")
          .level(1)
          .power("Perception", MAIN, Step.PLANNING)
          .text(
              "Before cards are selected, you may name an encounter card: your opponent must play"
                  + " it if it has one in hand.")
          .may(MAIN, BEFORE_SELECTION, Visionary::mayDictate, Visionary::dictate)
          .naming(Visionary::name);

  private Visionary() {}

  private static boolean mayDictate(Game game, Seat me) {
    return isUnused(game, me) && game.reach().reaches(game.encounter().opponent(me));
  }

  /// Whether the power has not been used in this encounter.
  public static boolean isUnused(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, VISIONARY), DICTATED) == 0;
  }

  private static void name(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0)
      game.verbs().hands().showing().look(me, opponent);
    name(game, me, CARD);
  }

  /// Names an encounter card, as the target of the use.
  public static void name(Game game, Seat me, Prompt prompt) {
    int card = game.ask(me).card(prompt, game.cards().everyEncounterCard());
    game.current().target(card);
    game.verbs().announce(me, card);
  }

  private static void dictate(Game game, Seat me) {
    demand(game, me, game.encounter().opponent(me), game.current().target());
  }

  /// Demands a card from a main player.
  public static void demand(Game game, Seat me, Seat main, int card) {
    game.powers().mark(game.powers().find(me, VISIONARY), DICTATED, 1);
    game.encounter().demand(main, card);
  }
}
