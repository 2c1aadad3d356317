package hypergate.players;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Notation;
import hypergate.game.verb.Offer;
import hypergate.game.view.Question;
import hypergate.game.word.Query;

/// What a machine says to the other side with its answer in a deal: a sentence about what the table
/// can see, so that it gives nothing of its hand away.
public final class DealReason {
  private DealReason() {}

  /// A sentence to the other side, in plain English.
  ///
  /// @param question that is answered
  /// @param position of the answer
  /// @return empty where there is nothing to say: outside deals, and while an offer is composed
  public static String of(Question question, int position) {
    if (question.prompt() != Prompt.DEAL || question.gestureStep() > 0) return "";
    Terms terms = new Terms(question);
    int option = question.option(position);
    if (Choice.kind(option) == Choice.OFFER) {
      int packed = Choice.value(option);
      terms.add(question.seat(), packed >> 12);
      terms.add(terms.other, packed & 0xfff);
      return terms.offered();
    }
    terms.add(question.offer());
    if (Choice.is(option, Word.ACCEPT)) return terms.accepted();
    return Choice.is(option, Word.REJECT) ? terms.rejected() : "";
  }

  /// What changes hands, as far as it counts for winning, from the side of one who speaks.
  private static final class Terms {
    private final Question question;
    private final Seat me;
    private final Seat other;
    private int all;
    private int given;
    private int taken;
    private int goodsGiven;
    private int goodsTaken;

    Terms(Question question) {
      this.question = question;
      this.me = question.seat();
      this.other = question.view().encounter().opponent(me);
    }

    void add(Offer offer) {
      for (int i = 0; i < offer.terms(); i++) add(offer.giver(i), offer.term(i));
    }

    void add(Seat giver, int term) {
      if (term == 0) return;
      all++;
      Seat receiver = giver == me ? other : me;
      if (isForeignColony(receiver, term)) {
        if (giver == me) given++;
        else taken++;
      } else if (giver == me) goodsGiven++;
      else goodsTaken++;
    }

    private static boolean isForeignColony(Seat receiver, int term) {
      int kind = term >> 8;
      return (kind == Notation.COLONY || kind == Notation.COLONY_OUTPOST)
          && Planet.of(term & 0xff).system() != receiver;
    }

    private boolean wins(Seat seat, int more) {
      int needed =
          question.view().query(Query.COLONIES_NEEDED, seat, question.rules().coloniesToWin());
      return more > 0 && question.view().powers().foreignColonies(seat) + more >= needed;
    }

    String offered() {
      boolean iWin = wins(me, taken);
      boolean youWin = wins(other, given);
      if (iWin && youWin) return "With this we win together.";
      if (youWin) return "With this you win.";
      if (given > 0 && taken > 0) return "A colony for a colony: neither of us falls behind.";
      if (given > 0 && goodsTaken > 0) return "You gain a colony; all I ask is something for it.";
      if (taken > 0 && goodsGiven > 0) return "I pay for the colony that I ask for.";
      if (goodsGiven > 0 && goodsTaken > 0)
        return "Something for something, and nobody loses ships.";
      if (given + goodsGiven > 0) return "Better that you have this than that we both lose ships.";
      return "A small price, compared with the ships that we both lose otherwise.";
    }

    String accepted() {
      boolean iWin = wins(me, taken);
      boolean youWin = wins(other, given);
      if (iWin && youWin) return "Then we win together.";
      if (iWin) return "That wins me the game.";
      if (given > 0 && taken > 0) return "A colony each: that is fair.";
      if (taken > 0) return "A colony is worth that to me.";
      return "That costs me less than a deal that fails.";
    }

    String rejected() {
      boolean iWin = wins(me, taken);
      boolean youWin = wins(other, given);
      if (all == 0) return "There is nothing that I would give.";
      if (youWin && !iWin) return "With that you would win alone.";
      if (given > taken) return "I will not give a colony for that.";
      if (given > 0) return "That helps you more than me.";
      if (goodsGiven > goodsTaken && taken == 0) return "I would get nothing for it.";
      return "I would rather lose the ships than agree to that.";
    }
  }
}
