package hypergate.players.search;

import hypergate.game.piece.Seat;
import hypergate.game.view.View;

/// Something of a seat that a way to play adds to what is looked at when a table is valued: `public
/// static final Figure NAME = Figure.of(…)` in the folder of its variant. The build finds it.
public final class Figure {
  /// Reads a figure.
  @FunctionalInterface
  public interface Reading {
    /// The figure of a seat, mostly 0 to 1; 0 where the game is played without the variant.
    double of(View view, Seat seat);
  }

  private final String name;
  private final Reading reading;

  private Figure(String name, Reading reading) {
    this.name = name;
    this.reading = reading;
  }

  /// A figure.
  ///
  /// @param name what it is called in files of weights, `levels`
  public static Figure of(String name, Reading reading) {
    return new Figure(name, reading);
  }

  /// What it is called in files of weights.
  public String name() {
    return name;
  }

  /// The figure of a seat.
  double of(View view, Seat seat) {
    return reading.of(view, seat);
  }
}
