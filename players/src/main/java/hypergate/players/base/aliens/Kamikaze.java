package hypergate.players.base.aliens;

import hypergate.game.view.Question;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Kamikaze: two ships for cards when the hand is small.
public final class Kamikaze {
  public static final Judgement KAMIKAZE =
      Judgement.of("kamikaze")
          .worth(outlook -> outlook.view.handSize(outlook.me) <= 4 && outlook.isRich() ? 2 : -1)
          .answers("ships", Kamikaze::burn);

  private Kamikaze() {}

  /// Which ships are burnt.
  public static int burn(Outlook outlook, Question question) {
    return outlook.shipping.send(question, question.gestureStep(), 2);
  }
}
