package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.INVITING;

import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Whine: as a main player it complains about its ships, its colonies or a card that it lacks; the
/// others help, or all of them pay (H-865).
public final class Sniveler {
  /// Mark: what it has whined about in this encounter, as bits.
  private static final int WHINED = 0;

  private static final int SHIPS = 1;
  private static final int COLONIES = 2;
  private static final int CARDS = 4;

  // What is named: the subject, then how the card that is named is meant, and that card.
  private static final int SUBJECTS = 8;
  private static final int SCOPES = 4;
  private static final int EXACTLY = 0;
  private static final int ANY_ATTACK = 1;
  private static final int ABOVE = 2;
  private static final int BELOW = 3;

  private static final Prompt WHAT = Prompt.of("sniveler/choice");
  private static final Prompt CARD = Prompt.of("sniveler/card");
  private static final Prompt SCOPE = Prompt.of("sniveler/choice-2");
  private static final Prompt VOTE = Prompt.of("sniveler/choice-3");
  private static final Prompt GIFT = Prompt.of("sniveler/card-2");
  private static final Prompt WHERE = Prompt.of("sniveler/planet");
  private static final Prompt WHICH = Prompt.of("sniveler/ships");
  private static final Prompt GIVEN_UP = Prompt.of("sniveler/planet-2");

  public static final Alien SNIVELER =
      alien("Sniveler", "incursion")
          .level(1)
          .power("Whine", MAIN, Step.ALLIANCE)
          .text(
              "As a main player, before allies are invited, you may whine once: with the most ships"
                  + " in the warp, either all others let them come back or each loses ships until"
                  + " it has as many there; with the fewest foreign colonies, either all others let"
                  + " you gain one or each loses one; or you name an encounter card that you lack:"
                  + " somebody gives you one, or all discard such cards.")
          .may(
              MAIN,
              INVITING,
              (game, me) -> game.mark(WHINED) == 0 && subjects(game, me) != 0,
              Sniveler::whine)
          .naming(Sniveler::name)
          .may(
              MAIN,
              INVITING,
              (game, me) -> game.mark(WHINED) != 0 && subjects(game, me) != 0,
              Sniveler::whine)
          .naming(Sniveler::name);

  private Sniveler() {}

  // ---- subjects

  private static int subjects(Game game, Seat me) {
    int done = game.mark(WHINED);
    boolean unbound = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    if (Integer.bitCount(done) >= (unbound ? 2 : 1)) return 0;
    int subjects = nameable(game, me).isEmpty() ? 0 : CARDS;
    int more = unbound ? 0 : 1;
    if (game.verbs().freeInWarp(me) > 0 && isExtreme(game, me, more, true)) subjects |= SHIPS;
    if (isExtreme(game, me, more, false)) subjects |= COLONIES;
    return subjects & ~done;
  }

  private static boolean isExtreme(Game game, Seat me, int more, boolean ships) {
    for (int i = 0; i < game.seats(); i++) {
      Seat other = Seat.of(i);
      if (other == me) continue;
      int ahead =
          ships
              ? game.ships().inWarp(me) - game.ships().inWarp(other)
              : game.powers().foreignColonies(other) - game.powers().foreignColonies(me);
      if (ahead < more) return false;
    }
    return true;
  }

  private static void name(Game game, Seat me) {
    int subjects = subjects(game, me);
    Menu menu = game.ask(me).menu();
    if ((subjects & SHIPS) != 0) menu.add(Word.SHIP);
    if ((subjects & COLONIES) != 0) menu.add(Word.COLONY);
    if ((subjects & CARDS) != 0) menu.add(Word.CARD);
    int choice = game.ask(me).choose(WHAT);
    if (Choice.is(choice, Word.SHIP)) game.current().target(SHIPS);
    else if (Choice.is(choice, Word.COLONY)) game.current().target(COLONIES);
    else nameCard(game, me);
  }

  // What it does not hold itself.
  private static CardSet nameable(Game game, Seat me) {
    CardSet cards = new CardSet();
    CardSet every = game.cards().everyEncounterCard();
    CardSet all = new CardSet().set(every.low(), every.high());
    for (int card = all.next(0); card >= 0; card = all.next(card + 1))
      if (fitting(game, me, card, EXACTLY).isEmpty()) cards.add(card);
    return cards;
  }

  private static void nameCard(Game game, Seat me) {
    CardSet cards = nameable(game, me);
    int card = game.ask(me).card(CARD, cards);
    int scope = EXACTLY;
    if (game.cards().face(card).kind() == Kind.ATTACK) scope = nameScope(game, me, card);
    game.verbs().announce(me, card);
    game.current().target(CARDS + SUBJECTS * (scope + SCOPES * card));
  }

  // Of an attack it may mean all others too, all above or all below; none that it holds.
  private static int nameScope(Game game, Seat me, int card) {
    Menu menu = game.ask(me).menu().add(Word.NAMED);
    if (fitting(game, me, card, ANY_ATTACK).isEmpty()) menu.add(Word.ALL);
    if (fitting(game, me, card, ABOVE).isEmpty()) menu.add(Word.TOP);
    if (fitting(game, me, card, BELOW).isEmpty()) menu.add(Word.BOTTOM);
    int choice = game.ask(me).choose(SCOPE);
    if (Choice.is(choice, Word.ALL)) return ANY_ATTACK;
    if (Choice.is(choice, Word.TOP)) return ABOVE;
    return Choice.is(choice, Word.BOTTOM) ? BELOW : EXACTLY;
  }

  private static CardSet fitting(Game game, Seat seat, int named, int scope) {
    CardSet fitting = new CardSet();
    CardSet hand = game.cards().encounterCards(seat);
    Face face = game.cards().face(named);
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (fits(game.cards().face(card), face, scope)) fitting.add(card);
    return fitting;
  }

  private static boolean fits(Face face, Face named, int scope) {
    if (scope == EXACTLY || face.kind() != Kind.ATTACK)
      return scope == EXACTLY && face.notation().equals(named.notation());
    return switch (scope) {
      case ABOVE -> face.value() > named.value();
      case BELOW -> face.value() < named.value();
      default -> true;
    };
  }

  // ---- whining

  private static int others(Game game, Seat me) {
    return game.reach().reached(game.everybody() & ~me.bit());
  }

  private static void whine(Game game, Seat me) {
    int target = game.current().target();
    int subject = target % SUBJECTS;
    game.mark(WHINED, game.mark(WHINED) | subject);
    if (subject == CARDS) {
      int named = target / SUBJECTS;
      askForCard(game, me, named / SCOPES, named % SCOPES);
    } else if (subject == SHIPS) {
      if (allAgree(game, me)) game.verbs().ships().retrieve(me, game.ships().inWarp(me));
      else loseShips(game, me);
    } else if (allAgree(game, me)) {
      long foreign = game.ships().planets() & game.ships().foreignTo(me);
      game.verbs().gainColony(me, WHERE, WHICH, foreign);
    } else {
      loseColonies(game, me);
    }
  }

  private static boolean allAgree(Game game, Seat me) {
    int others = others(game, me);
    if (others == 0) return true;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(others)) game.sealedMenu(Seat.of(i)).clear().add(Word.YES).add(Word.NO);
    int[] choices = game.choices();
    game.together(others, VOTE, choices);
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(others) && Choice.is(choices[i], Word.NO)) return false;
    return true;
  }

  private static void loseShips(Game game, Seat me) {
    int due = game.ships().inWarp(me);
    int others = others(game, me);
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat other = game.inOrder(p);
      int lacks = due - game.ships().inWarp(other);
      if (other.in(others) && lacks > 0)
        game.verbs().chooseLoss(other, lacks, false, game.ships().colonies(other));
    }
    game.verbs().carryOutLoss();
  }

  private static void loseColonies(Game game, Seat me) {
    int others = others(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat other = game.inOrder(p);
      long foreign = game.ships().foreignColonies(other);
      if (!other.in(others) || foreign == 0) continue;
      Planet planet = game.ask(other).planet(GIVEN_UP, foreign);
      long homes = game.ships().colonies(other) & ~planet.bit();
      int ships = game.ships().on(planet, other);
      game.verbs().ships().returnTo(other, planet.index(), ships, homes);
    }
    game.verbs().ships().settle();
  }

  private static void askForCard(Game game, Seat me, int named, int scope) {
    int others = others(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat other = game.inOrder(p);
      if (!other.in(others)) continue;
      int card = game.ask(other).cardOrNone(GIFT, fitting(game, other, named, scope));
      if (card < 0) continue;
      game.verbs().hands().give(other, me, card);
      return;
    }
    for (int p = 0; p < game.seats(); p++) {
      Seat other = game.inOrder(p);
      if (other.in(others)) game.verbs().hands().discard(other, fitting(game, other, named, scope));
    }
  }
}
