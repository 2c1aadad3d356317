package hypergate.game.card;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/// The rules that everybody at the table knows.
public final class Rules {
  private final Content content;
  private final Options options;
  private final BitSet knownAliens = new BitSet();
  private final BitSet dealtAliens = new BitSet();
  private final BitSet leftOut = new BitSet();
  private final boolean warns;
  private final @Nullable Misfit fault;
  private final Spares spares = new Spares();

  /// @param content all cards
  /// @param options the options of this game
  public Rules(Content content, Options options) {
    this.content = content;
    this.options = options;
    for (int i = 0; i < content.aliens().size(); i++) {
      knownAliens.set(i, options.knows(content.alien(i)));
      dealtAliens.set(i, options.deals(content.alien(i)));
    }
    for (int card = 0; card < content.cards(); card++)
      leftOut.set(card, !content.isAlienCard(card) && isLeftOut(content.face(card)));
    warns = readsWarnings();
    fault = fault();
  }

  /// All cards.
  public Content content() {
    return content;
  }

  /// The options of this game.
  public Options options() {
    return options;
  }

  /// What is left over of games with these rules.
  public Spares spares() {
    return spares;
  }

  /// Whether the warnings on destiny cards mean anything: some card of the game looks at them.
  public boolean warns() {
    return warns;
  }

  private boolean readsWarnings() {
    for (Variant variant : content.variants()) if (variant.readsWarnings(options)) return true;
    for (Card card : content.all()) if (card.readsWarnings() && card.mayCome(this)) return true;
    return false;
  }

  /// Whether an alien, by number, belongs to the game: see [Options#knows].
  public boolean knowsAlien(int alien) {
    return knownAliens.get(alien);
  }

  /// Whether an alien, by number, may be dealt or drawn: see [Options#deals].
  public boolean dealsAlien(int alien) {
    return dealtAliens.get(alien);
  }

  /// Seats at the table.
  public int seats() {
    return options.systems();
  }

  /// Planets in each home system at the start.
  public int planets() {
    return options.get(Option.PLANETS);
  }

  /// Flares that each seat is dealt to choose its powers from; for two powers as
  /// says, fewer at large tables (ruling H-157).
  public int aliensDealt() {
    int choices = options.get(Option.ALIEN_CHOICES);
    if (options.get(Option.POWERS) == 1) return choices;
    return Math.max(choices, seats() <= 5 ? 5 : seats() <= 7 ? 4 : 3);
  }

  /// Ships each seat starts with.
  public int ships() {
    return 4 * planets();
  }

  /// Foreign colonies needed to win.
  public int coloniesToWin() {
    return planets();
  }

  /// Whether a further deck, by what it is called, is in the game or can come into it.
  public boolean hasDeck(String deck) {
    for (Variant variant : content.variants())
      if (variant.deck().equals(deck)) return variant.isIn(this);
    return false;
  }

  /// Whether a card that may come into the game brings pieces of a variant with it.
  public boolean isBrought(Class<?> pieces) {
    for (Card card : content.bringing())
      if (card.isBringingPart(pieces) && card.mayCome(this)) return true;
    return false;
  }

  private boolean isLeftOut(Face face) {
    ArtifactCard artifact = face.artifact();
    return artifact != null && !hasArtifact(artifact);
  }

  /// Whether an artifact is in the game as far as packs go: it is of none, or its pack is chosen.
  public boolean hasArtifact(ArtifactCard artifact) {
    return artifact.isIn(options);
  }

  /// Whether a cosmic card, by number, is of no pack or of one that is in the game.
  public boolean hasCard(int card) {
    return !leftOut.get(card);
  }

  /// Refuses options that no game can be dealt with: too few aliens for the seats. Whatever else
  /// there is too little of is no fault.
  ///
  /// @throws Misfit saying what is needed and what there is
  public void check() {
    if (fault != null) throw fault;
  }

  private @Nullable Misfit fault() {
    Misfit start = StartCard.fault(this);
    if (start != null) return start;
    int aliens = dealtAliens.cardinality();
    int needed = aliensDealt() * seats();
    if (aliens < needed)
      return Misfit.of(
          "{seats} seats need {needed} aliens to deal from; there are {aliens}",
          "seats",
          seats(),
          "needed",
          needed,
          "aliens",
          aliens);
    if (options.is(Option.ALIEN_OPENING) && options.is(Option.HIDDEN_POWERS))
      return Misfit.of("aliens that lie face down cannot be chosen from an open draft");
    for (Variant variant : content.variants()) {
      Misfit fault = variant.isIn(this) ? variant.fault(this) : null;
      if (fault != null) return fault;
    }
    return null;
  }

  /// Home colonies needed to keep a power.
  public int homeColoniesNeeded() {
    return planets() - 2;
  }
}
