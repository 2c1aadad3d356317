package hypergate.game;

import hypergate.game.Ability.Source;
import hypergate.game.Pulsars.Mode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A Pulsar (Katz): the card of one alien, which its owner plays to make the power stronger (Pro)
/// or to shield it, and everybody else to be immune to it (Con) or to shut it off (Denial).
/// Immutable. [#pro] and [#con] say which side the abilities and bends that follow belong to; they
/// belong to the power while the card lies face up. Denial and Shield are the same on every Pulsar.
///
/// @param alien the alien it belongs to
/// @param play the four ways to play it, by [Mode]
/// @param pro what Pro does
/// @param con what Con does
/// @param immunity what Con protects from, as bits of [Immunity]
/// @param positions in which further positions the power can be used while Pro is in force, as bits
/// @param describesPro which side is being described
public record Pulsar(
    Alien alien,
    List<Effect> play,
    Side pro,
    Side con,
    int immunity,
    int positions,
    boolean describesPro)
    implements Declared<Pulsar> {

  /// One side.
  ///
  /// @param text what it does, in our words; empty: there is none
  /// @param ours why it is our design; empty: the original is known
  /// @param lasting what the power can do, and the values that are bent, while it is in force
  public record Side(String text, String ours, Effect lasting) {}

  /// When everybody can be asked without a phase being held up: see [Declared#anyTime].
  private static final List<Window> ANY_TIME =
      List.of(Window.REGROUP_START, Window.AIMED, Window.BEFORE_SELECTION, Window.REVEALED);

  /// What Con does on a Pulsar that does not say anything else (P3.1).
  public static final String GENERIC =
      "This power may not choose you or your planets, takes nothing from you and gives you nothing,"
          + " bends none of your choices, and leaves your side's total alone while you are a main"
          + " player.";

  private static final String DENIAL =
      "Discard this Pulsar: this power is not in use for the rest of the encounter.";

  private static final String SHIELD =
      "Show this Pulsar to use the power in this encounter in spite of too few home colonies; or"
          + " discard it when the power is stopped: it works all the same.";

  /// The Pulsar of an alien, with the Con of P3.1 and without a Pro.
  ///
  /// @param moments when it can be played beside the moments of any time
  public static Pulsar pulsar(Alien alien, Window... moments) {
    List<Window> all = new ArrayList<>(ANY_TIME);
    for (Window moment : moments) if (!all.contains(moment)) all.add(moment);
    List<Effect> play = new ArrayList<>();
    for (Mode mode : Mode.ALL) play.add(playable("pulsar-" + alien.id(), all, mode));
    Effect none = Effect.of(alien.id(), Source.POWER);
    return new Pulsar(
        alien,
        play,
        new Side("", "", none),
        new Side(GENERIC, "none is known: P3.1", none),
        Immunity.ALL,
        0,
        true);
  }

  private static Effect playable(String card, List<Window> moments, Mode mode) {
    String id = card + "/" + mode.word();
    Effect effect = Effect.of(id, Source.PULSAR);
    for (Window moment : moments)
      effect = effect.plus(use(id, moment, mode.condition(), mode.action()));
    if (mode != Mode.SHIELD) return effect;
    return effect.plus(
        use(
            id,
            Window.STOPPED,
            (game, me) -> game.pulsars().uses().mayRestore(me),
            (game, me) -> game.pulsars().uses().restore()));
  }

  private static Ability use(String id, Window window, Condition when, Action action) {
    return Ability.of(id, Source.PULSAR, Role.ANY, window, false, true, when, action);
  }

  /// Begins the Pro side: its text.
  public Pulsar pro(String text) {
    return new Pulsar(alien, play, new Side(text, "", pro.lasting), con, immunity, positions, true);
  }

  /// Begins the Con side: its text. It takes the place of what P3.1 says, so that every immunity
  /// has to be named; abilities that follow take the place of those that [Immunity#OPPOSED] bars.
  ///
  /// @param immunities what the holder is immune to
  public Pulsar con(String text, Immunity... immunities) {
    int mask = Arrays.stream(immunities).mapToInt(Immunity::bit).reduce(0, (a, b) -> a | b);
    return new Pulsar(alien, play, pro, new Side(text, "", con.lasting), mask, positions, false);
  }

  /// The Con side is that of P3.1, with a text that says what it means for this alien.
  public Pulsar genericCon(String text) {
    return new Pulsar(
        alien, play, pro, new Side(text, "", con.lasting), Immunity.ALL, positions, false);
  }

  /// While Pro is in force the power can be used in this role, too.
  public Pulsar inRole(Role role) {
    return new Pulsar(alien, play, pro, con, immunity, role.positions(), describesPro);
  }

  /// The side being described is our design, since no original is known.
  ///
  /// @param reason why it is so, in one line
  public Pulsar ours(String reason) {
    Side side = new Side(described().text, reason, described().lasting);
    return new Pulsar(
        alien,
        play,
        describesPro ? side : pro,
        describesPro ? con : side,
        immunity,
        positions,
        describesPro);
  }

  private Side described() {
    return describesPro ? pro : con;
  }

  /// The notation of the card: `pulsar-macron`.
  public String id() {
    return "pulsar-" + alien.id();
  }

  /// The rules of playing it in one way.
  public Effect play(Mode mode) {
    return play.get(mode.ordinal());
  }

  /// Whether it can be played in this way at all.
  public boolean has(Mode mode) {
    return !text(mode).isEmpty();
  }

  /// What lasts while it is in force in this way, null when nothing does.
  @Nullable Effect lasting(Mode mode) {
    return switch (mode) {
      case CON -> con.lasting;
      case PRO -> pro.lasting;
      case DENIAL, SHIELD -> null;
    };
  }

  /// What one way of playing it does, in our words.
  public String text(Mode mode) {
    return switch (mode) {
      case CON -> con.text;
      case DENIAL -> DENIAL;
      case PRO -> pro.text;
      case SHIELD -> SHIELD;
    };
  }

  @Override
  public Effect effect() {
    return described().lasting;
  }

  @Override
  public Pulsar with(Effect effect) {
    Side side = new Side(described().text, described().ours, effect);
    return new Pulsar(
        alien,
        play,
        describesPro ? side : pro,
        describesPro ? con : side,
        immunity,
        positions,
        describesPro);
  }

  @Override
  public String toString() {
    return alien.name() + " Pulsar";
  }
}
