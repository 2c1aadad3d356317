package hypergate.content.conflict.hazards;

import static hypergate.game.word.Query.MUST_INVITE;
import static hypergate.variant.hazards.Hazard.permanent;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Picks;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.Hazards;

/// Alliance (permanent): the offense lays a ship on the card and hands it to somebody; from then on
/// each of the two, as a main player, has to invite the other.
public final class Alliance {
  public static final Hazard ALLIANCE =
      permanent("Alliance", "conflict")
          .text(
              "The offense lays a ship from a colony on this card and hands the card to another"
                  + " player. From now on, whenever one of these two is a main player, the other"
                  + " must be invited.")
          .whenDrawn(Alliance::bind)
          .bends(MUST_INVITE, (game, me, subject, seats) -> seats | partner(game, subject));

  private Alliance() {}

  private static final Prompt SHIP = Prompt.of("alliance/ships");
  private static final Prompt PARTNER = Prompt.of("alliance/seat");

  private static void bind(Game game, Seat me) {
    if (game.ships().colonies(me) == 0) return;
    Picks picks = game.verbs().ships().pickFrom(me, game.ships().colonies(me));
    picks.ask(game, me, SHIP, 0, 1, 1);
    int slot = game.here();
    game.verbs().ships().move(me, picks, Place.COMMON_CARD, true);
    game.verbs().ships().settle();
    Hazards.of(game).holder(slot, game.ask(me).seat(PARTNER, game.everybody() & ~me.bit()));
  }

  private static int partner(Game game, Seat subject) {
    Seat holder = Hazards.of(game).holder(game.here());
    if (!holder.exists()) return 0;
    if (game.ships().at(Place.COMMON_CARD, subject) > 0) return holder.bit();
    return subject == holder ? giver(game) : 0;
  }

  // Nobody, once the ship has been taken away.
  private static int giver(Game game) {
    for (int i = 0; i < game.seats(); i++)
      if (game.ships().at(Place.COMMON_CARD, Seat.of(i)) > 0) return 1 << i;
    return 0;
  }
}
