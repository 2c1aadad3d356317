package hypergate.players.novice;

import hypergate.game.decide.Prompt;
import hypergate.players.novice.Judgement.Answer;
import java.util.HashMap;
import java.util.Map;

/// Who answers what the core asks, by prompt.
final class Habits {
  /// By the ids of prompts.
  static final Map<String, Answer> ALL = new HashMap<>();

  static {
    put(Prompt.USE, (outlook, question) -> outlook.uses.use(question));
    put(Prompt.AIM, (outlook, question) -> outlook.aiming.aim(question));
    put(Prompt.DEFENSE, (outlook, question) -> outlook.aiming.defense(question));
    put(Prompt.SYSTEM, (outlook, question) -> outlook.aiming.system(question));
    put(Prompt.LAUNCH, (outlook, question) -> outlook.shipping.launch(question));
    put(Prompt.INVITE, (outlook, question) -> outlook.alliances.invite(question));
    put(Prompt.JOIN, (outlook, question) -> outlook.alliances.join(question));
    put(Prompt.SELECT, (outlook, question) -> outlook.selecting.select(question));
    put(Prompt.DEAL, (outlook, question) -> outlook.bargaining.deal(question));
    put(Prompt.PLACE, (outlook, question) -> outlook.shipping.place(question));
    put(Prompt.LOSE, (outlook, question) -> outlook.shipping.lose(question));
    put(Prompt.NEXT, (outlook, question) -> outlook.choosing.next(question));
    put(Prompt.KEEP_ALIEN, (outlook, question) -> outlook.choosing.alien(question));
    put(Prompt.REWARD, (outlook, question) -> outlook.choosing.reward(question));
    put(Prompt.TAKE, (outlook, question) -> outlook.choosing.take(question));
    put(Prompt.DISCARD, (outlook, question) -> outlook.choosing.discard(question));
  }

  private Habits() {}

  private static void put(Prompt prompt, Answer answer) {
    ALL.put(prompt.id(), answer);
  }
}
