package hypergate.game.declare;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Clause;
import hypergate.game.card.Effect;
import hypergate.game.card.FlareCard;
import hypergate.game.card.Rules;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A flare card: a wild side for everybody and a super side for its alien's player. [#wild]
/// and [#strong] say which side the abilities that follow belong to.
public final class Flare extends Declaration<Flare> implements FlareCard {
  private static final int WILD = 0;
  private static final int SUPER = 1;

  private final Alien alien;

  // Written while a copy is being made, never afterwards.
  private int copies = 1;
  private @Nullable Prompt leave;
  private @Nullable Prompt visiting;

  private Flare(Alien alien, String id) {
    super(
        id,
        alien.name() + " flare",
        alien.set(),
        Clause.empty("wild", id + "/wild", Ability.Source.WILD),
        Clause.empty("super", id + "/super", Ability.Source.SUPER));
    this.alien = alien;
  }

  // ---- declaring

  /// The flare of an alien.
  public static Flare flare(Alien alien) {
    return new Flare(alien, "flare-" + alien.id());
  }

  /// Begins the wild side: its bars and its text. An empty list of phases means all.
  public Flare wild(Role bar, List<Step> phases, String text) {
    return describing(WILD, clause(WILD).bars(bar, phases).text(text));
  }

  /// Begins the super side: its bars and its text. An empty list of phases means all.
  public Flare strong(Role bar, List<Step> phases, String text) {
    return describing(SUPER, clause(SUPER).bars(bar, phases).text(text));
  }

  /// Declares that there are several of it in the box; who shuffles them into the deck says its
  /// alien.
  public Flare copies(int copies) {
    return but(flare -> flare.copies = copies);
  }

  /// Declares that it is laid before another player, for whom its player is asked for leave to send
  /// more than one ship.
  public Flare watching(Prompt leave) {
    return but(flare -> flare.leave = leave);
  }

  /// Declares that it keeps cards of its player in the warp.
  ///
  /// @param back asks which of them the player takes back
  public Flare keepingCards(Prompt back) {
    return but(flare -> flare.visiting = back);
  }

  @Override
  public @Nullable Prompt visiting() {
    return visiting;
  }

  @Override
  public @Nullable Prompt leave() {
    return leave;
  }

  /// The super side is part of a use of the power: where a card keeps the power from acting or
  /// weakens it, it can be played as the power would act. The power then acts as if nothing held it
  /// back, and what else this side says follows.
  public Flare withPower() {
    return withPower((game, me) -> true);
  }

  /// The same as long as a condition holds: what this side needs beside the power.
  public Flare withPower(Condition when) {
    return withPower(when, (game, me) -> {});
  }

  /// The same with what happens as it is played: a card that is discarded goes then.
  public Flare withPower(Condition when, Action played) {
    return may(
        superBar(),
        Window.HELD_BACK,
        (game, me) ->
            game.holds().isHeldBack(me, alien.id())
                && when.holds(game, me)
                && game.holds().isCertain(),
        played);
  }

  // ---- playing

  /// Whether a wild flare that another player plays may be used directly against a seat: may choose
  /// it, or act on its cards, ships, colonies or power. Wild sides that do so ask this.
  public static boolean reaches(Game game, Seat seat) {
    return game.query(Query.WILD_REACHES, seat, 1) != 0;
  }

  // ---- reading

  @Override
  public Alien alien() {
    return alien;
  }

  @Override
  public int copies() {
    return copies;
  }

  /// Both sides in one text.
  @Override
  public String text() {
    return "Wild: " + wildText() + " Super (only for " + alien.name() + "): " + superText();
  }

  /// What the wild side does, in our words.
  public String wildText() {
    return clause(WILD).text();
  }

  /// What the super side does, in our words.
  public String superText() {
    return clause(SUPER).text();
  }

  /// Role bar of the wild side.
  public Role wildBar() {
    return clause(WILD).role();
  }

  /// Role bar of the super side.
  public Role superBar() {
    return clause(SUPER).role();
  }

  /// Phase bar of the wild side.
  public List<Step> wildPhases() {
    return clause(WILD).phases();
  }

  /// Phase bar of the super side.
  public List<Step> superPhases() {
    return clause(SUPER).phases();
  }

  @Override
  public Effect wildEffect() {
    return clause(WILD).effect();
  }

  @Override
  public Effect superEffect() {
    return clause(SUPER).effect();
  }

  // ---- showing

  @Override
  public String family() {
    return "flare";
  }

  @Override
  public boolean takesPart(Rules rules) {
    return alien.takesPart(rules);
  }

  @Override
  public List<Object> parts() {
    return List.of(
        wildText(),
        superText(),
        wildBar(),
        superBar(),
        wildPhases(),
        superPhases(),
        wildEffect(),
        superEffect());
  }

  @Override
  public List<String> paragraphs() {
    return List.of("Wild: " + wildText(), "Super, for " + alien.name() + " only: " + superText());
  }

  @Override
  public String line(Clause use) {
    return use.bars();
  }

  @Override
  public boolean hasBars() {
    return true;
  }

  @Override
  public String scenarios() {
    return set() + "/flares/" + alien.id();
  }

  @Override
  public Map<String, Object> traits() {
    return new TreeMap<>(Map.of("alien", alien.id(), "wild", clause(WILD), "super", clause(SUPER)));
  }

  @Override
  public Map<String, List<String>> catalogued() {
    return Map.of(
        "wild", List.of(wildText()),
        "super", List.of(superText()),
        "see", List.of(alien.id()));
  }
}
