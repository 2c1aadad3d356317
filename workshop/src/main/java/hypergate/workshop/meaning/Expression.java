package hypergate.workshop.meaning;

import dev.cel.runtime.CelEvaluationException;
import dev.cel.runtime.CelRuntime;
import hypergate.workshop.words.Moment;
import hypergate.workshop.words.Type;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A value that is worked out when the card acts. It changes nothing and comes to an end.
public final class Expression {
  private final String source;
  private final Type type;
  private final CelRuntime.@Nullable Program program;
  private final @Nullable Object always;

  Expression(String source, Type type, CelRuntime.Program program) {
    this.source = source;
    this.type = type;
    this.program = program;
    this.always = null;
  }

  private Expression(String source, Type type, Object always) {
    this.source = source;
    this.type = type;
    this.program = null;
    this.always = always;
  }

  /// One that is the same at all times.
  public static Expression always(Type type, Object value) {
    return new Expression(value.toString(), type, value);
  }

  /// As it is written.
  public String source() {
    return source;
  }

  /// What it stands for.
  public Type type() {
    return type;
  }

  /// What it stands for now. One that fails, such as a division by nothing, or that comes to
  /// something of another type or size, stands for 0, false, nobody or an empty list: a card cannot
  /// stop a game.
  public Object read(Moment at) {
    if (program == null) return Objects.requireNonNull(always);
    try {
      Object value = program.eval(at);
      return type.holds(value) ? value : type.nothing();
    } catch (CelEvaluationException e) {
      return type.nothing();
    }
  }

  /// A number, kept between -999 and 999.
  public int number(Moment at) {
    return Math.clamp((Long) read(at), -999, 999);
  }

  /// A truth.
  public boolean holds(Moment at) {
    return (Boolean) read(at);
  }
}
