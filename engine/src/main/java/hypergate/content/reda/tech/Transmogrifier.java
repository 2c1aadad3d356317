package hypergate.content.reda.tech;

import static hypergate.game.card.Ability.Group.LAST;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechnologyOptions;
import hypergate.variant.technology.Techs;

/// Transmogrifier: its researching ships stay on it. One of them a regroup phase makes it a copy of
/// any other face-up tech until the next one does; its X are the ships left. When the copy is used
/// up it is blank, when the last ship is gone it stays until the encounter ends (two switches).
public final class Transmogrifier {
  private static final Prompt WHICH = Prompt.of("transmogrifier/tech");

  /// Whether it stays when the tech that it copies is used up.
  public static final Option COPY_ONE_SHOT =
      Option.oneOf(
              "tech.transmogrifierOneShot",
              "blank discard",
              "blank",
              "The Transmogrifier when the tech it copies is used up: blank until activated again,"
                  + " or discarded.",
              "TC-13.34")
          .needs(TechnologyOptions.TECHNOLOGY);

  /// Whether its last activation works at all.
  public static final Option COPY_LAST_USE =
      Option.oneOf(
              "tech.transmogrifierLastUse",
              "encounter none",
              "encounter",
              "The Transmogrifier's last activation: works until the encounter ends, or not at"
                  + " all.",
              "TC-13.35")
          .needs(TechnologyOptions.TECHNOLOGY);

  public static final Tech TRANSMOGRIFIER =
      tech("Transmogrifier", "reda", ANY, Step.REGROUP)
          .research(6)
          .copies()
          .keepsShips((game, me) -> true)
          .text(
              "Completed, it stays in play with its ships on it. In each regroup phase you may take"
                  + " one of them off: this is then a copy of any other face-up tech, until you"
                  + " do so again. Discard it after the last ship.")
          .may(ANY, REGROUP_START, Transmogrifier::isCharged, Transmogrifier::activate)
          .naming(Transmogrifier::name)
          .whenUsedUp(Transmogrifier::fade)
          .always(
              ANY,
              ENCOUNTER_END,
              (game, me) -> Techs.of(game).ships(game.here()) == 0,
              (game, me) -> Techs.of(game).research().discard(game.here()))
          .first(LAST);

  private Transmogrifier() {}

  private static boolean isCharged(Game game, Seat me) {
    if (Techs.of(game).ships(game.here()) == 0) return false;
    for (int slot = 0; slot < Techs.of(game).top(); slot++)
      if (Techs.of(game).research().mayCopy(game.here(), slot)) return true;
    return false;
  }

  private static void name(Game game, Seat me) {
    Menu menu = game.ask(me).menu();
    for (int slot = 0; slot < Techs.of(game).top(); slot++)
      if (Techs.of(game).research().mayCopy(game.here(), slot))
        menu.add(Choice.of(Choice.SLOT, slot));
    game.current().target(Choice.value(game.ask(me).choose(WHICH)));
  }

  private static void activate(Game game, Seat me) {
    int slot = game.current().location();
    int target = game.current().target();
    game.current().keep();
    if (!Techs.of(game).research().mayCopy(slot, target)) return;
    int number = Techs.of(game).number(target);
    Techs.of(game).research().unload(slot, 1);
    boolean spent = Techs.of(game).ships(slot) == 0 && game.options().is(COPY_LAST_USE);
    if (spent) Techs.of(game).research().discard(slot);
    else Techs.of(game).research().copy(slot, number);
  }

  private static void fade(Game game, Seat me) {
    if (game.options().is(COPY_ONE_SHOT)) Techs.of(game).research().discard(game.here());
    else Techs.of(game).research().endCopy(game.here());
  }
}
