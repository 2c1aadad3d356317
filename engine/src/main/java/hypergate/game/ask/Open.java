package hypergate.game.ask;

import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;

/// The question that is open to a seat, bare: what is asked, and what there is to choose from. One
/// object a seat, used again for each of its questions.
public final class Open {
  private final Seat seat;
  private final Asking asking;
  private Menu menu;
  private Prompt prompt = Prompt.USE;
  private int step;

  Open(Seat seat, Asking asking) {
    this.seat = seat;
    this.asking = asking;
    this.menu = asking.menu();
  }

  Open set(Prompt prompt, Menu menu, int step) {
    this.prompt = prompt;
    this.menu = menu;
    this.step = step;
    return this;
  }

  /// Who is asked.
  public Seat seat() {
    return seat;
  }

  /// What is asked.
  public Prompt prompt() {
    return prompt;
  }

  /// What there is to choose from.
  public Menu menu() {
    return menu;
  }

  /// Which small decision of its gesture this is, from 0.
  public int step() {
    return step;
  }

  /// How many options there are.
  public int count() {
    return menu.count();
  }

  /// Whether the seat's view shows the table as it stands.
  public boolean isShown() {
    return asking.isShown(seat);
  }

  /// The seat's view shows the table as it stands now.
  public void shown() {
    asking.shown(seat);
  }
}
