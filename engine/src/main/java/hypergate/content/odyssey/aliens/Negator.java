package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ACCEPTED;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.CHOSEN;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Launch;
import hypergate.game.phase.Planning;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Chosen.What;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.timing.Use;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essences;

/// Negate: once an encounter it answers another player's action with the negation of its cache that
/// names it; costs of the action stay unpaid. Zapped, the negation stays in the cache.
public final class Negator {
  /// Mark: how many negations have been played in this encounter.
  private static final int PLAYED_SO_FAR = 0;

  /// Mark: a second negation may be played in this encounter.
  private static final int TWICE = 1;

  /// In that mark: a power has been stopped without a negation.
  private static final int FREELY = 2;

  private static final Prompt WHOSE = Prompt.of("negator/seat");
  private static final Prompt WHICH = Prompt.of("negator/planet");

  public static final Alien NEGATOR =
      alien("Negator", "odyssey")
          .level(2)
          .power("Negate", ANY, Step.PHASES)
          .text(
              "You hold a secret cache of three of eight negations. Once an encounter you may play"
                  + " one on another player at the moment that it names: that player's action is"
                  + " undone.")
          .brings(Negations.ALL)
          .may(ANY, PLAYED, Negator::isCardPlayed, (game, me) -> takeBackCard(game))
          .naming((game, me) -> show(game, me, Negations.NON_ENCOUNTER_CARD))
          .whenZapped((game, me) -> keep(game, Negations.NON_ENCOUNTER_CARD))
          .may(ANY, REINFORCED, Negator::isReinforced, (game, me) -> takeBackReinforcement(game))
          .naming((game, me) -> show(game, me, Negations.NON_ENCOUNTER_CARD))
          .whenZapped((game, me) -> keep(game, Negations.NON_ENCOUNTER_CARD))
          .may(
              ANY,
              SELECTED,
              (game, me) -> has(game, Negations.ENCOUNTER_CARD) && hiding(game, me) != 0,
              (game, me) -> selectAgain(game))
          .naming((game, me) -> nameSeat(game, me))
          .whenZapped((game, me) -> keep(game, Negations.ENCOUNTER_CARD))
          .may(
              ANY,
              AIMED,
              (game, me) ->
                  has(game, Negations.HYPERSPACE_GATE)
                      && game.encounter().offense() != me
                      && reaches(game, game.encounter().offense())
                      && Launch.otherTargets(game) != 0,
              (game, me) -> aimElsewhere(game))
          .naming((game, me) -> show(game, me, Negations.HYPERSPACE_GATE))
          .whenZapped((game, me) -> keep(game, Negations.HYPERSPACE_GATE))
          .may(ANY, CHOSEN, Negator::isChosen, (game, me) -> deny(game))
          .naming(Negator::namePlanet)
          .whenZapped((game, me) -> keep(game, ofChoice(game)))
          .may(
              ANY,
              ACCEPTED,
              (game, me) ->
                  has(game, Negations.ENTER_ALLIANCE)
                      && game.encounter().joiner().exists()
                      && game.encounter().joiner() != me
                      && reaches(game, game.encounter().joiner()),
              (game, me) -> refuse(game))
          .naming((game, me) -> show(game, me, Negations.ENTER_ALLIANCE))
          .whenZapped((game, me) -> keep(game, Negations.ENTER_ALLIANCE))
          .may(
              ANY,
              DEFENSE_CHOSEN,
              (game, me) ->
                  has(game, Negations.DESTINY)
                      && game.encounter().offense() != me
                      && reaches(game, game.encounter().offense())
                      && isFree(game)
                      && others(game) != 0,
              (game, me) -> nameAnother(game))
          .naming((game, me) -> show(game, me, Negations.DESTINY))
          .whenZapped((game, me) -> keep(game, Negations.DESTINY))
          .may(
              ANY,
              POWER_USED,
              (game, me) -> isPowerUsed(game, me, true) || isPowerUsed(game, me, false),
              (game, me) -> cancel(game))
          .naming((game, me) -> show(game, me, ofPower(game, game.current().answered())))
          .whenZapped((game, me) -> keep(game, ofPower(game, game.answering())));

  private Negator() {}

  // ---- the cards

  private static int card(Game game, int negation) {
    return Essences.of(game).first(game.powers().number(game.here())) + negation;
  }

  // What its super gives it knows no Con (P10).
  private static boolean reaches(Game game, Seat seat) {
    return (game.mark(TWICE) & 1) != 0 || game.reach().reaches(seat);
  }

  private static boolean has(Game game, int negation) {
    return game.mark(PLAYED_SO_FAR) <= (game.mark(TWICE) & 1)
        && Essences.of(game).isHidden(card(game, negation))
        && Essences.of(game).isCached(card(game, negation));
  }

  private static void show(Game game, Seat me, int negation) {
    Essences.of(game).show(me, card(game, negation));
  }

  private static void spend(Game game, int negation) {
    game.mark(PLAYED_SO_FAR, game.mark(PLAYED_SO_FAR) + 1);
    Essences.of(game).spend(card(game, negation));
  }

  private static void keep(Game game, int negation) {
    game.mark(PLAYED_SO_FAR, game.mark(PLAYED_SO_FAR) + 1);
    Essences.of(game).takeBack(card(game, negation));
  }

  /// Lets the power of a seat be used once more in this encounter.
  public static void twice(Game game, Seat me) {
    int instance = game.powers().find(me, NEGATOR);
    game.powers().mark(instance, TWICE, game.powers().mark(instance, TWICE) | 1);
  }

  /// Whether the power of a seat may be used only once in this encounter.
  public static boolean isOnce(Game game, Seat me) {
    int instance = game.powers().find(me, NEGATOR);
    return instance >= 0 && (game.powers().mark(instance, TWICE) & 1) == 0;
  }

  /// Whether a power of another player can be stopped without a negation.
  public static boolean mayCancelFreely(Game game, Seat me) {
    Use use = game.answering();
    return use.instance() >= 0
        && use.seat() != me
        && !use.isCancelled()
        && (game.mark(TWICE) & FREELY) == 0;
  }

  /// Stops a power without a negation, once in an encounter.
  public static void cancelFreely(Game game, Seat me) {
    game.mark(TWICE, game.mark(TWICE) | FREELY);
    game.answering().cancel();
  }

  // ---- cards that are played

  private static boolean isCardPlayed(Game game, Seat me) {
    Use use = game.answering();
    return use.card() >= 0
        && use.seat() != me
        && !use.isCancelled()
        && reaches(game, use.seat())
        && has(game, Negations.NON_ENCOUNTER_CARD);
  }

  private static void takeBackCard(Game game) {
    spend(game, Negations.NON_ENCOUNTER_CARD);
    game.cards().spent(game.answering().card());
    game.answering().prevent();
  }

  private static boolean isReinforced(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.reinforcer().exists()
        && encounter.reinforcer() != me
        && reaches(game, encounter.reinforcer())
        && encounter.reinforcingCard() >= 0
        && has(game, Negations.NON_ENCOUNTER_CARD);
  }

  private static void takeBackReinforcement(Game game) {
    spend(game, Negations.NON_ENCOUNTER_CARD);
    game.cards().spent(game.encounter().reinforcingCard());
    game.encounter().reinforcer(Seat.NONE);
    game.encounter().reinforcingCard(-1);
  }

  // The main players whose card lies face down, and is not known by its Oracle.
  private static int hiding(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int mask = 0;
    for (int p = 0; p < 2; p++) {
      Seat main = p == 0 ? encounter.offense() : encounter.defense();
      boolean shown =
          encounter.foresees().exists() && encounter.foresees() == encounter.opponent(main);
      if (main != me && encounter.card(main) >= 0 && !shown && reaches(game, main))
        mask |= main.bit();
    }
    return mask;
  }

  private static void nameSeat(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOSE, hiding(game, me)).index());
    show(game, me, Negations.ENCOUNTER_CARD);
  }

  private static void selectAgain(Game game) {
    spend(game, Negations.ENCOUNTER_CARD);
    Planning.selectAgain(game, Seat.of(game.current().target()));
  }

  // ---- choices

  private static void aimElsewhere(Game game) {
    spend(game, Negations.HYPERSPACE_GATE);
    Seat offense = game.encounter().offense();
    long planets = Launch.otherTargets(game);
    if (planets != 0) Launch.aimAgain(game, game.ask(offense).planet(Prompt.AIM, planets));
  }

  private static int ofChoice(Game game) {
    return switch (game.chosen().what()) {
      case PLANET -> Negations.HYPERSPACE_GATE;
      case SHIPS -> Negations.CHOOSING_SHIPS;
      default -> Negations.DESTINY;
    };
  }

  private static boolean isChosen(Game game, Seat me) {
    return game.chosen().what() != What.NOTHING
        && game.chosen().seat() != me
        && reaches(game, game.chosen().seat())
        && has(game, ofChoice(game));
  }

  private static void namePlanet(Game game, Seat me) {
    long planets = game.chosen().planets();
    Planet planet =
        game.chosen().what() == What.SHIPS
            ? game.ask(me).planet(WHICH, planets)
            : Planet.of(Long.numberOfTrailingZeros(planets));
    game.current().target(planet.index());
    show(game, me, ofChoice(game));
  }

  private static void deny(Game game) {
    spend(game, ofChoice(game));
    game.chosen().deny(Planet.of(game.current().target()));
  }

  private static void refuse(Game game) {
    spend(game, Negations.ENTER_ALLIANCE);
    game.encounter().joiner(Seat.NONE);
  }

  // Nobody but the offense has said where this encounter is going to be.
  private static boolean isFree(Game game) {
    Encounter encounter = game.encounter();
    return encounter.destiny() >= 0
        && Destinies.isWild(encounter.destiny())
        && !encounter.target().exists();
  }

  private static int others(Game game) {
    Encounter encounter = game.encounter();
    return game.everybody() & ~encounter.offense().bit() & ~encounter.defense().bit();
  }

  private static void nameAnother(Game game) {
    spend(game, Negations.DESTINY);
    Encounter encounter = game.encounter();
    encounter.defense(game.ask(encounter.offense()).seat(Prompt.DEFENSE, others(game)));
  }

  // ---- powers

  private static boolean isPowerUsed(Game game, Seat me, boolean main) {
    Use use = game.answering();
    return use.instance() >= 0
        && use.seat() != me
        && !use.isCancelled()
        && isActionOf(game, use, main)
        && reaches(game, use.seat())
        && has(game, main ? Negations.MAIN_PLAYER_ACTION : Negations.ALLY_ACTION);
  }

  private static boolean isActionOf(Game game, Use use, boolean main) {
    Encounter encounter = game.encounter();
    boolean stands = main ? encounter.isMain(use.seat()) : encounter.isAlly(use.seat());
    Role role = game.powers().alien(use.instance()).role();
    boolean needed =
        main
            ? role == Role.MAIN || role == Role.OFFENSE || role == Role.DEFENSE
            : role == Role.ALLY || role == Role.OFFENSIVE_ALLY;
    return stands && (needed || !game.powers().alien(use.instance()).mandatory());
  }

  private static int ofPower(Game game, Use use) {
    return isActionOf(game, use, true) ? Negations.MAIN_PLAYER_ACTION : Negations.ALLY_ACTION;
  }

  private static void cancel(Game game) {
    spend(game, ofPower(game, game.answering()));
    game.answering().cancel();
  }
}
