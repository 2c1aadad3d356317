package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.ENCOUNTER_END;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.declare.Declaration;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Kind;
import hypergate.game.word.PowerOrigin;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Esoterica: its opponent draws an unused alien and reads its short description aloud; guessed, or
/// given out of kindness, the sheet becomes a buddy, whose power it has beside its own.
public final class Geek {
  /// Mark: its power has been used in this encounter.
  private static final int USED = 0;

  /// Mark: the alien that has been drawn, plus one. What is read aloud says as much.
  private static final int DRAWN = 1;

  /// Mark: a buddy is about to come to it.
  private static final int DUE = 2;

  // Counter: 1 while a super flare lets it keep several buddies together.
  private static final int TOGETHER = 0;

  private static final int MOST = 5;

  private static final Prompt GUESS = Prompt.of("geek/alien");
  private static final Prompt TAKES = Prompt.of("geek/choice");
  private static final Prompt GIVES = Prompt.of("geek/choice-2");
  private static final Prompt LEAVES = Prompt.of("geek/alien-2");
  private static final Prompt STAYS = Prompt.of("geek/alien-3");

  public static final Alien GEEK =
      parting(
          alien("Geek", "odyssey")
              .level(2)
              .power("Esoterica", MAIN, Step.DESTINY)
              .isMandatory()
              .text(
                  "As a main player, once the defense is known, your opponent secretly draws a"
                      + " random unused alien without Game Setup text and reads its short"
                      + " description aloud. Guess its name: if you are right take the sheet as"
                      + " your buddy or discard it, if not the opponent gives it to you or discards"
                      + " it. You have your buddy's power beside your own; another one displaces"
                      + " it.")
              .counter("together")
              .must(MAIN, DEFENSE_CHOSEN, Geek::mayGuess, Geek::play)
              .first(Group.LAST));

  private Geek() {}

  // As soon as the super flare has lost its hold, whatever has become of the power.
  private static Alien parting(Alien alien) {
    Alien parting = alien;
    for (Window moment : Declaration.WHENEVER)
      parting = parting.always(ANY, moment, Geek::mustPart, Geek::part).evenLost();
    return parting.always(ANY, ENCOUNTER_END, Geek::mustPart, Geek::part).evenLost();
  }

  // ---- guessing

  private static boolean mayGuess(Game game, Seat me) {
    return game.mark(USED) == 0 && game.encounter().opponent(me).exists();
  }

  private static void play(Game game, Seat me) {
    game.mark(USED, 1);
    Seat opponent = game.encounter().opponent(me);
    int alien = game.verbs().sheets().drawUnused();
    if (alien < 0) return;
    game.mark(DRAWN, alien + 1);
    tell(game, opponent, alien, "");
    boolean guessed = isGuessed(game, me, alien);
    tell(game, opponent, alien, game.content().alien(alien).id());
    boolean bound = game.ofPower(Query.POWER_BOUND, opponent, 0) != 0;
    boolean given = guessed ? game.ask(me).yes(TAKES) : !bound && game.ask(opponent).yes(GIVES);
    game.mark(DRAWN, 0);
    if (given) befriend(game, me, alien);
  }

  private static void tell(Game game, Seat reader, int drawn, String id) {
    if (game.isHeard()) game.tell(new Event.SheetRead(reader, game.content().subtitle(drawn), id));
  }

  private static boolean isGuessed(Game game, Seat me, int alien) {
    int guesses = game.ofPower(Query.POWER_NUMBER, me, 1);
    int wrong = -1;
    for (int i = 0; i < guesses; i++) {
      Menu menu = game.ask(me).menu();
      for (int other = 0; other < game.content().aliens().size(); other++)
        if (other != wrong && game.rules().knowsAlien(other))
          menu.add(Choice.of(Choice.ALIEN, other));
      wrong = Choice.value(game.ask(me).choose(GUESS));
      if (wrong == alien) return true;
    }
    return false;
  }

  // ---- buddies

  private static boolean isBuddy(Game game, int instance, int geek) {
    return game.powers().exists(instance)
        && game.powers().master(instance) == game.powers().number(geek);
  }

  private static int buddies(Game game, Seat me, int geek) {
    int count = 0;
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (isBuddy(game, Powers.instance(me, slot), geek)) count++;
    return count;
  }

  private static void befriend(Game game, Seat me, int alien) {
    int geek = game.here();
    game.mark(DUE, 1);
    game.open(Window.SHEET_DUE);
    game.mark(DUE, 0);
    int most = game.counter(TOGETHER) == 0 ? 1 : MOST;
    boolean full = buddies(game, me, geek) >= most || game.powers().free(me, PowerOrigin.FACET) < 0;
    if (full && buddies(game, me, geek) > 0)
      game.verbs().sheets().leaveForGood(choose(game, me, geek, LEAVES));
    int place = game.powers().free(me, PowerOrigin.FACET);
    if (place >= 0) game.verbs().sheets().gainFacet(geek, place, alien);
  }

  private static int choose(Game game, Seat me, int geek, Prompt prompt) {
    Menu menu = game.ask(me).menu();
    int last = -1;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(me, slot);
      if (!isBuddy(game, instance, geek)) continue;
      last = instance;
      menu.add(Choice.of(Choice.ALIEN, game.powers().number(instance)));
    }
    if (menu.count() < 2) return last;
    return game.powers().find(Choice.value(game.ask(me).choose(prompt)));
  }

  // ---- keeping several

  /// Whether its super flare could let it keep several buddies from now on.
  public static boolean mayKeep(Game game, Seat me) {
    int geek = game.powers().find(me, GEEK);
    return geek >= 0
        && game.powers().mark(geek, DUE) != 0
        && game.powers().counter(geek, TOGETHER) == 0;
  }

  /// It keeps several from now on.
  public static void keep(Game game, Seat me) {
    int geek = game.powers().find(me, GEEK);
    if (geek >= 0) game.powers().counter(geek, TOGETHER, 1);
  }

  private static boolean mustPart(Game game, Seat me) {
    return game.counter(TOGETHER) != 0 && !holdsFlare(game, me);
  }

  private static boolean holdsFlare(Game game, Seat me) {
    CardSet flares = game.cards().hand(me, Kind.FLARE);
    int geek = game.content().alienNumber(GEEK.id());
    for (int card = flares.next(0); card >= 0; card = flares.next(card + 1))
      if (game.cards().cardAlien(card) == geek) return true;
    return false;
  }

  private static void part(Game game, Seat me) {
    int geek = game.here();
    game.counter(TOGETHER, 0);
    int stays = choose(game, me, geek, STAYS);
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(me, slot);
      if (instance != stays && isBuddy(game, instance, geek))
        game.verbs().sheets().leaveForGood(instance);
    }
  }
}
