package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.SecondCards;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Duality: a second encounter card beside its own. Two attacks add up, a negotiate among the two
/// makes a negotiate of them; the negotiate or the higher attack is discarded, and the other card
/// comes back. It draws a new hand when it has one encounter card or none.
public final class Deuce {
  /// Mark: both cards are discarded in this encounter.
  public static final int BOTH = 0;

  private static final int CARDS = 2;
  private static final Prompt CARD = Prompt.of("deuce/card");
  private static final Prompt BACK = Prompt.of("deuce/card-2");

  public static final Alien DEUCE =
      alien("Deuce", "incursion")
          .level(1)
          .power("Duality", MAIN, Step.PLANNING)
          .isMandatory()
          .text(
              "After cards are selected lay another encounter card face down beside yours. Two"
                  + " attacks are added up; with a negotiate among them you have played a"
                  + " negotiate. Afterwards the negotiate or the higher attack is discarded, the"
                  + " other card comes back. You need a new hand when you have one encounter card"
                  + " or none.")
          .must(MAIN, SELECTED, Deuce::canLay, Deuce::lay)
          .bends(Query.SECOND_COUNTS, (game, me, who, counts) -> who == me ? 1 : counts)
          .bends(
              Query.ENCOUNTER_CARDS_NEEDED,
              (game, me, who, cards) -> who == me ? Math.max(cards, CARDS) : cards)
          .always(MAIN, TOTALS, Deuce::adds, Deuce::add)
          .always(MAIN, KEEPING, Deuce::isReturning, Deuce::takeBack)
          .first(Group.LAST)
          .evenLost();

  private Deuce() {}

  private static boolean canLay(Game game, Seat me) {
    return !game.verbs().seconds().lies(me) && game.cards().hasEncounterCard(me);
  }

  private static void lay(Game game, Seat me) {
    int card = game.ask(me).card(CARD, game.cards().encounterCards(me));
    game.verbs().seconds().lay(me, card);
  }

  // What has been changed into an attack stands alone.
  private static boolean adds(Game game, Seat me) {
    int first = game.encounter().card(me);
    boolean fought = first < 0 || game.cards().face(first).kind() != Kind.NEGOTIATE;
    return fought && game.encounter().bothAttack() && game.verbs().seconds().attacks(me);
  }

  private static void add(Game game, Seat me) {
    game.encounter().sideOf(me).add(game.verbs().seconds().value(me));
  }

  private static boolean isReturning(Game game, Seat me) {
    if (!game.verbs().seconds().lies(me) || game.encounter().card(me) < 0) return false;
    Seat opponent = game.encounter().opponent(me);
    return game.mark(BOTH) == 0 && game.ofPower(Query.POWER_BOUND, opponent, 0) == 0;
  }

  private static void takeBack(Game game, Seat me) {
    SecondCards seconds = game.verbs().seconds();
    int first = worth(game, me, game.encounter().card(me));
    int second = worth(game, me, game.encounter().second(me));
    boolean chooses = first == second || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    boolean firstReturns = chooses ? choose(game, me) == game.encounter().card(me) : first < second;
    if (!firstReturns) {
      seconds.takeBack(me);
      return;
    }
    game.verbs().usedCards().keep(me);
    seconds.discard(me);
  }

  private static int choose(Game game, Seat me) {
    CardSet cards = game.scratch().clear();
    cards.add(game.encounter().card(me));
    cards.add(game.encounter().second(me));
    return game.ask(me).card(BACK, cards);
  }

  // Which of them is discarded: a negotiate before any attack, of attacks the higher.
  private static int worth(Game game, Seat me, int card) {
    Encounter encounter = game.encounter();
    boolean up = encounter.revealed();
    Face face = game.cards().face(card);
    if (face.kind() == Kind.NEGOTIATE || face.kind() == Kind.MORPH && !up) return HIGHEST;
    if (card == encounter.second(me) && up)
      return game.verbs().seconds().attacks(me) ? game.verbs().seconds().value(me) : HIGHEST;
    if (up && encounter.attacks(me)) return encounter.value(me);
    return face.kind() == Kind.ATTACK ? face.value() : HIGHEST;
  }

  private static final int HIGHEST = 1000;
}
