package hypergate.variant.pulsars;

import hypergate.game.card.Ability;
import hypergate.game.card.Ability.Source;
import hypergate.game.card.AlienCard;
import hypergate.game.card.Clause;
import hypergate.game.card.Effect;
import hypergate.game.card.Rules;
import hypergate.game.card.Sheet;
import hypergate.game.declare.Action;
import hypergate.game.declare.Condition;
import hypergate.game.declare.Declaration;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A Pulsar (Katz): the card of one alien, which its owner plays to make the power stronger (Pro)
/// or to shield it, and everybody else to be immune to it (Con) or to shut it off (Denial). [#pro]
/// and [#con] say which side the abilities and bends that follow belong to; they belong to the
/// power while the card lies face up. Denial and Shield are the same on every Pulsar.
public final class Pulsar extends Declaration<Pulsar> implements AlienCard {
  /// What kind of card a Pulsar is.
  public static final Source SOURCE = Source.of("PULSAR", "P2", "");

  private static final int PRO = 0;
  private static final int CON = 1;

  /// When everybody can be asked without a phase being held up: see [Declaration#anyTime].
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

  private final Sheet alien;
  private final List<Effect> play;

  // Written while a copy is being made, never afterwards.
  private int immunity = Immunity.ALL;
  private int positions;

  private Pulsar(Sheet alien, List<Effect> play) {
    super(
        "pulsar-" + alien.id(),
        alien.name() + " Pulsar",
        alien.set(),
        Clause.empty("pro", alien.id(), Source.POWER),
        new Clause(
            "con",
            Role.ANY,
            List.of(),
            GENERIC,
            "none is known: P3.1",
            Effect.of(alien.id(), Source.POWER)));
    this.alien = alien;
    this.play = play;
  }

  // ---- declaring

  /// The Pulsar of an alien, with the Con of P3.1 and without a Pro.
  ///
  /// @param moments when it can be played beside the moments of any time
  public static Pulsar pulsar(Sheet alien, Window... moments) {
    List<Window> all = new ArrayList<>(ANY_TIME);
    for (Window moment : moments) if (!all.contains(moment)) all.add(moment);
    List<Effect> play = new ArrayList<>();
    for (Mode mode : Mode.ALL) play.add(playable("pulsar-" + alien.id(), all, mode));
    return new Pulsar(alien, List.copyOf(play));
  }

  private static Effect playable(String card, List<Window> moments, Mode mode) {
    String id = card + "/" + mode.word();
    List<Ability> uses = new ArrayList<>();
    for (Window moment : moments) uses.add(use(id, moment, mode.condition(), mode.action()));
    if (mode == Mode.SHIELD)
      uses.add(
          use(
              id,
              Window.STOPPED,
              (game, me) -> Pulsars.of(game).uses().mayRestore(me),
              (game, me) -> Pulsars.of(game).uses().restore()));
    return Effect.of(id, SOURCE).plus(uses);
  }

  private static Ability use(String id, Window window, Condition when, Action action) {
    return Ability.of(id, SOURCE, Role.ANY, window, false, true, when, action);
  }

  /// Begins the Pro side: its text.
  public Pulsar pro(String text) {
    return describing(PRO, clause(PRO)).text(text).because("");
  }

  /// Begins the Con side: its text. It takes the place of what P3.1 says, so that every immunity
  /// has to be named; abilities that follow take the place of those that [Immunity#OPPOSED] bars.
  ///
  /// @param immunities what the holder is immune to
  public Pulsar con(String text, Immunity... immunities) {
    int mask = Arrays.stream(immunities).mapToInt(Immunity::bit).reduce(0, (a, b) -> a | b);
    return genericCon(text).but(pulsar -> pulsar.immunity = mask);
  }

  /// The Con side is that of P3.1, with a text that says what it means for this alien.
  public Pulsar genericCon(String text) {
    return describing(CON, clause(CON))
        .text(text)
        .because("")
        .but(pulsar -> pulsar.immunity = Immunity.ALL);
  }

  /// While Pro is in force the power can be used in this role, too.
  public Pulsar inRole(Role role) {
    return but(pulsar -> pulsar.positions = role.positions());
  }

  /// The side being described is our design, since no original is known.
  ///
  /// @param reason why it is so, in one line
  public Pulsar ours(String reason) {
    return because(reason);
  }

  // ---- reading

  @Override
  public Sheet alien() {
    return alien;
  }

  @Override
  public List<Effect> plays() {
    return play;
  }

  @Override
  public @Nullable Effect lasting(int played) {
    return lasting(Mode.of(played));
  }

  @Override
  public String timingRule() {
    return "P2.3";
  }

  /// What Pro does.
  public Clause pro() {
    return clause(PRO);
  }

  /// What Con does.
  public Clause con() {
    return clause(CON);
  }

  /// What Con protects from, as bits of [Immunity].
  public int immunity() {
    return immunity;
  }

  /// In which further positions the power can be used while Pro is in force, as bits.
  public int positions() {
    return positions;
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
      case CON -> con().effect();
      case PRO -> pro().effect();
      case DENIAL, SHIELD -> null;
    };
  }

  /// What one way of playing it does, in our words.
  public String text(Mode mode) {
    return switch (mode) {
      case CON -> con().text();
      case DENIAL -> DENIAL;
      case PRO -> pro().text();
      case SHIELD -> SHIELD;
    };
  }

  /// Every way of playing it in one text.
  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Mode mode : Mode.ALL)
      if (has(mode))
        text.append(text.isEmpty() ? "" : " ").append(mode.title()).append(": ").append(text(mode));
    return text.toString();
  }

  // ---- showing

  @Override
  public String family() {
    return "pulsar";
  }

  @Override
  public boolean takesPart(Rules rules) {
    return rules.options().is(PulsarOptions.PULSARS) && alien.takesPart(rules);
  }

  @Override
  public List<Object> parts() {
    Map<Mode, Effect> modes = new EnumMap<>(Mode.class);
    for (Mode mode : Mode.ALL) if (has(mode)) modes.put(mode, play(mode));
    return List.of(
        pro().text(), pro().effect(), con().text(), con().effect(), immunity, positions, modes);
  }

  @Override
  public List<Clause> uses() {
    return Arrays.stream(Mode.ALL).filter(this::has).map(this::use).toList();
  }

  // Denial, which each of them has.
  @Override
  public Clause use() {
    return use(Mode.DENIAL);
  }

  /// One way to play it.
  public Clause use(Mode mode) {
    return new Clause(mode.word(), Role.ANY, List.of(), text(mode), "", play(mode));
  }

  @Override
  protected String title(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  @Override
  public List<Role> users() {
    return List.of(Role.ANY);
  }

  @Override
  public String scenarios() {
    return set() + "/pulsars/" + alien.id();
  }

  @Override
  public Map<String, Object> traits() {
    Map<String, Object> traits = new TreeMap<>();
    traits.put("alien", alien.id());
    for (Clause use : uses()) traits.put(use.word(), use.text());
    if (!pro().ours().isEmpty()) traits.put("proOurs", pro().ours());
    if (!con().ours().isEmpty()) traits.put("conOurs", con().ours());
    return traits;
  }

  @Override
  public Map<String, List<String>> catalogued() {
    List<String> notes = new ArrayList<>();
    for (Clause side : clauses())
      if (!side.ours().isEmpty())
        notes.add(title(side.word()) + " is our design: " + side.ours() + ".");
    return Map.of(
        "origin", List.of("GK"),
        "author", List.of("Gerald Katz"),
        "con", List.of(con().text()),
        "pro", List.of(pro().text()),
        "notes", List.of(String.join(" ", notes)),
        "see", List.of(alien.id()));
  }
}
