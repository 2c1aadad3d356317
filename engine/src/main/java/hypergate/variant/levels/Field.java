package hypergate.variant.levels;

/// What a player can have a Tech level in: a way of acting, by its notation in records, scenarios
/// and the protocol. There are those below, and those of cards that other variants bring (L-6).
///
/// @param notation `attack`, or what the source of a use calls it:
///   [hypergate.game.card.Ability.Source#field]
public record Field(String notation) {
  /// Winning an encounter as offense.
  public static final Field ATTACK = new Field("attack");

  /// Playing an artifact.
  public static final Field EDICT = new Field("edict");

  /// Playing a flare as wild.
  public static final Field FLARE = new Field("flare");

  /// Using a power, or playing a flare as super.
  public static final Field POWER = new Field("power");

  /// What the field of a use is called, by its source: playing an artifact is one of edicts.
  static String called(String field) {
    return field.equals("artifact") ? EDICT.notation : field;
  }
}
