package hypergate.players.dominion.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// Whoever may attack a colony of the Ace does so: with none it cannot win at the start of its
/// turn.
public final class Ace {
  public static final Judgement ACE =
      Judgement.of("ace")
          .reckoned(Reckoned.WINS_BY_ONE)
          .answers("planet-2", (_, question) -> question.count() - 1);

  private Ace() {}
}
