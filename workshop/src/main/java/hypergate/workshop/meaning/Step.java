package hypergate.workshop.meaning;

import hypergate.workshop.words.Moment;

/// One step of what a card does.
@FunctionalInterface
public interface Step {
  /// Does it.
  void act(Moment at);
}
