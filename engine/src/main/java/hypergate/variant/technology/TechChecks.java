package hypergate.variant.technology;

import hypergate.game.card.Options;
import hypergate.game.decide.Choice;
import hypergate.game.explain.AskingReason;
import hypergate.game.explain.CardReason;
import hypergate.game.explain.Fact;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.explain.Inquiry;
import hypergate.game.explain.Named;
import hypergate.game.explain.Outposts;
import hypergate.game.explain.ShipReason;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.timing.StandChoice;
import hypergate.game.view.Question;
import java.util.List;

/// The tech step, and new tech instead of an encounter.
final class TechChecks {
  private TechChecks() {}

  static void action(Inquiry inquiry) {
    boolean open = inquiry.isOpen();
    if (!inquiry.need(TechReason.TECH_IN_GAME, Techs.areInPlay(inquiry.view))) return;
    Options options = inquiry.table.options();
    boolean one = options.get(TechnologyOptions.ACTIONS_PER_WINDOW) == 1;
    if (!open && one)
      inquiry.check(TechReason.ONE_ACTION, !Techs.of(inquiry.view).hasActed(inquiry.seat));
    List<String> words = inquiry.words();
    String verb = words.isEmpty() ? "" : words.getFirst();
    if (verb.equals("pass")) return;
    boolean known = verb.equals("research") || verb.equals("complete") || verb.equals("abandon");
    if (!inquiry.need(TechReason.TECH_ACTION_KNOWN, known, Fact.of(Arg.TYPED, inquiry.answer)))
      return;
    String id = words.size() < 2 ? "" : words.get(1);
    if (id.isEmpty()) {
      inquiry.check(AskingReason.SAYS_ENOUGH, "TC-4", false);
      return;
    }
    int number = Tech.numberOf(inquiry.content(), id);
    if (!inquiry.need(
        CardReason.CARD_KNOWN,
        number >= 0,
        number >= 0 ? Fact.of(Arg.CARD, id) : Fact.of(Arg.TYPED, id))) return;
    int slot = slot(inquiry, id);
    if (!inquiry.check(TechReason.TECH_YOURS, slot >= 0, Fact.of(Arg.CARD, id))) return;
    Tech tech = inquiry.content().of(Tech.class).get(number);
    switch (verb) {
      case "research" -> research(inquiry, slot, tech, words);
      case "complete" -> complete(inquiry, slot, tech);
      default -> abandon(inquiry, slot, tech);
    }
  }

  /// The slot in which the seat has a tech that it can see; -1 when it has none of that name.
  public static int slot(Inquiry inquiry, String id) {
    for (int slot = 0; slot < inquiry.view.cardSlots().top(); slot++)
      if (Techs.of(inquiry.view).isOf(slot, inquiry.seat)
          && Techs.of(inquiry.view)
              .faceOfCard(slot)
              .filter(card -> card.id().equals(id))
              .isPresent()) return slot;
    for (int slot = 0; slot < inquiry.view.cardSlots().top(); slot++)
      if (Techs.of(inquiry.view).isOf(slot, inquiry.seat)
          && Techs.of(inquiry.view).face(slot).filter(tech -> tech.id().equals(id)).isPresent())
        return slot;
    return named(inquiry, id);
  }

  private static int ofAction(Inquiry inquiry, int choice) {
    return switch (TechChoice.kind(inquiry.view.parts(), choice)) {
      case RESEARCH, COMPLETE, ABANDON -> TechChoice.slot(choice);
      case CARD, NEW, NONE -> -1;
    };
  }

  // Where owners may not look at their techs, the names in their own question still tell them.
  private static int named(Inquiry inquiry, String id) {
    Question question = inquiry.question;
    for (int i = 0; question != null && i < question.count(); i++) {
      int choice = question.option(i);
      String notation = question.notation(i);
      int slot =
          switch (Choice.kind(choice)) {
            case Choice.SLOT -> Choice.value(choice);
            case Choice.USE -> notation.equals(id) ? StandChoice.location(choice) : -1;
            default -> ofAction(inquiry, choice);
          };
      if (slot >= 0 && List.of(notation.split(" ")).contains(id)) return slot;
    }
    return -1;
  }

  private static void research(Inquiry inquiry, int slot, Tech tech, List<String> words) {
    Fact card = Fact.of(Arg.CARD, tech.id());
    boolean down = !Techs.of(inquiry.view).isComplete(slot);
    if (!inquiry.check(TechReason.TECH_FACE_DOWN, down, card)) return;
    if (isFrozen(inquiry, slot, card)) return;
    if (words.size() < 3) {
      inquiry.check(ShipReason.PLANET_NAMED, "TC-4.4", false, Fact.of(Arg.TYPED, ""));
      return;
    }
    Planet outpost = Outposts.planet(inquiry, words.get(2));
    Planet from = outpost.exists() ? outpost : inquiry.planet(words.get(2));
    if (!from.exists()) return;
    if (!inquiry.check(TechReason.TECH_TAKES_SHIPS, !tech.isMili(), card)) return;
    if (outpost.exists() && !Outposts.isThere(inquiry, words.get(2))) return;
    int ships = inquiry.view.ships().inColony(from, inquiry.seat);
    boolean there = outpost.exists() || inquiry.view.ships().on(from, inquiry.seat) > 0;
    if (!inquiry.check(TechReason.RESEARCH_COLONY, there, Fact.of(from))) return;
    boolean may = inquiry.table.options().is(TechnologyOptions.RESEARCH_MAY_EMPTY) || ships > 1;
    inquiry.check(TechReason.RESEARCH_MAY_EMPTY, may, Fact.of(from));
  }

  private static void complete(Inquiry inquiry, int slot, Tech tech) {
    Fact card = Fact.of(Arg.CARD, tech.id());
    boolean down = !Techs.of(inquiry.view).isComplete(slot);
    if (!inquiry.check(TechReason.TECH_FACE_DOWN, down, card)) return;
    if (isFrozen(inquiry, slot, card)) return;
    if (!inquiry.check(TechReason.TECH_NOT_SECRET, !tech.secret(), card)) return;
    boolean paid = tech.isMili() ? payable(inquiry, tech) : funded(inquiry, slot, tech, "TC-4.5");
    if (paid && tech.mayComplete() != null)
      inquiry.check(TechReason.TECH_CARD_ALLOWS, inquiry.offers(inquiry.answer), card);
  }

  // Only a tech on a sheet can be, and only of one is it said that it is not.
  private static boolean isFrozen(Inquiry inquiry, int slot, Fact card) {
    Techs techs = Techs.of(inquiry.view);
    return techs.sheet(slot) >= 0
        && !inquiry.check(TechReason.TECH_NOT_FROZEN, !techs.isFrozen(slot), card);
  }

  private static boolean payable(Inquiry inquiry, Tech tech) {
    Payment payment = tech.payment();
    Fact card = Fact.of(Arg.CARD, tech.id());
    Paying paying = Techs.of(inquiry.table).research().paying();
    boolean may = paying.mayPay(inquiry.seat, payment);
    return switch (payment.form()) {
      case PAIR -> inquiry.check(TechReason.TECH_PAIR, may, card);
      case RUN -> inquiry.check(TechReason.TECH_RUN, may, card);
      default ->
          inquiry.check(
              TechReason.TECH_PAYABLE,
              may,
              card,
              Fact.of(Arg.HAVE, paying.most(inquiry.seat)),
              Fact.of(Arg.NEEDED, payment.total()));
    };
  }

  static boolean funded(Inquiry inquiry, int slot, Tech tech, String rule) {
    int have = Techs.of(inquiry.view).researching(slot);
    int needed = Techs.of(inquiry.table).needed(tech);
    return inquiry.check(
        TechReason.TECH_FUNDED,
        rule,
        have >= needed,
        Fact.of(Arg.CARD, tech.id()),
        Fact.of(Arg.HAVE, have),
        Fact.of(Arg.NEEDED, needed),
        Fact.of(Arg.MISSING, Math.max(0, needed - have)));
  }

  private static void abandon(Inquiry inquiry, int slot, Tech tech) {
    Options options = inquiry.table.options();
    boolean down = !Techs.of(inquiry.view).isComplete(slot);
    boolean underfunded = down && !options.is(TechnologyOptions.UNDERFUNDED);
    if (!options.is(TechnologyOptions.ABANDON_ACTION) && underfunded) {
      boolean payable =
          tech.isMili()
              ? Techs.of(inquiry.table).research().paying().mayPay(inquiry.seat, tech.payment())
              : Techs.of(inquiry.view).researching(slot) >= Techs.of(inquiry.table).needed(tech);
      boolean completes =
          payable
              && !tech.secret()
              && (tech.mayComplete() == null || inquiry.offers("complete " + tech.id()));
      inquiry.check(TechReason.ABANDON_UNDERFUNDED, !completes, Fact.of(Arg.CARD, tech.id()));
      return;
    }
    if (!inquiry.check(TechReason.ABANDON_IN_EDITION, options.is(TechnologyOptions.ABANDON_ACTION)))
      return;
    boolean may = down || options.is(TechnologyOptions.ABANDON_FACE_UP);
    inquiry.check(TechReason.ABANDON_FACE_UP, may, Fact.of(Arg.CARD, tech.id()));
  }

  /// The choice of a tech to keep.
  static void keep(Inquiry inquiry) {
    String named = inquiry.answer.strip();
    boolean known = Tech.numberOf(inquiry.content(), named) >= 0;
    if (!inquiry.need(
        CardReason.CARD_KNOWN, known, known ? Fact.of(Arg.CARD, named) : Fact.of(Arg.TYPED, named)))
      return;
    inquiry.check(TechReason.TECH_DEALT, inquiry.offers(named), Fact.of(Arg.CARD, named));
  }

  /// The use of a tech, apart from the moment.
  static boolean has(Inquiry inquiry, Named named) {
    Fact card = Fact.of(Arg.CARD, named.id());
    if (!inquiry.need(TechReason.TECH_IN_GAME, Techs.areInPlay(inquiry.view))) return false;
    int slot = slot(inquiry, named.id());
    if (!inquiry.check(TechReason.TECH_YOURS, slot >= 0, card)) return false;
    Tech tech = inquiry.content().of(Tech.class).get(Tech.numberOf(inquiry.content(), named.id()));
    if (Techs.of(inquiry.view).isComplete(slot))
      return inquiry.check(TechReason.TECH_FACE_UP, true, card);
    if (!tech.secret()) {
      inquiry.check(TechReason.TECH_FACE_UP, false, card);
      funded(inquiry, slot, tech, "TC-4.5");
      return false;
    }
    boolean warned = inquiry.table.encounter().is(Encounter.WARNING);
    if (isFrozen(inquiry, slot, card)) return false;
    boolean funded = funded(inquiry, slot, tech, "TC-7.1");
    if (tech.isHaz()) funded &= inquiry.check(TechReason.HAZARD_WARNING, warned, card);
    if (!inquiry.table.options().is(TechnologyOptions.SECRET_COSTS)) return funded;
    boolean acted = Techs.of(inquiry.view).hasActed(inquiry.seat);
    return inquiry.check(TechReason.REVEAL_IS_FREE, !acted) && funded;
  }

  /// A tech as a term of a deal.
  static boolean term(Inquiry inquiry, String what, Seat giver, Seat receiver, boolean first) {
    boolean trades =
        inquiry.table.options().is(TechnologyOptions.TRADE_TECHS) && Techs.areInPlay(inquiry.view);
    if (!inquiry.need(TechReason.TECHS_TRADED, trades)) return false;
    Fact seat = Fact.of(Arg.SEAT, giver);
    Fact card = Fact.of(Arg.CARD, what);
    if (giver == inquiry.seat)
      return inquiry.check(TechReason.TECH_OF_GIVER, slot(inquiry, what) >= 0, seat, card);
    // What lies face down before another player is hidden: only that it has something there counts.
    Techs techs = Techs.of(inquiry.view);
    boolean any = false;
    for (int slot = 0; slot < techs.top(); slot++)
      any |=
          techs.isOf(slot, giver)
              && techs.faceOfCard(slot).map(one -> one.id().equals(what)).orElse(true);
    return inquiry.check(TechReason.TECH_OF_GIVER, any, seat, card);
  }

  /// New tech instead of a further encounter.
  static void newTech(Inquiry inquiry, boolean card) {
    if (inquiry.offers("tech")) return;
    if (!inquiry.need(TechReason.TECH_IN_GAME, Techs.areInPlay(inquiry.view))) return;
    boolean left = Techs.of(inquiry.table).deck().hasMore();
    inquiry.check(
        TechReason.TECH_LEFT,
        left
            && Techs.of(inquiry.table).hasRoom()
            && Techs.of(inquiry.table).newTech().count(inquiry.seat) > 0);
    if (inquiry.table.options().is(TechnologyOptions.NEW_TECH_NEEDS_CARD))
      inquiry.check(TechReason.NEW_TECH_CARD, card);
    inquiry.check(
        TechReason.NEW_TECH_ENTITLED,
        inquiry.encounter().numberInTurn() < 2
            || inquiry.table.options().is(TechnologyOptions.NEW_TECH_FOR));
    inquiry.check(CardReason.NOT_COMMITTED, !inquiry.encounter().isCommitted());
  }
}
