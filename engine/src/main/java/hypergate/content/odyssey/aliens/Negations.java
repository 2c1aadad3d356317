package hypergate.content.odyssey.aliens;

import static hypergate.variant.essences.Essence.essence;

import hypergate.variant.essences.Essence;
import java.util.List;

/// The eight negations of the Negator: which action each of them cancels.
final class Negations {
  private static final String KIND = "Negation";

  /// Their positions in the set.
  static final int NON_ENCOUNTER_CARD = 0;

  static final int ENCOUNTER_CARD = 1;
  static final int HYPERSPACE_GATE = 2;
  static final int CHOOSING_SHIPS = 3;
  static final int ENTER_ALLIANCE = 4;
  static final int DESTINY = 5;
  static final int MAIN_PLAYER_ACTION = 6;
  static final int ALLY_ACTION = 7;

  static final List<Essence> ALL =
      List.of(
          essence(
              KIND,
              "Non-Encounter Card",
              "odyssey",
              0,
              "An artifact, flare, reinforcement or Pulsar that was just played goes back to its"
                  + " player's hand and cannot be played again in this encounter."),
          essence(
              KIND,
              "Encounter Card",
              "odyssey",
              0,
              "A selected encounter card that lies face down goes back to the hand; another one"
                  + " must be selected if possible."),
          essence(
              KIND,
              "Hyperspace Gate",
              "odyssey",
              0,
              "When the gate was aimed or an effect has targeted a planet, another planet must be"
                  + " chosen if possible."),
          essence(
              KIND,
              "Choosing Ships",
              "odyssey",
              0,
              "Ships that were chosen from one planet must be chosen from elsewhere, and in another"
                  + " number if possible."),
          essence(
              KIND,
              "Enter Alliance",
              "odyssey",
              0,
              "A player that accepts an invitation cannot ally with that side."),
          essence(
              KIND,
              "Destiny",
              "odyssey",
              0,
              "With a wild destiny card the offense must name another player; with its own colour"
                  + " it must have its encounter in its own system if it can."),
          essence(
              KIND,
              "Main Player Action",
              "odyssey",
              0,
              "A main player's use of an optional power, or of one for main players, is"
                  + " cancelled."),
          essence(
              KIND,
              "Ally Action",
              "odyssey",
              0,
              "An ally's use of an optional power, or of one for allies, is cancelled."));

  private Negations() {}
}
