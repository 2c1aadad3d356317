package hypergate.players;

import hypergate.game.Question;
import hypergate.game.decide.Word;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moons;

/// Moons: which to keep and where, when to send a ship there, and when to risk it.
final class Lunar {
  private final Outlook outlook;

  Lunar(Outlook outlook) {
    this.outlook = outlook;
  }

  /// Answers `place-moon`: what serves its occupant first, far from each other.
  int attach(Question question) {
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

  /// Answers `occupy`: a moon that we know and that serves everybody alike is not worth a ship.
  int occupy(Question question) {
    int slot = Moons.of(outlook.view).freeAt(outlook.encounter.target());
    boolean known = slot >= 0 && Moons.of(outlook.view).isKnown(slot);
    boolean useless = known && worth(Moons.of(outlook.view).moon(slot).group()) < 1;
    return say(question, !useless);
  }

  /// Answers `defend-moon`: a ship that stays keeps the colony whatever happens.
  int defend(Question question) {
    return say(question, false);
  }

  private static int say(Question question, boolean yes) {
    return Math.max(0, Find.word(question, yes ? Word.YES : Word.NO));
  }
}
