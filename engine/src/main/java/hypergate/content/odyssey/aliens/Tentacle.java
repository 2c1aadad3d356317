package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Appendages: the digits of one of the two revealed attacks, by what it counts then, are added to
/// the total of the side that has revealed it. The card itself keeps its value.
public final class Tentacle {
  /// Mark: the digits of both cards go to one side (the super flare).
  public static final int BOTH = 0;

  private static final Prompt WHICH = Prompt.of("tentacle/side");

  public static final Alien TENTACLE =
      alien("Tentacle", "odyssey")
          .level(0)
          .power("Appendages", MAIN_OR_ALLY, Step.REVEAL)
          .isMandatory()
          .text(
              "After cards are revealed choose an attack card: each digit of its value is added to"
                  + " the total of the side that has revealed it.")
          .must(MAIN_OR_ALLY, TOTALS, (game, me) -> anyAttack(game), Tentacle::grasp);

  private Tentacle() {}

  private static boolean anyAttack(Game game) {
    return attacks(game, game.encounter().offensive())
        || attacks(game, game.encounter().defensive());
  }

  private static boolean attacks(Game game, Side side) {
    return game.encounter().attacks(side.main());
  }

  private static void grasp(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean both = game.mark(BOTH) != 0;
    game.mark(BOTH, 0);
    Side side = both || encounter.bothAttack() ? choose(game, me) : only(game);
    int digits = 0;
    for (int i = 0; i < 2; i++) {
      Side of = i == 0 ? encounter.offensive() : encounter.defensive();
      if (attacks(game, of) && (both || of == side)) digits += digits(game, me, of.main());
    }
    if (digits > 0) side.add(digits);
  }

  private static Side only(Game game) {
    Side offense = game.encounter().offensive();
    return attacks(game, offense) ? offense : offense.other();
  }

  // The own side comes first.
  private static Side choose(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean offense = encounter.sideOf(me) == encounter.offensive();
    Word first = offense ? Word.OFFENSE : Word.DEFENSE;
    Word second = offense ? Word.DEFENSE : Word.OFFENSE;
    boolean chosen = game.ask(me).word(WHICH, first, second) == Word.OFFENSE;
    return chosen ? encounter.offensive() : encounter.defensive();
  }

  private static int digits(Game game, Seat me, Seat main) {
    Seat opponent = game.encounter().sideOf(me).other().main();
    boolean one = game.ofPower(Query.POWER_BOUND, opponent, 0) != 0;
    int least = 9;
    int sum = 0;
    for (int rest = Math.abs(game.encounter().value(main)); ; rest /= 10) {
      sum += rest % 10;
      least = Math.min(least, rest % 10);
      if (rest < 10) break;
    }
    return (one ? least : sum) * game.ofPower(Query.POWER_NUMBER, me, 1);
  }
}
