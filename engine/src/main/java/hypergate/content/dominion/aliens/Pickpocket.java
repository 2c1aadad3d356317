package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Lift: once an encounter, at any time, a card at random from a player with a colony in its
/// system, to keep or to throw away.
public final class Pickpocket {
  /// Mark: a card has been lifted in this encounter.
  private static final int LIFTED = 0;

  private static final Prompt WHO = Prompt.of("pickpocket/seat");
  private static final Prompt CARD = Prompt.of("pickpocket/card");
  private static final Prompt AWAY = Prompt.of("pickpocket/cards");

  public static final Alien PICKPOCKET =
      alien("Pickpocket", "dominion")
          .level(0)
          .power("Lift", ANY, Step.PHASES)
          .text(
              "Once an encounter, at any time, take a card at random from a player with a colony in"
                  + " your system; keep it or discard it.")
          .whenever(
              ANY,
              (game, me) -> mayLift(game, me) && victims(game, me) != 0,
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHO, victims(game, me)).index()),
              Pickpocket::lift);

  private Pickpocket() {}

  /// Whether it has lifted nothing in this encounter.
  public static boolean mayLift(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, PICKPOCKET), LIFTED) == 0;
  }

  private static int victims(Game game, Seat me) {
    return game.reach().reached(settlers(game, me));
  }

  /// The other players with a colony in its system who hold cards, as a mask.
  public static int settlers(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean settled = (game.ships().colonies(seat) & game.ships().placesOf(me)) != 0;
      if (seat != me && settled && game.cards().handSize(seat) > 0) seats |= seat.bit();
    }
    return seats;
  }

  private static void lift(Game game, Seat me) {
    Seat victim = Seat.of(game.current().target());
    game.mark(LIFTED, 1);
    if (!victim.in(settlers(game, me))) return;
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0) takes(game, me, victim, AWAY);
    else choose(game, me, victim);
  }

  private static void choose(Game game, Seat me, Seat victim) {
    game.verbs().hands().showing().look(me, victim);
    int card = game.ask(me).card(CARD, game.cards().hand(victim));
    CardSet chosen = game.scratch().clear();
    chosen.add(card);
    if (game.verbs().hands().takeChosen(me, victim, chosen) > 0) sort(game, me, card, AWAY);
  }

  /// It takes a card from each of these players.
  public static void lift(Game game, Seat me, int seats, Prompt away) {
    game.powers().mark(game.powers().find(me, PICKPOCKET), LIFTED, 1);
    for (int p = 0; p < game.seats(); p++) {
      Seat victim = game.inOrder(p);
      if (victim.in(seats & settlers(game, me))) takes(game, me, victim, away);
    }
  }

  /// Takes a card at random from a hand, to keep or to discard.
  public static void takes(Game game, Seat me, Seat victim, Prompt away) {
    int card = game.verbs().hands().takeOne(me, victim, -1L, -1L);
    if (card >= 0) sort(game, me, card, away);
  }

  private static void sort(Game game, Seat me, int card, Prompt away) {
    if (!game.cards().inHand(me, card)) return;
    CardSet taken = game.scratch().clear();
    taken.add(card);
    game.ask(me).cards(away, taken, 0, 1);
    game.verbs().hands().discard(me, taken);
  }
}
