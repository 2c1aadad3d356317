package hypergate.players.incursion.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The flare of the Seeker: its foe says which card it will play. Whoever has to say so names a
/// card that it likes to play.
public final class SeekerFlare {
  public static final Judgement SEEKER_FLARE =
      Judgement.of("flare-seeker")
          .worth("wild", _ -> 0.5)
          .worth("super", _ -> 3)
          .answers("super/seat", (outlook, question) -> Find.foe(outlook, question))
          .answers(
              "super/choice", (_, question) -> Math.max(0, Find.word(question, Word.ENCOUNTER)))
          .answers("super/card", (outlook, question) -> outlook.choosing.best(question))
          .answers("wild/card", (outlook, question) -> outlook.choosing.best(question));

  private SeekerFlare() {}
}
