package hypergate.cli.variants.levels;

import hypergate.cli.terminal.Voice;
import hypergate.cli.variants.TerminalVariant;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.variant.levels.Chain;
import hypergate.variant.levels.Field;
import hypergate.variant.levels.LevelEvent;
import hypergate.variant.levels.Levels;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Tech levels in the terminal: behind a seat's numbers, in the story, in questions.
public final class TerminalLevels extends TerminalVariant<LevelEvent> {
  /// The levels.
  public TerminalLevels() {
    super(LevelEvent.class);
  }

  @Override
  protected void tell(LevelEvent event, Voice voice) {
    switch (event) {
      case LevelEvent.LevelAdvanced(var seat, var field, var from, var to, var _) ->
          voice.line(
              voice.does(
                  seat, "goes from level " + from + " to " + to + " in " + capital(field) + "."));
      case LevelEvent.LevelsStripped(var _, var field, var seats) ->
          voice.line("Down to level 0 in " + capital(field) + ": " + voice.whom(seats) + ".");
      case LevelEvent.Wielded(var seat, var target, var field, var action) ->
          voice.line(
              voice.does(
                  seat,
                  "wields " + capital(field) + " against " + act(voice, target, action) + "."));
      case LevelEvent.Advocated(var seat, var target, var _, var action) ->
          voice.line(voice.does(seat, "advocates " + act(voice, target, action) + "."));
      case LevelEvent.ReWielded(var seat, var target, var field, var action) ->
          voice.line(
              voice.does(
                  seat,
                  "wields "
                      + capital(field)
                      + " again against "
                      + act(voice, target, action)
                      + "."));
      case LevelEvent.ActionBlocked(var seat, var _, var _, var action) ->
          voice.line(
              action.isEmpty()
                  ? "The wield stands: no ship of the offense's side lands."
                  : "The wield stands: " + act(voice, seat, action) + " has no effect.");
    }
  }

  private static String act(Voice voice, Seat target, String action) {
    return action.isEmpty() ? "the win of " + voice.whom(target) : voice.card(action);
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  @Override
  public Map<String, Function<Asked, String>> questions() {
    return Map.of(
        "advance",
        _ -> "Your turn begins: in which field do you advance a Tech level?",
        "wield",
        asked -> "Do you wield against " + action(asked) + "?" + spoken(asked),
        "advocate",
        asked -> "Do you advocate " + action(asked) + "?" + spoken(asked),
        "re-wield",
        asked -> "Do you wield again against " + action(asked) + "?" + spoken(asked));
  }

  private static String action(Asked asked) {
    Chain chain = Chain.of(asked.question());
    if (!chain.isOpen()) return "this";
    String whose = asked.who().apply(chain.target());
    return chain.action().isEmpty()
        ? "the win of " + whose
        : asked.card().apply(chain.action()) + " of " + whose;
  }

  private static String spoken(Asked asked) {
    Chain chain = Chain.of(asked.question());
    StringBuilder said = new StringBuilder();
    for (int i = 0; i < chain.links(); i++)
      said.append(i == 0 ? " " : ", ")
          .append(asked.who().apply(chain.link(i)))
          .append(i % 2 == 0 ? i == 0 ? " wields" : " wields again" : " advocates");
    return said.isEmpty() ? "" : said.append(".").toString();
  }

  @Override
  public Map<String, String> help() {
    return Map.of(
        "advance",
        "Each turn you advance one Tech level, from 0 to 1 or from 1 to 2. At level 2 you"
            + " come down to 1 and everybody else loses the field. Who stands higher in a"
            + " field may wield against what you do in it: Attack (winning as offense), Edict"
            + " (artifacts), Flare (wild flares), Power (powers and super flares).",
        "wield",
        "You stand higher in this field than whoever acts. If you wield and nobody advocates,"
            + " the action has no effect, and its player advances one level there. It costs"
            + " you nothing.",
        "advocate",
        "You stand at least as high as the wielder. If you advocate, the action goes on"
            + " unless somebody higher still wields again; then nobody advances.",
        "re-wield",
        "You stand higher than the advocate: if you wield again, only somebody as high as you"
            + " can advocate once more.");
  }

  @Override
  public String numbers(View view, Seat seat) {
    StringBuilder levels = new StringBuilder();
    if (!Levels.areIn(view)) return "";
    for (Field field : Levels.of(view).fields())
      if (Levels.of(view).of(seat, field) > 0)
        levels
            .append(levels.isEmpty() ? " · levels: " : ", ")
            .append(field.notation())
            .append(' ')
            .append(Levels.of(view).of(seat, field));
    return levels.toString();
  }

  @Override
  public @Nullable String meaning(Asked asked, int choice) {
    View view = asked.question().view();
    if (!Levels.areIn(view) || view.parts().of(choice) != Levels.of(view)) return null;
    Field field = Levels.of(view).fieldOf(choice);
    int level = Levels.of(view).of(asked.question().seat(), field);
    return level < 2
        ? "from level " + level + " to " + (level + 1)
        : "from level 2 to 1, and all others drop to 0";
  }

  @Override
  public List<Account> rules() {
    return List.of(
        new Account(
            "Tech levels (Bowe 1995)",
            "Advancing, wielding, advocating and wielding again in the fields Attack, Edict"
                + " (artifacts), Flare, Moon (with moons) and Power, and levels in deals."));
  }
}
