package hypergate.game.table;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.word.Window;

/// In CHOSEN: what somebody has just chosen and may be made to choose again: a planet for an
/// effect, places to take ships from, what to do about the own colour at destiny.
public final class Chosen {
  /// What was chosen.
  public enum What {
    NOTHING,
    /// A planet, by an effect.
    PLANET,
    /// Ships, from the planets of the mask.
    SHIPS,
    /// With its own colour the offense will not have an encounter in its system.
    SYSTEM
  }

  private final Table game;
  private What what = What.NOTHING;
  private Seat seat = Seat.NONE;
  private Prompt prompt = Prompt.USE;
  private long planets;
  private long denied;

  /// What is chosen in a game.
  public Chosen(Table game) {
    this.game = game;
  }

  /// The phase begins, or is run again: nothing has been chosen.
  public void reset() {
    what = What.NOTHING;
    denied = 0;
  }

  /// Whether anybody could answer a choice at all.
  public boolean isWatched() {
    return game.state().w[Layout.POWER_WINDOWS + Window.CHOSEN.ordinal()] != 0;
  }

  /// Opens CHOSEN for a choice.
  ///
  /// @param question what it answered
  /// @param planets those of the chosen planets in whose place others could be chosen
  /// @return the planets that must not be chosen, 0 when the choice stands
  public long answered(What kind, Seat chooser, Prompt question, long planets) {
    if (planets == 0) return 0;
    What whatBefore = what;
    Seat seatBefore = seat;
    Prompt promptBefore = prompt;
    long planetsBefore = this.planets;
    long deniedBefore = denied;
    what = kind;
    seat = chooser;
    prompt = question;
    this.planets = planets;
    denied = 0;
    game.open(Window.CHOSEN);
    long result = denied;
    what = whatBefore;
    seat = seatBefore;
    prompt = promptBefore;
    this.planets = planetsBefore;
    denied = deniedBefore;
    return result;
  }

  /// What was chosen; NOTHING outside the window.
  public What what() {
    return what;
  }

  /// Who chose it.
  public Seat seat() {
    return seat;
  }

  /// The question that it answered.
  public Prompt prompt() {
    return prompt;
  }

  /// The planets that can be denied.
  public long planets() {
    return planets;
  }

  /// The choice does not stand: it must be made again without this planet.
  public void deny(Planet planet) {
    denied |= planet.bit();
  }
}
