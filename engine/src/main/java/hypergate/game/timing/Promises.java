package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Window;

/// What players have promised to play or to use in an encounter, or not to: see [Query#PROMISES].
/// What is promised is due as soon as it can be played.
public final class Promises {
  private final Timing game;

  Promises(Timing game) {
    this.game = game;
  }

  /// Whether anybody may have promised anything.
  public boolean areAny() {
    return game.isBent(Query.PROMISES);
  }

  private int of(Seat seat) {
    return areAny() ? game.query(Query.PROMISES, seat, 0) : 0;
  }

  private static int bit(Kind kind) {
    return switch (kind) {
      case ARTIFACT -> Query.OF_ARTIFACT;
      case FLARE -> Query.OF_FLARE;
      case REINFORCEMENT -> Query.OF_REINFORCEMENT;
      default -> 0;
    };
  }

  /// Whether a seat has said that it will play no card of a kind.
  public boolean isBarred(Seat seat, Kind kind) {
    return (of(seat) & bit(kind)) != 0;
  }

  /// Whether a seat has said that it will not use the power of an instance.
  public boolean isBarred(Seat seat, int instance) {
    return (of(seat) & Query.OF_POWER << instance % Sizes.POWERS) != 0;
  }

  /// Whether a seat has said that it will play a card of a kind, and has not yet.
  public boolean isDue(Seat seat, Kind kind) {
    return (of(seat) >> Query.PROMISED & bit(kind)) != 0;
  }

  private boolean isDue(Seat seat, int instance) {
    return (of(seat) >> Query.PROMISED & Query.OF_POWER << instance % Sizes.POWERS) != 0;
  }

  // Leaves of a menu of uses what is due, if there is any.
  void keep(Menu menu, Seat seat, Window window) {
    if (of(seat) >> Query.PROMISED == 0) return;
    boolean any = false;
    for (int i = 0; i < menu.count() && !any; i++) any = isDue(seat, menu.at(i), window);
    if (any) menu.keep(choice -> isDue(seat, choice, window));
  }

  private boolean isDue(Seat seat, int choice, Window window) {
    if (Choice.kind(choice) == Choice.CARD)
      return isDue(seat, game.cards().face(Choice.value(choice)).kind());
    if (StandChoice.isAt(choice, game.stands().hand()))
      return isDue(seat, game.cards().face(StandChoice.location(choice)).kind());
    if (!StandChoice.isAt(choice, game.stands().sheets())) return false;
    int instance = StandChoice.location(choice);
    Ability[] here = game.powers().alien(instance).effect().in(window);
    return Powers.owner(instance) == seat
        && here[StandChoice.number(choice)].isUse()
        && isDue(seat, instance);
  }
}
