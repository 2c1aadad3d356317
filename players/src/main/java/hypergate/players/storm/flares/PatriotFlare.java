package hypergate.players.storm.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Patriot's flare: a card unless ships are needed.
public final class PatriotFlare {
  public static final Judgement PATRIOT_FLARE =
      Judgement.of("flare-patriot")
          .answers(
              "wild/choice",
              (outlook, question) -> Find.word(question, outlook.isRich() ? Word.CARD : Word.SHIP));

  private PatriotFlare() {}
}
