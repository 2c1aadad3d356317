package hypergate.players.alliance.aliens;

import hypergate.players.novice.Judgement;

/// The Chrysalis: it becomes the alien that it would be gladdest to have.
public final class Chrysalis {
  public static final Judgement CHRYSALIS =
      Judgement.of("chrysalis")
          .answers("alien", (outlook, question) -> outlook.choosing.alien(question));

  private Chrysalis() {}
}
