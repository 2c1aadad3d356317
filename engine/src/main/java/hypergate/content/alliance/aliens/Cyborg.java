package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.PHASE_END;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Bionics: three spare cards lie open on its sheet. What is no encounter card is played from
/// there; an encounter card takes the place of the one that its side has revealed (H-810).
public final class Cyborg {
  /// Counter: one more lies there as long as it holds its flare.
  private static final int EXTRA = 0;

  /// Mark: cards that are laid there again only when the encounter is over.
  private static final int OWED = 0;

  private static final int SPARE = 3;
  private static final Prompt WHICH = Prompt.of("cyborg/card");
  private static final Prompt DROPPED = Prompt.of("flare-cyborg/super/card");

  public static final Alien CYBORG =
      alien("Cyborg", "alliance")
          .level(1)
          .power("Bionics", MAIN_OR_ALLY, Step.REVEAL)
          .text(
              "Three cards lie face up here. You may play those that are no encounter cards as if"
                  + " you held them; draw another one for each that is discarded. As a main player"
                  + " or ally you may discard your side's revealed encounter card and put one from"
                  + " here in its place; draw another one when the encounter is over.")
          .pile("spares")
          .counter("extra card")
          .setup((game, me) -> game.verbs().piles().drawOpenly(me, game.here(), SPARE))
          .may(MAIN_OR_ALLY, REVEALED, Cyborg::mayReplace, Cyborg::replace)
          .always(ANY, REGROUP_START, Cyborg::isUneven, Cyborg::evenOut)
          .always(ANY, BEFORE_SELECTION, Cyborg::isUneven, Cyborg::evenOut)
          .always(ANY, REVEALED, Cyborg::isUneven, Cyborg::evenOut)
          .always(ANY, REINFORCED, Cyborg::isUneven, Cyborg::evenOut)
          .always(ANY, OUTCOME, Cyborg::isUneven, Cyborg::evenOut)
          .always(ANY, ENCOUNTER_END, Cyborg::isUnevenAfterwards, Cyborg::evenOutAfterwards)
          .evenZapped()
          .always(ANY, PHASE_END, Cyborg::isUneven, Cyborg::evenOut)
          .evenZapped()
          .bends(Query.PILE_PLAYABLE, Cyborg::way);

  private Cyborg() {}

  private static int way(Game game, Seat me, Seat who, int way) {
    if (who != me) return way;
    boolean selects = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return Math.max(way, selects ? Query.OPEN_TO_SELECTION : Query.OPEN);
  }

  // ---- the revealed card

  private static Seat main(Game game, Seat me) {
    return game.encounter().sideOf(me).main();
  }

  private static CardSet replacements(Game game) {
    return game.cards().ofKinds(game.cards().pile(game.here()), Kind.ENCOUNTER);
  }

  private static boolean mayReplace(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.card(main(game, me)) >= 0
        && game.ofPower(Query.POWER_BOUND, encounter.opponent(main(game, me)), 0) == 0
        && !replacements(game).isEmpty();
  }

  private static void replace(Game game, Seat me) {
    int card = game.ask(me).card(WHICH, replacements(game));
    game.mark(OWED, game.mark(OWED) + 1);
    game.verbs().usedCards().replaceFromPile(main(game, me), game.here(), card);
  }

  // ---- as many cards as there should be

  private static int lacking(Game game, Seat me) {
    int due = game.ofPower(Query.POWER_NUMBER, me, SPARE) + game.counter(EXTRA) - game.mark(OWED);
    return due - game.cards().pile(game.here()).size();
  }

  private static boolean isFreed(Game game, Seat me) {
    return game.counter(EXTRA) != 0 && !holdsFlare(game, me);
  }

  private static boolean holdsFlare(Game game, Seat me) {
    CardSet flares = game.cards().hand(me, Kind.FLARE);
    for (int card = flares.next(0); card >= 0; card = flares.next(card + 1))
      if (game.content().alien(game.cards().cardAlien(card)) == CYBORG) return true;
    return false;
  }

  private static boolean isUneven(Game game, Seat me) {
    return lacking(game, me) > 0 || isFreed(game, me);
  }

  private static boolean isUnevenAfterwards(Game game, Seat me) {
    return game.mark(OWED) > 0 || isUneven(game, me);
  }

  private static void evenOutAfterwards(Game game, Seat me) {
    game.mark(OWED, 0);
    evenOut(game, me);
  }

  private static void evenOut(Game game, Seat me) {
    if (isFreed(game, me)) drop(game, me);
    int lacking = lacking(game, me);
    if (lacking > 0) game.verbs().piles().drawOpenly(me, game.here(), lacking);
  }

  private static void drop(Game game, Seat me) {
    game.counter(EXTRA, 0);
    CardSet pile = game.cards().pile(game.here());
    if (pile.size() <= SPARE) return;
    CardSet dropped = new CardSet();
    dropped.add(game.ask(me).card(DROPPED, pile));
    game.verbs().piles().discard(game.here(), dropped);
  }

  /// Whether there is room for an extra card on the sheet of a seat.
  public static boolean mayAdd(Game game, Seat me) {
    int sheet = game.powers().find(me, CYBORG);
    return sheet >= 0
        && game.powers().counter(sheet, EXTRA) == 0
        && game.cards().pile(sheet).size() <= SPARE;
  }

  /// An extra card comes onto the sheet of a seat.
  public static void add(Game game, Seat me) {
    int sheet = game.powers().find(me, CYBORG);
    game.powers().counter(sheet, EXTRA, 1);
    game.verbs().piles().drawOpenly(me, sheet, 1);
  }
}
