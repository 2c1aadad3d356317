package hypergate.players;

import hypergate.game.Question;
import hypergate.game.decide.Prompt;
import org.jspecify.annotations.Nullable;

/// Plays by rules of thumb that a friend at the table would call sensible: one class a topic, all
/// reading the same [Outlook]. It sees the view of its seat and nothing else, remembers nothing,
/// and answers the same question always in the same way.
public final class NovicePlayer implements MachinePlayer {
  private @Nullable Topics topics;

  /// All topics of one player.
  private record Topics(
      Outlook outlook,
      Aiming aiming,
      Shipping shipping,
      Alliances alliances,
      Selecting selecting,
      Bargaining bargaining,
      Uses uses,
      Researching researching,
      Wielding wielding,
      Lunar lunar,
      Effects effects,
      Choosing choosing) {

    static Topics of(Question question) {
      Outlook outlook = new Outlook(question);
      Forecast forecast = new Forecast(outlook);
      Shipping shipping = new Shipping(outlook);
      Bargaining bargaining = new Bargaining(outlook);
      Selecting selecting = new Selecting(outlook, forecast, bargaining);
      Alliances alliances = new Alliances(outlook, forecast, shipping);
      Reinforcing reinforcing = new Reinforcing(outlook);
      Answers answers = new Answers(outlook, reinforcing, bargaining);
      OdysseyTricks odyssey = new OdysseyTricks(outlook, reinforcing);
      TechUses techs = new TechUses(outlook, reinforcing, forecast, odyssey);
      Tricks tricks = new Tricks(outlook, selecting, reinforcing, shipping);
      Aiming aiming = new Aiming(outlook);
      OdysseyAliens aliens = new OdysseyAliens(outlook, answers);
      Knacks knacks = new Knacks(outlook, reinforcing, shipping, aiming);
      EdictTricks edicts = new EdictTricks(outlook, reinforcing, alliances);
      MoonTricks moons = new MoonTricks(outlook, reinforcing, bargaining, alliances, shipping);
      Uses uses =
          new Uses(
              outlook,
              selecting,
              alliances,
              reinforcing,
              bargaining,
              answers,
              techs,
              tricks,
              knacks,
              odyssey,
              aliens,
              edicts,
              moons);
      return new Topics(
          outlook,
          aiming,
          shipping,
          alliances,
          selecting,
          bargaining,
          uses,
          new Researching(outlook, uses, techs.tricks()),
          new Wielding(outlook, answers),
          new Lunar(outlook),
          new Effects(
              outlook,
              shipping,
              reinforcing,
              uses,
              techs,
              tricks,
              knacks,
              odyssey,
              aliens,
              edicts,
              moons),
          new Choosing(outlook));
    }
  }

  /// A novice.
  public NovicePlayer() {}

  @Override
  public void reseed(long seed) {
    // It leaves nothing to chance.
  }

  @Override
  public int choose(Question question) {
    Topics all = topics;
    if (all == null) {
      all = Topics.of(question);
      topics = all;
    } else {
      all.outlook.read(question);
    }
    return answer(all, question);
  }

  private static int answer(Topics all, Question question) {
    Prompt prompt = question.prompt();
    return switch (prompt.id()) {
      case "use" -> all.uses.use(question);
      case "aim" -> all.aiming.aim(question);
      case "defense" -> all.aiming.defense(question);
      case "system" -> all.aiming.system(question);
      case "launch" -> launch(all, question);
      case "invite" -> all.alliances.invite(question);
      case "join" -> all.alliances.join(question);
      case "select", "select-second" -> all.selecting.select(question);
      case "join-second" -> all.alliances.joinSecond(question);
      case "deal" -> all.bargaining.deal(question);
      case "place" -> all.shipping.place(question);
      case "lose" -> all.shipping.lose(question);
      case "tech-action" -> all.researching.act(question);
      case "keep-tech" -> all.researching.keep(question);
      case "next" -> all.researching.next(question);
      case "advance" -> all.wielding.advance(question);
      case "wield", "re-wield" -> all.wielding.wield(question);
      case "advocate" -> all.wielding.advocate(question);
      case "place-moon" -> all.lunar.attach(question);
      case "occupy" -> all.lunar.occupy(question);
      case "defend-moon" -> all.lunar.defend(question);
      case "keep-alien" -> all.choosing.alien(question);
      case "reward" -> all.choosing.reward(question);
      case "take" -> all.choosing.take(question);
      case "discard" -> all.choosing.discard(question);
      default -> all.effects.answer(question, prompt.id());
    };
  }

  private static int launch(Topics all, Question question) {
    return all.shipping.send(question, question.gestureStep(), all.shipping.launching());
  }
}
