package hypergate.players.base.artifacts;

import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Ionic Gas: nobody gets compensation or rewards.
public final class IonicGas {
  public static final Judgement IONIC_GAS =
      Judgement.of("ionic-gas")
          .worth(IonicGas::spoiling)
          .harms((outlook, _) -> outlook.encounter.negotiates(outlook.me) ? 2.5 : 0);

  private IonicGas() {}

  private static double spoiling(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    Seat winner = encounter.winners().main();
    Seat loser = encounter.winners().other().main();
    double worth = 0;
    if (encounter.negotiates(loser))
      worth -=
          outlook.cards(loser, encounter.shipsOf(loser))
              + outlook.cards(winner, -encounter.shipsOf(loser));
    if (winner == encounter.defense())
      for (int i = 0; i < outlook.seats; i++) {
        Seat ally = Seat.of(i);
        if (ally.in(encounter.defensive().allies()))
          worth -= outlook.cards(ally, encounter.shipsOf(ally));
      }
    return worth - 1;
  }
}
