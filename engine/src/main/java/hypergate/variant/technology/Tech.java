package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Clause;
import hypergate.game.card.Content;
import hypergate.game.card.Rules;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Action;
import hypergate.game.declare.Condition;
import hypergate.game.declare.Declaration;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Reinforcing;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A tech card (docs/rules/technology.md).
public final class Tech extends Declaration<Tech> {
  /// The research number X: any number of ships.
  public static final int X = -1;

  /// What kind of card an ability of a tech stands on.
  public static final Ability.Source SOURCE = Ability.Source.of("TECH", "TC-1.1", "").zapping();

  private final Prompt tokenStays;
  private final String sounds;

  // Written while a copy is being made, never afterwards.
  private int research;
  private Payment payment = Payment.SHIPS;
  private boolean stays;
  private boolean secret;
  private boolean hazard;
  private boolean drawsAnother;
  private boolean copies;
  private String token = "";
  private @Nullable Condition mayComplete;
  private @Nullable Action completed;
  private @Nullable Condition keeps;
  private @Nullable Action given;
  private @Nullable Action leaves;
  private @Nullable Action usedUp;
  private @Nullable Condition copiedWhen;

  private Tech(String id, String name, String set) {
    super(id, name, set, Clause.empty("", id, SOURCE));
    this.tokenStays = Prompt.of(id + "/choice");
    this.sounds = name.toLowerCase(Locale.ROOT).replaceFirst("s$", "");
  }

  // ---- declaring

  /// A new tech card with its role bar and phase bar; no phases means any.
  ///
  /// @param set the tech set, `base`
  public static Tech tech(String name, String set, Role role, Step... phases) {
    return new Tech(kebab(name), name, set).bars(role, List.of(phases));
  }

  /// A new tech card that shares its name with one of another set, so that its id ends in its own
  /// (`gamma-converter-reda`).
  public static Tech namesake(String name, String set, Role role, Step... phases) {
    return new Tech(kebab(name) + "-" + set, name, set).bars(role, List.of(phases));
  }

  /// Ships needed to complete it, or [#X].
  public Tech research(int research) {
    return but(tech -> tech.research = research);
  }

  /// A Mili-Tech: completed with attack cards instead of ships (TC-8).
  public Tech pays(Payment payment) {
    return but(tech -> tech.payment = payment);
  }

  /// A Haz-Tech: any number of ships, cannot be completed, turned up by its own text while a hazard
  /// warning is active; then it is discarded and its ships are lost (TC-8).
  public Tech onHazard() {
    return research(X).staysSecret().but(tech -> tech.hazard = true);
  }

  /// An optional use of a card that does not say when: it is offered as an encounter begins or, by
  /// a switch, at any time (TC-13).
  public Tech untimed(Role role, Condition when, Action action) {
    Condition anyTime =
        (game, me) -> game.options().is(TechnologyOptions.UNTIMED_WINDOW) && when.holds(game, me);
    return may(role, Window.REGROUP_START, when, action)
        .may(role, Window.AIMED, anyTime, action)
        .may(role, Window.BEFORE_SELECTION, anyTime, action)
        .may(role, Window.REVEALED, anyTime, action);
  }

  /// Stays in play after use; without this word it is discarded when used.
  public Tech staysInPlay() {
    return but(tech -> tech.stays = true);
  }

  /// Stays face down until used; its abilities can then be used with the ships on it, not before.
  public Tech staysSecret() {
    return but(tech -> tech.secret = true);
  }

  /// Completing it makes its owner draw another tech.
  public Tech drawsAnother() {
    return but(tech -> tech.drawsAnother = true);
  }

  /// The token it puts on the table.
  public Tech token(String token) {
    return but(tech -> tech.token = token);
  }

  /// What must hold, besides ships enough, for it to be completed.
  public Tech mayCompleteWhen(Condition condition) {
    return but(tech -> tech.mayComplete = condition);
  }

  /// What happens when it is completed.
  public Tech whenCompleted(Action completed) {
    return but(tech -> tech.completed = completed);
  }

  /// When its ships stay on it although it is completed.
  public Tech keepsShips(Condition keeps) {
    return but(tech -> tech.keeps = keeps);
  }

  /// What happens for the receiver when it changes hands completed.
  public Tech whenGiven(Action given) {
    return but(tech -> tech.given = given);
  }

  /// What happens when it leaves play, or is reset, after having been completed.
  public Tech whenLeaving(Action leaves) {
    return but(tech -> tech.leaves = leaves);
  }

  /// Becomes a copy of other techs; while it is one, what it can do in its own name it still can.
  public Tech copies() {
    return but(tech -> tech.copies = true);
  }

  /// What happens instead of its discard when it has been used and would go; for a tech that copies
  /// others, when the copied one has.
  public Tech whenUsedUp(Action usedUp) {
    return but(tech -> tech.usedUp = usedUp);
  }

  /// When there may be a copy of it, asked for the owner of the copy: where two would need the same
  /// place.
  public Tech copiedWhen(Condition condition) {
    return but(tech -> tech.copiedWhen = condition);
  }

  /// Played like a reinforcement card of this value, by a main player or ally, on the side that it
  /// names: what alters reinforcements applies to it.
  public Tech reinforces(int value) {
    Prompt side = Prompt.of(id() + "/side");
    return reinforces((game, me) -> Reinforcing.reinforceAs(game, me, value, side));
  }

  /// The same for one that, played, stays until the encounter is over.
  public Tech reinforcesUntilTheEnd(int value) {
    Prompt side = Prompt.of(id() + "/side");
    return reinforces(
            (game, me) -> {
              game.current().keep();
              Techs.of(game).mark(game.current().location(), 1);
              Reinforcing.reinforceAs(game, me, value, side);
            })
        .always(
            Role.ANY,
            Window.ENCOUNTER_END,
            (game, me) -> Techs.of(game).mark(game.here()) != 0,
            (game, me) -> {});
  }

  private Tech reinforces(Action action) {
    return may(Role.MAIN_OR_ALLY, Window.REINFORCING, Tech::mayReinforce, action)
        .bends(
            Query.MAY_REINFORCE,
            (game, me, who, may) -> who == me && mayReinforce(game, me) ? 1 : may);
  }

  // One that has been played bears a mark.
  private static boolean mayReinforce(Game game, Seat me) {
    return game.encounter().isInvolved(me)
        && !me.in(game.encounter().passedReinforcing())
        && Techs.of(game).mark(game.here()) == 0;
  }

  // ---- reading

  /// The position of the tech with this id among those of the content, -1 when there is none.
  public static int numberOf(Content content, String id) {
    return content.find(id) instanceof Tech tech ? content.of(Tech.class).indexOf(tech) : -1;
  }

  /// Whether it was published with the game, not written by fans.
  public boolean isOfficial() {
    return set().equals("base") || set().equals("odyssey");
  }

  /// Its name without case and plural: techs that share it are namesakes (TC-13.3).
  public String sounds() {
    return sounds;
  }

  /// Ships needed to complete it, or [#X]; 0 for a Mili-Tech.
  public int research() {
    return research;
  }

  /// What completing it is paid with.
  public Payment payment() {
    return payment;
  }

  /// Whether it is a Mili-Tech: paid with attack cards, holds no ships while face down.
  public boolean isMili() {
    return payment != Payment.SHIPS;
  }

  /// Whether it is a Haz-Tech: turned up while a hazard warning is active.
  public boolean isHaz() {
    return hazard;
  }

  /// Whether it has a research number in ships, a fixed one or X.
  public boolean hasNumber() {
    return !hazard && !isMili();
  }

  /// Whether it stays in play after use.
  public boolean stays() {
    return stays;
  }

  /// Whether it stays face down until used and is revealed by its own effect.
  public boolean secret() {
    return secret;
  }

  /// Whether completing it makes its owner draw another tech, face down.
  public boolean anotherDrawn() {
    return drawsAnother;
  }

  /// The name of the token it puts on the table; empty: none.
  public String token() {
    return token;
  }

  /// Asks whether its token, which is a ship, stays behind when ships beside it go.
  public Prompt tokenStays() {
    return tokenStays;
  }

  /// What must hold besides for it to be completed; null: nothing.
  public @Nullable Condition mayComplete() {
    return mayComplete;
  }

  /// What happens when it is completed; null: nothing.
  public @Nullable Action completed() {
    return completed;
  }

  /// When its ships stay on it although it is completed; null: never.
  public @Nullable Condition keeps() {
    return keeps;
  }

  /// What happens for the receiver when it changes hands completed; null: nothing.
  public @Nullable Action given() {
    return given;
  }

  /// What happens when it leaves play after having been completed; null: nothing.
  public @Nullable Action leaves() {
    return leaves;
  }

  /// Whether it becomes a copy of other techs.
  public boolean isCopying() {
    return copies;
  }

  /// What happens instead of its discard when it, or a tech that it copies, is used up; null:
  /// nothing does.
  public @Nullable Action usedUp() {
    return usedUp;
  }

  /// When there may be a copy of it; null: always.
  public @Nullable Condition mayBeCopied() {
    return copiedWhen;
  }

  /// What completing it takes, as printed: `5`, `X`, `X>=25`, `X=X`, `X+1`.
  public String number() {
    if (isMili()) return payment.notation();
    return research == X ? "X" : Integer.toString(research);
  }

  // ---- showing

  @Override
  public String family() {
    return "tech";
  }

  @Override
  public boolean takesPart(Rules rules) {
    return rules.options().is(TechnologyOptions.TECHNOLOGY) && TechDeck.holds(rules, this);
  }

  @Override
  public boolean mayCome(Rules rules) {
    return (rules.options().is(TechnologyOptions.TECHNOLOGY) || rules.isBrought(Techs.class))
        && TechDeck.holds(rules, this);
  }

  @Override
  public List<Object> parts() {
    return List.of(
        name(),
        set(),
        research,
        payment,
        role(),
        phases(),
        text(),
        stays,
        secret,
        drawsAnother,
        hazard,
        copies,
        token,
        declares(mayComplete),
        declares(completed),
        declares(keeps),
        declares(given),
        declares(leaves),
        declares(usedUp),
        declares(copiedWhen),
        effect());
  }

  @Override
  public String line(Clause use) {
    return price()
        + ", "
        + use.bars()
        + (secret ? ", secret until used" : "")
        + (stays ? ", stays in play" : ", discarded after use");
  }

  private String price() {
    if (hazard) return "any number of ships, turned up after a hazard warning";
    return switch (payment.form()) {
      case TOTAL -> "paid with attack cards of " + payment.total() + " or more";
      case PAIR -> "paid with two attack cards of one value";
      case RUN -> "paid with two attack cards one apart";
      case SHIPS -> research == X ? "any number of ships" : "needs " + research + " ships";
    };
  }

  @Override
  public boolean hasBars() {
    return true;
  }

  @Override
  public String scenarios() {
    return set() + "/tech/" + id();
  }

  @Override
  public Map<String, Object> traits() {
    Map<String, Object> traits = new TreeMap<>();
    traits.put("research", number());
    traits.put("secret", secret);
    traits.put("stays", stays);
    if (hazard) traits.put("kind", "haz");
    if (isMili()) traits.put("kind", "mili");
    if (drawsAnother) traits.put("draws", true);
    if (!token.isEmpty()) traits.put("token", token);
    return traits;
  }

  @Override
  public Map<String, List<String>> catalogued() {
    return Map.of(
        "cost", List.of(number()),
        "type", List.of(hazard ? "Haz-Tech" : isMili() ? "Mili-Tech" : ""),
        "text", List.of(text()));
  }
}
