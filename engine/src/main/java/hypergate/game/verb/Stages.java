package hypergate.game.verb;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.State;
import hypergate.game.table.Powers;
import hypergate.game.word.PowerOrigin;

/// Alien sheets in a row beside another sheet, which is under one of them: that one is a power of
/// its owner too. What lies on a stage stays on it, and the row goes along with its sheet.
public final class Stages {
  private final Acting game;
  private final State state;
  private final Powers powers;
  private final Sheets sheets;

  // A row being laid out; no other one is laid out meanwhile.
  private final int[] drawn;

  Stages(Acting game, Sheets sheets) {
    this.drawn = new int[game.content().aliens().size()];
    this.game = game;
    this.state = game.state();
    this.powers = game.powers();
    this.sheets = sheets;
  }

  // ---- reading

  /// The alien, by number, beside whose sheet the row lies; -1 when there is none.
  public int master() {
    return powers.stagesOf();
  }

  /// The stage under which the sheet is, from 0.
  public int current() {
    return powers.stage();
  }

  /// The alien of a stage by number, -1 when the row is shorter.
  public int alien(int stage) {
    return powers.stage(stage);
  }

  /// Whether an alien, by number, lies in the row.
  public boolean has(int alien) {
    for (int stage = 0; stage < Sizes.STAGES; stage++) if (alien(stage) == alien) return true;
    return false;
  }

  // The power instance of the current stage.
  private int active() {
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++)
      if (powers.exists(i) && powers.origin(i) == PowerOrigin.STAGE) return i;
    return -1;
  }

  /// Whether the power of the current stage is being used at this moment.
  public boolean isBusy() {
    int active = active();
    return active >= 0 && game.isUsing(active);
  }

  /// Asks a seat for one of the stages, any but one.
  ///
  /// @param besides the stage that is not offered, -1 for none
  public int ask(Seat seat, Prompt prompt, int besides) {
    Menu menu = game.ask(seat).menu();
    for (int stage = 0; stage < Sizes.STAGES; stage++)
      if (stage != besides && alien(stage) >= 0) menu.add(Choice.of(Choice.ALIEN, alien(stage)));
    int chosen = Choice.value(game.ask(seat).choose(prompt));
    int stage = 0;
    while (alien(stage) != chosen) stage++;
    return stage;
  }

  // ---- moving

  /// Draws aliens whose flares are not in the game and lays them out in an order that the seat
  /// chooses; its sheet starts under the first.
  public void layOut(Seat seat, int master, Prompt prompt) {
    int size = sheets.unused(drawn, true);
    int count = Math.min(size, Sizes.STAGES);
    for (int i = 0; i < count; i++) {
      int at = i + state.random(size - i);
      int alien = drawn[at];
      drawn[at] = drawn[i];
      drawn[i] = alien;
    }
    for (int stage = 0; stage < count; stage++) {
      int at = stage;
      if (stage < count - 1) {
        Menu menu = game.ask(seat).menu();
        for (int i = stage; i < count; i++) menu.add(Choice.of(Choice.ALIEN, drawn[i]));
        int chosen = Choice.value(game.ask(seat).choose(prompt));
        while (drawn[at] != chosen) at++;
      }
      int alien = drawn[at];
      drawn[at] = drawn[stage];
      drawn[stage] = alien;
    }
    lay(seat, master, drawn, count, 0);
  }

  /// Lays these aliens out beside the sheet of a seat.
  ///
  /// @param current the stage under which the sheet is, from 0
  public void lay(Seat seat, int master, int[] aliens, int count, int current) {
    powers.stagesOf(master);
    powers.stageIs(current);
    for (int stage = 0; stage < count; stage++)
      powers.set(Sizes.INSTANCES + stage, PowerOrigin.STAGE, aliens[stage]);
    int instance = powers.free(seat, PowerOrigin.STAGE);
    if (instance >= 0) sheets.swap(instance, Sizes.INSTANCES + current);
  }

  /// Moves the sheet this many stages to the right, or to the left, as far as the row goes.
  public void move(int steps) {
    int to = Math.clamp(current() + steps, 0, last());
    int active = active();
    if (active < 0 || to == current()) return;
    int from = current();
    powers.stageIs(to);
    sheets.change(active, Sizes.INSTANCES + from, Sizes.INSTANCES + to);
  }

  private int last() {
    int last = Sizes.STAGES - 1;
    while (last > 0 && alien(last) < 0) last--;
    return last;
  }

  /// Two stages change places; the sheet stays where it is.
  public void exchange(int one, int other) {
    int active = active();
    int current = Sizes.INSTANCES + current();
    if (active >= 0) powers.swap(active, current);
    powers.swap(Sizes.INSTANCES + one, Sizes.INSTANCES + other);
    if (active >= 0) powers.swap(active, current);
    boolean shows = one == current() || other == current();
    if (active >= 0 && shows)
      sheets.tellChange(active, Sizes.INSTANCES + (one == current() ? other : one));
  }

  /// The current stage comes to the owner of the sheet that it belongs to.
  void follow() {
    int active = active();
    if (active < 0 || master() < 0) return;
    Seat owner = powers.holder(game.content().alien(master()));
    if (!owner.exists() || owner == Powers.owner(active)) return;
    int place = powers.free(owner, PowerOrigin.STAGE);
    if (place >= 0) sheets.swap(active, place);
  }

  /// An alien leaves the game; the stages that lie beside its sheet leave with it.
  void leave(int alien) {
    if (alien < 0 || alien != master()) return;
    powers.stagesOf(-1);
    int active = active();
    if (active >= 0) sheets.leave(active, true);
    for (int i = Sizes.INSTANCES; i < Sizes.SHEETS; i++) {
      if (active < 0) {
        powers.set(i, PowerOrigin.STAGE, -1);
        continue;
      }
      // What lies on a stage is discarded by the owner of the row.
      powers.swap(i, active);
      sheets.leave(active, false);
    }
  }
}
