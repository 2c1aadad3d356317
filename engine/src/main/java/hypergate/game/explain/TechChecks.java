package hypergate.game.explain;

import hypergate.game.Option;
import hypergate.game.Options;
import hypergate.game.Payment;
import hypergate.game.Question;
import hypergate.game.StandChoice;
import hypergate.game.Tech;
import hypergate.game.decide.Choice;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Sizes;
import hypergate.game.verb.Paying;
import java.util.List;

/// The tech step, and new tech instead of an encounter.
final class TechChecks {
  private TechChecks() {}

  static void action(Inquiry inquiry) {
    boolean open = inquiry.isOpen();
    if (!inquiry.need(TechReason.TECH_IN_GAME, inquiry.view.techs().inPlay())) return;
    Options options = inquiry.table.options();
    boolean one = options.get(Option.ACTIONS_PER_WINDOW) == 1;
    if (!open && one)
      inquiry.check(TechReason.ONE_ACTION, !inquiry.view.techs().hasActed(inquiry.seat));
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
    int number = inquiry.content().techNumber(id);
    if (!inquiry.need(
        CardReason.CARD_KNOWN,
        number >= 0,
        number >= 0 ? Fact.of(Arg.CARD, id) : Fact.of(Arg.TYPED, id))) return;
    int slot = slot(inquiry, id);
    if (!inquiry.check(TechReason.TECH_YOURS, slot >= 0, Fact.of(Arg.CARD, id))) return;
    Tech tech = inquiry.content().tech(number);
    switch (verb) {
      case "research" -> research(inquiry, slot, tech, words);
      case "complete" -> complete(inquiry, slot, tech);
      default -> abandon(inquiry, slot, tech);
    }
  }

  /// The slot in which the seat has a tech that it can see; -1 when it has none of that name.
  public static int slot(Inquiry inquiry, String id) {
    for (int slot = 0; slot < Sizes.TECH_SLOTS; slot++)
      if (inquiry.view.techs().isOf(slot, inquiry.seat)
          && inquiry.view.card(slot).filter(card -> card.id().equals(id)).isPresent()) return slot;
    for (int slot = 0; slot < Sizes.TECH_SLOTS; slot++)
      if (inquiry.view.techs().isOf(slot, inquiry.seat)
          && inquiry.view.tech(slot).filter(tech -> tech.id().equals(id)).isPresent()) return slot;
    return named(inquiry, id);
  }

  // Where owners may not look at their techs, the names in their own question still tell them.
  private static int named(Inquiry inquiry, String id) {
    Question question = inquiry.question;
    for (int i = 0; question != null && i < question.count(); i++) {
      int choice = question.option(i);
      String notation = question.notation(i);
      int slot =
          switch (Choice.kind(choice)) {
            case Choice.RESEARCH -> Choice.value(choice) >> 8;
            case Choice.COMPLETE, Choice.ABANDON, Choice.TECH_SLOT -> Choice.value(choice);
            case Choice.USE -> notation.equals(id) ? StandChoice.location(choice) : -1;
            default -> -1;
          };
      if (slot >= 0 && List.of(notation.split(" ")).contains(id)) return slot;
    }
    return -1;
  }

  private static void research(Inquiry inquiry, int slot, Tech tech, List<String> words) {
    Fact card = Fact.of(Arg.CARD, tech.id());
    boolean down = !inquiry.view.techs().isComplete(slot);
    if (!inquiry.check(TechReason.TECH_FACE_DOWN, down, card)) return;
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
    boolean may = inquiry.table.options().is(Option.RESEARCH_MAY_EMPTY) || ships > 1;
    inquiry.check(TechReason.RESEARCH_MAY_EMPTY, may, Fact.of(from));
  }

  private static void complete(Inquiry inquiry, int slot, Tech tech) {
    Fact card = Fact.of(Arg.CARD, tech.id());
    boolean down = !inquiry.view.techs().isComplete(slot);
    if (!inquiry.check(TechReason.TECH_FACE_DOWN, down, card)) return;
    if (!inquiry.check(TechReason.TECH_NOT_SECRET, !tech.secret(), card)) return;
    boolean paid = tech.isMili() ? payable(inquiry, tech) : funded(inquiry, slot, tech, "TC-4.5");
    if (paid && tech.mayComplete() != null)
      inquiry.check(TechReason.TECH_CARD_ALLOWS, inquiry.offers(inquiry.answer), card);
  }

  private static boolean payable(Inquiry inquiry, Tech tech) {
    Payment payment = tech.payment();
    Fact card = Fact.of(Arg.CARD, tech.id());
    Paying paying = inquiry.table.verbs().research().paying();
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
    int have = inquiry.view.techs().ships(slot);
    int needed = inquiry.table.techs().needed(tech);
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
    boolean down = !inquiry.view.techs().isComplete(slot);
    boolean underfunded = down && !options.is(Option.UNDERFUNDED);
    if (!options.is(Option.ABANDON_ACTION) && underfunded) {
      boolean payable =
          tech.isMili()
              ? inquiry.table.verbs().research().paying().mayPay(inquiry.seat, tech.payment())
              : inquiry.view.techs().ships(slot) >= inquiry.table.techs().needed(tech);
      boolean completes =
          payable
              && !tech.secret()
              && (tech.mayComplete() == null || inquiry.offers("complete " + tech.id()));
      inquiry.check(TechReason.ABANDON_UNDERFUNDED, !completes, Fact.of(Arg.CARD, tech.id()));
      return;
    }
    if (!inquiry.check(TechReason.ABANDON_IN_EDITION, options.is(Option.ABANDON_ACTION))) return;
    boolean may = down || options.is(Option.ABANDON_FACE_UP);
    inquiry.check(TechReason.ABANDON_FACE_UP, may, Fact.of(Arg.CARD, tech.id()));
  }

  static void newTech(Inquiry inquiry, boolean card) {
    if (inquiry.offers("tech")) return;
    if (!inquiry.need(TechReason.TECH_IN_GAME, inquiry.view.techs().inPlay())) return;
    boolean left = inquiry.table.techs().deck().hasMore();
    inquiry.check(
        TechReason.TECH_LEFT,
        left
            && inquiry.table.techs().hasRoom()
            && inquiry.table.verbs().newTech().count(inquiry.seat) > 0);
    if (inquiry.table.options().is(Option.NEW_TECH_NEEDS_CARD))
      inquiry.check(TechReason.NEW_TECH_CARD, card);
    inquiry.check(
        TechReason.NEW_TECH_ENTITLED,
        inquiry.encounter().numberInTurn() < 2 || inquiry.table.options().is(Option.NEW_TECH_FOR));
    inquiry.check(CardReason.NOT_COMMITTED, !inquiry.encounter().isCommitted());
  }
}
