package hypergate.lab.env;

import hypergate.game.card.Ability;
import hypergate.game.card.Rules;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Matter;
import hypergate.game.verb.Offer;
import hypergate.game.view.Imagination;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.word.Window;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A question of which one hears when somebody begins to think about it.
///
/// @param question the question itself
/// @param thinks gives what is thought with instead of what the question has
record WatchedQuestion(Question question, UnaryOperator<Imagination> thinks) implements Question {
  @Override
  public Seat seat() {
    return question.seat();
  }

  @Override
  public Prompt prompt() {
    return question.prompt();
  }

  @Override
  public int count() {
    return question.count();
  }

  @Override
  public int option(int position) {
    return question.option(position);
  }

  @Override
  public String notation(int position) {
    return question.notation(position);
  }

  @Override
  public int gestureStep() {
    return question.gestureStep();
  }

  @Override
  public int least() {
    return question.least();
  }

  @Override
  public int most() {
    return question.most();
  }

  @Override
  public boolean onePlace() {
    return question.onePlace();
  }

  @Override
  public int barred() {
    return question.barred();
  }

  @Override
  public int available(int position) {
    return question.available(position);
  }

  @Override
  public Window window() {
    return question.window();
  }

  @Override
  public Seat user() {
    return question.user();
  }

  @Override
  public Ability used() {
    return question.used();
  }

  @Override
  public int target() {
    return question.target();
  }

  @Override
  public <M extends Matter> @Nullable M matter(Class<M> kind) {
    return question.matter(kind);
  }

  @Override
  public Offer offer() {
    return question.offer();
  }

  @Override
  public View view() {
    return question.view();
  }

  @Override
  public Imagination imagination() {
    return thinks.apply(question.imagination());
  }

  @Override
  public Rules rules() {
    return question.rules();
  }
}
