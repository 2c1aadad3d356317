package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Fish: before cards are selected it names a card and asks somebody on the other side for it; who
/// has it must give it, and who has not lets it draw. A card drawn that was the one it named lets
/// it ask again, once.
public final class Angler {
  /// Mark: somebody has been asked in this encounter.
  private static final int ASKED = 0;

  private static final int NAMED = 4;
  private static final Prompt WHO = Prompt.of("angler/seat");
  private static final Prompt KIND = Prompt.of("angler/choice");
  private static final Prompt CARD = Prompt.of("angler/card");
  private static final Prompt FLARE = Prompt.of("angler/alien");
  private static final Prompt AGAIN = Prompt.of("angler/choice-2");

  public static final Alien ANGLER =
      alien("Angler", "dominion")
          .level(1)
          .power("Fish", MAIN, Step.PLANNING)
          .text(
              "As a main player, before cards are selected, you may name a card and ask a player on"
                  + " the other side for it: who has it must give it to you. If not, draw a card;"
                  + " if that is the one you named you may ask once more.")
          .may(MAIN, BEFORE_SELECTION, Angler::mayAsk, (game, me) -> fish(game, me))
          .naming((game, me) -> name(game, me));

  private Angler() {}

  /// Whether nobody has been asked in this encounter, and somebody can be.
  public static boolean mayAsk(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.NONE
        && game.powers().mark(game.powers().find(me, ANGLER), ASKED) == 0
        && others(game, me) != 0;
  }

  private static int others(Game game, Seat me) {
    return game.reach().reached(game.encounter().sideOf(me).other().seats());
  }

  /// Names a player and a card, as the target of the use.
  public static void name(Game game, Seat me) {
    game.current().target(named(game, me));
  }

  private static int named(Game game, Seat me) {
    Seat asked = game.ask(me).seat(WHO, others(game, me));
    int card = game.verbs().hands().showing().nameCard(me, KIND, CARD, FLARE);
    return card << NAMED | asked.index();
  }

  /// Asks for what has been named; once more if the card is drawn and shown.
  public static void fish(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, ANGLER), ASKED, 1);
    if (!catches(game, me, game.current().target())) return;
    int named = named(game, me);
    if (game.usesPower(me, ANGLER)) catches(game, me, named);
  }

  // Whether the card was drawn instead, and has been shown.
  private static boolean catches(Game game, Seat me, int target) {
    Seat asked = Seat.of(target & (1 << NAMED) - 1);
    int named = target >> NAMED;
    if (game.verbs().hands().showing().findNamed(asked, named) >= 0) {
      game.verbs().hands().showing().takeNamed(me, asked, named);
      return false;
    }
    CardSet drawn = game.verbs().receipts().draw(me, game.ofPower(Query.POWER_NUMBER, me, 1));
    int caught = -1;
    for (int card = drawn.next(0); card >= 0; card = drawn.next(card + 1))
      if (game.verbs().hands().showing().isNamed(card, named)) caught = card;
    if (caught < 0 || !game.ask(me).yes(AGAIN)) return false;
    game.verbs().receipts().show(me, caught);
    return true;
  }
}
