package hypergate.server.table;

import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Cuts what happens into beats, one visible step each, and prepares them for every viewer. They
/// are sent when their cause is in the journal.
final class Beats implements Listener {
  private final Position position;
  private final Audience audience;
  private final Screen screen;
  private @Nullable Play play;
  private int events;
  private int lines;
  private int encounter;

  Beats(Position position, Audience audience, Screen screen) {
    this.position = position;
    this.audience = audience;
    this.screen = screen;
    this.lines = position.story.size();
    listen();
    rewind();
  }

  /// Listens to the game, if it has begun.
  void listen() {
    Play begun = position.play();
    if (begun == null || begun == play) return;
    play = begun;
    begun.session().observer(this);
  }

  /// What was told so far counts no longer, or everybody has it already.
  void rewind() {
    events = told();
    encounter = Screen.encounter(position);
  }

  private int told() {
    return play == null ? 0 : play.session().events().size();
  }

  // What an answer leads to is a beat of its own: the one before ends here. But for what is asked
  // in windows: who is, and passes, is nobody's business; what is used is an event.
  @Override
  public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
    if (told() > events && !prompt.equals(Prompt.USE)) draft(true);
    if (play != null && prompt.equals(Prompt.DEAL))
      position.reasons().answered(seat, notation, play.session().game());
  }

  @Override
  public void happened(Event event) {
    if (play != null) position.reasons().happened(event, play.session().game());
    switch (event) {
      case Event.PhaseBegan _, Event.Used _, Event.Revealed _, Event.Decided _, Event.GameWon _ ->
          draft(true);
      default -> {}
    }
  }

  /// Prepares the last beat: everything that has changed since the one before.
  ///
  /// @param moved whether the game itself may have gone on
  void rest(boolean moved) {
    if (moved) screen.stir();
    draft(false);
  }

  private void draft(boolean running) {
    if (running) screen.stir();
    int event = events;
    int line = lines;
    events = told();
    lines = position.story.size();
    boolean ended = Screen.encounter(position) != encounter || position.state().equals("over");
    encounter = Screen.encounter(position);
    if (audience.all().stream().noneMatch(Watcher::isShown)) return;
    Moment moment = screen.moment(running);
    for (Watcher watcher : audience.all()) {
      if (!watcher.isShown()) continue;
      List<String> told = screen.events(watcher.chair(), event, line);
      Map<String, Pieces> changes = moment.sections(watcher.chair());
      changes.entrySet().removeIf(each -> !watcher.shows(each.getKey(), each.getValue()));
      if (told.isEmpty() && changes.isEmpty()) continue;
      String digest = ended && event < events ? screen.digest(watcher.chair()) : null;
      watcher.draft("beat", screen.beat(told, changes, digest));
    }
  }

  /// Prepares a whole view for everybody: what they have counts no longer, and the game may be
  /// another one.
  void whole() {
    listen();
    screen.forget();
    lines = position.story.size();
    rewind();
    for (Watcher watcher : audience.all()) {
      watcher.forget();
      if (watcher.subscribers() > 0)
        watcher.draft("view", Pieces.of(",\"view\":" + screen.view(watcher, watcher.n() + 1)));
    }
  }
}
