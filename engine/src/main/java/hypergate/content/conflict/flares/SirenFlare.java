package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.DRAWING;
import static hypergate.game.word.Window.DRAWN;
import static hypergate.game.word.Window.INVITING;

import hypergate.content.conflict.aliens.Siren;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hands;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: from the draw at which it is played to the end of the encounter a card is named before
/// every draw of somebody else, and comes to its player if it is drawn. Super: defensive allies may
/// settle where the Siren does.
public final class SirenFlare {
  private static final Prompt NAMES = Prompt.of("flare-siren/wild/choice-2");
  private static final Prompt KIND = Prompt.of("flare-siren/wild/choice");
  private static final Prompt CARD = Prompt.of("flare-siren/wild/card");
  private static final Prompt ALIEN = Prompt.of("flare-siren/wild/alien");

  // What is still to come of it, in its mark: nothing more in this draw, or a card that was named.
  private static final int NOTHING = 1;
  private static final int NAMED = 2;

  public static final Flare FLARE =
      flare(Siren.SIREN)
          .wild(
              ANY,
              List.of(),
              "When another player is about to draw from the deck, name a card: you get every copy"
                  + " of it that is drawn. You may name one before each further draw in this"
                  + " encounter.")
          .may(ANY, DRAWING, (game, me) -> isOther(game, me), SirenFlare::name)
          .must(
              ANY,
              DRAWING,
              (game, me) -> isOther(game, me) && game.cards().mark() == 0,
              SirenFlare::mayName)
          .must(
              ANY,
              DRAWN,
              (game, me) -> game.cards().mark() != 0 && isOther(game, me),
              SirenFlare::take)
          .strong(
              DEFENSE,
              List.of(Step.ALLIANCE),
              "Before allies are invited promise your allies a colony. When you win, each of them"
                  + " may settle on the planet on which you place your colony, instead of"
                  + " collecting rewards.")
          .may(
              DEFENSE,
              INVITING,
              (game, me) ->
                  game.powers().mark(game.powers().find(me, Siren.SIREN), Siren.PROMISED) == 0,
              (game, me) ->
                  game.powers().mark(game.powers().find(me, Siren.SIREN), Siren.PROMISED, 1))
          .bends(Query.REWARDS_DUE, SirenFlare::due);

  private SirenFlare() {}

  private static boolean isOther(Game game, Seat me) {
    Seat drawer = game.verbs().hands().drawer();
    return drawer != me && Flare.reaches(game, drawer);
  }

  private static void name(Game game, Seat me) {
    game.cards().mark(NAMED + game.verbs().hands().showing().nameCard(me, KIND, CARD, ALIEN));
  }

  private static void mayName(Game game, Seat me) {
    if (game.ask(me).yes(NAMES)) name(game, me);
    else game.cards().mark(NOTHING);
  }

  private static void take(Game game, Seat me) {
    int named = game.cards().mark() - NAMED;
    game.cards().mark(0);
    if (named < 0) return;
    Hands hands = game.verbs().hands();
    CardSet drawn = hands.drawnCards();
    hands.showing().keepNamed(drawn, named);
    long low = drawn.low();
    long high = drawn.high();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      hands.pass(hands.drawer(), me, card);
  }

  private static int due(Game game, Seat me, Seat who, int due) {
    int sheet = game.powers().find(me, Siren.SIREN);
    return sheet >= 0 && who.in(game.powers().mark(sheet, Siren.SETTLERS)) ? 0 : due;
  }
}
