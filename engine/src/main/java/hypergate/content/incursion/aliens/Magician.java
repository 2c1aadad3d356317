package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.SELECTING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Planning;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Hands;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Prestidigitation: the opponent puts two encounter cards down; one of them, at random, comes to
/// the Magician before it selects its own, the other is the opponent's encounter card.
public final class Magician {
  /// Mark: the power has been used in this encounter.
  public static final int USED = 0;

  /// Mark: one of the two cards is turned up, and the Magician chooses.
  public static final int TURNS_UP = 1;

  private static final int CARDS = 2;
  private static final Prompt FIRST = Prompt.of("magician/card");
  private static final Prompt SECOND = Prompt.of("magician/cards");
  private static final Prompt WHICH = Prompt.of("magician/card-2");
  private static final Prompt TAKES = Prompt.of("flare-magician/super/choice");

  public static final Alien MAGICIAN =
      alien("Magician", "incursion")
          .level(2)
          .power("Prestidigitation", MAIN, Step.PLANNING)
          .isMandatory()
          .neverWith("oracle")
          .text(
              "Before cards are selected your opponent must put two encounter cards down. You take"
                  + " one of them at random and then select yours; the other is your opponent's"
                  + " encounter card. With only one encounter card your opponent shows you the rest"
                  + " of its hand instead.")
          .must(MAIN, SELECTING, (game, me) -> isDue(game, me, CARDS), Magician::perform)
          .always(MAIN, SELECTING, Magician::isProof, Magician::prove);

  private Magician() {}

  private static boolean isFree(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return game.mark(USED) == 0
        && game.encounter().card(opponent) < 0
        && game.reach().reaches(opponent);
  }

  private static boolean isDue(Game game, Seat me, int cards) {
    Seat opponent = game.encounter().opponent(me);
    return isFree(game, me) && game.cards().encounterCards(opponent).size() >= cards;
  }

  private static boolean isProof(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return isFree(game, me) && game.cards().encounterCards(opponent).size() == 1;
  }

  private static void prove(Game game, Seat me) {
    game.mark(USED, 1);
    Seat opponent = game.encounter().opponent(me);
    for (Kind kind : Kind.values())
      if ((kind.bit() & Kind.ENCOUNTER) == 0 && game.cards().holds(opponent, kind))
        game.verbs().hands().showing().look(me, opponent, kind);
  }

  private static void perform(Game game, Seat me) {
    game.mark(USED, 1);
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(me);
    CardSet cards = Planning.putDown(game, opponent, FIRST, SECOND, CARDS);
    long low = cards.low();
    long high = cards.high();
    take(game, me, opponent, low, high);
    CardSet left = game.cards().hand(opponent).keep(low, high);
    int card = left.next(0);
    if (card >= 0) Planning.selects(game, opponent, card);
  }

  private static void take(Game game, Seat me, Seat opponent, long low, long high) {
    Hands hands = game.verbs().hands();
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) {
      CardSet both = game.cards().hand(opponent).keep(low, high);
      hands.showing().see(me, opponent, both);
      take(game, me, opponent, game.ask(me).card(WHICH, game.scratch().set(low, high)));
    } else if (game.mark(TURNS_UP) != 0) {
      int up = game.asking().pick(low, high);
      game.verbs().receipts().show(opponent, up);
      boolean takes = game.ask(me).yes(TAKES);
      CardSet other = game.scratch().set(low, high);
      other.remove(up);
      take(game, me, opponent, takes ? up : other.next(0));
    } else {
      hands.takeOne(me, opponent, low, high);
    }
  }

  private static void take(Game game, Seat me, Seat opponent, int card) {
    CardSet taken = game.scratch().clear();
    taken.add(card);
    game.verbs().hands().takeChosen(me, opponent, taken);
  }
}
