package hypergate.players.alliance.aliens;

import hypergate.players.novice.Judgement;

/// The Gorgon: nobody gives ships away that may as well stay.
public final class Gorgon {
  public static final Judgement GORGON = Judgement.of("gorgon").answers("choice", (_, _) -> 0);

  private Gorgon() {}
}
