package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.ENCOUNTER_END;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;

/// Fiat: before cards are selected it declares what the winner or the loser gains from the other
/// main player besides, if an attack is revealed: a colony, cards, or both. It is carried out as
/// the encounter ends (H-580).
public final class Judge {
  /// Mark: the fiat, see [#declare].
  private static final int FIAT = 0;

  /// Mark: a second one, for the other of winner and loser (the super flare).
  private static final int SECOND = 1;

  // A fiat: whether there is one, for whom, whether it brings a colony, what cards, and how many.
  private static final int DECLARED = 1;
  private static final int FOR_LOSER = 1 << 1;
  private static final int A_COLONY = 1 << 2;
  private static final int CARDS_AT = 3;
  private static final int COUNT_AT = 5;
  private static final int WHICH_AT = 9;

  // What cards: none, any, of one type, or one that is named.
  private static final int NO_CARDS = 0;
  private static final int ANY_CARDS = 1;
  private static final int OF_TYPE = 2;
  private static final int NAMED = 3;

  private static final int MOST = 9;
  private static final int ALL = 10;

  private static final Prompt WHO = Prompt.of("judge/choice");
  private static final Prompt COLONY = Prompt.of("judge/choice-2");
  private static final Prompt CARDS = Prompt.of("judge/choice-3");
  private static final Prompt COUNT = Prompt.of("judge/number");
  private static final Prompt TYPE = Prompt.of("judge/choice-4");
  private static final Prompt FACE = Prompt.of("judge/card");
  private static final Prompt FLARE = Prompt.of("judge/alien");
  private static final Prompt WHERE = Prompt.of("judge/planet");
  private static final Prompt SHIPS = Prompt.of("judge/ships");

  private static final Kind[] KINDS = Kind.values();

  public static final Alien JUDGE =
      alien("Judge", "dominion")
          .level(2)
          .power("Fiat", MAIN, Step.PLANNING)
          .text(
              "Before encounter cards are selected declare what the winner or the loser gains"
                  + " besides if an attack is revealed: a colony where the opponent has one, cards"
                  + " of the opponent, or both. The gains come as the encounter ends.")
          .may(MAIN, BEFORE_SELECTION, (game, me) -> game.mark(FIAT) == 0, Judge::decree)
          .naming(
              (game, me) ->
                  game.current()
                      .target(declare(game, me, game.ask(me).word(WHO, Word.WINNER, Word.LOSER))))
          .always(ANY, ENCOUNTER_END, (game, me) -> isDue(game, game.mark(FIAT)), Judge::execute)
          .evenLost()
          .always(ANY, ENCOUNTER_END, (game, me) -> isDue(game, game.mark(SECOND)), Judge::second)
          .evenLost();

  private Judge() {}

  // ---- declaring

  private static int declare(Game game, Seat me, Word whom) {
    int fiat = DECLARED | (whom == Word.LOSER ? FOR_LOSER : 0);
    if (game.ask(me).yes(COLONY)) fiat |= A_COLONY;
    Menu menu = game.ask(me).menu().add(Word.NONE).add(Word.CARD).add(Word.NAMED);
    game.verbs().hands().showing().addTypes(menu);
    int cards = game.ask(me).choose(CARDS);
    if (Choice.is(cards, Word.NONE)) return fiat;
    if (Choice.is(cards, Word.NAMED)) {
      int named = game.verbs().hands().showing().nameCard(me, TYPE, FACE, FLARE);
      return fiat | NAMED << CARDS_AT | named << WHICH_AT;
    }
    menu = game.ask(me).menu().add(Word.ALL);
    for (int number = 1; number <= MOST; number++) menu.add(Choice.number(number));
    int count = game.ask(me).choose(COUNT);
    fiat |= (Choice.is(count, Word.ALL) ? ALL : Choice.asNumber(count)) << COUNT_AT;
    return Choice.is(cards, Word.CARD)
        ? fiat | ANY_CARDS << CARDS_AT
        : fiat | OF_TYPE << CARDS_AT | Choice.value(cards) << WHICH_AT;
  }

  private static void decree(Game game, Seat me) {
    game.mark(FIAT, game.current().target());
  }

  /// Whether it has declared gains for one of winner and loser, so that its super can name some for
  /// the other.
  public static boolean isOneSided(Game game, Seat me) {
    int sheet = game.powers().find(me, JUDGE);
    return game.powers().mark(sheet, FIAT) != 0 && game.powers().mark(sheet, SECOND) == 0;
  }

  /// Declares gains for the other of winner and loser.
  public static void declareOther(Game game, Seat me) {
    int sheet = game.powers().find(me, JUDGE);
    boolean loser = (game.powers().mark(sheet, FIAT) & FOR_LOSER) != 0;
    game.powers().mark(sheet, SECOND, declare(game, me, loser ? Word.WINNER : Word.LOSER));
  }

  // ---- carrying out

  private static boolean isDue(Game game, int fiat) {
    Encounter encounter = game.encounter();
    boolean attack =
        encounter.attacks(encounter.offense()) || encounter.attacks(encounter.defense());
    return fiat != 0 && attack && encounter.outcome().isWin();
  }

  private static void execute(Game game, Seat me) {
    carryOut(game, game.mark(FIAT));
  }

  private static void second(Game game, Seat me) {
    carryOut(game, game.mark(SECOND));
  }

  private static void carryOut(Game game, int fiat) {
    Encounter encounter = game.encounter();
    boolean loser = (fiat & FOR_LOSER) != 0;
    Seat gainer = (loser ? encounter.winners().other() : encounter.winners()).main();
    Seat giver = encounter.opponent(gainer);
    if (!game.reach().reaches(giver)) return;
    if ((fiat & A_COLONY) != 0)
      game.verbs().gainColony(gainer, WHERE, SHIPS, game.ships().colonies(giver));
    take(game, gainer, giver, fiat);
  }

  private static void take(Game game, Seat gainer, Seat giver, int fiat) {
    int what = fiat >> CARDS_AT & 3;
    int which = fiat >> WHICH_AT;
    int said = fiat >> COUNT_AT & 15;
    if (what == NO_CARDS) return;
    if (what == NAMED) {
      game.verbs().hands().showing().takeNamed(gainer, giver, which);
      return;
    }
    CardSet hand =
        what == OF_TYPE ? game.cards().hand(giver, KINDS[which]) : game.cards().hand(giver);
    int count = said == ALL ? hand.size() : Math.min(said, hand.size());
    if (count > 0) game.verbs().hands().takeRandom(gainer, giver, count, hand.low(), hand.high());
  }
}
