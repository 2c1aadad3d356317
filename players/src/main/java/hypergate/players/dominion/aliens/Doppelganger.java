package hypergate.players.dominion.aliens;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Doppelganger haunts the fullest hand; whoever is haunted gives what it misses least.
public final class Doppelganger {
  public static final Judgement DOPPELGANGER =
      Judgement.of("doppelganger")
          .answers(
              "seat",
              (outlook, question) ->
                  Find.best(question, seat -> outlook.choosing.fullHand(Seat.of(seat))))
          .answers("card", (outlook, question) -> outlook.choosing.worst(question))
          .answers("card-2", (outlook, question) -> outlook.choosing.worst(question));

  private Doppelganger() {}
}
