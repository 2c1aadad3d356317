package hypergate.variant.visits;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.decide.Menu;
import hypergate.game.declare.Declaration;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Stands;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;

/// The visiting cards of players: who has some may take them back at any time, which is no play of
/// the flare that keeps them and cannot be answered. A location is a seat.
final class VisitStands extends Stands {
  private final Visits visits;
  private final int column;
  private final Effect effect;

  /// @param visits the visiting cards of the game
  VisitStands(Game game, Visits visits) {
    super(game);
    this.visits = visits;
    this.column = wayOfActing();
    this.effect = effect(visits.keeper());
  }

  // It is named after the flare that keeps them.
  private static Effect effect(String flare) {
    Ability.Source source = Ability.Source.of("VISIT", "R-19.1", "");
    List<Ability> abilities = new ArrayList<>();
    for (Window window : Declaration.WHENEVER)
      abilities.add(
          Ability.of(
              flare,
              source,
              Role.ANY,
              window,
              false,
              false,
              Ability.ALWAYS,
              (Game game, Seat me) -> Visits.of(game).takeBack(me)));
    return Effect.of(flare, source).plus(abilities);
  }

  /// The rules by which they are taken back.
  Effect effect() {
    return effect;
  }

  @Override
  protected boolean isOfSeats() {
    return true;
  }

  /// Says anew who has such cards.
  void index() {
    long windows = 0;
    for (int i = 0; i < game.seats(); i++) {
      boolean any = visits.size(Seat.of(i)) > 0;
      acts(Seat.of(i), any ? effect.windows() : 0);
      if (any) windows = effect.windows();
    }
    acts(windows, 0, 0);
    game.stands().index();
  }

  @Override
  protected void add(Menu menu, Window window, Seat seat, int level) {
    if (isOpen(window, seat, level)) offer(menu, seat.index(), 0);
  }

  private boolean isOpen(Window window, Seat seat, int level) {
    return visits.size(seat) > 0
        && (effect.windows() & window.bit()) != 0
        && effect.in(window).length > 0
        && !hasActed(column, level, seat.index());
  }

  @Override
  protected void use(Seat seat, Window window, int location, int number, int level) {
    actsNow(column, level, location);
    follow(seat, effect.in(window)[number], location);
  }

  @Override
  protected boolean isEligible(Window window, Seat seat, int level) {
    return isOpen(window, seat, level);
  }

  @Override
  protected boolean hasBeenUsed(int location, int level) {
    return hasActed(column, level, location);
  }

  @Override
  protected Effect effect(Seat seat, int location, int number) {
    return effect;
  }

  @Override
  protected String named(int number) {
    return effect.id();
  }
}
