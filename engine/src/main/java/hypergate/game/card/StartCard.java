package hypergate.game.card;

import hypergate.game.piece.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A card that a seat begins with, whatever chance would deal it, and that belongs to the game
/// whatever sets are chosen: an alien is among those that it may choose from, a cosmic card in its
/// hand; a [Variant] says where its own cards are. Written `A=clone`.
///
/// @param seat whose it is
/// @param id of the alien or cosmic card, or of a card of a variant
public record StartCard(Seat seat, String id) {
  /// Reads one.
  ///
  /// @param text as in `A=clone`
  /// @throws IllegalArgumentException saying how it is written
  public static StartCard of(String text) {
    int equals = text.indexOf('=');
    String letter = equals < 0 ? "" : text.substring(0, equals).strip();
    if (!letter.matches("[A-H]"))
      throw new IllegalArgumentException(
          "'" + text + "' is no card to begin with; write SEAT=CARD, as in A=clone");
    return new StartCard(Seat.of(letter.charAt(0) - 'A'), text.substring(equals + 1).strip());
  }

  /// As [#of] reads it.
  @Override
  public String toString() {
    return seat.letter() + "=" + id;
  }

  /// Why the games of these rules cannot begin so; null when they can.
  static @Nullable Misfit fault(Rules rules) {
    List<StartCard> cards = rules.options().startCards();
    for (StartCard card : cards) {
      Misfit wrong = card.wrong(rules);
      if (wrong == null) wrong = card.tooMany(rules, cards);
      if (wrong != null)
        return Misfit.of(
            "no game begins with {card}: {why}", "card", card.toString(), "why", wrong);
    }
    return null;
  }

  private static @Nullable Misfit misfit(@Nullable String why) {
    return why == null ? null : Misfit.of(why);
  }

  private @Nullable Misfit wrong(Rules rules) {
    Content content = rules.content();
    Options options = rules.options();
    if (seat.index() >= rules.seats())
      return Misfit.of("there are {seats} seats", "seats", rules.seats());
    if (content.alienNumber(id) >= 0) return null;
    Variant variant = content.variantOf(id);
    if (variant != null) return misfit(variant.notToBeginWith(rules));
    if (!content.isCard(id))
      return Misfit.of(
          "there is no such alien{variants} or cosmic card", "variants", variants(content));
    if (id.startsWith("flare-"))
      return options.is(Option.FLARES) ? null : Misfit.of("flares are off");
    int card = content.cardNamed(id);
    ArtifactCard artifact = content.find(id) instanceof ArtifactCard found ? found : null;
    if (artifact != null && !artifact.deck().isEmpty())
      return Misfit.of("it is in the {deck} deck", "deck", artifact.deck());
    if (artifact == null || rules.hasCard(card)) return null;
    return Misfit.of(
        "it is not in the deck; {kind}s need the option {option}",
        "kind",
        artifact.kind(),
        "option",
        String.valueOf(artifact.option()));
  }

  private static String variants(Content content) {
    StringBuilder words = new StringBuilder();
    for (Variant variant : content.variants())
      if (!variant.word().isEmpty()) words.append(", ").append(variant.word());
    return words.toString();
  }

  // As many as the seat is dealt of that kind, and no more than there are of that card.
  private @Nullable Misfit tooMany(Rules rules, List<StartCard> cards) {
    int same = 0;
    int beside = 0;
    for (StartCard other : cards) {
      if (other.id.equals(id)) same++;
      if (other.seat == seat && other.isDealtLike(this, rules.content())) beside++;
    }
    if (same > copies(rules.content())) return Misfit.of("there are not so many of it");
    Variant variant = rules.content().variantOf(id);
    int most =
        variant == null ? dealt(rules.content()).most(rules) : variant.mostToBeginWith(rules);
    return beside > most ? Misfit.of("its seat is dealt only {most} of these", "most", most) : null;
  }

  private int copies(Content content) {
    if (content.cardNamed(id) < 0) return 1;
    int copies = 0;
    for (int card = content.cardNamed(id); card < content.cards(); card++)
      if (!content.isAlienCard(card) && content.face(card).notation().equals(id)) copies++;
    return copies;
  }

  private enum Dealt {
    ALIENS,
    HAND;

    int most(Rules rules) {
      return switch (this) {
        case ALIENS -> rules.aliensDealt();
        case HAND -> 8;
      };
    }
  }

  private boolean isDealtLike(StartCard other, Content content) {
    return content.variantOf(id) == content.variantOf(other.id)
        && dealt(content) == other.dealt(content);
  }

  private Dealt dealt(Content content) {
    if (content.alienNumber(id) >= 0) return Dealt.ALIENS;
    return Dealt.HAND;
  }
}
