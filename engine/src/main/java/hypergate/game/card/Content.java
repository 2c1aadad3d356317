package hypergate.game.card;

import hypergate.game.piece.Sizes;
import hypergate.game.word.Kind;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// All cards that games are played with, indexed for the engine. Immutable; one object serves all
/// games. The cosmic deck is that of; a card's number runs in the order of notations, so that
/// equal faces are neighbours.
public final class Content {
  private static final int[][] ATTACKS = {
    {0, 1}, {1, 1}, {4, 4}, {5, 1}, {6, 7}, {7, 1}, {8, 7}, {9, 1}, {10, 4}, {11, 1}, {12, 2},
    {13, 1}, {14, 2}, {15, 1}, {20, 2}, {23, 1}, {30, 1}, {40, 1}
  };
  private static final int[][] REINFORCEMENTS = {{2, 2}, {3, 3}, {5, 1}};
  private static final int NEGOTIATES = 15;

  private final List<Card> all;
  private final List<Card> bringing;
  private final Map<Class<?>, List<?>> kinds = new LinkedHashMap<>();
  private final Map<String, Card> byId = new HashMap<>();
  private final List<Sheet> aliens;
  private final Function<Sheet, String> subtitles;
  private final List<FlareCard> flares;
  private final List<ArtifactCard> artifacts;
  private final List<Variant> variants;
  private final Play<Object> play;
  private final Face[] faces;
  private final Face[] flareFaces;
  private final int[][] flaresIn = new int[Window.values().length][];
  private final AlienCard[] alienCards;
  private final Face[] alienCardFaces;
  private final int firstAlienCard;
  private final long[] kindLow = new long[Kind.values().length];
  private final long[] kindHigh = new long[Kind.values().length];
  private final WindowMasks windows = new WindowMasks();
  private long otherBackLow;
  private long otherBackHigh;
  private final Sheet[] alienByNumber;
  private final Map<String, Integer> alienNumbers = new HashMap<>();
  private final long[][] banned;
  private final long[][] bannedByChoice;
  private final Map<String, Integer> byNotation = new HashMap<>();

  /// Builds the index.
  ///
  /// @param cards aliens, each with one flare at most, and all other cards. Those that aliens bring
  ///   come with them, and those that a variant has for each alien.
  /// @param variants the roster of variants
  /// @param play how phases are played
  public Content(List<? extends Card> cards, List<Variant> variants, Play<?> play) {
    this(cards, variants, play, Sheet::word);
  }

  /// The same.
  ///
  /// @param subtitles the short description under the name of each alien
  public Content(
      List<? extends Card> cards,
      List<Variant> variants,
      Play<?> play,
      Function<Sheet, String> subtitles) {
    this.subtitles = subtitles;
    this.play = Play.inAnyGame(play);
    this.variants = List.copyOf(variants);
    this.aliens = of(cards, Sheet.class);
    this.artifacts = of(cards, ArtifactCard.class);
    this.flares = of(cards, FlareCard.class);
    this.alienByNumber = this.aliens.toArray(Sheet[]::new);
    for (int i = 0; i < alienByNumber.length; i++) alienNumbers.put(alienByNumber[i].id(), i);
    this.banned = bans(alienByNumber, Sheet::bans);
    this.bannedByChoice = bans(alienByNumber, Sheet::optionalBans);
    this.flareFaces = new Face[this.aliens.size()];
    for (FlareCard flare : this.flares)
      flareFaces[this.aliens.indexOf(flare.alien())] =
          new Face(flare.id(), Kind.FLARE, 0, null, flare);
    for (Window window : Window.values())
      flaresIn[window.ordinal()] =
          IntStream.range(0, flareFaces.length)
              .filter(alien -> hasFlareIn(alien, window))
              .toArray();
    this.alienCards =
        this.variants.stream()
            .flatMap(variant -> variant.alienCards(this.aliens, cards).stream())
            .toArray(AlienCard[]::new);
    this.alienCardFaces = Arrays.stream(this.alienCards).map(Face::of).toArray(Face[]::new);
    List<Face> deck = cosmicDeck(artifacts);
    Face blank = new Face("flare-", Kind.FLARE, 0, null, null);
    for (int i = 0; i < Sizes.ALIEN_CARDS; i++) deck.add(blank);
    deck.sort(Comparator.comparing(Face::notation));
    faces = deck.toArray(Face[]::new);
    firstAlienCard = deck.indexOf(blank);
    if (faces.length > Sizes.CARDS)
      throw new IllegalArgumentException(
          "the cosmic deck has no room for %d cards more: there are at most %d"
              .formatted(faces.length - Sizes.CARDS, Sizes.CARDS));
    for (int card = 0; card < faces.length; card++) index(card);
    for (List<? extends Card> kind :
        List.of(this.aliens, this.flares, List.of(this.alienCards), this.artifacts))
      if (!kind.isEmpty()) kinds.put(kind.getFirst().getClass(), kind);
    Set<String> listed = cards.stream().map(Card::id).collect(Collectors.toSet());
    List<Card> others = new ArrayList<>();
    for (Sheet alien : this.aliens)
      for (Card brought : alien.brought()) if (!listed.contains(brought.id())) others.add(brought);
    others.addAll(cards);
    for (Card card : others)
      kinds.computeIfAbsent(card.getClass(), kind -> of(others, card.getClass()));
    List<Card> all = new ArrayList<>();
    for (List<?> kind : kinds.values()) for (Object card : kind) all.add((Card) card);
    this.all = List.copyOf(all);
    this.bringing = all.stream().filter(Card::isBringing).toList();
    for (Card card : all)
      if (byId.put(card.id(), card) != null)
        throw new IllegalArgumentException("two cards are called " + card.id());
  }

  // The cards of a kind in their order; cards that none goes before stay as they are listed.
  private static <T extends Card> List<T> of(List<? extends Card> cards, Class<T> kind) {
    return cards.stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .sorted(Comparator.comparing(Card::order))
        .toList();
  }

  /// The short description under the name of an alien, by number.
  public String subtitle(int alien) {
    return subtitles.apply(alien(alien));
  }

  /// All cards, those of a kind next to each other.
  public List<Card> all() {
    return all;
  }

  /// Those that bring pieces of a variant with them.
  List<Card> bringing() {
    return bringing;
  }

  /// All cards of a kind, in the order in which they are numbered.
  @SuppressWarnings("unchecked")
  public <T extends Card> List<T> of(Class<T> kind) {
    return (List<T>) kinds.getOrDefault(kind, List.of());
  }

  /// The card or sheet with this id, `flare-macron`; null when there is none.
  public @Nullable Card find(String id) {
    return byId.get(id);
  }

  private long[][] bans(Sheet[] aliens, Function<Sheet, List<String>> bans) {
    long[][] banned = new long[aliens.length][(aliens.length + 63) / 64];
    for (int i = 0; i < aliens.length; i++)
      for (String id : bans.apply(aliens[i])) {
        int j = alienNumber(id);
        if (j < 0) continue;
        banned[i][j >> 6] |= 1L << j;
        banned[j][i >> 6] |= 1L << i;
      }
    return banned;
  }

  /// Whether two aliens, by number, must not meet in a game with these options.
  public boolean neverMeet(int one, int other, Options options) {
    return (banned[one][other >> 6] >>> other & 1) != 0
        || (bannedByChoice[one][other >> 6] >>> other & 1) != 0 && options.is(Option.OPTIONAL_BANS);
  }

  private static List<Face> cosmicDeck(List<ArtifactCard> artifacts) {
    List<Face> cards = new ArrayList<>();
    for (int[] attack : ATTACKS) {
      String digits = attack[0] < 10 ? "0" + attack[0] : Integer.toString(attack[0]);
      add(cards, attack[1], new Face("attack-" + digits, Kind.ATTACK, attack[0], null, null));
    }
    add(cards, NEGOTIATES, new Face("negotiate", Kind.NEGOTIATE, 0, null, null));
    add(cards, 1, new Face("morph", Kind.MORPH, 0, null, null));
    for (int[] r : REINFORCEMENTS)
      add(cards, r[1], new Face("reinforcement-" + r[0], Kind.REINFORCEMENT, r[0], null, null));
    for (ArtifactCard a : artifacts)
      add(cards, a.most(), new Face(a.id(), Kind.ARTIFACT, 0, a, null));
    return cards;
  }

  private static void add(List<Face> cards, int count, Face face) {
    for (int i = 0; i < count; i++) cards.add(face);
  }

  private void index(int card) {
    Face face = faces[card];
    byNotation.putIfAbsent(face.notation(), card);
    bit(kindLow, kindHigh, face.kind().ordinal(), card);
    if (face.artifact() == null) return;
    if (!face.artifact().deck().isEmpty()) {
      if (card < 64) otherBackLow |= 1L << card;
      else otherBackHigh |= 1L << card;
    }
    for (Window window : Window.ALL)
      if (face.artifact().effect().actsIn(window)) windows.add(window, card);
    for (Ability ability : face.artifact().effect().all)
      windows.add(ability.window, ability.role, card);
  }

  private static void bit(long[] low, long[] high, int at, int card) {
    if (card < 64) low[at] |= 1L << card;
    else high[at] |= 1L << card;
  }

  /// All aliens by id.
  public List<Sheet> aliens() {
    return aliens;
  }

  /// All flares by id.
  public List<FlareCard> flares() {
    return flares;
  }

  /// All artifacts.
  public List<ArtifactCard> artifacts() {
    return artifacts;
  }

  /// How phases are played.
  public Play<Object> play() {
    return play;
  }

  /// The variants that games can be played with.
  public List<Variant> variants() {
    return variants;
  }

  /// The variants of a kind, in the order of the roster.
  public <V extends Variant> List<V> variants(Class<V> kind) {
    return variants.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /// The variant of this kind.
  ///
  /// @throws IllegalArgumentException when there is none
  public <V extends Variant> V variant(Class<V> kind) {
    for (Variant variant : variants) if (kind.isInstance(variant)) return kind.cast(variant);
    throw new IllegalArgumentException("no " + kind.getSimpleName() + " in this content");
  }

  /// The variant that has brought the card or sheet with this id; null when none has, or there is
  /// no such card.
  public @Nullable Variant variantOf(String id) {
    Card card = byId.get(id);
    if (card == null) return null;
    for (Variant variant : variants) if (variant.cards().contains(card.getClass())) return variant;
    return null;
  }

  /// The alien with this number.
  public Sheet alien(int number) {
    return alienByNumber[number];
  }

  /// The number of the alien with this id, -1 when there is none.
  public int alienNumber(String id) {
    return alienNumbers.getOrDefault(id, -1);
  }

  /// Cosmic cards by number, the places for cards of aliens included.
  public int cards() {
    return faces.length;
  }

  /// The first of the places for cards of aliens.
  public int firstAlienCard() {
    return firstAlienCard;
  }

  /// Whether the card is in a place for cards of aliens.
  public boolean isAlienCard(int card) {
    return card >= firstAlienCard && card < firstAlienCard + Sizes.ALIEN_CARDS;
  }

  /// What cosmic cards show, each face once, flares excepted; in the order of notations.
  public List<Face> faces() {
    return IntStream.range(0, faces.length)
        .filter(card -> !isAlienCard(card))
        .mapToObj(card -> faces[card])
        .distinct()
        .toList();
  }

  /// The face of a card that is no flare.
  public Face face(int card) {
    return faces[card];
  }

  /// The face of an alien's flare.
  public Face flareFace(int alien) {
    return flareFaces[alien];
  }

  /// The face of an alien's other card.
  public Face alienCardFace(int alien) {
    return alienCardFaces[alien];
  }

  /// The card besides its flare of the alien with this number; only where there are such cards.
  public AlienCard alienCard(int alien) {
    return alienCards[alien];
  }

  /// The word of a kind of cards in notation: `attack`.
  public String word(Kind kind) {
    return kind == Kind.OF_ALIEN && alienCards.length != 0 ? alienCards[0].family() : kind.word();
  }

  /// The flare of the alien with this number; null when it has none.
  public @Nullable FlareCard flare(int alien) {
    return flareFaces[alien] == null ? null : flareFaces[alien].flare();
  }

  /// Whether there is a flare of the alien with this number.
  public boolean hasFlare(int alien) {
    return flareFaces[alien] != null;
  }

  private boolean hasFlareIn(int alien, Window window) {
    FlareCard flare = flare(alien);
    if (flare == null) return false;
    long windows = flare.wildEffect().windows() | flare.superEffect().windows();
    return (windows & window.bit()) != 0;
  }

  /// The numbers of the aliens whose flares, on one side or the other, may be used in a window: of
  /// hundreds a few, and somebody asks at every window. Not to be changed.
  public int[] flaresIn(Window window) {
    return flaresIn[window.ordinal()];
  }

  /// The first card with this notation, flares excepted; -1 when there is none.
  public int cardNamed(String notation) {
    return byNotation.getOrDefault(notation, -1);
  }

  /// Whether some cosmic card is written like this: `attack-08`, `flare-macron`.
  public boolean isCard(String notation) {
    if (notation.startsWith("flare-"))
      return flares.stream().anyMatch(flare -> flare.id().equals(notation));
    return byNotation.containsKey(notation) || find(notation) instanceof AlienCard;
  }

  /// Cards 0 to 63 with the back of a further deck, or with that of the cosmic deck.
  public long backLow(boolean further) {
    return further ? otherBackLow : ~otherBackLow;
  }

  /// Cards 64 to 127 with the back of a further deck, or with that of the cosmic deck.
  public long backHigh(boolean further) {
    return further ? otherBackHigh : ~otherBackHigh;
  }

  /// Whether the card has the back of a further deck.
  public boolean hasOtherBack(int card) {
    return ((card < 64 ? otherBackLow : otherBackHigh) >>> card & 1) != 0;
  }

  /// Cards 0 to 63 of a kind.
  public long kindLow(Kind kind) {
    return kindLow[kind.ordinal()];
  }

  /// Cards 64 to 127 of a kind.
  public long kindHigh(Kind kind) {
    return kindHigh[kind.ordinal()];
  }

  /// Which cards can act in each window, flares left out: see `Cards.index`.
  public WindowMasks windows() {
    return windows;
  }
}
