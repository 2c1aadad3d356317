package hypergate.game.decide;

import org.jspecify.annotations.Nullable;

/// The stable name of a kind of question: `aim`, `launch`, `plague/seat`. Declared as constants.
///
/// @param id kebab-case; an effect's own question starts with the effect's id and a slash
/// @param isSecret whether nobody notices how it is answered, where the answer itself names what
///   others do not see
public record Prompt(String id, boolean isSecret) {
  public static final Prompt USE = new Prompt("use");
  public static final Prompt KEEP_ALIEN = new Prompt("keep-alien");
  public static final Prompt PLACE = new Prompt("place");
  public static final Prompt LOSE = new Prompt("lose");
  public static final Prompt LEAVE_WARP = new Prompt("leave-warp");
  public static final Prompt DEFENSE = new Prompt("defense");
  public static final Prompt SYSTEM = new Prompt("system");
  public static final Prompt AIM = new Prompt("aim");
  public static final Prompt LAUNCH = new Prompt("launch");
  public static final Prompt INVITE = new Prompt("invite");
  public static final Prompt JOIN = new Prompt("join");
  public static final Prompt SEND = new Prompt("send");
  public static final Prompt SELECT = new Prompt("select");

  public static final Prompt DEAL = new Prompt("deal");
  public static final Prompt REWARD = new Prompt("reward");

  public static final Prompt TAKE = new Prompt("take");
  public static final Prompt DISCARD = new Prompt("discard");
  public static final Prompt NEXT = new Prompt("next");

  private Prompt(String id) {
    this(id, false);
  }

  /// A prompt with this id of which others do not notice how it is answered; meant for constants.
  public static Prompt secret(String id) {
    return new Prompt(id, true);
  }

  /// A prompt with this id; meant for constants.
  public static Prompt of(String id) {
    return new Prompt(id);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Prompt prompt && prompt.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return id;
  }
}
