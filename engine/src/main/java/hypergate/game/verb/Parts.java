package hypergate.game.verb;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Battles;
import hypergate.game.table.CardSlots;
import hypergate.game.table.FurtherShips;
import hypergate.game.table.Reach;
import hypergate.game.timing.AlienCards;
import hypergate.game.timing.Holds;
import hypergate.game.timing.Stands;
import hypergate.game.timing.TimingHooks;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The parts of all variants that a game is played with, in the order of the roster: what is told
/// to them all is told here once.
public final class Parts implements Part, TimingHooks {
  private static final int CHOICE_BITS = 20;

  private final Part[] all;
  private final DealTerm[] terms;
  private final Instead[] instead;
  private final Veto[] vetoes;
  private final Matter[] matters;
  private final Moved[] moved;

  /// @param parts those of a game, in the order of the roster
  public Parts(List<Part> parts) {
    all = parts.toArray(Part[]::new);
    terms = parts.stream().map(Part::term).filter(Objects::nonNull).toArray(DealTerm[]::new);
    vetoes = parts.stream().map(Part::veto).filter(Objects::nonNull).toArray(Veto[]::new);
    matters = parts.stream().map(Part::matter).filter(Objects::nonNull).toArray(Matter[]::new);
    moved = parts.stream().map(Part::moved).filter(Objects::nonNull).toArray(Moved[]::new);
    instead = parts.stream().map(Part::instead).filter(Objects::nonNull).toArray(Instead[]::new);
  }

  /// The part of this kind; null when the game is played without its variant.
  public <P extends Part> @Nullable P find(Class<P> kind) {
    for (Part part : all) if (part.getClass() == kind) return kind.cast(part);
    return null;
  }

  /// The part of this kind.
  ///
  /// @throws IllegalStateException when the game is played without its variant
  public <P extends Part> P get(Class<P> kind) {
    P part = find(kind);
    if (part == null) throw new IllegalStateException("no " + kind.getSimpleName() + " in game");
    return part;
  }

  /// Where cards of variants act from, in the order of the roster.
  public List<Stands> allStands() {
    return Stream.of(all).map(Part::stands).filter(Objects::nonNull).toList();
  }

  /// What variants hide that somebody could look at.
  public List<Hiding> hidings() {
    return Stream.of(all).map(Part::hiding).filter(Objects::nonNull).toList();
  }

  /// Where powers act from once more, after the sheets.
  public List<Stands> allBesideSheets() {
    return Stream.of(all).map(Part::besideSheets).filter(Objects::nonNull).toList();
  }

  @Override
  public AlienCards alienCards() {
    for (Part part : all) {
      AlienCards cards = part.alienCards();
      if (cards != null) return cards;
    }
    return AlienCards.NONE;
  }

  @Override
  public Holds holds() {
    for (Part part : all) {
      Holds holds = part.holds();
      if (holds != null) return holds;
    }
    return Holds.NONE;
  }

  @Override
  public Reach reach() {
    for (Part part : all) {
      Reach reach = part.reach();
      if (reach != null) return reach;
    }
    return Reach.NONE;
  }

  /// The cards that lie before players.
  @Override
  public CardSlots cardSlots() {
    for (Part part : all) {
      CardSlots slots = part.cardSlots();
      if (slots != null) return slots;
    }
    return CardSlots.NONE;
  }

  /// The ships that cards have brought into the game.
  @Override
  public FurtherShips furtherShips() {
    for (Part part : all) {
      FurtherShips ships = part.furtherShips();
      if (ships != null) return ships;
    }
    return FurtherShips.NONE;
  }

  @Override
  public void slotFreed(int slot) {
    for (Part part : all) part.slotFreed(slot);
  }

  /// The battles that encounters have.
  @Override
  public Battles battles() {
    for (Part part : all) {
      Battles battles = part.battles();
      if (battles != null) return battles;
    }
    return Battles.ONE;
  }

  /// Whether there is anything that a seat can take now instead of a further encounter.
  public boolean mayTakeInstead(Seat offense) {
    for (Instead one : instead) if (one.mayTake(offense)) return true;
    return false;
  }

  /// Adds what a seat can take now instead of a further encounter to a menu.
  public void addInstead(Menu menu, Seat offense) {
    for (Instead one : instead) if (one.mayTake(offense)) menu.add(one.choice());
  }

  /// A seat takes what it has chosen from such a menu.
  ///
  /// @return whether its turn is over with that
  public boolean takeInstead(Seat offense, int choice) {
    for (Instead one : instead) if (one.choice() == choice) return one.take(offense);
    throw new IllegalArgumentException("unknown choice " + choice);
  }

  /// Whether there are variants that let others say something against what is done.
  @Override
  public boolean mayStop() {
    return vetoes.length != 0;
  }

  /// Asks whether anybody keeps an action from having any effect: see [Veto#stops].
  @Override
  public boolean stops(Seat acting, String field, String action) {
    for (Veto veto : vetoes) if (veto.stops(acting, field, action)) return true;
    return false;
  }

  /// What players are asked about on account of a variant; null when the game is played without it.
  public <M extends Matter> @Nullable M matter(Class<M> kind) {
    for (Matter matter : matters) if (matter.getClass() == kind) return kind.cast(matter);
    return null;
  }

  /// A phase begins, or is run again: nothing is asked about.
  @Override
  public void reset() {
    for (Matter matter : matters) matter.close();
  }

  /// How many types of terms variants let players put into deals of this game.
  public int terms() {
    return terms.length;
  }

  /// One of these types.
  public DealTerm term(int type) {
    return terms[type];
  }

  /// The position of a type among them.
  public int typeOf(DealTerm term) {
    int type = 0;
    while (terms[type] != term) type++;
    return type;
  }

  /// Packs a choice that only one part understands.
  ///
  /// @param value of up to 20 bits
  public int choice(Part part, int value) {
    int at = 0;
    while (all[at] != part) at++;
    return Choice.of(Choice.OF_PART, at << CHOICE_BITS | value);
  }

  /// The part that understands such a choice.
  public Part of(int choice) {
    return all[Choice.value(choice) >> CHOICE_BITS];
  }

  /// What such a choice means to its part.
  public static int valueOf(int choice) {
    return choice & (1 << CHOICE_BITS) - 1;
  }

  private Part partOf(int choice) {
    return all[Choice.value(choice) >> CHOICE_BITS];
  }

  /// What kind of thing such a choice is, in one word: `card`.
  @Override
  public String choiceKind(int choice) {
    return partOf(choice).choiceKind(valueOf(choice));
  }

  /// The planet that such a choice is about; none, when it is about no planet.
  @Override
  public Planet choicePlanet(int choice) {
    return partOf(choice).choicePlanet(valueOf(choice));
  }

  @Override
  public String notation(int value) {
    return all[value >> CHOICE_BITS].notation(valueOf(value));
  }

  @Override
  public String today(Prompt prompt, String answer, Predicate<String> isOffered) {
    String words = answer;
    for (Part part : all) words = part.today(prompt, words, isOffered);
    return words;
  }

  /// What outposts are called in notation; empty in a game without any.
  @Override
  public String outpost() {
    for (Part part : all) {
      String name = part.outpost();
      if (name != null) return name;
    }
    return "";
  }

  /// What cards that belong to nobody are called in notation, as places; empty in a game without
  /// any.
  @Override
  public String commonCard() {
    for (Part part : all) {
      String name = part.commonCard();
      if (name != null) return name;
    }
    return "";
  }

  /// What a card before a player is called in notation as a place of ships; empty in a game without
  /// any.
  @Override
  public String cardPlace() {
    for (Part part : all) {
      String name = part.cardPlace();
      if (name != null) return name;
    }
    return "";
  }

  @Override
  public boolean hasFreeOutpost(Planet planet) {
    for (Part part : all) if (part.hasFreeOutpost(planet)) return true;
    return false;
  }

  @Override
  public void setUp() {
    for (Part part : all) part.setUp();
  }

  @Override
  public void aliensChosen() {
    for (Part part : all) part.aliensChosen();
  }

  @Override
  public void effectsEnd() {
    for (Part part : all) part.effectsEnd();
  }

  @Override
  public void makeDecks() {
    for (Part part : all) part.makeDecks();
  }

  @Override
  public void encounterEnds() {
    for (Part part : all) part.encounterEnds();
  }

  @Override
  public boolean destinyOver() {
    for (Part part : all) if (!part.destinyOver()) return false;
    return true;
  }

  @Override
  public boolean allianceBegins() {
    for (Part part : all) if (!part.allianceBegins()) return false;
    return true;
  }

  @Override
  public void encounterOver() {
    for (Part part : all) part.encounterOver();
  }

  @Override
  public void turnBegins(Seat seat) {
    for (Part part : all) part.turnBegins(seat);
  }

  @Override
  public void offenseWins() {
    for (Part part : all) part.offenseWins();
  }

  @Override
  public void encounterBegins() {
    for (Part part : all) part.encounterBegins();
  }

  @Override
  public void encounterBegan() {
    for (Part part : all) part.encounterBegan();
  }

  @Override
  public void firstActions() {
    for (Part part : all) part.firstActions();
  }

  @Override
  public void laidByHand() {
    for (Part part : all) part.laidByHand();
  }

  @Override
  public void regroups() {
    for (Part part : all) part.regroups();
  }

  @Override
  public void planning() {
    for (Part part : all) part.planning();
  }

  @Override
  public void settled(Seat seat, Planet planet) {
    for (Part part : all) part.settled(seat, planet);
  }

  @Override
  public void sheetCame(int alien) {
    for (Part part : all) part.sheetCame(alien);
  }

  @Override
  public void cardsLeft() {
    for (Part part : all) part.cardsLeft();
  }

  @Override
  public void sheetsMoved() {
    for (Part part : all) part.sheetsMoved();
  }

  @Override
  public void sheetLeaves(int alien) {
    for (Part part : all) part.sheetLeaves(alien);
  }

  @Override
  public void powersChanged() {
    for (Part part : all) part.powersChanged();
  }

  /// A movement of ships is complete: see [Moved#looks].
  public boolean shipsMoved() {
    boolean any = false;
    for (Moved one : moved) any |= one.looks();
    return any;
  }

  @Override
  public void planetLeaves(Planet planet, Loss loss) {
    for (Part part : all) part.planetLeaves(planet, loss);
  }

  @Override
  public void planetLeft(Planet planet) {
    for (Part part : all) part.planetLeft(planet);
  }
}
