package hypergate.players.variant.moons;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moons;

/// Moons: which to keep and where, when to send a ship there, and when to risk it.
public final class Lunar {
  public static final Judgement LUNAR =
      Judgement.ofVariant()
          .asked("place-moon", Lunar::attach)
          .asked("occupy", Lunar::occupy)
          // A ship that stays keeps the colony whatever happens.
          .asked("defend-moon", (_, question) -> say(question, false));

  private Lunar() {}

  // What serves its occupant first, far from each other.
  private static int attach(Outlook outlook, Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      int option = question.option(i);
      Moon moon = outlook.view.rules().content().of(Moon.class).get(Moons.moonOf(option));
      double worth = worth(moon.group()) + 0.01 * Moons.planetOf(option).number();
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  private static double worth(Moon.Group group) {
    return switch (group) {
      case MOON_BASE -> 3;
      case QUARTER, BLUE -> 2.5;
      case HALF -> 2;
      case HUB, SECRET -> 1.5;
      case FULL -> 1;
      case NEW, CHEESY -> 0;
    };
  }

  // A moon that we know and that serves everybody alike is not worth a ship.
  private static int occupy(Outlook outlook, Question question) {
    Moons moons = Moons.of(outlook.view);
    int slot = moons.freeAt(outlook.encounter.target());
    boolean known = slot >= 0 && moons.isKnown(slot);
    boolean useless = known && worth(moons.moon(slot).group()) < 1;
    return say(question, !useless);
  }

  private static int say(Question question, boolean yes) {
    return Math.max(0, Find.word(question, yes ? Word.YES : Word.NO));
  }
}
