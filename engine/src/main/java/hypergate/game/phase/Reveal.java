package hypergate.game.phase;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Acting;
import hypergate.game.verb.Notation;
import hypergate.game.verb.Reinforcing;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// The reveal phase: cards are turned up, effects change them and the totals, and
/// reinforcements are played until everybody has passed.
public final class Reveal {
  private static final Prompt[] SIDE = new Prompt[41];

  static {
    for (int value = 0; value < SIDE.length; value++)
      SIDE[value] = Prompt.of("reinforcement-" + value + "/side");
  }

  private Reveal() {}

  static void run(Acting game) {
    Encounter encounter = game.encounter();
    Seat first = encounter.offense();
    if (game.query(Query.REVEALS_LAST, first, 0) != 0) first = encounter.defense();
    if (!isAnnounced(game, first, Window.REVEALING)) turnUp(game, first);
    Seat second = encounter.opponent(first);
    if (!isAnnounced(game, second, Window.REVEALING)) turnUp(game, second);
    encounter.turning(Seat.NONE);
    morph(game, encounter.offense());
    morph(game, encounter.defense());
    game.verbs().seconds().turnUp();
    encounter.flag(Encounter.REVEALED);
    game.open(Window.REVEALING);
    carryOutCalls(game);
    game.open(Window.REVEALED);
    if (game.verbs().rewinding().goesBack()) return;
    if (encounter.outcome() == Outcome.NONE) {
      game.open(Window.TOTALS);
      reinforce(game);
    }
    game.next(Step.RESOLUTION);
  }

  // What was called comes about in the order in which it was called.
  private static void carryOutCalls(Acting game) {
    Encounter encounter = game.encounter();
    for (int call = 1; call <= encounter.calls(); call++) {
      encounter.calling(call);
      game.open(Window.CALLED);
    }
    encounter.calling(0);
  }

  /// Turns a main player's encounter card up.
  public static void turnUp(Acting game, Seat seat) {
    int card = game.encounter().card(seat);
    Face face = game.cards().face(card);
    game.cards().knownToAll(card);
    // A reinforcement that an effect has let be selected is an attack of its value.
    boolean other = face.kind() == Kind.REINFORCEMENT;
    game.encounter().becomes(seat, other ? Kind.ATTACK : face.kind(), face.value());
    if (game.isHeard()) game.tell(new Event.Revealed(seat, face.notation()));
  }

  /// Opens a window for a card that is about to be turned up.
  ///
  /// @return whether it has been dealt with there: turned up, or put away as what was announced
  static boolean isAnnounced(Acting game, Seat seat, Window window) {
    if (game.encounter().isUp(seat)) return true;
    game.encounter().turning(seat);
    game.open(window);
    return game.encounter().isUp(seat);
  }

  // an exact copy of what is printed on the opponent's card; two morphs stay morphs
  //
  private static void morph(Acting game, Seat seat) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(seat);
    if (encounter.kind(seat) != Kind.MORPH || encounter.kind(opponent) == Kind.MORPH) return;
    encounter.becomes(seat, encounter.kind(opponent), encounter.value(opponent));
    if (game.isHeard()) {
      String copied = Notation.face(encounter.kind(seat), encounter.value(seat));
      game.tell(new Event.CardChanged(seat, copied, "morph"));
    }
  }

  // everybody may play one, hold or pass in timing order; a pass is final; the loop closes
  // when
  // everyone still in holds or passes in one unbroken round.
  private static void reinforce(Acting game) {
    boolean again = true;
    while (again) {
      again = false;
      game.rounds().reinforcing();
      for (int p = 0; p < game.seats() && !again; p++) again = poll(game, game.inOrder(p));
    }
  }

  /// @return whether the seat played something
  private static boolean poll(Acting game, Seat seat) {
    if (!game.cards().mayReinforce(seat) && !game.mayUse(Window.REINFORCING, seat)) return false;
    Encounter encounter = game.encounter();
    Menu menu = game.ask(seat).menu().add(Word.PASS);
    boolean involved = game.cards().takesPart(seat) && !seat.in(encounter.passedReinforcing());
    if (involved) {
      boolean otherwise = game.query(Query.MAY_REINFORCE, seat, 0) != 0;
      CardSet cards = game.cards().reinforcements(seat);
      if (otherwise || !cards.isEmpty()) menu.add(Word.HOLD);
      game.ask(seat).addFaces(menu, cards);
    }
    boolean holding = menu.count() > 1;
    if (!game.addUses(menu, Window.REINFORCING, seat)) return false;
    int choice = game.ask(seat).choose(Prompt.USE);
    if (Choice.is(choice, Word.HOLD)) return false;
    if (Choice.is(choice, Word.PASS)) {
      if (holding) encounter.passReinforcing(seat);
      return false;
    }
    if (Choice.kind(choice) == Choice.CARD) play(game, seat, Choice.value(choice));
    else game.use(Window.REINFORCING, seat, choice);
    return true;
  }

  private static void play(Acting game, Seat seat, int card) {
    if (!game.cards().inHand(seat, card) && !game.cards().playsFromPile(seat, card)) return;
    Face face = game.cards().face(card);
    if (face.kind() == Kind.ATTACK)
      Reinforcing.reinforceWithAttack(game, seat, card, SIDE[face.value()]);
    else Reinforcing.reinforceWith(game, seat, card, SIDE[face.value()]);
  }
}
