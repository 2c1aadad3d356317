package hypergate.players.dominion.flares;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.word.Kind;
import hypergate.players.dominion.aliens.Angler;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Angler's flare: a high attack is asked for, which nobody gives, so a card comes all the
/// same.
public final class AnglerFlare {
  public static final Judgement ANGLER_FLARE =
      Judgement.of("flare-angler")
          .worth("wild", _ -> 1.5)
          .worth("super", _ -> 1)
          .answers(
              "wild/choice",
              (_, question) -> Find.option(question, Choice.KIND, Kind.ATTACK.ordinal()))
          .answers("wild/card", Angler::card)
          .answers("wild/choice-2", (_, question) -> Math.max(0, Find.word(question, Word.NO)));

  private AnglerFlare() {}
}
