package hypergate.players.dominion.flares;

import hypergate.players.novice.Judgement;

/// The Quartermaster's flare: whoever holds what it does not want gives that; the mix is worth a
/// lot.
public final class QuartermasterFlare {
  public static final Judgement QUARTERMASTER_FLARE =
      Judgement.of("flare-quartermaster")
          .worth("wild", outlook -> outlook.view.hand().size() > 4 ? 0.5 : -1)
          .worth("super", _ -> 2)
          .answers("wild/cards", (outlook, question) -> outlook.choosing.worst(question));

  private QuartermasterFlare() {}
}
