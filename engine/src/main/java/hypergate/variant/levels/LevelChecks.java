package hypergate.variant.levels;

import hypergate.game.explain.Fact;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.explain.Inquiry;
import hypergate.game.piece.Seat;
import java.util.Optional;

/// Wielding, advocating and advancing Tech levels.
final class LevelChecks {
  private LevelChecks() {}

  /// Answers to `wield`, `advocate` and `re-wield`. All of it is public.
  static void speak(Inquiry inquiry) {
    if (inquiry.answer.strip().equals("no")) return;
    if (!inquiry.need(LevelReason.LEVELS_PLAYED, Levels.areIn(inquiry.view))) return;
    Chain chain = Levels.of(inquiry.game).chain();
    if (!inquiry.check(LevelReason.SOMETHING_DONE, chain.isOpen(), done(chain))) return;
    if (!inquiry.need(LevelReason.NOT_YOUR_ACTION, inquiry.seat != chain.target())) return;
    boolean first = inquiry.prompt.equals(LevelQuestions.WIELD.id());
    if (first) wield(inquiry, chain);
    else if (inquiry.prompt.equals(LevelQuestions.ADVOCATE.id())) advocate(inquiry, chain);
    else wieldAgain(inquiry, chain);
  }

  private static Fact[] done(Chain chain) {
    return chain.isOpen()
        ? new Fact[] {
          Fact.of(Arg.SEAT, chain.target()), Fact.of(Arg.FIELD, chain.field().notation())
        }
        : new Fact[0];
  }

  private static void wield(Inquiry inquiry, Chain chain) {
    boolean free = chain.links() == 0;
    if (!inquiry.need(
        LevelReason.WIELDED_ALREADY,
        free,
        Fact.of(Arg.SEAT, free ? chain.target() : chain.link(0)))) return;
    compare(inquiry, LevelReason.HIGHER_THAN_ACTING, chain.target(), 1);
  }

  private static void advocate(Inquiry inquiry, Chain chain) {
    boolean wielded = chain.links() % 2 == 1;
    if (!inquiry.need(LevelReason.WIELD_COMES_FIRST, wielded)) return;
    Seat wielder = chain.link(chain.links() - 1);
    if (!inquiry.need(LevelReason.NOT_AGAINST_YOURSELF, inquiry.seat != wielder)) return;
    compare(inquiry, LevelReason.AS_HIGH_AS_WIELDER, wielder, 0);
  }

  private static void wieldAgain(Inquiry inquiry, Chain chain) {
    boolean advocated = chain.links() > 0 && chain.links() % 2 == 0;
    if (!inquiry.need(LevelReason.ADVOCATE_COMES_FIRST, advocated)) return;
    compare(inquiry, LevelReason.HIGHER_THAN_ADVOCATE, chain.link(chain.links() - 1), 1);
  }

  private static void compare(Inquiry inquiry, LevelReason reason, Seat other, int above) {
    Levels levels = Levels.of(inquiry.view);
    Field field = Levels.of(inquiry.game).chain().field();
    int own = levels.of(inquiry.seat, field);
    int theirs = levels.of(other, field);
    inquiry.check(
        reason,
        own >= theirs + above,
        Fact.of(Arg.SEAT, other),
        Fact.of(Arg.FIELD, field.notation()),
        Fact.of(Arg.HAVE, own),
        Fact.of(Arg.NEEDED, theirs));
  }

  /// Answers to `advance`.
  static void advance(Inquiry inquiry) {
    if (!inquiry.need(LevelReason.LEVELS_PLAYED, Levels.areIn(inquiry.view))) return;
    Levels levels = Levels.of(inquiry.view);
    String typed = inquiry.answer.strip();
    Optional<Field> field = levels.field(typed);
    inquiry.check(LevelReason.FIELD_IN_GAME, field.isPresent(), Fact.of(Arg.TYPED, typed));
    if (field.isPresent() && levels.of(inquiry.seat, field.get()) == 2)
      inquiry.check(LevelReason.FIELD_WRAPS, true, Fact.of(Arg.FIELD, field.get().notation()));
  }
}
