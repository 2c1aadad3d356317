package hypergate.game.explain;

import static hypergate.game.explain.Asked.asked;

import hypergate.game.decide.Prompt;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.List;

/// The questions that the rules ask in every game.
final class CoreQuestions {
  static final List<Asked> ALL =
      List.of(
          asked(Prompt.USE, "use something or pass", "R-3.5").alwaysChecked(UseChecks::look),
          asked(Prompt.KEEP_ALIEN, "choose an alien", "R-2.3")
              .in(Step.SETUP)
              .checked(CardChecks::keep),
          asked(Prompt.PLACE, "place ships", "R-16.5").openly().checked(ShipChecks::pick),
          asked(Prompt.LOSE, "choose ships to lose", "R-16.10").openly().checked(ShipChecks::pick),
          // Of those lost to it and those on planets there.
          asked(Prompt.LEAVE_WARP, "choose ships that leave the warp", "R-16.10")
              .openly()
              .checked(CardChecks::several),
          asked(Prompt.DEFENSE, "name the defense", "R-6.5")
              .in(Step.DESTINY)
              .to(Role.OFFENSE)
              .openly()
              .checked(SideChecks::defense),
          asked(Prompt.SYSTEM, "choose what to do in your own system", "R-6.4")
              .in(Step.DESTINY)
              .to(Role.OFFENSE)
              .openly()
              .checked(SideChecks::system),
          asked(Prompt.AIM, "aim the gate", "R-7.1")
              .in(Step.LAUNCH, Step.DESTINY)
              .to(Role.OFFENSE)
              .openly()
              .checked(ShipChecks::aim),
          asked(Prompt.LAUNCH, "launch ships", "R-7.3")
              .in(Step.LAUNCH, Step.DESTINY)
              .to(Role.OFFENSE)
              .openly()
              .checked(ShipChecks::launch),
          asked(Prompt.INVITE, "invite allies", "R-8.1")
              .in(Step.ALLIANCE)
              .to(Role.MAIN)
              .openly()
              .checked(SideChecks::invite),
          asked(Prompt.JOIN, "answer invitations", "R-8.3")
              .in(Step.ALLIANCE)
              .to(Role.NOT_MAIN)
              .checked(SideChecks::join),
          // In place of ships that something keeps where they are.
          asked(Prompt.SEND, "send other ships", "R-7.3").openly().checked(CardChecks::several),
          asked(Prompt.SELECT, "choose an encounter card", "R-9.5")
              .in(Step.PLANNING)
              .to(Role.MAIN)
              .alwaysChecked(CardChecks::select),
          asked(Prompt.DEAL, "speak in a deal", "R-14.12")
              .in(Step.RESOLUTION)
              .to(Role.MAIN)
              .openly()
              .checked(DealChecks::look),
          // Effects give rewards to others and at other moments too.
          asked(Prompt.REWARD, "choose rewards", "R-13.6").openly().checked(SideChecks::reward),
          asked(Prompt.TAKE, "take a card", "R-0.5").openly().checked(CardChecks::several),
          asked(Prompt.DISCARD, "discard cards", "R-0.5").openly().checked(CardChecks::several),
          asked(Prompt.NEXT, "choose what follows the encounter", "R-15.3")
              .in(Step.NEXT_ENCOUNTER)
              .to(Role.OFFENSE)
              .openly()
              .checked(CardChecks::next));

  private CoreQuestions() {}
}
