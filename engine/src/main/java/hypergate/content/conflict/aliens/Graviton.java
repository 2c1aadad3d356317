package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.CALLED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Gravity: called while the cards lie face down; each revealed attack counts its tens digit or its
/// ones digit and nothing else. Only the call is a use.
public final class Graviton {
  /// Mark: the main players, as a mask, whose cards count their tens.
  public static final int TENS = 0;

  /// Mark: the main players, as a mask, whose cards count their ones.
  public static final int ONES = 1;

  /// Mark: the number of the call.
  private static final int CALL_NUMBER = 2;

  private static final int BASE = 10;
  private static final Prompt CALL = Prompt.of("graviton/choice");
  private static final Prompt OTHER = Prompt.of("graviton/choice-2");

  public static final Alien GRAVITON =
      alien("Graviton", "conflict")
          .level(1)
          .power("Gravity", MAIN, Step.PLANNING)
          .text(
              "After cards are selected, you may call tens or ones: every attack card then counts"
                  + " only that digit.")
          .may(MAIN, SELECTED, Graviton::isUncalled, Graviton::squeeze)
          .naming((game, me) -> name(game, me, CALL))
          .always(MAIN, CALLED, Graviton::isCalled, Graviton::reveal);

  private Graviton() {}

  /// Whether nothing has been called in this encounter.
  public static boolean isUncalled(Game game, Seat me) {
    int sheet = game.powers().find(me, GRAVITON);
    return (game.powers().mark(sheet, TENS) | game.powers().mark(sheet, ONES)) == 0;
  }

  /// Asks for the digit of both cards; with a power that is free to, for that of the opponent's
  /// card, too.
  private static void name(Game game, Seat me, Prompt prompt) {
    int mains = game.encounter().offense().bit() | game.encounter().defense().bit();
    boolean free = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int named = called(game, me, prompt, free ? me.bit() : mains);
    if (free) named |= called(game, me, OTHER, mains & ~me.bit());
    game.current().target(named);
  }

  /// Asks for the digit that the cards of these seats count.
  ///
  /// @return what was called, for the target of a use
  public static int called(Game game, Seat me, Prompt prompt, int seats) {
    boolean tens = game.ask(me).word(prompt, Word.TENS, Word.ONES) == Word.TENS;
    return tens ? seats : seats << Seat.MOST;
  }

  private static void squeeze(Game game, Seat me) {
    squeeze(game, me, game.current().target(), game.reach().reached(game.everybody()));
  }

  /// Lets what was called come about for the cards of these seats.
  public static void squeeze(Game game, Seat me, int called, int seats) {
    int sheet = game.powers().find(me, GRAVITON);
    game.powers().mark(sheet, TENS, called & seats);
    game.powers().mark(sheet, ONES, called >> Seat.MOST & seats);
    game.powers().mark(sheet, CALL_NUMBER, game.encounter().call());
  }

  private static boolean isCalled(Game game, Seat me) {
    return game.mark(CALL_NUMBER) == game.encounter().calling();
  }

  private static void reveal(Game game, Seat me) {
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (main.in(game.mark(TENS))) count(game, main, true);
      else if (main.in(game.mark(ONES))) count(game, main, false);
    }
  }

  /// Lets a revealed attack count one of its digits; the sign stays.
  public static void count(Game game, Seat main, boolean tens) {
    Encounter encounter = game.encounter();
    if (!encounter.attacks(main)) return;
    int value = encounter.value(main);
    encounter.counts(main, tens ? value / BASE : value % BASE);
  }
}
