package hypergate.server.trace;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanBuilder;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One step of what is done: a span, where somebody traces it, and [#NONE] otherwise, which costs
/// nothing. Steps that begin while one is being done are part of it. What stands in a step says
/// what was done, how often and how long; never a card, a name, a word of anybody, an address of a
/// table or a secret.
public final class Step {
  private static final ScopedValue<Step> NOW = ScopedValue.newInstance();

  /// A statement's verb and the table that it is about.
  private static final Pattern STATEMENT =
      Pattern.compile(
          "\\s*(?:(?:(insert) into|(delete) from|(update))|(select)\\b.*?\\bfrom)\\s+(\\w+)",
          Pattern.DOTALL);

  /// Of what nobody traces.
  public static final Step NONE = new Step(Span.getInvalid(), null);

  private final Span span;
  private final @org.jspecify.annotations.Nullable Tracer tracer;

  private Step(Span span, @org.jspecify.annotations.Nullable Tracer tracer) {
    this.span = span;
    this.tracer = tracer;
  }

  /// A step that somebody wants to know of; [#NONE] where chance has it otherwise.
  static Step of(Span span, Tracer tracer) {
    return span.isRecording() ? new Step(span, tracer) : NONE;
  }

  /// What is being done on this thread.
  public static Step current() {
    return NOW.isBound() ? NOW.get() : NONE;
  }

  /// Begins a part of what is being done on this thread. It has to be ended.
  public static Step begin(String name) {
    return current().part(name, SpanKind.INTERNAL);
  }

  /// Does something as a part of what is being done on this thread.
  public static <T> T of(String name, Supplier<T> work) {
    return begin(name).ending(work);
  }

  /// Begins a statement that is sent to a database. It has to be ended.
  ///
  /// @param system the database, as OpenTelemetry calls it
  /// @param sql with places for its values, never the values
  public static Step statement(String system, String sql) {
    Step now = current();
    return now.isTraced() ? now.part(title(sql), SpanKind.CLIENT).about(system, sql) : NONE;
  }

  /// A statement that has been done.
  public void statement(String system, String sql, Instant from, Instant to) {
    Tracer ours = tracer;
    if (ours == null) return;
    new Step(builder(ours, title(sql), SpanKind.CLIENT).setStartTimestamp(from).startSpan(), ours)
        .about(system, sql)
        .span
        .end(to);
  }

  private Step about(String system, String sql) {
    return with("db.system.name", system).with("db.query.text", sql.strip());
  }

  private static String title(String sql) {
    Matcher known = STATEMENT.matcher(sql);
    if (!known.lookingAt()) return sql.strip().split("\\W", 2)[0].toLowerCase(Locale.ROOT);
    for (int verb = 1; ; verb++)
      if (known.group(verb) != null) return known.group(verb) + " " + known.group(5);
  }

  private Step part(String name, SpanKind kind) {
    Tracer ours = tracer;
    return ours == null ? NONE : new Step(builder(ours, name, kind).startSpan(), ours);
  }

  private SpanBuilder builder(Tracer ours, String name, SpanKind kind) {
    return ours.spanBuilder(name).setParent(Context.root().with(span)).setSpanKind(kind);
  }

  /// Whether somebody wants to know.
  public boolean isTraced() {
    return tracer != null;
  }

  /// Says something about it.
  public Step with(String what, String value) {
    span.setAttribute(AttributeKey.stringKey(what), value);
    return this;
  }

  /// Says something about it.
  public Step with(String what, long value) {
    span.setAttribute(AttributeKey.longKey(what), value);
    return this;
  }

  /// Notes that something has come.
  public void note(String what) {
    span.addEvent(what);
  }

  /// It came to nothing. Of why, only the kind is told: what an error says may be anything.
  public void failed(Throwable why) {
    failed(why.getClass().getSimpleName());
  }

  /// It came to nothing.
  ///
  /// @param why a word
  public void failed(String why) {
    with("error.type", why);
    span.setStatus(StatusCode.ERROR);
  }

  /// It is done.
  public void end() {
    span.end();
  }

  /// Does something of it on this thread.
  public <T> T in(Supplier<T> work) {
    return this == current() ? work.get() : ScopedValue.where(NOW, this).call(work::get);
  }

  /// Does something of it on this thread.
  public void run(Runnable work) {
    if (this == current()) work.run();
    else ScopedValue.where(NOW, this).run(work);
  }

  /// Does all of it on this thread, and ends it.
  public <T> T ending(Supplier<T> work) {
    try {
      return in(work);
    } catch (RuntimeException | Error e) {
      failed(e);
      throw e;
    } finally {
      end();
    }
  }

  /// Something that may fail.
  ///
  /// @param <X> how
  public interface Risk<X extends Exception> {
    /// Does it.
    void run() throws X;
  }

  /// Does something of it on this thread that may fail.
  public <X extends Exception> void risk(Risk<X> work) throws X {
    if (this == current()) work.run();
    else
      ScopedValue.where(NOW, this)
          .<Boolean, X>call(
              () -> {
                work.run();
                return true;
              });
  }

  /// What whoever goes on with it elsewhere has to know, as W3C's `traceparent` says it; empty
  /// where nobody traces it.
  public Optional<String> parent() {
    if (tracer == null) return Optional.empty();
    SpanContext here = span.getSpanContext();
    return Optional.of(
        "00-" + here.getTraceId() + "-" + here.getSpanId() + "-" + here.getTraceFlags().asHex());
  }

  /// The number of all of it, by which it is found where traces are collected.
  public String trace() {
    return span.getSpanContext().getTraceId();
  }

  Span span() {
    return span;
  }
}
