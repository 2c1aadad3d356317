package hypergate.players.dominion.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Quartermaster hands out the worst and keeps the best; short of ships it has one back.
public final class Quartermaster {
  private static final int MANY = 4;

  public static final Judgement QUARTERMASTER =
      Judgement.of("quartermaster")
          .answers(
              "choice",
              (outlook, question) ->
                  Math.max(
                      0,
                      Find.word(
                          question,
                          outlook.ships.inWarp(outlook.me) > MANY ? Word.SHIP : Word.CARD)))
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.REWARD)))
          .answers("cards", (outlook, question) -> outlook.choosing.worst(question));

  private Quartermaster() {}
}
