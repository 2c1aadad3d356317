package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.game.timing.Round;
import hypergate.server.protocol.Command;
import hypergate.server.protocol.Problem;
import hypergate.server.protocol.why.Explanations;
import java.util.ArrayList;
import java.util.List;

/// What people press while a response window is open.
final class Pressing {
  private Pressing() {}

  static void press(Act act, Chair chair, Command command) {
    Position position = act.position();
    Play play = position.running();
    Desk.playing(position, chair);
    long n = Desk.needed(command.n(), "n");
    String action = Desk.needed(command.action(), "action");
    Panes.Pane pane = position.panes.open();
    if (pane == null || pane.n != n || play.session().openRound() == null)
      throw new Refusal(Problem.Kind.STALE_QUESTION.because("That window has closed already."));
    if (!pane.asked.contains(chair.index))
      throw Refusal.notYours("Nothing of yours could be used in this window.");
    if (!pane.waitsFor(chair.index)) throw Refusal.notNow("You have answered already.");
    switch (action) {
      case "pass", "pass-phase", "pass-encounter" ->
          act.add(new Entry.Pressed(chair.index, action, null));
      case "hold" -> hold(act, chair, pane);
      case "use" -> use(act, chair, play, Desk.needed(command.use(), "use"));
      default -> throw Refusal.malformed("In a window one cannot '{action}'.", "action", action);
    }
  }

  private static void hold(Act act, Chair chair, Panes.Pane pane) {
    if (pane.holds.containsKey(chair.index)) throw Refusal.notNow("You are holding already.");
    if (act.position().panes.holdsLeft(chair.index) <= 0)
      throw Refusal.notNow(
          "You have held twice in this encounter without playing anything; that is all.");
    act.add(new Entry.Pressed(chair.index, "hold", null));
  }

  // Of two systems the one that may use something.
  private static Seat seat(Chair chair, Play play) {
    Round round = play.session().openRound();
    for (Seat seat : chair.seats()) if (round != null && seat.in(round.eligible())) return seat;
    return chair.seats().getFirst();
  }

  private static void use(Act act, Chair chair, Play play, String use) {
    List<String> legal = new ArrayList<>();
    for (Seat seat : chair.seats()) legal.addAll(play.session().uses(seat));
    String found =
        legal.stream()
            .filter(each -> each.equals(use))
            .findFirst()
            .orElseGet(
                () ->
                    legal.stream()
                        .filter(each -> each.startsWith(use + "/"))
                        .findFirst()
                        .orElse(""));
    if (found.isEmpty())
      throw new Refusal(
          Problem.Kind.NOT_LEGAL
              .because("You cannot use '{use}' in this window.", "use", use)
              .withLegal(legal)
              .withExplanation(Explanations.absent(play.session(), seat(chair, play), "use", use)));
    act.add(new Entry.Pressed(chair.index, "use", found));
  }
}
