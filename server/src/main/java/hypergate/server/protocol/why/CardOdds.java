package hypergate.server.protocol.why;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.event.Term;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.view.Imagination;
import hypergate.game.view.Listener;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.view.World;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Against how many of the cards that the other main player may hold each card wins that a main
/// player could select: as both sides stand, and if nobody did anything else. Counted from what the
/// seat sees alone, by the rules for totals. Whether these rules are all there is to it is tried
/// out in a few worlds that may be the real one for all that the seat knows; where anything comes
/// out otherwise there, nothing is said.
final class CardOdds {
  private static final int WORLDS = 3;
  private static final int STEPS = 60;
  private static final long SEED = 0x0dd5;

  /// What the other main player might not be free to select.
  private static final List<Query> BINDING =
      List.of(Query.PILE_PLAYABLE, Query.SELECTED_FROM, Query.SPARES_HIGHEST, Query.REVEALS_LAST);

  private final View view;
  private final Encounter encounter;
  private final Seat seat;
  private final Seat other;

  // Whether totals have been compared with those of a world.
  private boolean compared;

  private CardOdds(View view) {
    this.view = view;
    this.encounter = view.encounter();
    this.seat = view.seat();
    this.other = encounter.opponent(seat);
  }

  /// The odds of each card of which anything certain can be said.
  ///
  /// @param question which card a main player selects while the other main player does, too
  static List<Outlook> of(Question question) {
    if (!question.view().encounter().isMain(question.seat())) return List.of();
    CardOdds odds = new CardOdds(question.view());
    if (odds.isTurnedRound() || !odds.isFree()) return List.of();
    List<Outlook> outlooks = odds.counted(question);
    return outlooks.isEmpty() || !odds.isConfirmed(question, odds.mayCompare(question))
        ? List.of()
        : outlooks;
  }

  // Whether it is settled already that something else than the higher total wins.
  private boolean isTurnedRound() {
    return encounter.isUpset()
        || encounter.is(Encounter.LOWER_WINS)
        || encounter.is(Encounter.BOTH_SIDES_LOSE)
        || encounter.automaticWinner() != null
        || encounter.doomed() != null;
  }

  // Whether the other main player selects from all of its hand, as far as anybody can see.
  private boolean isFree() {
    if (encounter.card(other) >= 0 || encounter.second(other) >= 0) return false;
    if (encounter.is(Encounter.MUST_ATTACK) || encounter.is(Encounter.MUST_PLAY_GIVEN))
      return false;
    if (encounter.demanded(other) >= 0 || encounter.barred(other) >= 0) return false;
    if (view.query(Query.SELECTABLE, other, Kind.ENCOUNTER) != Kind.ENCOUNTER) return false;
    for (Query query : BINDING) if (view.query(query, other, 0) != 0) return false;
    return true;
  }

  private List<Outlook> counted(Question question) {
    List<Face> held = possible(view, other);
    if (held.isEmpty()) return List.of();
    List<Outlook> outlooks = new ArrayList<>();
    for (int position = 0; position < question.count(); position++) {
      Face own = face(view, question, position);
      if (own == null || !own.isEncounter()) return List.of();
      int beats = 0;
      int loses = 0;
      for (Face face : held) {
        Seat winner = winner(own, face);
        if (winner == seat) beats++;
        else if (winner == other) loses++;
      }
      Outlook.Odds odds =
          new Outlook.Odds(
              own.kind() == Kind.ATTACK ? Integer.valueOf(total(seat, own.value())) : null,
              beats,
              loses,
              held.size() - beats - loses,
              held.size());
      outlooks.add(Outlook.of(question.notation(position), odds));
    }
    return outlooks;
  }

  /// The encounter cards that another seat may hold, for all that a viewer knows: those that it has
  /// not seen elsewhere. Where it has seen the whole hand, those of that hand.
  static List<Face> possible(View view, Seat other) {
    CardSet seen = view.knownIn(other);
    long low = seen.low();
    long high = seen.high();
    int backs = view.otherBacksInHand(other);
    boolean anyUnseen = seen.size() < view.handSize(other);
    if (anyUnseen) {
      boolean usual = view.handSize(other) > backs;
      CardSet unseen = view.unseen();
      long fromLow = (usual ? view.content().backLow(false) : 0);
      long fromHigh = (usual ? view.content().backHigh(false) : 0);
      if (backs > 0) {
        fromLow |= view.content().backLow(true);
        fromHigh |= view.content().backHigh(true);
      }
      low |= unseen.low() & fromLow;
      high |= unseen.high() & fromHigh;
    }
    CardSet every = view.cards().everyEncounterCard().keep(low, high);
    List<Face> faces = new ArrayList<>();
    for (int card = every.next(0); card >= 0; card = every.next(card + 1))
      faces.add(view.face(card));
    return faces;
  }

  // Whether two attacks could meet.
  private boolean mayCompare(Question question) {
    boolean mine = false;
    for (int position = 0; position < question.count(); position++) {
      Face own = face(view, question, position);
      mine |= own != null && own.kind() != Kind.NEGOTIATE;
    }
    return mine && possible(view, other).stream().anyMatch(face -> face.kind() == Kind.ATTACK);
  }

  private static @Nullable Face face(View view, Question question, int position) {
    int choice = question.option(position);
    return Choice.kind(choice) == Choice.CARD ? view.face(Choice.value(choice)) : null;
  }

  // a morph is a copy of the card against it.
  private Seat winner(Face own, Face against) {
    Face mine = own.kind() == Kind.MORPH ? against : own;
    Face theirs = against.kind() == Kind.MORPH ? own : against;
    boolean attacks = mine.kind() == Kind.ATTACK;
    boolean attacked = theirs.kind() == Kind.ATTACK;
    if (attacks && attacked) return higher(mine.value(), theirs.value());
    if (attacks) return seat;
    return attacked ? other : Seat.NONE;
  }

  private Seat higher(int mine, int theirs) {
    boolean offensive = encounter.offense() == seat;
    int offense = offensive ? total(seat, mine) : total(other, theirs);
    int defense = offensive ? total(other, theirs) : total(seat, mine);
    boolean wins =
        offense == defense
            ? view.query(Query.TIE_BREAK, encounter.offense(), 0) != 0
            : offense > defense;
    return wins ? encounter.offense() : encounter.defense();
  }

  private int total(Seat main, int value) {
    Side side = encounter.sideOf(main);
    int sum = 0;
    for (Term term : view.terms(side, value)) sum = term.after(sum);
    return sum;
  }

  // ---- trying out whether it is so

  private boolean isConfirmed(Question question, boolean anyAttack) {
    Imagination imagination = question.imagination();
    World world = imagination.world();
    World answered = imagination.world();
    World copy = imagination.world();
    for (int i = 0; i < WORLDS; i++) {
      if (!imagination.imagine(world, SEED + i)) return false;
      for (int own = 0; own < question.count(); own++) {
        Face face = face(view, question, own);
        world.copyInto(answered);
        answered.answer(seat, own);
        if (face == null || !isConfirmed(face, answered, copy)) return false;
      }
    }
    return compared || !anyAttack;
  }

  // The other main player chooses from its hand as it is in this world; with no choice it is not
  // asked.
  private boolean isConfirmed(Face own, World answered, World copy) {
    if (!other.in(answered.waitingFor())) return true;
    if (!answered.question(other).prompt().equals(Prompt.SELECT)) return true;
    int options = answered.question(other).count();
    for (int against = 0; against < options; against++) {
      Question open = answered.question(other);
      Face face = face(open.view(), open, against);
      if (face == null || !face.isEncounter()) return false;
      for (boolean first : List.of(true, false)) {
        answered.copyInto(copy);
        if (!isSo(own, face, played(copy, against, first))) return false;
      }
    }
    return true;
  }

  // Whether an encounter between two cards has ended as it has been counted, with the same totals.
  private boolean isSo(Face own, Face against, Heard heard) {
    if (heard.winner != winner(own, against)) return false;
    int mine = own.kind() == Kind.MORPH ? against.value() : own.value();
    int theirs = against.kind() == Kind.MORPH ? own.value() : against.value();
    boolean both = attacks(own, against) && attacks(against, own);
    Event.Decided end = heard.decided;
    if (!both) return end == null || end.grounds() != Event.Grounds.TOTALS;
    if (end == null || end.grounds() != Event.Grounds.TOTALS) return false;
    compared = true;
    boolean offensive = encounter.offense() == seat;
    int counted = total(seat, mine);
    int opposed = total(other, theirs);
    return end.offensive() == (offensive ? counted : opposed)
        && end.defensive() == (offensive ? opposed : counted);
  }

  private static boolean attacks(Face face, Face against) {
    return face.kind() == Kind.ATTACK || face.kind() == Kind.MORPH && against.kind() == Kind.ATTACK;
  }

  // What comes of it where everybody passes, and where something must be chosen chooses the first
  // or the last that there is.
  private Heard played(World world, int against, boolean first) {
    Heard heard = new Heard();
    world.listener(heard);
    world.answer(other, against);
    for (int step = 0; step < STEPS && !heard.isOver && !world.isOver(); step++) {
      Question next = world.question(Seat.listOf(world.waitingFor()).getFirst());
      if (next.prompt().equals(Prompt.DEAL)) break;
      int pass = next.declining();
      int chosen = first ? 0 : next.count() - 1;
      world.answer(next.seat(), pass >= 0 ? pass : chosen);
    }
    return heard;
  }

  private static final class Heard implements Listener {
    private Event.@Nullable Decided decided;
    private Seat winner = Seat.NONE;
    private boolean isOver;

    @Override
    public void happened(Event event) {
      if (isOver) return;
      if (event instanceof Event.Decided end) {
        isOver = true;
        decided = end;
        if (end.outcome() == Outcome.OFFENSE_WINS) winner = end.offense();
        else if (end.outcome() == Outcome.DEFENSE_WINS) winner = end.defense();
      } else if (event instanceof Event.ShipsLost || event instanceof Event.CalledOff) {
        // Two morphs lose what stands there, and nobody has won.
        isOver = true;
      }
    }
  }
}
