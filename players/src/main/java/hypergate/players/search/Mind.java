package hypergate.players.search;

import hypergate.game.card.Rules;
import java.util.function.Function;

/// How somebody thinks who tries its options out.
///
/// @param budget how many times it plays on for one answer at most, at least 2
/// @param valuations what tables are worth in games with given rules
/// @param style what it likes besides its share
/// @param cast who plays on in its worlds
/// @param habits what it makes of how it looks through options
public record Mind(
    int budget, Function<Rules, Valuation> valuations, Style style, Cast cast, Habits habits) {
  /// What it makes of how it looks through options.
  ///
  /// @param thrifty whether where single ships go is looked at less than what is to be done, and
  ///   what can hardly gain anything any more is looked at no longer
  /// @param bargains whether it asks what a deal that it offers is worth to the other side, before
  ///   it reckons with being taken at its word
  /// @param secret whether it reckons with a main player who chooses its card as well as it does
  ///   itself, and mixes its choices
  /// @param adapts whether it notes what others do, and lets those in its worlds do the same
  public record Habits(boolean thrifty, boolean bargains, boolean secret, boolean adapts) {
    /// None of them.
    public static final Habits NONE = new Habits(false, false, false, false);

    /// The same without mixing its choices.
    public Habits unmixed() {
      return new Habits(thrifty, bargains, false, adapts);
    }
  }

  /// A mind.
  public Mind {
    if (budget < 2) throw new IllegalArgumentException("the budget must be at least 2");
  }
}
