package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.eons.aliens.Pretender;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card of the type that is named. Super: the hands go along to the new seats.
public final class PretenderFlare {
  // In the target: the type above the seat.
  private static final int TYPE_AT = 8;

  private static final Prompt TYPE = Prompt.of("flare-pretender/wild/choice");
  private static final Prompt WHOM = Prompt.of("flare-pretender/wild/seat");
  private static final Prompt GIVES = Prompt.of("flare-pretender/wild/card");

  public static final Flare FLARE =
      flare(Pretender.PRETENDER)
          .wild(
              NOT_OFFENSE,
              List.of(Step.START_TURN),
              "As a turn of another player begins name a type of card and a player, who gives you"
                  + " one such card of its choice if it has any. Then give this flare to that"
                  + " player.")
          .may(
              NOT_OFFENSE,
              TURN_START,
              (game, me) -> game.turn() != me && others(game, me) != 0,
              PretenderFlare::take)
          .naming(PretenderFlare::name)
          .strong(
              OFFENSE,
              List.of(Step.DESTINY),
              "When you use your power the hands of both players may go along.")
          .may(OFFENSE, DEFENSE_CHOSEN, Pretender::mayTakeHands, Pretender::takeHands);

  private PretenderFlare() {}

  private static int others(Game game, Seat me) {
    int others = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me && game.cards().handSize(seat) > 0 && Flare.reaches(game, seat))
        others |= seat.bit();
    }
    return others;
  }

  private static void name(Game game, Seat me) {
    game.verbs().hands().showing().addTypes(game.ask(me).menu());
    int type = Choice.value(game.ask(me).choose(TYPE));
    Seat seat = game.ask(me).seat(WHOM, others(game, me));
    game.current().target(type << TYPE_AT | seat.index());
  }

  private static void take(Game game, Seat me) {
    Seat giver = Seat.of(game.current().target() & (1 << TYPE_AT) - 1);
    Kind type = Kind.values()[game.current().target() >> TYPE_AT];
    CardSet cards = game.cards().hand(giver, type);
    if (!cards.isEmpty()) game.verbs().hands().give(giver, me, game.ask(giver).card(GIVES, cards));
    game.verbs().hands().passOn(giver);
  }
}
