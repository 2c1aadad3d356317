package hypergate.players.odyssey.flares;

import hypergate.game.decide.Choice;
import hypergate.game.view.Question;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The alternate Zombie's flare: an ally sends its ships from the warp if they are more than a
/// usual force.
public final class ZombieAlternateFlare {
  private static final int USUAL = 3;

  public static final Judgement ZOMBIE_ALTERNATE_FLARE =
      Judgement.of("flare-zombie-alternate")
          .worth("super", _ -> 1.5)
          .answers("super/number", ZombieAlternateFlare::number);

  private ZombieAlternateFlare() {}

  private static int number(Outlook outlook, Question question) {
    int least = 0;
    int most = 0;
    for (int i = 1; i < question.count(); i++) {
      int value = Choice.asNumber(question.option(i));
      if (value > Choice.asNumber(question.option(most))) most = i;
      if (value < Choice.asNumber(question.option(least))) least = i;
    }
    return Choice.asNumber(question.option(most)) >= USUAL ? most : least;
  }
}
