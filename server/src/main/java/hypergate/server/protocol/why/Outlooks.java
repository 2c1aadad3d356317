package hypergate.server.protocol.why;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import hypergate.game.table.Side;
import hypergate.game.view.Imagination;
import hypergate.game.view.Listener;
import hypergate.game.view.Question;
import hypergate.game.view.World;
import hypergate.game.word.Outcome;
import hypergate.server.protocol.view.Encounters;
import hypergate.server.protocol.view.LogEvent;
import hypergate.server.protocol.view.Parts.EncounterView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What each answer to an open question would come to if nobody else did anything: the totals of
/// both sides, and what the effect in question would do. It is tried out in a few worlds that may
/// be the real one for all that the seat knows, and only what comes of it in all of them alike is
/// said; so nothing hidden goes into it.
final class Outlooks {
  private static final int WORLDS = 3;
  private static final int OPTIONS = 24;
  private static final int BRANCHES = 12;
  private static final int DEEP = 2;
  private static final int STEPS = 40;
  private static final long SEED = 0x51a7e5;

  private final Seat seat;
  private final Seat user;
  private final Ability used;
  private final boolean uses;
  private final boolean defends;
  private final Imagination imagination;
  private final Origin origin;

  private Outlooks(Question question, Game game) {
    this.seat = question.seat();
    this.defends = isOn(game.encounter().defensive(), seat);
    this.imagination = question.imagination();
    this.user = question.user();
    this.used = question.used();
    this.uses = question.prompt().equals(Prompt.USE);
    this.origin = new Origin(0, "", Seat.NONE, game.step().words(), game.encounters());
  }

  private static boolean isOn(Side side, Seat seat) {
    return side.main() == seat || seat.in(side.allies());
  }

  /// What came of an answer in one world.
  private record Result(
      boolean best, Outlook.@Nullable Score score, int margin, List<Event> events) {
    /// What is the same in another world.
    @Nullable Result like(@Nullable Result other) {
      if (other == null) return null;
      Outlook.Score same = score != null && score.equals(other.score) ? score : null;
      List<Event> common = new ArrayList<>(events);
      common.retainAll(other.events);
      return new Result(best || other.best, same, margin, common);
    }
  }

  /// The outlook of each answer of which anything can be said.
  ///
  /// @param question open, and no secret one
  /// @param game in which it is asked
  static List<Outlook> of(Question question, Game game) {
    if (question.most() != 1 || question.count() > OPTIONS) return List.of();
    if (!game.encounter().offense().exists()) return List.of();
    return new Outlooks(question, game).all(question);
  }

  private List<Outlook> all(Question question) {
    World world = imagination.world();
    World copy = imagination.world();
    Outlook.Score now = score(Encounters.of(question.view()));
    List<@Nullable Result> results = new ArrayList<>();
    for (int i = 0; i < WORLDS; i++) {
      if (!imagination.imagine(world, SEED + i)) return List.of();
      for (int position = 0; position < question.count(); position++) {
        Result result = isIdle(question, position) ? null : answered(world, copy, position);
        if (i == 0) results.add(result);
        else results.set(position, like(results.get(position), result));
      }
    }
    List<Outlook> outlooks = new ArrayList<>();
    for (int position = 0; position < question.count(); position++) {
      Result result = results.get(position);
      if (result == null) continue;
      Outlook.Score score = result.score == null || result.score.equals(now) ? null : result.score;
      if (score == null && result.events.isEmpty()) continue;
      outlooks.add(
          new Outlook(question.notation(position), result.best, score, lines(result.events)));
    }
    return withDeclining(question, results, outlooks);
  }

  // Beside what the others come to, the answer that declines says as much: the totals as they
  // stay, where another changes them, or that nothing comes of it.
  private List<Outlook> withDeclining(
      Question question, List<@Nullable Result> results, List<Outlook> outlooks) {
    int position = question.declining();
    if (uses || position < 0 || outlooks.isEmpty()) return outlooks;
    Result result = results.get(position);
    String answer = question.notation(position);
    if (result == null || outlooks.stream().anyMatch(it -> it.answer().equals(answer)))
      return outlooks;
    boolean changes = outlooks.stream().anyMatch(it -> it.score() != null);
    outlooks.add(new Outlook(answer, false, changes ? result.score : null, List.of()));
    return outlooks;
  }

  private static @Nullable Result like(@Nullable Result one, @Nullable Result other) {
    return one == null ? null : one.like(other);
  }

  // To pass where nothing is being used leads on, to whatever comes.
  private boolean isIdle(Question question, int position) {
    return uses && !user.exists() && position == question.declining();
  }

  private List<LogEvent> lines(List<Event> events) {
    List<LogEvent> lines = new ArrayList<>();
    for (Event event : events) lines.add(LogEvent.of(lines.size() + 1L, event, origin, 0));
    return lines;
  }

  private @Nullable Result answered(World from, World to, int position) {
    String effect = uses ? from.question(seat).notation(position) : "";
    Heard heard = new Heard(to, effect);
    to.listener(heard);
    from.copyInto(to);
    heard.begin();
    to.answer(seat, position);
    return goneOn(to, effect, heard, DEEP);
  }

  // Until what is asked about is over.
  private @Nullable Result goneOn(World world, String effect, Heard heard, int depth) {
    for (int step = 0; step < STEPS; step++) {
      if (world.isOver() || heard.decided != null) return heard.result(null);
      Question next = next(world);
      if (!isInside(next, effect)) return heard.result(Encounters.of(world.view(seat)));
      if (next.prompt().equals(Prompt.USE)) {
        int pass = next.declining();
        if (pass < 0) return null;
        world.answer(next.seat(), pass);
      } else {
        return next.seat() == seat && depth > 0 ? best(world, effect, heard, depth) : null;
      }
    }
    return null;
  }

  // Of the one that is asked here, if it is, otherwise of anybody.
  private Question next(World world) {
    if (seat.in(world.waitingFor())) return world.question(seat);
    return world.question(Seat.listOf(world.waitingFor()).getFirst());
  }

  private boolean isInside(Question next, String effect) {
    if (!effect.isEmpty() && next.prompt().id().startsWith(effect + "/")) return true;
    if (uses && !user.exists()) return next.user().exists();
    boolean same = next.user() == user && next.used().equals(used);
    return same || !effect.isEmpty() && next.used().effect().equals(effect);
  }

  private @Nullable Result best(World world, String effect, Heard heard, int depth) {
    Question open = world.question(seat);
    if (open.most() != 1 || open.count() > BRANCHES) return null;
    int count = open.count();
    Result best = null;
    for (int position = 0; position < count; position++) {
      World branch = imagination.world();
      Heard own = new Heard(branch, effect);
      branch.listener(own);
      world.copyInto(branch);
      own.begin(heard);
      branch.answer(seat, position);
      Result result = goneOn(branch, effect, own, depth - 1);
      if (result == null || result.score == null) return null;
      if (best == null || result.margin > best.margin) best = result;
    }
    return best == null ? null : new Result(true, best.score, best.margin, List.of());
  }

  private static Outlook.@Nullable Score score(@Nullable EncounterView encounter) {
    if (encounter == null || encounter.leading() == null) return null;
    Integer offense = encounter.sides().offense().total();
    Integer defense = encounter.sides().defense().total();
    if (offense == null || defense == null) return null;
    return new Outlook.Score(offense, defense, encounter.leading());
  }

  /// What happens in a world from a moment on, as everybody sees it.
  private final class Heard implements Listener {
    private final World world;
    private final String effect;
    private final List<Event> events = new ArrayList<>();
    private boolean listens;
    private boolean goesOn = true;
    private Event.@Nullable Decided decided;

    /// @param effect what is used; empty for nothing
    Heard(World world, String effect) {
      this.world = world;
      this.effect = effect;
    }

    void begin() {
      listens = true;
    }

    void begin(Heard before) {
      listens = true;
      goesOn = before.goesOn;
      events.addAll(before.events);
    }

    @Override
    public void happened(Event event) {
      if (!listens || decided != null) return;
      if (event instanceof Event.Decided end) decided = end;
      else if (event instanceof Event.PhaseBegan) goesOn = false;
      else if (goesOn && isSaid(event) && isMeant(world.cause()))
        events.add(event.seenBy(Seat.NONE));
    }

    // What the answer does, or what it answers.
    private boolean isMeant(String cause) {
      return !cause.isEmpty() && (cause.equals(effect) || cause.equals(used.effect()));
    }

    Result result(@Nullable EncounterView encounter) {
      Outlook.Score score = decided == null ? score(encounter) : decisive(decided);
      return new Result(false, score, score == null ? 0 : margin(score), events);
    }

    private static Outlook.@Nullable Score decisive(Event.Decided end) {
      if (end.grounds() != Event.Grounds.TOTALS) return null;
      boolean offense = end.outcome() == Outcome.OFFENSE_WINS;
      return new Outlook.Score(end.offensive(), end.defensive(), offense ? "offense" : "defense");
    }

    private int margin(Outlook.Score score) {
      int ahead = score.offense() - score.defense();
      return defends ? -ahead : ahead;
    }
  }

  // What shows something that nobody could know, or says no more than the totals do, is left out.
  private static boolean isSaid(Event event) {
    return switch (event) {
      case Event.Drew _, Event.Took _ -> true;
      case Event.ShipsLost _,
          Event.ShipsRemoved _,
          Event.ShipsSaved _,
          Event.ShipsMoved _,
          Event.Cancelled _,
          Event.Zapped _,
          Event.PowerChanged _,
          Event.Rewarded _,
          Event.PlanetChanged _,
          Event.PlanetDrifted _,
          Event.CalledOff _ ->
          true;
      case Event.OfVariant own -> !own.reveals();
      default -> false;
    };
  }
}
