package hypergate.lab.env;

import hypergate.content.AllContent;
import hypergate.game.card.AlienList;
import hypergate.game.card.Options;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.lab.record.GameRecord;
import hypergate.players.Players;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/// The environment over lines: each request is one JSON object on one line, and so is each answer;
/// `docs/env.md` has them all. Nothing that comes in ends it but the end of the input: what cannot
/// be done is answered with what is wrong and what is allowed, and changes nothing.
public final class EnvLines {
  /// Counts up when a request or an answer means something else.
  public static final int PROTOCOL = 1;

  /// How many games can be open at a time.
  public static final int MOST_GAMES = 64;

  private static final String GAME = "game";
  private static final String SEAT = "seat";
  private static final String SEED = "seed";
  private static final String NEW_GAME = "as";
  private static final String OPTIONS = "options";
  private static final String PLAYERS = "players";
  private static final String ACTION = "action";
  private static final String OPTION = "option";
  private static final String NOTATION = "notation";
  private static final String OBSERVATION = "observation";

  private final Map<String, Env> games = new TreeMap<>();
  private final Map<String, Op> ops = new LinkedHashMap<>();
  private boolean ended;

  /// What can be asked for.
  ///
  /// @param fields the fields that it knows
  /// @param work does it
  private record Op(Set<String> fields, Function<Request, Map<String, Object>> work) {}

  /// Without any game.
  public EnvLines() {
    ops.put("hello", new Op(Set.of("op"), _ -> hello()));
    ops.put("schema", new Op(Set.of("op"), _ -> schema()));
    ops.put("reset", op(this::reset, SEED, OPTIONS, "aliens", PLAYERS));
    ops.put("state", op(request -> state(game(request)), SEAT));
    ops.put("observe", op(this::observe, SEAT, OBSERVATION));
    ops.put("step", op(this::step, SEAT, ACTION, OPTION, NOTATION));
    ops.put("player", op(this::player, SEAT, "name", SEED));
    ops.put("fork", op(this::fork, NEW_GAME));
    ops.put("redeal", op(this::redeal, NEW_GAME, SEAT, SEED));
    ops.put("close", op(this::close));
    ops.put("bye", new Op(Set.of("op"), _ -> bye()));
  }

  private static Op op(Function<Request, Map<String, Object>> work, String... fields) {
    Set<String> all = new HashSet<>(Set.of(fields));
    all.add("op");
    all.add(GAME);
    return new Op(all, work);
  }

  /// Whether the other side has said goodbye.
  public boolean isEnded() {
    return ended;
  }

  /// Answers a line with a line.
  public String answer(String line) {
    Object id = null;
    try {
      Request request = Request.of(line);
      id = request.id();
      return text(id, true, carryOut(request));
    } catch (Wrong e) {
      return wrong(id, e);
    } catch (RuntimeException | StackOverflowError e) {
      return wrong(id, new Wrong("broken", "this could not be carried out: " + e));
    }
  }

  /// What a line is answered that is too long to be read.
  ///
  /// @param most how many bytes it may have
  static String tooLong(int most) {
    return wrong(null, new Wrong("line-too-long", "a line may have " + most + " bytes at most"));
  }

  private static String wrong(@Nullable Object id, Wrong wrong) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("error", wrong.code);
    fields.put("message", String.valueOf(wrong.getMessage()));
    if (!wrong.allowed.isEmpty()) fields.put("allowed", wrong.allowed);
    return text(id, false, fields);
  }

  private static String text(@Nullable Object id, boolean ok, Map<String, Object> fields) {
    Map<String, Object> all = new LinkedHashMap<>();
    if (id != null) all.put("id", id);
    all.put("ok", ok);
    all.putAll(fields);
    return JsonMapper.shared().writeValueAsString(all);
  }

  private Map<String, Object> carryOut(Request request) {
    String word = request.text("op");
    Op op = ops.get(word);
    if (op == null)
      throw new Wrong("unknown-op", "there is no op '" + word + "'", List.copyOf(ops.keySet()));
    request.only(op.fields);
    return op.work.apply(request);
  }

  // ---- what there is

  private Map<String, Object> hello() {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("hypergate", "env");
    all.put("protocol", PROTOCOL);
    all.put("program", GameRecord.programVersion());
    all.put("schema", Schema.VERSION);
    all.put("digest", Schema.ALL.digest());
    all.put("length", Schema.ALL.length());
    all.put("actions", Schema.ALL.actions().count());
    all.put("games", MOST_GAMES);
    all.put("line", LineInput.LONGEST);
    all.put("ops", List.copyOf(ops.keySet()));
    all.put(PLAYERS, Players.names());
    return all;
  }

  private static Map<String, Object> schema() {
    Schema schema = Schema.ALL;
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("schema", Schema.VERSION);
    all.put("digest", schema.digest());
    all.put("length", schema.length());
    List<Map<String, Object>> blocks = new ArrayList<>();
    for (Section section : schema.sections()) {
      Map<String, Object> block = new LinkedHashMap<>();
      block.put("name", section.name());
      block.put("first", schema.first(section.name()));
      block.put("length", schema.length(section.name()));
      block.put("over", section.over());
      block.put("low", section.low());
      block.put("high", section.high());
      block.put("meaning", section.meaning());
      blocks.add(block);
    }
    all.put("blocks", blocks);
    all.put("lists", schema.lists());
    all.put("actions", schema.actions().names());
    all.put("free", Actions.FREE);
    return all;
  }

  private Map<String, Object> bye() {
    ended = true;
    return Map.of();
  }

  // ---- games

  private Env game(Request request) {
    String name = request.name(GAME);
    Env env = games.get(name);
    if (env == null)
      throw new Wrong(
          "no-such-game", "there is no game '" + name + "'", List.copyOf(games.keySet()));
    return env;
  }

  private Env put(String name, Env env) {
    games.put(name, env);
    return env;
  }

  private void room(String name) {
    if (!games.containsKey(name) && games.size() == MOST_GAMES)
      throw new Wrong(
          "too-many-games",
          MOST_GAMES + " games are open, which is the most; close one",
          List.copyOf(games.keySet()));
  }

  private Map<String, Object> reset(Request request) {
    String name = request.name(GAME);
    room(name);
    long seed = request.seed();
    Env env = new Env();
    try {
      Options options = AllContent.OPTIONS.of(request.words(OPTIONS));
      List<String> aliens = request.list("aliens");
      for (String alien : aliens)
        if (AllContent.ALL.alienNumber(AlienList.id(alien)) < 0)
          throw new Wrong("wrong-value", "there is no alien '" + alien + "'");
      List<String> only = new AlienList(aliens).only();
      if (!only.isEmpty() && only.stream().distinct().count() < 2L * options.systems())
        throw new Wrong("wrong-value", "at least " + 2 * options.systems() + " aliens are needed");
      if (!aliens.isEmpty()) options = options.withAliens(aliens.stream().distinct().toList());
      if (!options.idle().isEmpty())
        throw new Wrong("wrong-value", String.join("; ", options.idle()));
      env.reset(options, seed);
    } catch (IllegalArgumentException e) {
      throw new Wrong("wrong-value", String.valueOf(e.getMessage()));
    }
    Map<String, String> players = request.words(PLAYERS);
    for (Map.Entry<String, String> player : players.entrySet()) {
      if (!letters(env).contains(player.getKey()))
        throw new Wrong("no-such-seat", "there is no seat '" + player.getKey() + "'", letters(env));
      seat(env, Seat.named(player.getKey()), player.getValue(), seed);
    }
    return state(put(name, env));
  }

  private static void seat(Env env, Seat seat, String name, long seed) {
    if (!Players.names().contains(name))
      throw new Wrong("no-such-player", "there is no player '" + name + "'", Players.names());
    env.player(seat, Players.of(name, Luck.mix(seed + seat.index() + 1)));
  }

  private Map<String, Object> player(Request request) {
    Env env = game(request);
    Seat seat = request.seat(SEAT, letters(env));
    if (request.has("name")) seat(env, seat, request.text("name"), request.seed());
    else env.player(seat, null);
    return state(env);
  }

  private static List<String> letters(Env env) {
    List<String> letters = new ArrayList<>();
    for (int i = 0; i < env.rules().seats(); i++) letters.add(Seat.of(i).letter());
    return letters;
  }

  private static Map<String, Object> state(Env env) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("seats", letters(env));
    all.put("toMove", env.toMove().stream().map(Seat::letter).toList());
    all.put("over", env.isOver());
    all.put("winners", env.winners().stream().map(Seat::letter).toList());
    all.put("result", env.result());
    all.put("encounters", env.encounters());
    return all;
  }

  private Seat asked(Request request, Env env) {
    if (request.has(SEAT)) {
      Seat seat = request.seat(SEAT, letters(env));
      if (!env.toMove().contains(seat)) throw notAsked(seat.letter(), env);
      return seat;
    }
    if (env.toMove().isEmpty()) throw new Wrong("game-over", "the game is over");
    return env.toMove().getFirst();
  }

  private static Wrong notAsked(String seat, Env env) {
    return env.isOver()
        ? new Wrong("game-over", "the game is over")
        : new Wrong(
            "not-asked",
            "seat " + seat + " is not asked",
            env.toMove().stream().map(Seat::letter).toList());
  }

  private Map<String, Object> observe(Request request) {
    Env env = game(request);
    Seat seat =
        request.has(SEAT) || env.toMove().isEmpty()
            ? request.seat(SEAT, letters(env))
            : env.toMove().getFirst();
    boolean isAsked = env.toMove().contains(seat);
    Map<String, Object> all = new LinkedHashMap<>();
    all.put(SEAT, seat.letter());
    all.put("asked", isAsked);
    if (isAsked) {
      Question question = env.question(seat);
      all.put("prompt", question.prompt().id());
      all.put("legal", env.legal(seat));
      all.put("notations", notations(question));
    } else {
      all.put("legal", List.of());
    }
    if (request.truth(OBSERVATION, true)) all.put(OBSERVATION, env.observe(seat));
    return all;
  }

  private static List<String> notations(Question question) {
    List<String> notations = new ArrayList<>();
    for (int i = 0; i < question.count(); i++) notations.add(question.notation(i));
    return notations;
  }

  private Map<String, Object> step(Request request) {
    Env env = game(request);
    Seat seat = asked(request, env);
    Question question = env.question(seat);
    int said = 0;
    for (String field : List.of(ACTION, OPTION, NOTATION)) if (request.has(field)) said++;
    if (said != 1)
      throw new Wrong(
          "missing-field", "say one of these fields", List.of(ACTION, OPTION, NOTATION));
    env.step(seat, position(request, env, seat, question));
    return state(env);
  }

  private static int position(Request request, Env env, Seat seat, Question question) {
    if (request.has(OPTION)) return (int) request.number(OPTION, 0, question.count() - 1L);
    if (request.has(NOTATION)) {
      int at = notations(question).indexOf(request.text(NOTATION));
      if (at >= 0) return at;
      throw new Wrong(
          "not-an-option",
          "'" + request.text(NOTATION) + "' is none of the options",
          notations(question));
    }
    long action = request.number(ACTION, 0, Integer.MAX_VALUE);
    int[] legal = env.legal(seat);
    for (int i = 0; i < legal.length; i++) if (legal[i] == action) return i;
    List<String> allowed = new ArrayList<>();
    for (int each : legal) allowed.add(Integer.toString(each));
    throw new Wrong("not-an-option", "action " + action + " is not legal now", allowed);
  }

  private Map<String, Object> fork(Request request) {
    Env env = game(request);
    request.text(NEW_GAME);
    String name = request.name(NEW_GAME);
    room(name);
    return state(put(name, env.fork()));
  }

  private Map<String, Object> redeal(Request request) {
    Env env = game(request);
    request.text(NEW_GAME);
    String name = request.name(NEW_GAME);
    room(name);
    Optional<Env> world = env.redeal(asked(request, env), request.seed());
    if (world.isEmpty()) return Map.of("found", false);
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("found", true);
    all.putAll(state(put(name, world.get())));
    return all;
  }

  private Map<String, Object> close(Request request) {
    game(request);
    games.remove(request.name(GAME));
    return Map.of("open", List.copyOf(games.keySet()));
  }
}
