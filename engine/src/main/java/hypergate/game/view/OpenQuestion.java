package hypergate.game.view;

import hypergate.game.ask.Open;
import hypergate.game.card.Ability;
import hypergate.game.card.Rules;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Acting;
import hypergate.game.verb.Matter;
import hypergate.game.verb.Notation;
import hypergate.game.verb.Offer;
import hypergate.game.word.Window;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A question as the seat sees it to which it is open. One object a seat, used again for each of
/// its questions.
public final class OpenQuestion implements Question {
  private final Acting game;
  private final Open open;
  private final Looking looking;
  private final Supplier<Imagination> imagination;

  /// The question that is open to a seat of a game.
  ///
  /// @param looking what all who are asked in that game see
  /// @param imagination begins what this seat can think with anew
  public OpenQuestion(Acting game, Open open, Looking looking, Supplier<Imagination> imagination) {
    this.game = game;
    this.open = open;
    this.looking = looking;
    this.imagination = imagination;
  }

  @Override
  public Seat seat() {
    return open.seat();
  }

  @Override
  public Prompt prompt() {
    return open.prompt();
  }

  @Override
  public int count() {
    return open.count();
  }

  @Override
  public int option(int position) {
    return open.menu().at(position);
  }

  @Override
  public String notation(int position) {
    return Notation.of(game, open.menu().at(position), open.seat());
  }

  @Override
  public int gestureStep() {
    return open.step();
  }

  @Override
  public int least() {
    return open.menu().least();
  }

  @Override
  public int most() {
    return open.menu().most();
  }

  @Override
  public boolean onePlace() {
    return open.menu().onePlace();
  }

  @Override
  public int barred() {
    return open.menu().barred();
  }

  @Override
  public int available(int position) {
    return open.menu().available(position);
  }

  @Override
  public Window window() {
    return game.windows().offering();
  }

  @Override
  public Seat user() {
    return game.pipeline().isIdle() ? Seat.NONE : game.pipeline().user();
  }

  @Override
  public Ability used() {
    return game.pipeline().isIdle() ? Ability.NONE : game.pipeline().used();
  }

  @Override
  public int target() {
    return game.pipeline().isIdle() ? 0 : game.pipeline().innermost().target();
  }

  @Override
  public <M extends Matter> @Nullable M matter(Class<M> kind) {
    return game.parts().matter(kind);
  }

  @Override
  public Offer offer() {
    return game.offer();
  }

  @Override
  public View view() {
    return looking.at(open);
  }

  @Override
  public Imagination imagination() {
    return imagination.get();
  }

  @Override
  public Rules rules() {
    return game.rules();
  }
}
