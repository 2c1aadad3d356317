package hypergate.players.novice;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.table.CardSlots;
import hypergate.game.view.Question;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import java.util.Arrays;

/// Which ships to send, to place and to lose: never the last of a foreign colony while others are
/// left, and no home colony on which the power hangs. A gesture of several small decisions is
/// planned anew each time, from the table as it stood when it began.
public final class Shipping {
  private static final int PLACES = Place.ON_CARD + CardSlots.MOST;

  private final Outlook outlook;
  private final int[] standing = new int[PLACES];
  private final int[] left = new int[PLACES];
  private int reading = -1;

  Shipping(Outlook outlook) {
    this.outlook = outlook;
  }

  private void look() {
    if (reading != outlook.reading()) {
      reading = outlook.reading();
      count();
    }
    System.arraycopy(standing, 0, left, 0, PLACES);
  }

  private void count() {
    Arrays.fill(standing, 0, Planet.MOST, 0);
    for (long rest = outlook.ships.colonies(outlook.me); rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      standing[planet] = outlook.ships.on(Planet.of(planet), outlook.me);
    }
    for (int place = Planet.MOST; place < Place.ON_CARD; place++)
      standing[place] = outlook.ships.at(place, outlook.me);
    CardSlots slots = outlook.view.cardSlots();
    for (int slot = 0; slot < CardSlots.MOST; slot++)
      standing[Place.ON_CARD + slot] =
          slot < slots.top() && slots.isOf(slot, outlook.me) ? slots.ships(slot) : 0;
  }

  /// Answers a question for ships to send away: the one picked after `taken` others.
  ///
  /// @param wanted how many we want to send in all
  public int send(Question question, int taken, int wanted) {
    look();
    int done = Find.word(question, Word.DONE);
    for (int i = 0; i < taken; i++) {
      int place = cheapest(question, true, true);
      if (place >= 0) left[place]--;
    }
    if (taken >= wanted && done >= 0) return done;
    int place = cheapest(question, true, false);
    if (place < 0) return Math.max(0, done);
    if (done >= 0 && cost(place) >= 3) return done;
    return Find.either(Find.option(question, Choice.PLACE, place), done);
  }

  /// Answers `launch`.
  public int launch(Question question) {
    return send(question, question.gestureStep(), launching());
  }

  /// Answers a question for ships to give up.
  public int lose(Question question) {
    look();
    int done = Find.word(question, Word.DONE);
    for (int i = 0; i < question.gestureStep(); i++) {
      int place = cheapest(question, false, true);
      if (place >= 0) left[place]--;
    }
    int place = cheapest(question, false, false);
    return Find.either(place < 0 ? -1 : Find.option(question, Choice.PLACE, place), done);
  }

  /// How many ships could be sent without hurting ourselves, up to a limit.
  public int spare(int limit) {
    look();
    int spare = 0;
    while (spare < limit) {
      int best = -1;
      double least = 3;
      for (long rest = outlook.ships.colonies(outlook.me); rest != 0; rest &= rest - 1) {
        int planet = Long.numberOfTrailingZeros(rest);
        if (left[planet] <= 0) continue;
        double cost = cost(planet);
        if (cost >= least) continue;
        least = cost;
        best = planet;
      }
      if (best < 0) break;
      left[best]--;
      spare++;
    }
    return spare;
  }

  // The place whose next ship costs least, of equals the first. In a gesture the menu may have
  // shrunk: what was picked before may have come from a place that is empty by now.
  private int cheapest(Question question, boolean sends, boolean again) {
    int best = -1;
    double least = Double.MAX_VALUE;
    for (int i = 0; i < question.count(); i++) {
      int option = question.option(i);
      int place = Choice.value(option);
      if (Choice.kind(option) != Choice.PLACE || again && left[place] <= 0) continue;
      double cost = cost(place, sends);
      if (cost > least || cost == least && place > best) continue;
      least = cost;
      best = place;
    }
    if (again)
      for (long rest = outlook.ships.colonies(outlook.me); rest != 0; rest &= rest - 1) {
        int planet = Long.numberOfTrailingZeros(rest);
        if (left[planet] <= 0 || !usedUp(planet)) continue;
        double cost = cost(planet, sends);
        if (cost > least || cost == least && planet > best) continue;
        least = cost;
        best = planet;
      }
    return best;
  }

  private double cost(int place, boolean sends) {
    return sends || place != Place.GATE ? cost(place) : cost(place) - 0.5;
  }

  // A planet of ours that is no longer in the menu was emptied earlier in this gesture.
  private boolean usedUp(int place) {
    return outlook.question.gestureStep() > 0
        && !(outlook.encounter.defense() == outlook.me
            && place == outlook.encounter.target().index());
  }

  /// What it costs to take one more ship from a place.
  private double cost(int place) {
    if (!Place.isPlanet(place)) return place == Place.WARP ? -2 : 0;
    boolean home = (outlook.ships.placesOf(outlook.me) >>> place & 1) != 0;
    if (left[place] > 1 || left[place] < 1)
      return home ? 1 - 0.1 * left[place] : 0.4 - 0.1 * left[place];
    if (!home) return 12;
    return homesLeft() <= outlook.question.rules().homeColoniesNeeded() ? 7 : 4;
  }

  private int homesLeft() {
    int homes = 0;
    for (long rest = outlook.ships.homeColonies(outlook.me); rest != 0; rest &= rest - 1)
      if (left[Long.numberOfTrailingZeros(rest)] > 0) homes++;
    return homes;
  }

  /// Answers `place`: where ships go that come home, or which ships found a colony in a deal.
  public int place(Question question) {
    boolean founding =
        Find.option(question, Choice.PLACE, Place.GATE) >= 0
            || Find.word(question, Word.DONE) >= 0
            || outlook.encounter.outcome() == Outcome.DEAL
                && outlook.me == outlook.encounter.defense();
    if (founding) return found(question);
    look();
    for (int i = 0; i < question.gestureStep(); i++) left[neediest(question)]++;
    return Find.either(Find.option(question, Choice.PLACE, neediest(question)), -1);
  }

  private int found(Question question) {
    int done = Find.word(question, Word.DONE);
    if (done >= 0) return done;
    int gate = Find.option(question, Choice.PLACE, Place.GATE);
    return gate >= 0 ? gate : send(question, 0, 1);
  }

  // Home planets first, the weakest of them: that is where others attack us.
  private int neediest(Question question) {
    int best = Choice.value(question.option(0));
    double least = 1e9;
    for (int i = 0; i < question.count(); i++) {
      int option = question.option(i);
      int place = Choice.value(option);
      if (Choice.kind(option) != Choice.PLACE || !Place.isPlanet(place)) continue;
      boolean home = (outlook.ships.placesOf(outlook.me) >>> place & 1) != 0;
      double held = left[place] + (home ? 0 : 2.5);
      if (held < least) {
        least = held;
        best = place;
      }
    }
    return best;
  }

  // How many ships we want on the gate as the offense.
  private int launching() {
    int limit = outlook.view.query(Query.LAUNCH_LIMIT, outlook.me, 4);
    int fleet = outlook.fleet(outlook.me);
    boolean wins = outlook.wouldWin(outlook.me);
    int wanted = fleet >= 9 || wins ? limit : fleet >= 5 ? 3 : 2;
    return Math.max(1, Math.min(limit, wanted));
  }
}
