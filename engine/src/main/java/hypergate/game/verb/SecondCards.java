package hypergate.game.verb;

import hypergate.game.card.Face;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import java.util.List;

/// Encounter cards that players lay down beside that of their side: face down, turned up together
/// with the encounter cards, and away when the encounter is over. They are no used encounter cards.
public final class SecondCards {
  private final Acting game;

  SecondCards(Acting game) {
    this.game = game;
  }

  /// Whether a seat has a second card in the encounter.
  public boolean lies(Seat seat) {
    return game.encounter().second(seat) >= 0;
  }

  /// A seat lays a card of its hand face down; nobody else knows which.
  public void lay(Seat seat, int card) {
    game.cards().blur(seat, seat);
    game.cards().fromHand(seat, card);
    game.cards().aside(card);
    game.cards().knownTo(seat, card);
    game.encounter().second(seat, card);
    if (game.isHeard()) game.tell(new Event.LaidAside(seat, 1, names(card), game.cause()));
  }

  /// A seat lays a card of its hand face up.
  public void layOpen(Seat seat, int card) {
    game.cards().fromHand(seat, card);
    game.cards().aside(card);
    game.cards().knownToAll(card);
    game.encounter().second(seat, card);
    if (game.isHeard()) game.tell(new Event.Showed(seat, names(card), game.cause()));
  }

  private List<String> names(int card) {
    return List.of(game.cards().face(card).notation());
  }

  /// The kind that the second card of a seat counts as once cards are up; a morph is what it copies
  /// from the encounter card of the other side.
  public Kind kind(Seat seat) {
    Face face = game.cards().face(game.encounter().second(seat));
    Seat opponent = game.encounter().sideOf(seat).other().main();
    boolean copies = face.kind() == Kind.MORPH && game.encounter().isUp(opponent);
    Kind kind = copies ? game.encounter().kind(opponent) : face.kind();
    if (kind != Kind.ATTACK) return kind;
    int limit = game.query(Query.SECOND_ATTACK_LIMIT, seat, Query.ANY_ATTACK);
    return value(seat) > limit ? Kind.NEGOTIATE : kind;
  }

  /// What the second card of a seat counts as an attack.
  public int value(Seat seat) {
    Face face = game.cards().face(game.encounter().second(seat));
    Seat opponent = game.encounter().sideOf(seat).other().main();
    return face.kind() == Kind.MORPH ? game.encounter().faceValue(opponent) : face.value();
  }

  /// Whether a seat has a second card that is up and counts as an attack.
  public boolean attacks(Seat seat) {
    return lies(seat) && kind(seat) == Kind.ATTACK;
  }

  /// Whether a seat has a second card that is up and counts as a negotiate.
  public boolean negotiates(Seat seat) {
    return lies(seat) && kind(seat) == Kind.NEGOTIATE;
  }

  /// Turns all second cards up. Where one of a main player counts with its encounter card, a
  /// negotiate among the two makes it one.
  public void turnUp() {
    for (int p = 0; p < game.seats(); p++) if (lies(game.inOrder(p))) turnUp(game.inOrder(p));
  }

  private void turnUp(Seat seat) {
    Encounter encounter = game.encounter();
    int card = encounter.second(seat);
    game.cards().knownToAll(card);
    if (game.isHeard()) game.tell(new Event.Showed(seat, names(card), ""));
    boolean counts = encounter.isMain(seat) && game.query(Query.SECOND_COUNTS, seat, 0) != 0;
    if (!counts || kind(seat) != Kind.NEGOTIATE || !encounter.attacks(seat)) return;
    encounter.becomes(seat, Kind.NEGOTIATE, 0);
    if (game.isHeard())
      game.tell(new Event.CardChanged(seat, Kind.NEGOTIATE.word(), Kind.NEGOTIATE.word()));
  }

  /// The second card of a seat goes unseen to another hand.
  public void handOver(Seat seat, Seat to) {
    int card = remove(seat);
    if (card < 0) return;
    game.cards().toHand(to, card);
    game.cards().knownTo(to, card);
    if (game.isHeard()) game.tell(new Event.Took(to, seat, 1, names(card), game.cause()));
  }

  /// A seat takes its second card back into its hand, in the open once cards are up.
  public void takeBack(Seat seat) {
    int card = remove(seat);
    if (card < 0) return;
    game.cards().backToHand(seat, card);
    if (game.encounter().revealed()) game.cards().knownToAll(card);
    if (game.isHeard())
      game.tell(new Event.TookBack(seat, game.cards().face(card).notation(), game.cause()));
  }

  /// The second card of a seat goes back to its hand unseen.
  public void returnUnseen(Seat seat) {
    int card = remove(seat);
    if (card >= 0) game.cards().toHand(seat, card);
  }

  /// A seat looks at the second card of another one, which stays where it is.
  public void look(Seat viewer, Seat seat) {
    int card = game.encounter().second(seat);
    if (card < 0 || viewer == seat) return;
    game.cards().knownTo(viewer, card);
    if (game.isHeard()) game.tell(new Event.LookedAt(viewer, seat, names(card), game.cause()));
  }

  /// The second card of an ally takes the place of a main player's face-down encounter card, which
  /// goes back to where it came from; nobody sees either of them.
  public void takePlace(Seat ally, Seat main) {
    if (!lies(ally) || game.encounter().card(main) < 0) return;
    int card = game.encounter().second(ally);
    game.encounter().second(ally, -1);
    game.cards().blur(main, main);
    game.verbs().piles().takeBackSelected(main);
    game.encounter().lay(main, card);
  }

  /// Discards the second card of a seat, if it has one.
  public void discard(Seat seat) {
    int card = remove(seat);
    if (card >= 0) game.verbs().usedCards().settlePlayed(seat, card);
  }

  /// Discards all second cards.
  public void discardAll() {
    for (int p = 0; p < game.seats(); p++) discard(game.inOrder(p));
  }

  private int remove(Seat seat) {
    int card = game.encounter().second(seat);
    if (card < 0) return -1;
    game.encounter().second(seat, -1);
    game.cards().fromAside(card);
    return card;
  }
}
