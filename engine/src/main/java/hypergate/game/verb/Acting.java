package hypergate.game.verb;

import hypergate.game.timing.Timing;

/// A game as those see it who do something in it: verbs, phases, views.
public interface Acting extends Timing {
  /// What effects do: lose, draw, take, place, give and so on.
  @Override
  Verbs verbs();

  /// What there is in this game of the variants that it is played with.
  @Override
  Parts parts();

  /// The standing offer of a deal, reused.
  Offer offer();

  /// A second game with the same rules, to fork into or to think with; it has no players.
  Acting sibling();
}
