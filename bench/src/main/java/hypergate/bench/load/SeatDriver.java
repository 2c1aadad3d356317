package hypergate.bench.load;

import hypergate.server.protocol.Json;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A player at one seat: hears its stream, answers what it is asked, and looks whether anything is
/// lost or comes twice.
final class SeatDriver {
  private static final int PATIENCE = 20;
  private static final int DONE = 200;
  private static final int LATE = 409;
  private static final int ILLEGAL = 422;
  private static final int EARLY = 429;

  private enum State {
    IDLE,
    READY,
    WAITING
  }

  final TableDriver table;
  final String letter;
  private final String secret;
  private final Picker picker;
  private final BitSet taken = new BitSet();
  private final Map<String, CompletableFuture<Map<String, String>>> asked =
      new ConcurrentHashMap<>();
  private Map<String, String> sections = new HashMap<>();
  private EventLog log = new EventLog();
  private State state = State.IDLE;
  private List<String> legal = List.of();
  private TableDriver.@Nullable Answer answer;
  private @Nullable Wire wire;
  private boolean pressing;
  private int refusals;
  private int keys;
  private long n = -1;

  SeatDriver(TableDriver table, String letter, String secret) {
    this.table = table;
    this.letter = letter;
    this.secret = secret;
    this.picker = new Picker(31L * table.id.hashCode() + letter.hashCode());
  }

  // ---- the stream

  /// What a request of this seat has as its cookie.
  String cookie() {
    return "seat=" + secret;
  }

  /// Numbers its answers from a number on: those before are in the journal already.
  void numbered(int from) {
    keys = from;
  }

  /// Sits down. What was seen before is forgotten.
  void connect(URI server) throws IOException {
    Wire opened = Wire.open(server, "/api/v1/tables/" + table.id + "/socket", cookie());
    synchronized (this) {
      sections = new HashMap<>();
      log = new EventLog();
      state = State.IDLE;
      n = -1;
      wire = opened;
    }
    Thread.ofVirtual().name(table.id + letter).start(() -> listen(opened));
  }

  /// Stands up.
  void leave() {
    Wire open;
    synchronized (this) {
      open = wire;
      wire = null;
    }
    if (open != null) open.close();
  }

  private void listen(Wire from) {
    try {
      while (true) hear(from.read(), System.nanoTime());
    } catch (IOException e) {
      if (isAt(from) && !table.tally.isKilled()) table.fails(letter + " lost its stream: " + e);
    } catch (RuntimeException e) {
      table.fails(letter + ": " + e);
    }
  }

  private synchronized boolean isAt(Wire from) {
    return wire == from;
  }

  private synchronized void hear(String text, long at) {
    table.tally.messages.increment();
    table.tally.characters.add(text.length());
    Map<String, String> message = Members.map(text);
    switch (Members.text(message.getOrDefault("kind", ""))) {
      case "beat" -> {
        number(message);
        table.viewed(this, Long.parseLong(message.getOrDefault("now", "0")), at);
        sections(message.getOrDefault("changes", "{}"));
        events(message.getOrDefault("events", "[]"));
      }
      case "view" -> {
        if (n < 0) n = Long.parseLong(message.getOrDefault("n", "0"));
        else number(message);
        log = new EventLog();
        sections(message.getOrDefault("view", "{}"));
        events(sections.getOrDefault("log", "[]"));
        for (String own : List.of("log", "epoch", "n", "now")) sections.remove(own);
      }
      case "reply" -> reply(message, at);
      case "bye" -> table.fails(letter + " was sent away: " + text);
      default -> {}
    }
    goOn();
  }

  private void number(Map<String, String> message) {
    long number = Long.parseLong(message.getOrDefault("n", "0"));
    if (number != n + 1)
      table.fails(letter + " heard message " + number + " after message " + n + ".");
    n = number;
  }

  private void sections(String members) {
    Members.each(members, sections::put);
    String game = sections.getOrDefault("table", "{}");
    if (members.contains("\"state\":\"over\"")
        && Members.text(Members.of(game, "state")).equals("over")) table.ended();
  }

  private void events(String events) {
    Members.elements(
        events,
        event -> {
          if (!log.add(event)) table.fails(letter + " heard an event twice: " + event);
        });
  }

  // ---- answers

  private void goOn() {
    if (state != State.IDLE || !isAsked()) return;
    state = State.READY;
    table.pace.ready(this);
  }

  private boolean isAsked() {
    return isInWindow() || !section("prompts").equals("[]") && !table.isOver();
  }

  private String section(String name) {
    return sections.getOrDefault(name, name.equals("prompts") ? "[]" : "null");
  }

  /// Whether a response window waits for it.
  synchronized boolean isInWindow() {
    String window = section("window");
    if (window.equals("null")) return false;
    String mine = Members.of(window, "mine");
    return !mine.isEmpty() && !mine.equals("null") && Members.of(mine, "answered").equals("false");
  }

  /// Answers what is asked.
  ///
  /// @return false when nothing is any more
  synchronized boolean go() {
    Wire open = wire;
    if (state != State.READY || open == null) return false;
    state = State.IDLE;
    if (!isAsked()) return false;
    pressing = isInWindow();
    String command = Json.text(pressing ? press() : answer());
    state = State.WAITING;
    answer = table.sent(this);
    try {
      open.send(command);
    } catch (IOException e) {
      table.fails(letter + " could not answer: " + e);
    }
    return true;
  }

  private Map<String, Object> command(String what) {
    Map<String, Object> command = new LinkedHashMap<>();
    command.put("do", what);
    command.put("key", Integer.toString(++keys));
    return command;
  }

  private Map<String, Object> press() {
    JsonNode window = Json.MAPPER.readTree(section("window"));
    Map<String, Object> command = command("window");
    command.put("n", window.path("n").asLong());
    List<String> uses = new ArrayList<>();
    for (JsonNode use : window.path("mine").path("uses")) uses.add(use.path("notation").asString());
    boolean acts = !uses.isEmpty() && refusals == 0 && picker.once(3);
    command.put("action", acts ? "use" : "pass");
    if (acts) command.put("use", picker.any(uses));
    return command;
  }

  private Map<String, Object> answer() {
    JsonNode prompt = Json.MAPPER.readTree(section("prompts")).path(0);
    Map<String, Object> command = command("answer");
    command.put("n", prompt.path("n").asLong());
    command.put("prompt", prompt.path("prompt").asString());
    command.put("seat", prompt.path("seat").asString());
    command.put("answer", legal.isEmpty() ? picker.answer(prompt) : picker.any(legal));
    return command;
  }

  private void reply(Map<String, String> message, long at) {
    String key = Members.text(message.getOrDefault("key", ""));
    CompletableFuture<Map<String, String>> waiting = asked.remove(key);
    if (waiting != null) {
      waiting.complete(message);
      return;
    }
    TableDriver.Answer sent = answer;
    if (state != State.WAITING || sent == null || !key.equals(Integer.toString(keys))) {
      table.fails(letter + " heard a reply that it does not wait for: " + message);
      return;
    }
    state = State.IDLE;
    answer = null;
    legal = List.of();
    if (message.getOrDefault("status", "").equals(Integer.toString(DONE))) {
      table.replied(sent, at);
      refusals = 0;
      taken.set(keys);
      (pressing ? table.tally.presses : table.tally.answers).increment();
    } else {
      table.refused(sent);
      refused(message);
    }
  }

  private void refused(Map<String, String> message) {
    String problem = message.getOrDefault("problem", "{}");
    int status = Integer.parseInt(message.getOrDefault("status", "0"));
    if (++refusals > PATIENCE) table.fails(letter + " is refused again and again: " + problem);
    switch (status) {
      case LATE -> table.tally.late.increment();
      case ILLEGAL -> {
        table.tally.illegal.increment();
        List<String> others = new ArrayList<>();
        for (JsonNode other : Json.MAPPER.readTree(problem).path("legal"))
          others.add(other.asString());
        legal = others;
      }
      case EARLY -> {
        table.tally.early.increment();
        state = State.WAITING;
        Thread.startVirtualThread(this::later);
      }
      default -> table.fails(letter + " was refused: " + problem);
    }
    if (refusals > PATIENCE) state = State.WAITING;
  }

  private void later() {
    try {
      Thread.sleep(500);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return;
    }
    synchronized (this) {
      state = State.IDLE;
      goOn();
    }
  }

  // ---- around the game

  /// Does something that is no answer, and waits for its reply.
  void ask(String what, Map<String, Object> more) throws IOException {
    String key = what + "-" + letter;
    CompletableFuture<Map<String, String>> done = new CompletableFuture<>();
    asked.put(key, done);
    Map<String, Object> command = new LinkedHashMap<>(more);
    command.put("do", what);
    command.put("key", key);
    Wire open = java.util.Objects.requireNonNull(wire);
    open.send(Json.text(command));
    Map<String, String> reply = done.join();
    if (!reply.getOrDefault("status", "").equals(Integer.toString(DONE)))
      throw new IOException("'" + what + "' was refused: " + reply);
  }

  /// Whether it waits for nothing: neither a reply nor the end of a window.
  synchronized boolean isAtRest() {
    return state != State.WAITING && section("window").equals("null");
  }

  /// The keys of the answers that the server has taken.
  synchronized BitSet taken() {
    return (BitSet) taken.clone();
  }

  /// What it sees.
  synchronized Seen seen() {
    return new Seen(Map.copyOf(sections), log);
  }

  /// What a seat sees: all sections as texts, and the events that it has heard.
  record Seen(Map<String, String> sections, EventLog log) {}
}
