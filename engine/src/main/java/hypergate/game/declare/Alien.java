package hypergate.game.declare;

import hypergate.game.card.Ability;
import hypergate.game.card.Clause;
import hypergate.game.card.Rules;
import hypergate.game.card.Sheet;
import hypergate.game.decide.Prompt;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// An alien: its sheet as data and its power as rules. It is long because everything that can
/// belong to a sheet is a word here, to declare it and to read it.
public final class Alien extends Declaration<Alien> implements Sheet {
  // Written while a copy is being made, never afterwards.
  private int level;
  private String word = "";
  private boolean mandatory;
  private @Nullable Action dealt;
  private @Nullable Action prepared;
  private List<String> counters = List.of();
  private String pile = "";
  private boolean flarePile;
  private List<String> bans = List.of();
  private List<String> optionalBans = List.of();
  private List<String> tokens = List.of();
  private boolean needsFreeColour;
  private boolean secondFleet;
  private boolean secondSystem;
  private boolean ownVictory;
  private String interrupts = "";
  private boolean uncached;
  private String changed = "";
  private boolean changedAreMore;
  private boolean changesAnybodys;
  private boolean changedWait;
  private @Nullable Prompt stacksGo;
  private boolean leases;
  private @Nullable Prompt stacksShare;
  private boolean hidesTokens;
  private String guests = "";
  private @Nullable Prompt changedGo;
  private String ships = "";
  private boolean holdsCaptives;
  private @Nullable Prompt serving;
  private @Nullable Prompt returning;
  private String cards = "";
  private String planetTokens = "";
  private String marks = "";
  private boolean systems;
  private boolean bringsPlanets;
  private boolean seesCards;
  private String destinies = "";
  private List<String> tallies = List.of();
  private @Nullable Action leaving;
  private @Nullable Action changingHands;
  private List<? extends Declaration<?>> brought = List.of();
  private boolean keepsPlanets;

  private Alien(String id, String name, String set) {
    super(id, name, set, Clause.empty("", id, Ability.Source.POWER));
  }

  // ---- declaring

  /// A new alien; the id is made from the name.
  ///
  /// @param set the set it belongs to, `base`
  public static Alien alien(String name, String set) {
    return new Alien(kebab(name), name, set);
  }

  /// The alert level: 0 green, 1 yellow, 2 red.
  public Alien level(int level) {
    return but(alien -> alien.level = level);
  }

  /// The power's printed name, its role bar and phase bar.
  public Alien power(String word, Role role, Step... phases) {
    return bars(role, List.of(phases)).but(alien -> alien.word = word);
  }

  /// Marks the power as mandatory.
  public Alien isMandatory() {
    return but(alien -> alien.mandatory = true);
  }

  /// The Game Setup text, carried out after hands have been dealt.
  public Alien setup(Action action) {
    return but(alien -> alien.dealt = action);
  }

  /// A Game Setup text that is carried out when the deck has been made, before hands are dealt.
  public Alien prepare(Action action) {
    return but(alien -> alien.prepared = action);
  }

  /// Declares a counter on the sheet; counters are numbered from 0 in the order of declaration.
  public Alien counter(String counter) {
    List<String> more = new ArrayList<>(counters);
    more.add(counter);
    return but(alien -> alien.counters = List.copyOf(more));
  }

  /// Declares a face-down pile of cards on the sheet.
  public Alien pile(String pile) {
    return but(alien -> alien.pile = pile);
  }

  /// Declares a face-down pile of flares on the sheet, whose wild sides its owner may play from
  /// there beside the one flare of an encounter; they are discarded afterwards.
  public Alien flarePile(String pile) {
    return pile(pile).but(alien -> alien.flarePile = true);
  }

  /// Aliens it must never meet.
  public Alien neverWith(String... ids) {
    return but(alien -> alien.bans = List.of(ids));
  }

  /// Aliens it must not meet, unless the players allow it (option `bans.optional`).
  public Alien seldomWith(String... ids) {
    return but(alien -> alien.optionalBans = List.of(ids));
  }

  /// Declares that its power gives its player a victory of its own.
  public Alien hasVictory() {
    return but(alien -> alien.ownVictory = true);
  }

  /// Declares the tokens that it lays before players; they are numbered from 1.
  public Alien tokens(String... names) {
    return but(alien -> alien.tokens = List.of(names));
  }

  /// Declares that it has the pieces of a colour that nobody plays.
  public Alien needsFreeColour() {
    return but(alien -> alien.needsFreeColour = true);
  }

  /// Declares that it has all ships of a colour that nobody plays beside its own, from the
  /// beginning.
  public Alien secondFleet() {
    return needsFreeColour().but(alien -> alien.secondFleet = true);
  }

  /// Declares that its home system has the planets of a colour that nobody plays beside its own,
  /// from the beginning.
  public Alien secondSystem() {
    return needsFreeColour().but(alien -> alien.secondSystem = true);
  }

  /// Declares that it brings three destiny cards into the game, and what they are called: who draws
  /// one in its own turn is interrupted by an encounter of this alien's player.
  public Alien interrupts(String cards) {
    return but(alien -> alien.interrupts = cards);
  }

  /// Declares that ships of a colour that nobody plays lie on the sheet and take the place of its
  /// owner's, and what they are called then.
  ///
  /// @param go asks how many of the ships that leave a place are such
  public Alien changesShips(String ships, Prompt go) {
    return needsFreeColour()
        .but(
            alien -> {
              alien.changed = ships;
              alien.changedGo = go;
            });
  }

  /// Declares that ships of a colour that nobody plays lie on the sheet and mark ships of any seat,
  /// and what those are called then.
  ///
  /// @param go asks a seat how many of its ships that leave a place are such
  public Alien marksShips(String ships, Prompt go) {
    return changesShips(ships, go).but(alien -> alien.changesAnybodys = true);
  }

  /// Declares that ships of others can lie under ships of its owner, and what such a stack is
  /// called.
  ///
  /// @param go asks how many of the ships that leave a place are stacks
  /// @param which asks how many of the smallest of them go, then of the next larger ones
  /// @param share asks how many of the captured ships lie under each ship
  public Alien stacks(String ships, Prompt go, Prompt which, Prompt share) {
    return but(
        alien -> {
          alien.changed = ships;
          alien.changedGo = go;
          alien.changesAnybodys = true;
          alien.stacksGo = which;
          alien.stacksShare = share;
        });
  }

  /// Declares that ships of its owner can be lent, one under each ship of any seat, and what such a
  /// pair is called. It is one ship of whose ship lies above, and counts two for totals and
  /// rewards; the lent one goes home when the one above goes to the warp, out of the game or onto a
  /// sheet.
  ///
  /// @param go asks a seat how many of its ships that leave a place are such
  public Alien leases(String ships, Prompt go) {
    return but(
        alien -> {
          alien.changed = ships;
          alien.changedGo = go;
          alien.changesAnybodys = true;
          alien.leases = true;
        });
  }

  /// Declares tokens that are ships of its owner beside those that it begins with, and what they
  /// are called.
  ///
  /// @param go asks how many of the ships that leave a place are such
  public Alien addsShips(String ships, Prompt go) {
    return but(
        alien -> {
          alien.changed = ships;
          alien.changedAreMore = true;
          alien.changedGo = go;
        });
  }

  /// Declares ships of a second colour that wait on its sheet, and what they are called: as many as
  /// everybody begins with. While the power is in force they return there where they would go to
  /// the warp.
  ///
  /// @param go asks how many of the ships that leave a place are such
  public Alien breeds(String ships, Prompt go) {
    return needsFreeColour().addsShips(ships, go).but(alien -> alien.changedWait = true);
  }

  /// Declares ships of a colour that nobody plays that its flare brings to players, and what they
  /// are called.
  public Alien bringsGuests(String ships) {
    return but(alien -> alien.guests = ships);
  }

  /// Declares what ships on the sheet are called. They are not captured: they go home when the
  /// sheet leaves the game, and count among those that their owner still has.
  public Alien ships(String ships) {
    return but(alien -> alien.ships = ships);
  }

  /// Declares the same of ships that are captives all the same: they count as lost.
  public Alien captives(String ships) {
    return ships(ships).but(alien -> alien.holdsCaptives = true);
  }

  /// Declares that ships on the sheet serve like those of colonies, and that ships may come there
  /// instead of going back to colonies, as long as the power is in force.
  ///
  /// @param use asks how many of them go along
  /// @param put asks how many come there
  public Alien servingShips(String ships, Prompt use, Prompt put) {
    return ships(ships)
        .but(
            alien -> {
              alien.serving = use;
              alien.returning = put;
            });
  }

  /// Declares that it puts tokens beside planets, and what they are called.
  public Alien planetTokens(String tokens) {
    return but(alien -> alien.planetTokens = tokens);
  }

  /// The same with tokens that lie face down and some of which bear a mark.
  public Alien faceDownTokens(String tokens) {
    return planetTokens(tokens).but(alien -> alien.hidesTokens = true);
  }

  /// Declares that it lays tokens face down before all other players, one of them its mark, and
  /// what they are called.
  public Alien marks(String tokens) {
    return but(alien -> alien.marks = tokens);
  }

  /// Declares that it brings planets into systems, and what they are called; a token beside each
  /// marks it as one of them.
  public Alien planets(String planets) {
    return planetTokens(planets).but(alien -> alien.bringsPlanets = true);
  }

  /// Declares that it can keep home planets of its owner in the warp, as long as its power is not
  /// lost.
  public Alien drifts() {
    return but(alien -> alien.keepsPlanets = true);
  }

  /// Declares that it puts tokens into systems, and what they are called.
  public Alien systemTokens(String tokens) {
    return planetTokens(tokens).but(alien -> alien.systems = true);
  }

  /// Declares that cards can lie face down on the sheet that are no pile, kept apart by who had
  /// them, and what they are called there; nobody looks at them for lying there.
  public Alien cards(String cards) {
    return but(alien -> alien.cards = cards);
  }

  /// The same with cards that the owner of the sheet has seen, each of them.
  public Alien seenCards(String cards) {
    return cards(cards).but(alien -> alien.seesCards = true);
  }

  /// Declares that destiny cards can lie face up on the sheet, and what they are called there. Of
  /// all aliens of a game one has some at most.
  public Alien destinies(String destinies) {
    return but(alien -> alien.destinies = destinies);
  }

  /// Declares what things it counts of each player, and what they are called; they are numbered
  /// from 0.
  public Alien tallies(String... names) {
    return but(alien -> alien.tallies = List.of(names));
  }

  /// What happens as its sheet leaves the game, before what lies on it goes.
  public Alien leaving(Action action) {
    return but(alien -> alien.leaving = action);
  }

  /// What happens as its sheet goes to another player, while it still is with the one before.
  public Alien changingHands(Action action) {
    return but(alien -> alien.changingHands = action);
  }

  /// Declares cards of its own, which come into the game with it and mean a game setup (E-80).
  public Alien brings(List<? extends Declaration<?>> cards) {
    List<? extends Declaration<?>> own = cards.stream().map(card -> card.broughtBy(this)).toList();
    return but(alien -> alien.brought = own);
  }

  /// The same with cards that are no cache: what lies on the sheet is its own business.
  public Alien keeps(List<? extends Declaration<?>> cards) {
    return brings(cards).but(alien -> alien.uncached = true);
  }

  // ---- reading

  @Override
  public boolean hasCache() {
    return !uncached;
  }

  @Override
  public int level() {
    return level;
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public boolean mandatory() {
    return mandatory;
  }

  @Override
  public boolean setup() {
    return dealt != null
        || prepared != null
        || secondFleet
        || secondSystem
        || !interrupts.isEmpty()
        || !changed.isEmpty() && !stacks() && (!changedAreMore || changedWait)
        || !brought.isEmpty();
  }

  @Override
  public @Nullable Action dealt() {
    return dealt;
  }

  @Override
  public @Nullable Action prepared() {
    return prepared;
  }

  @Override
  public List<String> counters() {
    return counters;
  }

  @Override
  public String pile() {
    return pile;
  }

  @Override
  public boolean hasFlarePile() {
    return flarePile;
  }

  @Override
  public String changed() {
    return changed;
  }

  @Override
  public boolean changedAreMore() {
    return changedAreMore;
  }

  @Override
  public boolean changesAnybodys() {
    return changesAnybodys;
  }

  @Override
  public boolean stacks() {
    return leases || stacksGo != null;
  }

  @Override
  public boolean leases() {
    return leases;
  }

  @Override
  public @Nullable Prompt stacksGo() {
    return stacksGo;
  }

  @Override
  public @Nullable Prompt stacksShare() {
    return stacksShare;
  }

  @Override
  public boolean hidesTokens() {
    return hidesTokens;
  }

  @Override
  public boolean changedWait() {
    return changedWait;
  }

  @Override
  public String guests() {
    return guests;
  }

  @Override
  public @Nullable Prompt changedGo() {
    return changedGo;
  }

  @Override
  public List<String> bans() {
    return bans;
  }

  @Override
  public List<String> optionalBans() {
    return optionalBans;
  }

  @Override
  public List<String> tokens() {
    return tokens;
  }

  @Override
  public boolean hasFreeColour() {
    return needsFreeColour;
  }

  @Override
  public boolean hasSecondFleet() {
    return secondFleet;
  }

  @Override
  public boolean hasSecondSystem() {
    return secondSystem;
  }

  @Override
  public String ships() {
    return ships;
  }

  @Override
  public boolean captures() {
    return ships.isEmpty() || holdsCaptives;
  }

  @Override
  public @Nullable Prompt serving() {
    return serving;
  }

  @Override
  public @Nullable Prompt returning() {
    return returning;
  }

  @Override
  public String marks() {
    return marks;
  }

  @Override
  public String planetTokens() {
    return planetTokens;
  }

  @Override
  public boolean bringsPlanets() {
    return bringsPlanets;
  }

  @Override
  public boolean keepsPlanets() {
    return keepsPlanets;
  }

  @Override
  public boolean standsInSystems() {
    return systems;
  }

  @Override
  public String cards() {
    return cards;
  }

  @Override
  public List<String> tallies() {
    return tallies;
  }

  @Override
  public @Nullable Action leaving() {
    return leaving;
  }

  @Override
  public @Nullable Action changingHands() {
    return changingHands;
  }

  @Override
  public String interrupts() {
    return interrupts;
  }

  @Override
  public boolean hasOwnVictory() {
    return ownVictory;
  }

  @Override
  public boolean seesCards() {
    return seesCards;
  }

  @Override
  public String destinies() {
    return destinies;
  }

  @Override
  public List<? extends Declaration<?>> brought() {
    return brought;
  }

  // ---- showing

  @Override
  public String family() {
    return "alien";
  }

  @Override
  public boolean takesPart(Rules rules) {
    int number = rules.content().alienNumber(id());
    return rules.knowsAlien(number) || rules.dealsAlien(number);
  }

  @Override
  public List<Object> parts() {
    return List.of(
        name(),
        set(),
        level,
        word,
        role(),
        mandatory,
        phases(),
        text(),
        declares(dealt),
        counters,
        pile,
        new TreeSet<>(bans),
        new TreeSet<>(optionalBans),
        tokens,
        ownVictory,
        effect());
  }

  @Override
  public String line(Clause use) {
    return "“" + word + "”, " + (mandatory ? "mandatory, " : "optional, ") + use.bars();
  }

  @Override
  public boolean hasBars() {
    return true;
  }

  @Override
  public Map<String, Object> traits() {
    Map<String, Object> traits = new TreeMap<>();
    traits.put("mandatory", mandatory);
    traits.put("power", word);
    traits.put("level", level);
    if (setup()) traits.put("setup", true);
    if (!counters.isEmpty()) traits.put("counters", counters);
    if (!pile.isEmpty()) traits.put("pile", pile);
    return traits;
  }

  @Override
  public Map<String, List<String>> catalogued() {
    return Map.of(
        "experience", List.of(List.of("Novice", "Advanced", "Expert").get(level)),
        "obligation", List.of(mandatory ? "M" : "O"),
        "power", List.of(word),
        "text", List.of(text()),
        "see", brought.stream().<String>map(Declaration::id).toList());
  }
}
