package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Threaten: somebody on the other side shows its hand and gives up the card that the Brute picks,
/// or takes all its ships out of the encounter. A main player stays one without ships, an ally does
/// not.
public final class Brute {
  private static final int USED = 0;
  private static final Prompt WHOM = Prompt.of("brute/seat");
  private static final Prompt EVERYBODY = Prompt.of("brute/seats");
  private static final Prompt YIELDS = Prompt.of("brute/choice");
  private static final Prompt GIVES = Prompt.of("brute/card");

  public static final Alien BRUTE =
      alien("Brute", "storm")
          .level(1)
          .power("Threaten", MAIN_OR_ALLY, Step.ALLIANCE)
          .text(
              "As a main player or ally, after alliances are formed, you may threaten a player on"
                  + " the other side. It lets you see its hand and take a card of your choice, or"
                  + " returns all its ships in the encounter to its colonies; an ally is none any"
                  + " more.")
          .may(
              MAIN_OR_ALLY,
              ALLIED,
              (game, me) -> game.mark(USED) == 0 && foes(game, me) != 0,
              Brute::threaten)
          .naming(Brute::name);

  private Brute() {}

  private static int foes(Game game, Seat me) {
    return game.reach().reached(game.encounter().sideOf(me).other().seats());
  }

  // With its Pro all of them, one after another.
  private static void name(Game game, Seat me) {
    int foes = foes(game, me);
    boolean all = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    if (!all) game.current().target(game.ask(me).seat(WHOM, foes).bit());
    else game.current().target(game.ask(me).seats(EVERYBODY, foes, Seat.MOST));
  }

  private static void threaten(Game game, Seat me) {
    int victims = game.current().target();
    game.mark(USED, 1);
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(victims)) threaten(game, me, game.inOrder(p));
  }

  // A hand without cards can be shown; ships can be taken out where there are any.
  private static void threaten(Game game, Seat me, Seat victim) {
    Menu menu = game.ask(victim).menu().add(Word.CARD);
    if (ships(game, victim) > 0) menu.add(Word.WITHDRAW);
    boolean yields = Choice.is(game.ask(victim).choose(YIELDS), Word.CARD);
    boolean mild = game.ofPower(Query.POWER_BOUND, victim, 0) != 0;
    if (!yields) withdraw(game, victim, mild);
    else if (mild) give(game, me, victim);
    else pick(game, me, victim);
  }

  private static void pick(Game game, Seat me, Seat victim) {
    game.verbs().hands().showing().look(me, victim);
    CardSet hand = game.cards().hand(victim);
    if (hand.isEmpty()) return;
    game.ask(me).cards(Prompt.TAKE, hand, 1, 1);
    game.verbs().receipts().take(me, victim, hand);
  }

  private static void give(Game game, Seat me, Seat victim) {
    if (game.cards().handSize(victim) == 0) return;
    game.verbs().hands().give(victim, me, game.ask(victim).card(GIVES, game.cards().hand(victim)));
  }

  private static int ships(Game game, Seat seat) {
    return game.ships().at(game.encounter().place(seat), seat);
  }

  // A defense leaves the target, which is none of its colonies then.
  private static void withdraw(Game game, Seat seat, boolean mild) {
    long homes = game.ships().colonies(seat);
    if (seat == game.encounter().defender()) homes &= ~game.encounter().target().bit();
    int out = mild ? 1 : ships(game, seat);
    game.verbs().ships().returnTo(seat, game.encounter().place(seat), out, homes);
    if (game.encounter().isAlly(seat) && ships(game, seat) == 0) game.verbs().dismiss(seat);
    else game.verbs().ships().settle();
  }
}
