package hypergate.server.protocol.why;

import hypergate.game.explain.Fact;
import hypergate.game.explain.MayAct;
import hypergate.server.protocol.ask.Prompt;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// `MayAct`: an effect that may or must act.
///
/// @param effect in notation
/// @param window when
/// @param seat whose it is; null when it is only possibly in somebody's hand
/// @param how `must`, `may` or `possible`
/// @param role who can use it
public record MayActView(
    String effect, String window, @Nullable String seat, String how, @Nullable String role) {
  static List<MayActView> of(List<MayAct> all) {
    return all.stream().map(MayActView::of).toList();
  }

  private static MayActView of(MayAct act) {
    return new MayActView(
        act.effect(),
        Prompt.kebab(act.window()),
        act.seat().exists() ? act.seat().letter() : null,
        act.how().name().toLowerCase(Locale.ROOT),
        Fact.kebab(act.role()));
  }
}
