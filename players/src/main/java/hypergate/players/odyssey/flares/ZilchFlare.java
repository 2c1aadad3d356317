package hypergate.players.odyssey.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Zilch's flare makes nothing of a card of somebody whom we do not want to win.
public final class ZilchFlare {
  public static final Judgement ZILCH_FLARE =
      Judgement.of("flare-zilch")
          .worth("super", ZilchFlare::nullifying)
          .answers(
              "super/seat",
              (outlook, question) ->
                  Find.best(question, value -> outlook.isFoe(Seat.of(value)) ? 1 : 0));

  private ZilchFlare() {}

  private static double nullifying(Outlook outlook) {
    return switch (outlook.question.window()) {
      case PLAYED -> foes(outlook, outlook.question.user());
      case REINFORCED -> foes(outlook, outlook.encounter.reinforcer());
      default ->
          outlook.isFoe(outlook.encounter.offense()) || outlook.isFoe(outlook.encounter.defense())
              ? 2
              : -1;
    };
  }

  private static double foes(Outlook outlook, Seat user) {
    return outlook.isFoe(user) ? 2 : -1;
  }
}
