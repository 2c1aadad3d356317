package hypergate.game;

import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import java.util.List;

/// A flare card: a wild side for everybody and a super side for its alien's player (section 19).
/// Immutable. [#wild] and [#strong] say which side the abilities that follow belong to.
///
/// @param alien the alien it belongs to
/// @param wildText what the wild side does, in our words
/// @param superText what the super side does, in our words
/// @param wildBar role bar of the wild side
/// @param superBar role bar of the super side
/// @param wildPhases phase bar of the wild side
/// @param superPhases phase bar of the super side
/// @param wildEffect the rules of the wild side
/// @param superEffect the rules of the super side
/// @param describesSuper which side is being described
public record Flare(
    Alien alien,
    String wildText,
    String superText,
    Role wildBar,
    Role superBar,
    List<Step> wildPhases,
    List<Step> superPhases,
    Effect wildEffect,
    Effect superEffect,
    boolean describesSuper)
    implements Declared<Flare> {

  /// The flare of an alien.
  public static Flare flare(Alien alien) {
    String id = "flare-" + alien.id();
    return new Flare(
        alien,
        "",
        "",
        Role.ANY,
        Role.ANY,
        List.of(),
        List.of(),
        Effect.of(id + "/wild", Ability.Source.WILD),
        Effect.of(id + "/super", Ability.Source.SUPER),
        false);
  }

  /// Whether a wild flare that another player plays may be used directly against a seat: may choose
  /// it, or act on its cards, ships, colonies or power. Wild sides that do so ask this.
  public static boolean reaches(Game game, Seat seat) {
    return game.query(Query.WILD_REACHES, seat, 1) != 0;
  }

  /// The answer to a query about a seat, bent by the flares and Pulsars played in this encounter.
  static int bend(Game game, Query query, Seat subject, int normal) {
    State state = game.state();
    int value = normal;
    int before = game.pipeline().here();
    int first = game.content().firstAlienCard();
    for (int i = 0; i < Layout.ALIEN_CARDS; i++) {
      byte played = state.b[Layout.CARD_PLAYED + i];
      if ((played & Pipeline.IN_FORCE) == 0) continue;
      Effect effect = game.cards().face(first + i).inForce(played);
      if (effect == null || (effect.queries & query.bit()) == 0) continue;
      game.pipeline().here(first + i);
      value = effect.bend(query).bend(game, Seat.of((played & 15) - 1), subject, value);
    }
    game.pipeline().here(before);
    return value;
  }

  /// Begins the wild side: its bars and its text. An empty list of phases means all.
  public Flare wild(Role bar, List<Step> phases, String text) {
    return new Flare(
        alien, text, superText, bar, superBar, phases, superPhases, wildEffect, superEffect, false);
  }

  /// Begins the super side: its bars and its text. An empty list of phases means all.
  public Flare strong(Role bar, List<Step> phases, String text) {
    return new Flare(
        alien, wildText, text, wildBar, bar, wildPhases, phases, wildEffect, superEffect, true);
  }

  /// The super side is part of a use of the power: where a Con keeps the power from acting or
  /// weakens it, it can be played as the power would act. The power then acts as if there were no
  /// Con, and what else this side says follows (P10).
  public Flare withPower() {
    return withPower((game, me) -> true);
  }

  /// The same as long as a condition holds: what this side needs beside the power.
  public Flare withPower(Condition when) {
    return may(
        superBar,
        Window.HELD_BACK,
        (game, me) ->
            game.pulsars().overrides().isHeldBack(me, alien)
                && when.holds(game, me)
                && game.pulsars().overrides().isCertain(),
        (game, me) -> {});
  }

  /// The notation of the card: `flare-macron`.
  public String id() {
    return "flare-" + alien.id();
  }

  @Override
  public Effect effect() {
    return describesSuper ? superEffect : wildEffect;
  }

  @Override
  public Flare with(Effect effect) {
    return new Flare(
        alien,
        wildText,
        superText,
        wildBar,
        superBar,
        wildPhases,
        superPhases,
        describesSuper ? wildEffect : effect,
        describesSuper ? effect : superEffect,
        describesSuper);
  }

  @Override
  public String toString() {
    return alien.name() + " flare";
  }
}
