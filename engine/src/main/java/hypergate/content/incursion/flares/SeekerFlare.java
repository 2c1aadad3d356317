package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.INVITED;

import hypergate.content.incursion.aliens.Seeker;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: who invites its player shows what it means to play. Super: questions that yes and no do
/// not answer.
public final class SeekerFlare {
  // In the mark: the card plus one, above the seat that means to play it plus one.
  private static final int SEATS = 16;

  private static final Kind[] KINDS = Kind.values();
  private static final Prompt WHO = Prompt.of("flare-seeker/wild/seat");
  private static final Prompt MEANT = Prompt.secret("flare-seeker/wild/card");
  private static final Prompt WHOM = Prompt.of("flare-seeker/super/seat");
  private static final Prompt WHAT = Prompt.of("flare-seeker/super/choice");
  private static final Prompt CARD = Prompt.of("flare-seeker/super/card");

  public static final Flare FLARE =
      flare(Seeker.SEEKER)
          .wild(
              NOT_MAIN,
              List.of(Step.ALLIANCE),
              "If a main player has invited you, it shows you the encounter card that it means to"
                  + " play. If you join it, it must play that card if it can.")
          .may(NOT_MAIN, INVITED, (game, me) -> inviters(game, me) != 0, SeekerFlare::see)
          .always(ANY, ALLIED, (game, me) -> game.cards().mark() != 0, SeekerFlare::bind)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.ALLIANCE, Step.PLANNING),
              "Use your power to ask which card the player will play, for its highest attack, or"
                  + " for all its cards of a type: it shows them to everybody.")
          .may(MAIN_OR_ALLY, ALLIED, Seeker::mayAsk, SeekerFlare::ask)
          .may(MAIN_OR_ALLY, BEFORE_SELECTION, Seeker::mayAsk, SeekerFlare::ask);

  private SeekerFlare() {}

  // ---- wild

  private static int inviters(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int inviters = 0;
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (me.in(encounter.invited(encounter.sideOf(main))) && Flare.reaches(game, main))
        inviters |= main.bit();
    }
    return inviters;
  }

  private static void see(Game game, Seat me) {
    Seat main = game.ask(me).seat(WHO, inviters(game, me));
    CardSet cards = game.cards().selectable(main);
    if (cards.isEmpty()) return;
    int card = game.ask(main).card(MEANT, cards);
    game.verbs().hands().showing().show(main, me, card);
    game.cards().mark((card + 1) * SEATS + main.index() + 1);
  }

  private static void bind(Game game, Seat me) {
    int card = game.cards().mark() / SEATS - 1;
    Seat main = Seat.of(game.cards().mark() % SEATS - 1);
    game.cards().mark(0);
    Encounter encounter = game.encounter();
    if (encounter.isMain(main) && me.in(encounter.sideOf(main).allies()))
      encounter.demand(main, card);
  }

  // ---- super

  private static void ask(Game game, Seat me) {
    if (!game.usesPower(me, Seeker.SEEKER)) return;
    Seat main = Seeker.askWhom(game, me, WHOM);
    if (!main.exists()) return;
    Menu menu = game.ask(me).menu().add(Word.ENCOUNTER).add(Word.TOP);
    game.verbs().hands().showing().addTypes(menu);
    int what = game.ask(me).choose(WHAT);
    if (Choice.is(what, Word.ENCOUNTER)) play(game, main);
    else if (Choice.is(what, Word.TOP)) showHighest(game, main);
    else game.verbs().hands().showing().show(main, KINDS[Choice.value(what)]);
  }

  private static void play(Game game, Seat main) {
    CardSet cards = game.cards().selectable(main);
    if (cards.isEmpty()) return;
    int card = game.ask(main).card(CARD, cards);
    game.verbs().receipts().show(main, card);
    game.encounter().demand(main, card);
  }

  private static void showHighest(Game game, Seat main) {
    int card = Seeker.highest(game, main);
    if (card >= 0) game.verbs().receipts().show(main, card);
  }
}
