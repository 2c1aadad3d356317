package hypergate.players.eons.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// Hostages of the Alien come home, so that nothing much is offered for them; whatever is offered
/// is welcome.
public final class AlienFlare {
  public static final Judgement ALIEN_FLARE =
      Judgement.of("flare-alien")
          .answers("wild/choice", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("wild/seat-2", (_, question) -> question.count() - 1);

  private AlienFlare() {}
}
