package hypergate.players.script;

import hypergate.game.view.Question;
import hypergate.players.MachinePlayer;
import hypergate.players.NovicePlayer;
import java.util.List;

/// Follows one rule, whatever happens, and plays as a novice where it says nothing.
final class ScriptedPlayer implements MachinePlayer {
  private final NovicePlayer novice = new NovicePlayer();
  private final List<Script> scripts;
  private Script script;

  /// @param scripts from which one is taken by the seed
  ScriptedPlayer(List<Script> scripts, long seed) {
    this.scripts = scripts;
    this.script = scripts.getFirst();
    reseed(seed);
  }

  @Override
  public void reseed(long seed) {
    novice.reseed(seed);
    script = Scripts.any(scripts, seed);
  }

  @Override
  public int choose(Question question) {
    int demanded = script.rule().of(question);
    return demanded == Script.NOTHING ? novice.choose(question) : demanded;
  }
}
