package hypergate.players.storm.aliens;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Sycophant: it flatters whoever is likelier to win.
public final class Sycophant {
  private static final double EVEN = 0.5;

  public static final Judgement SYCOPHANT =
      Judgement.of("sycophant")
          .answers(
              "seat",
              (outlook, question) ->
                  Find.seat(
                      question,
                      outlook.forecast.read().offenseChance() >= EVEN
                          ? outlook.encounter.offense()
                          : outlook.encounter.defense()));

  private Sycophant() {}
}
