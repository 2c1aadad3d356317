package hypergate.game.explain;

import hypergate.game.decide.Choice;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Naming players: inviting, joining a side, choosing the defense, and rewards for having joined.
final class SideChecks {
  private static final Pattern REWARD =
      Pattern.compile("(?:cards (\\d{1,2}))? ?(?:ships (\\d{1,2}))?");

  private SideChecks() {}

  static void invite(Inquiry inquiry) {
    List<String> words = inquiry.words();
    if (words.equals(List.of("none")) || words.equals(List.of("all"))) return;
    int limit = inquiry.table.query(Query.INVITE_LIMIT, inquiry.seat, Seat.MOST);
    if (limit < words.size()
        && !inquiry.check(
            ShipReason.INVITE_LIMIT,
            false,
            inquiry.causes(Query.INVITE_LIMIT),
            Fact.of(Arg.LIMIT, limit),
            Fact.of(Arg.NAMED, words.size()))) return;
    for (String word : words) {
      Seat named = inquiry.seat(word);
      if (!named.exists()) return;
      boolean main = inquiry.encounter().isMain(named);
      if (!inquiry.check(ShipReason.INVITEE_NOT_MAIN, !main, Fact.of(Arg.SEAT, named))) return;
      if (!inquiry.check(
          ShipReason.INVITEE_OPEN,
          inquiry.offers(named.letter()),
          inquiry.causes(Query.MAY_INVITE),
          Fact.of(Arg.SEAT, named))) return;
    }
  }

  static void join(Inquiry inquiry) {
    List<String> words = inquiry.words();
    String first = words.getFirst();
    boolean asksSide = inquiry.offers("offense") || inquiry.offers("defense");
    if (asksSide) {
      if (first.equals("none")) {
        inquiry.check(
            ShipReason.MAY_STAY_OUT, inquiry.offers("none"), inquiry.causes(Query.MAY_JOIN));
        return;
      }
      boolean side = first.equals("offense") || first.equals("defense");
      if (!inquiry.need(ShipReason.SIDE_NAMED, side, Fact.of(Arg.TYPED, first))) return;
      if (!maySide(inquiry, first)) return;
      words = words.subList(1, words.size());
    }
    boolean later = asksSide && inquiry.table.options().is(hypergate.game.card.Option.ALLIANCES);
    if (later) return;
    int limit = inquiry.table.query(Query.JOIN_LIMIT, inquiry.seat, RuleNumbers.MOST_SHIPS);
    int least = inquiry.table.query(Query.JOIN_LEAST, inquiry.seat, 1);
    ShipChecks.send(
        inquiry,
        words,
        new ShipChecks.Sending(
            "R-8.4", least, limit, limit == RuleNumbers.MOST_SHIPS ? null : Query.JOIN_LIMIT));
  }

  private static boolean maySide(Inquiry inquiry, String side) {
    boolean open = inquiry.offers(side);
    boolean invited =
        inquiry.seat.in(
            inquiry
                .encounter()
                .invited(
                    side.equals("offense")
                        ? inquiry.encounter().offensive()
                        : inquiry.encounter().defensive()));
    Fact role = Fact.of(Arg.ROLE, side);
    if (open || !invited) return inquiry.check(ShipReason.INVITED, "R-8.5", open, role) || false;
    int sides =
        inquiry.table.query(Query.MAY_JOIN, inquiry.seat, Alliance.OFFENSE | Alliance.DEFENSE);
    String bound = (sides & Alliance.OFFENSE) != 0 ? "offense" : "defense";
    return inquiry.check(
        ShipReason.SIDE_FREE, false, inquiry.causes(Query.MAY_JOIN), Fact.of(Arg.ROLE, bound));
  }

  static void defense(Inquiry inquiry) {
    Seat named = inquiry.seat(inquiry.answer.strip());
    if (named.exists()) inquiry.check(ShipReason.DEFENSE_IS_ANOTHER, named != inquiry.seat);
  }

  static void system(Inquiry inquiry) {
    if (inquiry.answer.strip().equals("redraw")) return;
    Seat named = inquiry.seat(inquiry.answer.strip());
    if (!named.exists()) return;
    var ships = inquiry.view.ships();
    if (named != inquiry.seat) {
      long there = ships.colonies(named) & ships.placesOf(inquiry.seat);
      inquiry.check(ShipReason.INTRUDER, there != 0, Fact.of(Arg.SEAT, named));
      return;
    }
    boolean empty = false;
    for (Planet planet : Planet.listOf(ships.planetsOf(inquiry.seat)))
      empty |= ships.seatsOn(planet) == 0;
    inquiry.check(ShipReason.HAS_EMPTY_HOME, empty);
    inquiry.check(ShipReason.HAS_COLONY, ships.colonies(inquiry.seat) != 0);
  }

  /// A seat that an effect's question offers or not.
  static void offered(Inquiry inquiry, String word) {
    if (inquiry.offers(word)) return;
    if (word.equals("all") || word.equals("none")) return;
    Seat named = inquiry.seat(word);
    if (!named.exists()) return;
    inquiry.check(
        AskingReason.SEAT_OFFERED,
        false,
        Fact.of(Arg.SEAT, named),
        Fact.of(Arg.SEATS, inquiry.offered(Choice.SEAT)));
  }

  static void reward(Inquiry inquiry) {
    List<String> offered = inquiry.offered(Choice.REWARD);
    String answer = String.join(" ", inquiry.words());
    Matcher matcher = REWARD.matcher(answer);
    boolean form = !answer.isEmpty() && matcher.matches();
    if (!inquiry.need(ShipReason.REWARD_FORM, form || inquiry.offers(answer))) return;
    if (!form) return;
    int cards = part(matcher.group(1));
    int ships = part(matcher.group(2));
    int due = 0;
    int most = 0;
    for (String option : offered) {
      Matcher one = REWARD.matcher(option);
      if (!one.matches()) continue;
      due = part(one.group(1)) + part(one.group(2));
      most = Math.max(most, part(one.group(2)));
    }
    inquiry.check(
        ShipReason.REWARDS_DUE,
        cards + ships == due,
        Fact.of(Arg.DUE, due),
        Fact.of(Arg.NAMED, cards + ships));
    inquiry.check(
        ShipReason.REWARD_SHIPS, ships <= most, Fact.of(Arg.HAVE, most), Fact.of(Arg.NAMED, ships));
  }

  private static int part(@org.jspecify.annotations.Nullable String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }
}
