package hypergate.players.base.tech;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.players.novice.Effects;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Prometheus, which flies with us rather than stay behind.
public final class ThePrometheus {
  public static final Judgement THE_PROMETHEUS =
      Judgement.of("the-prometheus")
          .places(LunarCannon::atHome)
          .picks(Choice.WORD, ThePrometheus::say);

  private ThePrometheus() {}

  private static double say(Outlook outlook, int word) {
    return switch (Word.of(word)) {
      case YES, ADD -> -2;
      default -> Effects.word(outlook.question, Word.of(word));
    };
  }
}
