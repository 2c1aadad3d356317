package hypergate.players.script;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Luck;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.MachinePlayer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All scripts there are.
public final class Scripts {
  /// Another one of them in each game, by chance.
  public static final String ANY = "scripts";

  /// Colonies at which one would rather talk.
  private static final int MANY = 4;

  private static final List<Script> ALL =
      List.of(
          new Script("always-join", question -> joining(question, true, true)),
          new Script("tag-along", Scripts::tagAlong),
          new Script("never-join", question -> named(question, Prompt.JOIN, Word.NONE)),
          new Script("never-invite", question -> named(question, Prompt.INVITE, Word.NONE)),
          new Script("invites-all", Scripts::invitesAll),
          new Script("highest-card", question -> attack(question, 1)),
          new Script("lowest-card", question -> attack(question, -1)),
          new Script("deals-at-four", Scripts::dealsAtFour),
          new Script("always-talks", Scripts::talks),
          new Script("never-deals", question -> named(question, Prompt.DEAL, Word.REJECT)),
          new Script("plays-nothing", question -> named(question, Prompt.USE, Word.PASS)));

  private static final List<String> NAMES = ALL.stream().map(Script::name).toList();

  private Scripts() {}

  /// The names of all, without [#ANY].
  public static List<String> names() {
    return NAMES;
  }

  /// A player that follows a script.
  ///
  /// @param name one of [#names], or [#ANY]
  /// @param seed what its temper follows from, and for [#ANY] which script it follows
  /// @throws IllegalArgumentException for any other name
  public static MachinePlayer of(String name, long seed) {
    if (name.equals(ANY)) return new ScriptedPlayer(ALL, seed);
    for (Script script : ALL)
      if (script.name().equals(name)) return new ScriptedPlayer(List.of(script), seed);
    throw new IllegalArgumentException("unknown script '" + name + "'");
  }

  /// One of some scripts, by a seed.
  static Script any(List<Script> scripts, long seed) {
    return scripts.get(new Luck(Luck.mix(seed)).number(scripts.size()));
  }

  /// The name of the script that [#ANY] follows by a seed.
  static String nameOfAny(long seed) {
    return any(ALL, seed).name();
  }

  private static int word(Question question, Word word) {
    for (int i = 0; i < question.count(); i++) if (Choice.is(question.option(i), word)) return i;
    return Script.NOTHING;
  }

  private static int named(Question question, Prompt prompt, Word word) {
    return question.prompt().equals(prompt) && question.gestureStep() == 0
        ? word(question, word)
        : Script.NOTHING;
  }

  // The offense's side where it is open, then the defense's if that is wanted too.
  private static int joining(Question question, boolean defense, boolean many) {
    if (!question.prompt().equals(Prompt.JOIN)) return Script.NOTHING;
    if (question.gestureStep() > 0) {
      int done = word(question, Word.DONE);
      return many || done < 0 ? first(question, Choice.PLACE) : done;
    }
    int offense = word(question, Word.OFFENSE);
    if (offense >= 0) return offense;
    return word(question, defense ? Word.DEFENSE : Word.NONE);
  }

  private static int first(Question question, int kind) {
    for (int i = 0; i < question.count(); i++)
      if (Choice.kind(question.option(i)) == kind) return i;
    return Script.NOTHING;
  }

  // Goes along with one ship wherever there is a colony to be had, and invites everybody, so that
  // others bring it along in turn.
  private static int tagAlong(Question question) {
    int joins = joining(question, false, false);
    return joins >= 0 ? joins : invitesAll(question);
  }

  private static int invitesAll(Question question) {
    return question.prompt().equals(Prompt.INVITE) ? first(question, Choice.SEAT) : Script.NOTHING;
  }

  // The highest attack card, or the lowest.
  private static int attack(Question question, int sign) {
    if (!question.prompt().equals(Prompt.SELECT)) return Script.NOTHING;
    int best = Script.NOTHING;
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < question.count(); i++) {
      Face face = face(question, i);
      if (face == null || face.kind() != Kind.ATTACK || sign * face.value() <= most) continue;
      most = sign * face.value();
      best = i;
    }
    return best;
  }

  private static @Nullable Face face(Question question, int position) {
    int option = question.option(position);
    return Choice.kind(option) == Choice.CARD ? question.view().face(Choice.value(option)) : null;
  }

  private static int talks(Question question) {
    if (!question.prompt().equals(Prompt.SELECT)) return Script.NOTHING;
    for (int i = 0; i < question.count(); i++) {
      Face face = face(question, i);
      if (face != null && face.kind() == Kind.NEGOTIATE) return i;
    }
    return Script.NOTHING;
  }

  private static int dealsAtFour(Question question) {
    return question.view().powers().colonyMarker(question.seat()) >= MANY
        ? talks(question)
        : Script.NOTHING;
  }
}
