package hypergate.server.table;

import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.server.protocol.Command;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Problem;
import hypergate.server.protocol.SeatChange;
import hypergate.server.protocol.ask.Prompt;
import hypergate.server.protocol.table.TableParts.SeatLink;
import hypergate.server.protocol.view.TableEvent;
import hypergate.server.protocol.why.Explanations;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What seats ask a table to do.
final class Desk {
  private static final int KEY = 40;
  private final Table table;

  Desk(Table table) {
    this.table = table;
  }

  /// Does what somebody asks for who may.
  Outcome command(Guest guest, Deed deed, Command command) {
    if (command.key().isEmpty() || command.key().length() > KEY)
      throw Refusal.malformed("The key of a command has 1 to {most} characters.", "most", KEY);
    String earlier = table.position().keys.result(guest.index(), command.key());
    if (earlier != null) return new Outcome.Done(earlier);
    Chair chair = guest.chair();
    if (deed == Deed.END) return Asides.end(table);
    if (Ink.isTalk(deed, command.draft() != null))
      table.pays(guest.index(), Json.text(command).length());
    return done(
        table.act(
            deed.word(),
            chair,
            command.key(),
            act -> {
              if (chair == null) talk(act, null, command);
              else work(act, chair, deed, command);
            }));
  }

  /// The table as lists show it.
  static String summary(Table table, Guest guest) {
    if (guest.who() == Who.STRANGER) return Summaries.name(table.position());
    return Summaries.now(table.position(), table.screen(), table.audience());
  }

  /// The host changes a seat.
  static Outcome setSeat(Table table, Chair by, String seat, SeatChange change) {
    Chair chair = table.position().chair(seat);
    SeatLink[] link = new SeatLink[1];
    table.pays(by.index, 0);
    table.act("seat", by, null, act -> link[0] = new Lobby(act, table).set(by, chair, change));
    return new Outcome.Done(Json.text(link[0]));
  }

  private static Outcome done(java.util.Map<String, Object> result) {
    return new Outcome.Done(Json.text(result));
  }

  private void work(Act act, Chair chair, Deed deed, Command command) {
    Lobby lobby = new Lobby(act, table);
    Presence presence = new Presence(act);
    switch (deed) {
      case ANSWER -> answer(act, chair, command);
      case WINDOW -> Pressing.press(act, chair, command);
      case DEAL -> new DealTable(act, chair).speak(command);
      case UNDO -> undo(act, chair);
      case RETAKE -> Teaching.retake(act, chair, command);
      case ORDERS -> {
        List<hypergate.server.protocol.StandingOrder> orders = needed(command.orders(), "orders");
        Orders.check(orders);
        act.add(new Entry.Ordered(chair.index, orders));
      }
      case CHAT -> talk(act, chair, command);
      case READY -> lobby.ready(chair, command);
      case EXCLUDE -> lobby.exclude(chair, needed(command.aliens(), "aliens"));
      case NAME -> lobby.name(chair, needed(command.text(), "text"));
      case START -> lobby.start(chair, command);
      case OPEN -> lobby.open(chair, command);
      case AWAY -> presence.away(chair);
      case BACK -> presence.back(chair);
      case CONCEDE -> presence.concede(chair);
      case PAUSE -> presence.pause(chair);
      case RESUME -> presence.resume(chair);
      case TIME -> presence.time(chair);
      case REMATCH -> new Rematch(act, table).vote(chair);
      case SETTLE -> settle(act, chair, command);
      case SUMMARY,
          VIEW,
          LOG,
          RECORD,
          STREAM,
          EXPLAIN,
          DEAL_CHECK,
          HINT,
          ENTER,
          SET_SEAT,
          LINK,
          SESSIONS,
          END_SESSION,
          END ->
          throw new IllegalArgumentException(deed + " is nothing that moves a table");
    }
  }

  /// A member of a command.
  ///
  /// @throws Refusal when it is missing
  static <T> T needed(@Nullable T member, String name) {
    if (member == null) throw Refusal.malformed("The command lacks '{name}'.", "name", name);
    return member;
  }

  // ---- answers

  private void answer(Act act, Chair chair, Command command) {
    Play play = act.position().running();
    Seat seat = seat(act.position(), chair, command);
    long n = needed(command.n(), "n");
    String answer = needed(command.answer(), "answer");
    playing(act.position(), chair);
    if (!play.isAsked(seat) || play.number(seat) != n) throw stale(table, chair);
    String prompt = command.prompt();
    if (prompt != null && !prompt.equals(play.session().question(seat).prompt().id()))
      throw stale(table, chair);
    submit(act, play, seat, answer);
  }

  /// Whether a chair may answer now.
  static void playing(Position position, Chair chair) {
    if (chair.isAbsent())
      throw Refusal.notNow("A machine answers for you. Come back to your seat first.");
    if (position.clocks.isPaused())
      throw Refusal.notNow("The table is paused. It goes on when everybody wants to.");
  }

  /// Gives an answer.
  ///
  /// @throws Refusal with what would be legal
  private static void submit(Act act, Play play, Seat seat, String answer) {
    if (answer.length() > 400) throw Refusal.malformed("An answer has at most 400 characters.");
    Session session = play.session();
    String prompt = session.question(seat).prompt().id();
    switch (play.answer(seat, Prompt.line(session, seat, answer))) {
      case Reply.Accepted _ -> act.moved();
      case Reply.Refused(Reply.Reason _, String message, List<String> legal) ->
          throw new Refusal(
              Problem.Kind.NOT_LEGAL
                  .answering(message)
                  .withLegal(legal)
                  .withExplanation(Explanations.absent(session, seat, prompt, answer)));
    }
  }

  /// That a question is not open any more, with those that are.
  static Refusal stale(Table table, Chair chair) {
    Object open = Json.MAPPER.readTree(table.screen().prompts(chair.index));
    return new Refusal(
        Problem.Kind.STALE_QUESTION
            .because("That question has been answered, or has changed meanwhile.")
            .withPrompts(Json.MAPPER.convertValue(open, List.class)));
  }

  private static Seat seat(Position position, Chair chair, Command command) {
    String letter = command.seat();
    if (letter == null) {
      Play play = position.running();
      for (Seat seat : chair.seats()) if (play.isAsked(seat)) return seat;
      return chair.seats().getFirst();
    }
    Seat seat = Seat.named(letter);
    if (!chair.seats().contains(seat))
      throw Refusal.notYours("Seat {seat} is not yours.", "seat", letter);
    return seat;
  }

  private static void undo(Act act, Chair chair) {
    Play play = act.position().running();
    playing(act.position(), chair);
    for (Seat seat : chair.seats()) {
      if (!play.session().mayUndo(seat)) continue;
      play.undo(seat);
      act.position().rewind();
      act.rewound();
      act.add(new Entry.Undone(play.session().events().size()));
      act.tell(new TableEvent.Undone(chair.seat()));
      return;
    }
    throw Refusal.notNow(
        "That cannot be taken back: somebody has answered since, or has seen something new.");
  }

  // ---- talk

  private void talk(Act act, @Nullable Chair chair, Command command) {
    Position position = act.position();
    String to = command.to() == null ? Chat.TABLE : command.to();
    if (chair == null && !to.equals(Chat.SPECTATORS))
      throw Refusal.notYours("Whoever only watches talks to the others who watch.");
    if (chair != null && to.equals(Chat.SPECTATORS) && !position.state().equals("over"))
      throw Refusal.notNow("Players and spectators talk to one another when the game is over.");
    if (!to.equals(Chat.TABLE) && !to.equals(Chat.SPECTATORS)) to = position.chair(to).letter();
    if (!table.talk().allows(chair == null ? -1 : chair.index, act.at()))
      throw Refusal.slowDown("That is a lot of talk. Please wait a moment.");
    String phrase = command.phrase();
    if (phrase != null && !phrase.matches("phrase(\\.[a-z-]{1,30}){1,3}"))
      throw Refusal.notLegal("There is no such phrase.");
    String text = command.text() == null ? "" : command.text();
    if (phrase == null || !text.isEmpty()) text = Names.checked(text, Names.CHAT);
    act.add(new Entry.Said(chair == null ? -1 : chair.index, to, text, phrase));
  }

  private static void settle(Act act, Chair chair, Command command) {
    long id = needed(command.promise(), "promise");
    String state = needed(command.state(), "state");
    if (!List.of("kept", "broken", "moot").contains(state))
      throw Refusal.malformed("A promise is kept, broken or moot.");
    for (Promises.Promise promise : act.position().bargains().promises().all()) {
      if (promise.id != id) continue;
      if (!promise.kind.equals("text"))
        throw Refusal.notLegal("That promise is judged by what happens.");
      if (!chair.seats().contains(promise.to))
        throw Refusal.notYours("Only who was promised something says what became of it.");
      act.add(new Entry.Settled(promise.id, state));
      TableEvent event = promise.event(state);
      if (event != null) act.tell(event);
      return;
    }
    throw Refusal.notFound("There is no promise {id}.", "id", id);
  }
}
