package hypergate.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A tech card (technology.md). Immutable.
///
/// @param id kebab-case id, `xenon-lasers`
/// @param name as printed
/// @param set the tech set, `base`
/// @param research ships needed; [#X] for any number
/// @param role role bar
/// @param phases phase bar; empty: any
/// @param text what it does, in our words
/// @param stays whether it stays in play after use
/// @param secret whether it stays face down until used and is revealed by its own effect
/// @param token name of the token it puts on the table; empty: none
/// @param completed what happens when it is completed
/// @param keeps when its ships stay on it although it is completed; null: never
/// @param given what happens for the receiver when it changes hands completed
/// @param leaves what happens when it leaves play after having been completed
/// @param effect the rules
public record Tech(
    String id,
    String name,
    String set,
    int research,
    Role role,
    List<Step> phases,
    String text,
    boolean stays,
    boolean secret,
    String token,
    @Nullable Action completed,
    @Nullable Condition keeps,
    @Nullable Action given,
    @Nullable Action leaves,
    Effect effect)
    implements Declared<Tech> {
  /// The research number X: any number of ships.
  public static final int X = -1;

  /// A new tech card with its role bar and phase bar; no phases means any.
  public static Tech tech(String name, String set, Role role, Step... phases) {
    String id = Alien.id(name);
    return new Tech(
        id,
        name,
        set,
        0,
        role,
        List.of(phases),
        "",
        false,
        false,
        "",
        null,
        null,
        null,
        null,
        Effect.of(id, Ability.Source.TECH));
  }

  /// Ships needed to complete it, or [#X].
  public Tech research(int research) {
    return new Tech(
        id, name, set, research, role, phases, text, stays, secret, token, completed, keeps, given,
        leaves, effect);
  }

  /// What it does, in our words.
  public Tech text(String text) {
    return new Tech(
        id, name, set, research, role, phases, text, stays, secret, token, completed, keeps, given,
        leaves, effect);
  }

  /// Stays in play after use; without this word it is discarded when used.
  public Tech staysInPlay() {
    return new Tech(
        id, name, set, research, role, phases, text, true, secret, token, completed, keeps, given,
        leaves, effect);
  }

  /// Stays face down until used; its abilities can then be used with the ships on it, not before.
  public Tech staysSecret() {
    return new Tech(
        id, name, set, research, role, phases, text, stays, true, token, completed, keeps, given,
        leaves, effect);
  }

  /// The token it puts on the table.
  public Tech token(String token) {
    return new Tech(
        id, name, set, research, role, phases, text, stays, secret, token, completed, keeps, given,
        leaves, effect);
  }

  /// What happens when it is completed.
  public Tech whenCompleted(Action completed) {
    return new Tech(
        id, name, set, research, role, phases, text, stays, secret, token, completed, keeps, given,
        leaves, effect);
  }

  /// When its ships stay on it although it is completed.
  public Tech keepsShips(Condition keeps) {
    return new Tech(
        id, name, set, research, role, phases, text, stays, secret, token, completed, keeps, given,
        leaves, effect);
  }

  /// What happens for the receiver when it changes hands completed.
  public Tech whenGiven(Action given) {
    return new Tech(
        id, name, set, research, role, phases, text, stays, secret, token, completed, keeps, given,
        leaves, effect);
  }

  /// What happens when it leaves play after having been completed.
  public Tech whenLeaving(Action leaves) {
    return new Tech(
        id, name, set, research, role, phases, text, stays, secret, token, completed, keeps, given,
        leaves, effect);
  }

  /// The research number as printed: `5` or `X`.
  public String number() {
    return research == X ? "X" : Integer.toString(research);
  }

  @Override
  public Tech with(Effect effect) {
    return new Tech(
        id, name, set, research, role, phases, text, stays, secret, token, completed, keeps, given,
        leaves, effect);
  }

  @Override
  public String toString() {
    return name;
  }
}
