package hypergate.players.base.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.game.word.Window;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Citadel: laid from a hand with attacks to spare, activated to defend.
public final class Citadel {
  /// The mark of its sheet that tells whether the citadels of a planet have been activated.
  private static final int ACTIVE = 0;

  public static final Judgement CITADEL =
      Judgement.of("citadel")
          .worth(Citadel::worth)
          .answers("card", (outlook, question) -> outlook.choosing.pick(question, -1, -1e9))
          .answers("planet", Citadel::weakest)
          .guards(Citadel::citadels);

  private Citadel() {}

  private static double worth(Outlook outlook) {
    boolean activates = outlook.question.window() == Window.SELECTED;
    if (activates) return outlook.reinforcing.wantsOffense() ? -1 : 2;
    int attacks = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).kind() == Kind.ATTACK) attacks++;
    return attacks >= 4 ? 0.6 : -1;
  }

  // The sum of the citadels of a planet, unless it stands in the totals already.
  private static int citadels(Outlook outlook, int instance, Planet planet) {
    if (outlook.view.powers().mark(instance, ACTIVE) != 0) return 0;
    int sum = 0;
    CardSet pile = outlook.view.cards().pile(instance);
    for (int card = pile.next(0); card >= 0; card = pile.next(card + 1))
      if (outlook.view.cards().beside(card) == planet) sum += outlook.view.face(card).value();
    return sum;
  }

  // The own home planet that is held by the fewest ships.
  private static int weakest(Outlook outlook, Question question) {
    int best = 0;
    int fewest = 99;
    for (int i = 0; i < question.count(); i++) {
      Planet planet = Planet.of(Choice.value(question.option(i)));
      int ships = outlook.ships.on(planet, outlook.me);
      if (outlook.ships.systemOf(planet) != outlook.me || ships == 0 || ships >= fewest) continue;
      fewest = ships;
      best = i;
    }
    return best;
  }
}
