package hypergate.content.eons.aliens;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.verb.Tallies;
import hypergate.variant.essences.Essences;
import hypergate.variant.technology.TechChoice;
import hypergate.variant.technology.Techs;

/// What the Pack Rat has collected: cards, ships, planets, techs, tokens and essence cards, each
/// with a ship of its owner's as a mark. How many there are of each owner everybody sees.
public final class Collected {
  /// What the sheet counts of each owner, cards left out, which lie there themselves.
  static final String[] KINDS = {
    "planets taken", "ships taken", "techs taken", "tokens taken", "essence cards taken", "unmarked"
  };

  private static final int PLANETS = 0;
  private static final int SHIPS = 1;
  private static final int TECHS = 2;
  private static final int TOKENS = 3;
  private static final int ESSENCES = 4;
  private static final int UNMARKED = 5;

  /// The name of the counters that are tokens.
  private static final String TOKEN = "tokens";

  private static final Prompt WHICH_CARD = Prompt.of("pack-rat/card");
  private static final Prompt WHICH_TECH = Prompt.of("pack-rat/tech");

  private Collected() {}

  private static Tallies tallies(Game game) {
    return game.verbs().tallies();
  }

  private static int of(Game game, int kind, Seat owner) {
    return tallies(game).of(PackRat.PACK_RAT, kind, owner);
  }

  private static void count(Game game, int kind, Seat owner, int more) {
    tallies(game).add(PackRat.PACK_RAT, kind, owner, more);
  }

  private static int sheet(Game game) {
    return game.powers().find(game.content().alienNumber(PackRat.PACK_RAT.id()));
  }

  private static int cards(Game game, Seat owner) {
    return game.verbs().sheetCards().size(PackRat.PACK_RAT, owner);
  }

  /// How many objects of an owner lie there.
  static int size(Game game, Seat owner) {
    int size = cards(game, owner);
    for (int kind = PLANETS; kind < UNMARKED; kind++) size += of(game, kind, owner);
    return size;
  }

  /// How many objects lie there.
  static int all(Game game) {
    int all = 0;
    for (int i = 0; i < game.seats(); i++) all += size(game, Seat.of(i));
    return all;
  }

  private static int marks(Game game, Seat owner) {
    return game.powers().held(sheet(game), owner) - of(game, SHIPS, owner);
  }

  /// Whether marks of an owner have been freed, so that objects of it have to go home.
  static boolean isUneven(Game game, Seat owner) {
    return size(game, owner) > 0
        && marks(game, owner) < size(game, owner) - of(game, UNMARKED, owner);
  }

  // ---- taking

  /// A menu of all objects of an owner that a seat could take; it may be empty.
  static Menu offer(Game game, Seat taker, Seat owner) {
    Menu menu = game.ask(taker).menu();
    if (game.cards().handSize(owner) > 0) menu.add(Word.CARD);
    if (game.verbs().freeInWarp(owner) > 0) menu.add(Word.SHIP);
    if (token(game, owner, 2) >= 0) menu.add(Word.TOKEN);
    if (essences(game, owner) >= 0) menu.add(Word.SET);
    menu.planets(game.verbs().planets().empty(owner) & ~game.encounter().target().bit());
    if (!Techs.areIn(game)) return menu;
    Techs techs = Techs.of(game);
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.isOf(slot, owner) && techs.away().mayTake(slot))
        menu.add(Choice.of(Choice.FACE_DOWN_OF, slot));
    return menu;
  }

  /// Whether a seat could take anything of an owner.
  static boolean isAny(Game game, Seat taker, Seat owner) {
    return game.cards().handSize(owner) > 0
        || game.verbs().freeInWarp(owner) > 0
        || token(game, owner, 2) >= 0
        || essences(game, owner) >= 0
        || (game.verbs().planets().empty(owner) & ~game.encounter().target().bit()) != 0
        || hasTech(game, owner);
  }

  private static boolean hasTech(Game game, Seat owner) {
    if (!Techs.areIn(game)) return false;
    Techs techs = Techs.of(game);
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.isOf(slot, owner) && techs.away().mayTake(slot)) return true;
    return false;
  }

  // The counter of tokens on a sheet of an owner that has at least so many, as its place among all
  // counters; -1 for none. One token at least stays there.
  private static int token(Game game, Seat owner, int least) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(owner, slot);
      if (!game.powers().exists(instance) || game.powers().isFaceDown(instance)) continue;
      int counter = game.powers().alien(instance).counters().indexOf(TOKEN);
      if (counter >= 0 && game.powers().counter(instance, counter) >= least)
        return instance * Sizes.COUNTERS + counter;
    }
    return -1;
  }

  private static void addToken(Game game, Seat owner, int least, int more) {
    int at = token(game, owner, least);
    if (at < 0) return;
    int instance = at / Sizes.COUNTERS;
    int counter = at % Sizes.COUNTERS;
    game.powers().counter(instance, counter, game.powers().counter(instance, counter) + more);
  }

  // An alien of the owner, by number, of whose set of essence cards the top one could be taken.
  private static int essences(Game game, Seat owner) {
    Essences essences = game.parts().find(Essences.class);
    for (int slot = 0; essences != null && slot < Sizes.POWERS; slot++) {
      int alien = game.powers().number(Powers.instance(owner, slot));
      if (alien >= 0 && essences.mayTakeTop(alien)) return alien;
    }
    return -1;
  }

  /// A seat takes the object of a choice out of the menu.
  static void take(Game game, Seat taker, Seat owner, int choice) {
    if (Choice.is(choice, Word.CARD)) {
      game.verbs().sheetCards().layRandom(PackRat.PACK_RAT, owner, taker);
    } else if (Choice.is(choice, Word.SHIP)) {
      game.verbs().sheetShips().gather(sheet(game), owner, Place.WARP, 1);
      count(game, SHIPS, owner, 1);
    } else if (Choice.is(choice, Word.TOKEN)) {
      addToken(game, owner, 2, -1);
      count(game, TOKENS, owner, 1);
    } else if (Choice.is(choice, Word.SET)) {
      Essences.of(game).takeTop(essences(game, owner));
      count(game, ESSENCES, owner, 1);
    } else if (Choice.kind(choice) == Choice.PLACE) {
      count(game, PLANETS, owner, 1);
      game.verbs().destroyPlanet(Planet.of(Choice.value(choice)));
    } else {
      Techs.of(game).away().take(Choice.value(choice));
      count(game, TECHS, owner, 1);
    }
  }

  /// An owner gives one of its ships as the mark of an object; without a colony it gives none.
  ///
  /// @param named whether who has the sheet says from which colony, asked for by `where`; otherwise
  ///   the owner chooses
  static void mark(Game game, Seat me, Seat owner, boolean named, Prompt where, Prompt ship) {
    long colonies = game.ships().colonies(owner);
    if (colonies == 0) {
      count(game, UNMARKED, owner, 1);
    } else if (named && game.ships().standing(owner) != 0) {
      Planet planet = game.ask(me).planet(where, game.ships().standing(owner));
      game.verbs().sheetShips().gather(sheet(game), owner, planet.index(), 1);
      game.verbs().ships().settle();
    } else {
      game.verbs().sheetShips().put(sheet(game), owner, ship);
    }
  }

  // ---- giving back

  /// What an object is.
  public enum Kind {
    /// A card out of its hand.
    CARD,
    /// A ship out of the warp.
    SHIP,
    /// A planet of its system.
    PLANET,
    /// A tech that lay face down.
    TECH,
    /// A token of its sheet.
    TOKEN,
    /// A card of its set of essence cards.
    ESSENCE
  }

  /// The kind of object that an owner has named out of [#kinds].
  static Kind named(int choice) {
    if (Choice.is(choice, Word.CARD)) return Kind.CARD;
    if (Choice.is(choice, Word.SHIP)) return Kind.SHIP;
    if (Choice.is(choice, Word.PLANET)) return Kind.PLANET;
    if (Choice.is(choice, Word.TOKEN)) return Kind.TOKEN;
    return Choice.is(choice, Word.SET) ? Kind.ESSENCE : Kind.TECH;
  }

  /// A menu of the kinds of objects of an owner that lie there, as it is asked; techs by name.
  static void kinds(Game game, Seat owner, Menu menu) {
    if (cards(game, owner) > 0) menu.add(Word.CARD);
    if (of(game, SHIPS, owner) > 0) menu.add(Word.SHIP);
    if (of(game, PLANETS, owner) > 0) menu.add(Word.PLANET);
    if (of(game, TOKENS, owner) > 0) menu.add(Word.TOKEN);
    if (of(game, ESSENCES, owner) > 0) menu.add(Word.SET);
    if (of(game, TECHS, owner) > 0) techs(game, owner, menu);
  }

  private static void techs(Game game, Seat owner, Menu menu) {
    for (int tech : Techs.of(game).away().of(owner)) menu.add(Techs.of(game).cardChoice(tech));
  }

  private static boolean has(Game game, Seat owner, Kind kind) {
    return switch (kind) {
      case CARD -> cards(game, owner) > 0;
      case SHIP -> of(game, SHIPS, owner) > 0;
      case PLANET -> of(game, PLANETS, owner) > 0;
      case TECH -> of(game, TECHS, owner) > 0;
      case TOKEN -> of(game, TOKENS, owner) > 0;
      case ESSENCE -> of(game, ESSENCES, owner) > 0;
    };
  }

  /// An object of an owner comes home with its mark, unless none of that kind lies there any more:
  /// what was paid for it may have freed its mark.
  static void release(Game game, Seat owner, Kind kind) {
    if (!has(game, owner, kind)) return;
    comeHome(game, owner, kind);
    if (marks(game, owner) > size(game, owner) - of(game, UNMARKED, owner))
      game.verbs().sheetShips().release(sheet(game), owner, 1);
    else if (of(game, UNMARKED, owner) > size(game, owner)) count(game, UNMARKED, owner, -1);
  }

  /// The same without a mark, which has been freed already.
  static void comeHome(Game game, Seat owner, Kind kind) {
    switch (kind) {
      case CARD -> {
        CardSet there = game.verbs().sheetCards().of(PackRat.PACK_RAT, owner);
        int card = game.ask(owner).card(WHICH_CARD, there);
        game.verbs().sheetCards().giveBack(PackRat.PACK_RAT, owner, card);
      }
      case SHIP -> {
        count(game, SHIPS, owner, -1);
        game.verbs().sheetShips().spend(sheet(game), owner, 1);
      }
      case PLANET -> {
        count(game, PLANETS, owner, -1);
        game.verbs().planets().comeBack(owner);
      }
      case TECH -> {
        count(game, TECHS, owner, -1);
        techs(game, owner, game.ask(owner).menu());
        int tech = TechChoice.card(game.ask(owner).choose(WHICH_TECH));
        Techs.of(game).away().giveBack(owner, tech);
      }
      case TOKEN -> {
        count(game, TOKENS, owner, -1);
        addToken(game, owner, 0, 1);
      }
      case ESSENCE -> {
        count(game, ESSENCES, owner, -1);
        for (int slot = 0; slot < Sizes.POWERS; slot++) {
          int alien = game.powers().number(Powers.instance(owner, slot));
          if (alien >= 0 && Essences.of(game).isAnyAway(alien)) {
            Essences.of(game).putBack(alien);
            return;
          }
        }
      }
    }
  }

  /// All objects of an owner come home, with their marks.
  static void releaseAll(Game game, Seat owner) {
    for (Kind kind : Kind.values()) {
      int there =
          switch (kind) {
            case CARD -> cards(game, owner);
            case SHIP -> of(game, SHIPS, owner);
            case PLANET -> of(game, PLANETS, owner);
            case TECH -> of(game, TECHS, owner);
            case TOKEN -> of(game, TOKENS, owner);
            case ESSENCE -> of(game, ESSENCES, owner);
          };
      for (int i = 0; i < there; i++) release(game, owner, kind);
    }
  }
}
