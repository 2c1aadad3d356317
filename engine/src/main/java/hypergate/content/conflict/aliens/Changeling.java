package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Change Form: once the defense is known, a card from the deck or the opponent's power in exchange
/// for this one, for good and with all that lies on the sheets; once an encounter, whoever has it.
public final class Changeling {
  /// Mark: the power has been used in this encounter.
  public static final int CHANGED = 0;

  private static final Prompt WHAT = Prompt.of("changeling/choice");
  private static final Prompt WHICH = Prompt.of("changeling/alien");

  public static final Alien CHANGELING =
      alien("Changeling", "conflict")
          .level(0)
          .power("Change Form", MAIN, Step.DESTINY)
          .isMandatory()
          .text(
              "As a main player, once the defense is known, draw a card or exchange powers with"
                  + " your opponent for good. The power works once in an encounter.")
          .must(MAIN, DEFENSE_CHOSEN, Changeling::mustChange, Changeling::change)
          .first(Group.LAST);

  private Changeling() {}

  // While nobody is the defense, as before somebody is named, there is no opponent.
  private static boolean mustChange(Game game, Seat me) {
    return isUnused(game, me) && game.encounter().opponent(me).exists();
  }

  /// Whether the power has not been used in this encounter.
  public static boolean isUnused(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, CHANGELING), CHANGED) == 0;
  }

  private static void change(Game game, Seat me) {
    change(game, me, game.encounter().opponent(me));
  }

  /// Draws a card or exchanges powers with a seat.
  public static void change(Game game, Seat me, Seat other) {
    game.powers().mark(game.powers().find(me, CHANGELING), CHANGED, 1);
    boolean both = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    Word what = Word.CARD;
    if (game.reach().reaches(other) && canExchange(game, me, other)) what = ask(game, me, both);
    if (what != Word.EXCHANGE) game.verbs().draw(me, 1);
    if (what != Word.CARD) exchange(game, me, other);
  }

  private static Word ask(Game game, Seat me, boolean both) {
    Menu menu = game.ask(me).menu().add(Word.CARD).add(Word.EXCHANGE);
    if (both) menu.add(Word.BOTH);
    return Word.of(Choice.value(game.ask(me).choose(WHAT)));
  }

  /// Whether a seat has a power that the Changeling could get for its own.
  public static boolean canExchange(Game game, Seat me, Seat other) {
    return game.query(Query.POWER_FIXED, me, 0) == 0 && game.verbs().sheets().mayLeave(other);
  }

  /// Gives the Changeling's own power for one of another seat.
  public static void exchange(Game game, Seat me, Seat other) {
    int taken = game.verbs().sheets().choose(me, other, WHICH);
    int given = game.powers().find(me, CHANGELING);
    if (taken >= 0 && given >= 0) game.verbs().sheets().exchange(given, taken);
  }
}
