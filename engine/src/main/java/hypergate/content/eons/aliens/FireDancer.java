package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.game.word.Window.POWER_LOST;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.SheetCards;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Awe: fires in systems, with attack cards as their fuel, which strengthen the defense there once.
/// Lighting and a bargain are uses, the burning is none (H-606).
public final class FireDancer {
  /// Mark: it has lit a fire with its own attack in this encounter.
  private static final int LIT = 0;

  /// Mark: a fire has burned in this encounter.
  private static final int BURNED = 1;

  private static final Prompt PRICE = Prompt.of("fire-dancer/choice");
  private static final Prompt AGREED = Prompt.of("fire-dancer/choice-2");
  private static final Prompt FUEL = Prompt.of("fire-dancer/card");
  private static final Prompt FED = Prompt.of("flare-fire-dancer/super/card");
  private static final Prompt WHICH = Prompt.of("flare-fire-dancer/super/seat");

  public static final Alien FIRE_DANCER =
      alien("Fire Dancer", "eons")
          .level(1)
          .power("Awe", ANY, Step.DESTINY, Step.REVEAL)
          .text(
              "When you reveal an attack as a main player, you may light a fire in the targeted"
                  + " system: the attacks of the encounter become its fuel. As a bystander you may"
                  + " light or feed one for a price that the defense offers. Attack against attack"
                  + " the fuel there adds to the defense's total, unless you are on the other side,"
                  + " and the fire is out.")
          .systemTokens("fire")
          .cards("fuel")
          .may(MAIN, REVEALED, FireDancer::mayLight, FireDancer::light)
          .may(NOT_MAIN, DEFENSE_CHOSEN, (game, me) -> !isMain(game, me), FireDancer::bargain)
          .always(ANY, TOTALS, FireDancer::burns, FireDancer::burn)
          .always(ANY, KEEPING, (game, me) -> game.mark(LIT) != 0, FireDancer::gather)
          .always(ANY, ENCOUNTER_END, (game, me) -> game.mark(BURNED) != 0, FireDancer::putOut)
          .always(ANY, POWER_LOST, FireDancer::isBack, FireDancer::allOut);

  private FireDancer() {}

  private static boolean isMain(Game game, Seat me) {
    return game.encounter().isMain(me);
  }

  /// Whether a fire burns in a system.
  public static boolean isLit(Game game, Seat system) {
    return system.exists() && game.verbs().planetTokens().isIn(FIRE_DANCER, system);
  }

  // The system of the encounter, which the gate says or destiny.
  private static Seat system(Game game) {
    Encounter encounter = game.encounter();
    if (encounter.target().exists()) return game.ships().systemOf(encounter.target());
    return encounter.named() == encounter.offense() ? encounter.offense() : encounter.defense();
  }

  private static CardSet fuel(Game game, Seat system) {
    return game.verbs().sheetCards().of(FIRE_DANCER, system);
  }

  // ---- lighting

  private static boolean mayLight(Game game, Seat me) {
    Seat system = system(game);
    return game.encounter().attacks(me) && system.exists() && !isLit(game, system);
  }

  private static void light(Game game, Seat me) {
    game.verbs().planetTokens().stand(FIRE_DANCER, system(game), true);
    game.mark(LIT, 1);
  }

  // What shows an attack, whoever has played it, goes under the token that was lit.
  private static void gather(Game game, Seat me) {
    SheetCards cards = game.verbs().sheetCards();
    Encounter encounter = game.encounter();
    game.mark(LIT, 0);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (encounter.isMain(seat) && isAttack(game, encounter.card(seat)))
        cards.layRevealed(FIRE_DANCER, system(game), seat);
      if (isAttack(game, encounter.second(seat)))
        cards.laySecondOpen(FIRE_DANCER, system(game), seat);
    }
  }

  private static boolean isAttack(Game game, int card) {
    return card >= 0 && game.cards().face(card).kind() == Kind.ATTACK;
  }

  // ---- bargains

  private static void bargain(Game game, Seat me) {
    Seat defense = game.encounter().defense();
    boolean bids = game.verbs().bids().invite(me, defense.bit(), PRICE) != 0;
    if (!game.ask(me).yes(AGREED)) return;
    if (bids && !game.verbs().bids().pay(defense)) return;
    Seat system = system(game);
    game.verbs().planetTokens().stand(FIRE_DANCER, system, true);
    feed(game, me, system);
    feed(game, defense, system);
  }

  private static void feed(Game game, Seat seat, Seat system) {
    CardSet attacks = game.cards().hand(seat, Kind.ATTACK);
    int card = attacks.isEmpty() ? -1 : game.ask(seat).cardOrNone(FUEL, attacks);
    if (card >= 0) game.verbs().sheetCards().layOpen(FIRE_DANCER, system, seat, card);
  }

  // ---- burning

  private static boolean burns(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean against = me == encounter.offense() || me.in(encounter.offensive().allies());
    return encounter.bothAttack()
        && !against
        && game.ofPower(Query.POWER_BOUND, encounter.offense(), 0) == 0
        && isLit(game, system(game))
        && !fuel(game, system(game)).isEmpty();
  }

  private static void burn(Game game, Seat me) {
    int sum = 0;
    CardSet fuel = fuel(game, system(game));
    for (int card = fuel.next(0); card >= 0; card = fuel.next(card + 1))
      sum += game.cards().face(card).value();
    game.encounter().defensive().add(sum);
    game.mark(BURNED, 1);
  }

  private static void putOut(Game game, Seat me) {
    game.mark(BURNED, 0);
    Seat system = system(game);
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0) {
      out(game, me, system);
      return;
    }
    CardSet fuel = fuel(game, system);
    int highest = fuel.next(0);
    for (int card = highest; card >= 0; card = fuel.next(card + 1))
      if (game.cards().face(card).value() > game.cards().face(highest).value()) highest = card;
    if (highest >= 0) game.verbs().sheetCards().discard(FIRE_DANCER, system, highest, me);
    if (fuel(game, system).isEmpty()) out(game, me, system);
  }

  private static void out(Game game, Seat me, Seat system) {
    game.verbs().planetTokens().stand(FIRE_DANCER, system, false);
    CardSet fuel = fuel(game, system);
    long low = fuel.low();
    long high = fuel.high();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      game.verbs().sheetCards().discard(FIRE_DANCER, system, card, me);
  }

  private static boolean isBack(Game game, Seat me) {
    return game.verbs().ships().changed() == me && !game.verbs().ships().powerIsLost();
  }

  // With the sheet all fires had gone out.
  private static void allOut(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++) out(game, me, Seat.of(i));
  }

  // ---- feeding by the flare

  /// Whether the seat has a fire and an attack to put under it.
  public static boolean mayFeed(Game game, Seat me) {
    return fires(game) != 0 && !game.cards().hand(me, Kind.ATTACK).isEmpty();
  }

  private static int fires(Game game) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) if (isLit(game, Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  /// An attack of the hand goes under one of the fires.
  public static void feedAny(Game game, Seat me) {
    if (!mayFeed(game, me)) return;
    int card = game.ask(me).card(FED, game.cards().hand(me, Kind.ATTACK));
    Seat system = game.ask(me).seat(WHICH, fires(game));
    game.verbs().sheetCards().layOpen(FIRE_DANCER, system, me, card);
  }
}
