package hypergate.game.phase;

import hypergate.game.card.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Acting;
import hypergate.game.verb.Picks;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// The alliance phase: both main players invite, then everybody answers in turn.
public final class Alliance {
  /// In [Query#MAY_JOIN]: the sides a seat may join.
  public static final int OFFENSE = 1;

  public static final int DEFENSE = 2;

  /// In [Query#MAY_JOIN]: the seat must join one of them.
  public static final int MUST = 4;

  /// In [Query#MAY_JOIN]: the seat may join both of them.
  public static final int BOTH = 8;

  private Alliance() {}

  static void run(Acting game) {
    Encounter encounter = game.encounter();
    if (!game.parts().allianceBegins()) return;
    game.open(Window.INVITING);
    if (encounter.outcome() != Outcome.NONE) {
      game.next(Step.RESOLUTION);
      return;
    }
    invite(game, encounter.offensive());
    invite(game, encounter.defensive());
    game.open(Window.INVITED);
    if (game.options().is(Option.ALLIANCES)) hiddenAnswers(game);
    else answers(game, game.everybody());
    if (encounter.answersLast() != 0) answers(game, encounter.answersLast());
    game.battles().invitationsAnswered();
    game.open(Window.ALLIED);
    if (encounter.is(Encounter.AGREED)) Deals.settleEarly(game);
    game.next(encounter.outcome() == Outcome.NONE ? Step.PLANNING : Step.RESOLUTION);
  }

  private static void invite(Acting game, Side side) {
    Seat main = side.main();
    if (!game.encounter().mayInvite(side)) return;
    // Whoever must be invited is so already.
    int bound = game.encounter().invited(side);
    int mayInvite = mayInvite(game, main) & ~bound;
    if (mayInvite == 0) {
      game.resolved(main, Prompt.INVITE, Choice.of(Word.NONE), 0);
      if (bound != 0 && game.isHeard()) game.tell(new Event.Invited(main, Seat.listOf(bound)));
      return;
    }
    int must = game.query(Query.MUST_INVITE, main, 0) & mayInvite;
    int limit = game.query(Query.INVITE_LIMIT, main, Seat.MOST);
    int more = Math.max(0, limit - Integer.bitCount(must | bound));
    if (must == mayInvite) resolve(game, main, must);
    int invited = must | game.ask(main).seats(Prompt.INVITE, mayInvite & ~must, more);
    game.encounter().invite(side, invited);
    if (game.isHeard()) game.tell(new Event.Invited(main, Seat.listOf(invited | bound)));
  }

  // Who must invite all that it may is not asked.
  private static void resolve(Acting game, Seat main, int seats) {
    int step = 0;
    for (int rest = seats; rest != 0; rest &= rest - 1)
      game.resolved(
          main, Prompt.INVITE, Choice.of(Choice.SEAT, Integer.numberOfTrailingZeros(rest)), step++);
  }

  /// After invitations are out: a main player must choose whether it invites a seat, too, or
  /// nobody; those who are its allies already are sent home then.
  ///
  /// @return whether it has invited that seat
  public static boolean inviteOrNobody(Acting game, Seat main, Seat seat, Prompt prompt) {
    Side side = game.encounter().sideOf(main);
    if (game.ask(main).yes(prompt)) {
      game.encounter().invite(side, seat.bit());
      if (game.isHeard())
        game.tell(new Event.Invited(main, Seat.listOf(game.encounter().invited(side))));
      return true;
    }
    game.encounter().withdrawInvitations(side);
    if (game.isHeard()) game.tell(new Event.Invited(main, Seat.listOf(0)));
    for (int rest = side.allies(); rest != 0; rest &= rest - 1)
      game.verbs().withdrawAlly(Seat.of(Integer.numberOfTrailingZeros(rest)), side);
    game.verbs().ships().settle();
    return false;
  }

  private static int mayInvite(Acting game, Seat main) {
    int others = game.everybody() & ~main.bit() & ~game.encounter().opponent(main).bit();
    others &= ~game.verbs().ships().barredAllies(main) & ~game.course().out();
    return game.query(Query.MAY_INVITE, main, others) & others;
  }

  /// In INVITING: a main player is obliged to invite a seat, unless it may not invite that one.
  public static void mustInvite(Acting game, Seat main, Seat seat) {
    Side side = game.encounter().sideOf(main);
    if (game.encounter().mayInvite(side) && seat.in(mayInvite(game, main)))
      game.encounter().invite(side, seat.bit());
  }

  // Those of these seats that are no main players, one after the other.
  private static void answers(Acting game, int seats) {
    for (int i = 1; i < game.seats(); i++) {
      Seat seat = game.leftOf(game.encounter().offense(), i);
      if (seat.in(seats) && !game.encounter().isMain(seat)) answer(game, seat, -1);
    }
  }

  /// One seat's turn to answer.
  ///
  /// @param choice its sealed choice of a side, -1 when it is still to be asked
  private static void answer(Acting game, Seat seat, int choice) {
    if (!respond(game, seat, choice)) return;
    game.encounter().joiner(seat);
    game.open(Window.ANSWERED);
    game.encounter().joiner(Seat.NONE);
  }

  /// @return whether it could have joined a side, and has said whether it does
  private static boolean respond(Acting game, Seat seat, int choice) {
    Encounter encounter = game.encounter();
    boolean waited = seat.in(encounter.answersLast());
    if (choice < 0) turnToJoin(game, seat);
    if (!waited && seat.in(encounter.answersLast())) return false;
    int sides = encounter.isAlly(seat) ? 0 : sides(game, seat);
    if ((sides & (OFFENSE | DEFENSE)) == 0 || Launch.offer(game, seat).available() == 0) {
      game.resolved(seat, Prompt.JOIN, Choice.of(Word.NONE), 0);
      return false;
    }
    int chosen = choice >= 0 ? choice : chooseSide(game, seat, sides);
    if (Choice.is(chosen, Word.NONE)) {
      if (game.isHeard()) game.tell(new Event.StayedOut(seat));
      return true;
    }
    boolean offense = Choice.is(chosen, Word.OFFENSE);
    boolean joined = join(game, seat, offense ? encounter.offensive() : encounter.defensive());
    if (joined && (sides & BOTH) == 0) return true;
    int left = joined ? sides : sides & sides(game, seat);
    int rest = left & ~(offense ? OFFENSE : DEFENSE);
    if (joined) rest &= ~MUST;
    if ((rest & (OFFENSE | DEFENSE)) == 0 || Launch.offer(game, seat).available() == 0) return true;
    chosen = chooseSide(game, seat, rest);
    if (!Choice.is(chosen, Word.NONE))
      join(game, seat, offense ? encounter.defensive() : encounter.offensive());
    return true;
  }

  /// In ANSWERED: the sides that the joiner, who is no ally, can be made to join, as in
  /// [Query#MAY_JOIN].
  public static int sidesLeft(Acting game, Seat joiner) {
    boolean may = Launch.offer(game, joiner).available() > 0;
    return may ? sides(game, joiner) & (OFFENSE | DEFENSE) : 0;
  }

  /// In ANSWERED: the most ships that the joiner can send in all, to the side of which it is an
  /// ally or to one that it can be made to join.
  public static int mostToSend(Acting game, Seat joiner, Side side) {
    boolean was = joiner.in(side.allies());
    if (!was) side.allies(side.allies() | joiner.bit());
    int limit = game.query(Query.JOIN_LIMIT, joiner, RuleNumbers.MOST_SHIPS);
    int there = game.ships().at(side.place(), joiner);
    int most = there + Launch.offer(game, joiner).most(Math.max(0, limit - there));
    if (!was) side.refuse(joiner);
    return most;
  }

  /// In ANSWERED: the joiner, who is no ally, joins a side with so many ships, which it chooses.
  public static void makeJoin(Acting game, Seat joiner, Side side, Prompt ships, int count) {
    side.allies(side.allies() | joiner.bit());
    Picks picks = Launch.offer(game, joiner);
    ally(game, joiner, side, picks, picks.ask(game, joiner, ships, 0, count, count));
    if (joiner.in(side.allies())) game.open(Window.JOINED);
  }

  /// Whether it is this seat's turn to answer and it could join a side, in JOINING.
  public static boolean isAnswering(Acting game, Seat seat) {
    Encounter encounter = game.encounter();
    return seat == encounter.joiner()
        && !encounter.isAlly(seat)
        && Launch.hasPlanet(game, seat)
        && (sides(game, seat) & (OFFENSE | DEFENSE)) != 0;
  }

  private static void turnToJoin(Acting game, Seat seat) {
    game.encounter().joiner(seat);
    game.open(Window.JOINING);
    game.encounter().joiner(Seat.NONE);
  }

  /// The sides that a seat may join, as [Query#MAY_JOIN] has them.
  public static int sides(Acting game, Seat seat) {
    Encounter encounter = game.encounter();
    if (game.course().isOut(seat)) return 0;
    int invited =
        (seat.in(encounter.invited(encounter.offensive())) ? OFFENSE : 0)
            | (seat.in(encounter.invited(encounter.defensive())) ? DEFENSE : 0);
    int sides = unbarred(game, seat, game.query(Query.MAY_JOIN, seat, invited));
    boolean barred = seat.in(game.verbs().ships().barredAllies(encounter.offense()));
    return barred ? sides & ~OFFENSE : sides;
  }

  /// What is left of sides, as in [Query#MAY_JOIN], without those that are barred to a seat.
  public static int unbarred(Acting game, Seat seat, int sides) {
    int both = OFFENSE | DEFENSE;
    int left = sides & ~(game.query(Query.BARRED_SIDES, seat, sides & MUST) & both);
    return (left & both) == 0 ? left & ~MUST : left;
  }

  /// Whether a seat may join either side without being on one, as its turn to answer has come.
  public static boolean isInvitedByBoth(Acting game, Seat seat) {
    return isAnswering(game, seat)
        && (sides(game, seat) & (OFFENSE | DEFENSE)) == (OFFENSE | DEFENSE);
  }

  private static int chooseSide(Acting game, Seat seat, int sides) {
    int ships = most(game, seat, sides);
    int least = Math.min(least(game, seat), ships);
    Menu menu = game.ask(seat).menu();
    fill(menu, sides);
    // Where a ship may come from a sheet it is still said that none of a colony does.
    int said = ships == 0 ? 0 : Math.max(1, least);
    menu.gesture((sides & MUST) == 0 ? 1 : 1 + said, 1 + ships);
    return game.ask(seat).choose(Prompt.JOIN);
  }

  // The first ship can come from a sheet as well.
  private static int least(Acting game, Seat seat) {
    int least = game.query(Query.JOIN_LEAST, seat, 1);
    return game.verbs().sheetShips().serve(seat) ? least - 1 : least;
  }

  // How many ships it could send, whichever side it takes: whose ally it is may bring it more.
  private static int most(Acting game, Seat seat, int sides) {
    if (!game.isBent(Query.JOIN_LIMIT) && !game.isBent(Query.SHIP_SOURCES))
      return Launch.offer(game, seat).most(RuleNumbers.MOST_SHIPS);
    Encounter encounter = game.encounter();
    int most = 0;
    for (int s = 0; s < 2; s++) {
      Side side = s == 0 ? encounter.offensive() : encounter.defensive();
      if ((sides & (s == 0 ? OFFENSE : DEFENSE)) == 0) continue;
      side.allies(side.allies() | seat.bit());
      int limit = game.query(Query.JOIN_LIMIT, seat, RuleNumbers.MOST_SHIPS);
      most = Math.max(most, Launch.offer(game, seat).most(limit));
      side.refuse(seat);
    }
    return most;
  }

  private static void fill(Menu menu, int sides) {
    if ((sides & MUST) == 0) menu.add(Word.NONE);
    if ((sides & OFFENSE) != 0) menu.add(Word.OFFENSE);
    if ((sides & DEFENSE) != 0) menu.add(Word.DEFENSE);
  }

  /// @return false when it is kept from allying with that side
  private static boolean join(Acting game, Seat seat, Side side) {
    side.allies(side.allies() | seat.bit());
    int limit = game.query(Query.JOIN_LIMIT, seat, RuleNumbers.MOST_SHIPS);
    if (side == game.encounter().offensive()) limit = game.verbs().monitors().limit(seat, limit);
    Picks picks = Launch.offer(game, seat);
    int least = least(game, seat);
    int sent = picks.ask(game, seat, Prompt.JOIN, 1, least, limit);
    game.encounter().joiner(seat);
    int more = game.verbs().sheetShips().use(seat, sent == 0 ? 1 : 0, limit - sent);
    int stay = picks.answered(game, seat, Window.ACCEPTED);
    boolean stands = game.encounter().joiner().exists();
    game.encounter().joiner(Seat.NONE);
    if (!stands) {
      side.refuse(seat);
      game.verbs().goHome(seat);
      return false;
    }
    long held = ally(game, seat, side, picks, Math.min(sent, stay));
    game.verbs().sheetShips().send(seat, side.place(), more);
    if (held != 0) sendOthers(game, seat, side, limit - more - picks.picked(), held);
    if (held != 0 && game.ships().at(side.place(), seat) == 0) {
      side.refuse(seat);
      if (game.isHeard()) game.tell(new Event.StayedOut(seat));
      return false;
    }
    game.encounter().joiner(seat);
    game.open(Window.JOINED);
    game.encounter().joiner(Seat.NONE);
    return true;
  }

  // In place of ships that stay others may go.
  private static void sendOthers(Acting game, Seat seat, Side side, int limit, long held) {
    long closed = held;
    int left = limit;
    while (left > 0) {
      Picks others = Launch.offerOthers(game, seat, closed);
      if (others.available() == 0 || others.ask(game, seat, Prompt.SEND, 0, 0, left) == 0) return;
      closed |= ally(game, seat, side, others, others.picked());
      left -= others.picked();
    }
  }

  /// A main player sends ships to its opponent's side, as an ally of that beside its own part.
  public static void joinOpponent(Acting game, Seat main, Prompt prompt, int most) {
    Picks picks = Launch.offer(game, main);
    int sent = picks.ask(game, main, prompt, 0, 1, most);
    ally(game, main, game.encounter().sideOf(main).other(), picks, sent);
  }

  /// Commits picked ships of a seat as an ally of a side; who has nothing there afterwards since
  /// its ships stay where they are is none.
  ///
  /// @return the planets on which any stay that were picked, as a mask
  public static long ally(Acting game, Seat seat, Side side, Picks picks, int sent) {
    side.allies(side.allies() | seat.bit());
    int there = game.ships().at(side.place(), seat);
    long held = game.verbs().ships().departures().leave(seat, picks, side.place());
    int going = held == 0 ? sent : picks.picked();
    if (game.isHeard() && (held == 0 || there + going > 0))
      game.tell(new Event.Joined(seat, side.toString(), there + going));
    game.verbs().ships().carry(seat, picks, side.place(), true);
    picks.during(game.verbs().ships()::settle);
    if (held != 0 && there + going == 0) side.refuse(seat);
    return held;
  }

  // all answers at once and secretly; ships are sent afterwards in the usual order. What is
  // used
  // when one's turn to join comes is declared before anybody answers.
  private static void hiddenAnswers(Acting game) {
    Encounter encounter = game.encounter();
    int[] choices = game.choices();
    int asked = 0;
    for (int i = 1; i < game.seats(); i++) {
      Seat seat = game.leftOf(encounter.offense(), i);
      if (!encounter.isMain(seat)) turnToJoin(game, seat);
    }
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      choices[i] = Choice.of(Word.NONE);
      if (encounter.isMain(seat)) continue;
      int sides = sides(game, seat);
      if (encounter.isAlly(seat)
          || seat.in(encounter.answersLast())
          || (sides & (OFFENSE | DEFENSE)) == 0
          || Launch.offer(game, seat).available() == 0) continue;
      fill(game.sealedMenu(seat).clear(), sides);
      asked |= seat.bit();
    }
    if (asked != 0) game.together(asked, Prompt.JOIN, choices);
    for (int i = 1; i < game.seats(); i++) {
      Seat seat = game.leftOf(encounter.offense(), i);
      if (!encounter.isMain(seat) && !seat.in(encounter.answersLast()))
        answer(game, seat, choices[seat.index()]);
    }
  }
}
