package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.NEXT_ENCOUNTER;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.PHASE_END;
import static hypergate.game.word.Window.REGROUP;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Ignorance: as each encounter begins it shows somebody a card. Besides, it draws a new hand when
/// it has no attack, spreads its ships anew, plays reinforcements in encounters of others, and
/// artifacts of the regroup and alliance phases whenever it likes; those liberties are no uses
/// (H-703).
public final class Greenhorn {
  private static final int SEATS = 16;

  // Artifacts that act there belong to the regroup or the alliance phase.
  private static final List<Window> EARLY =
      List.of(REGROUP_START, REGROUP, INVITING, INVITED, ALLIED);

  private static final Prompt CARD = Prompt.of("greenhorn/card");
  private static final Prompt WHOM = Prompt.of("greenhorn/seat");
  private static final Prompt AWAY = Prompt.secret("greenhorn/choice");
  private static final Prompt WHAT = Prompt.of("greenhorn/choice-2");
  private static final Prompt ARTIFACT = Prompt.of("greenhorn/card-2");
  private static final Prompt SHIPS = Prompt.of("greenhorn/ships");

  public static final Alien GREENHORN =
      alien("Greenhorn", "dominion")
          .level(0)
          .power("Ignorance", ANY, Step.REGROUP)
          .isMandatory()
          .text(
              "As each encounter begins, show a card of your hand to one other player. Without an"
                  + " attack you may draw a new hand; after any regrouping spread your ships over"
                  + " colonies and home planets. Play reinforcements in anybody's encounter and"
                  + " artifacts of the regroup or alliance phase at any time.")
          .must(ANY, REGROUP_START, (game, me) -> game.cards().handSize(me) > 0, Greenhorn::show)
          .naming(Greenhorn::name)
          .free(ANY, TURN_START, Greenhorn::mayErr, Greenhorn::err)
          .free(ANY, REGROUP_START, Greenhorn::mayErr, Greenhorn::err)
          .free(ANY, AIMED, Greenhorn::mayErr, Greenhorn::err)
          .free(ANY, ALLIED, Greenhorn::mayErr, Greenhorn::err)
          .free(ANY, BEFORE_SELECTION, Greenhorn::mayErr, Greenhorn::err)
          .free(ANY, REVEALED, Greenhorn::mayErr, Greenhorn::err)
          .free(ANY, OUTCOME, Greenhorn::mayErr, Greenhorn::err)
          .free(OFFENSE, NEXT_ENCOUNTER, Greenhorn::mayGoOn, Greenhorn::goOn)
          .free(
              ANY,
              PHASE_END,
              Greenhorn::maySpread,
              (game, me) -> game.verbs().ships().spread(me, SHIPS))
          .bends(
              Query.REINFORCES_OUTSIDE,
              (game, me, who, may) -> who == me && !isBound(game, me) ? 1 : may);

  private Greenhorn() {}

  // ---- showing

  private static void name(Game game, Seat me) {
    int card = game.ask(me).card(CARD, game.cards().hand(me));
    Seat whom = game.ask(me).seat(WHOM, game.everybody() & ~me.bit());
    game.current().target(card * SEATS + whom.index());
  }

  private static void show(Game game, Seat me) {
    int card = game.current().target() / SEATS;
    Seat whom = Seat.of(game.current().target() % SEATS);
    if (!game.cards().inHand(me, card)) return;
    game.verbs().hands().showing().show(me, whom, card);
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0 || !game.ask(me).yes(AWAY)) return;
    game.cards().fromHand(me, card);
    game.cards().underDeck(card);
    game.verbs().draw(me, 1);
  }

  // ---- liberties

  private static boolean isBound(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return isBound(game, me, encounter.offense()) || isBound(game, me, encounter.defense());
  }

  private static boolean isBound(Game game, Seat me, Seat main) {
    return main.exists() && main != me && game.ofPower(Query.POWER_BOUND, main, 0) != 0;
  }

  private static CardSet early(Game game, Seat me) {
    return isBound(game, me) ? new CardSet() : game.stands().hand().outOfTime().cards(me, EARLY);
  }

  private static boolean mayErr(Game game, Seat me) {
    return !game.cards().holds(me, Kind.ATTACK) || !early(game, me).isEmpty();
  }

  private static void err(Game game, Seat me) {
    CardSet early = early(game, me);
    boolean renews = !game.cards().holds(me, Kind.ATTACK);
    if (renews && !early.isEmpty())
      renews = game.ask(me).word(WHAT, Word.DISCARD, Word.CARD) == Word.DISCARD;
    if (renews) {
      game.verbs().hands().newHand(me);
      return;
    }
    if (early.isEmpty()) return;
    int card = game.ask(me).card(ARTIFACT, early);
    game.stands().hand().outOfTime().play(me, card, EARLY);
  }

  private static boolean mayGoOn(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return !encounter.isEntitled()
        && encounter.outcome().successful()
        && encounter.numberInTurn() < Math.max(1, game.query(Query.ENCOUNTERS_PER_TURN, me, 2))
        && !game.cards().hasEncounterCard(me);
  }

  private static void goOn(Game game, Seat me) {
    game.verbs().hands().newHand(me);
    if (game.cards().hasEncounterCard(me)) game.encounter().entitled(true);
  }

  // The regroup phase is over and the destiny phase has not begun.
  private static boolean maySpread(Game game, Seat me) {
    return game.step() == Step.DESTINY && game.ships().standing(me) != 0;
  }
}
