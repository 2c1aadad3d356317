package hypergate.server.table;

import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.server.protocol.Command;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.Problem;
import hypergate.server.protocol.PromiseDraft;
import hypergate.server.protocol.deal.DealContent;
import hypergate.server.protocol.deal.DealDrafts;
import hypergate.server.protocol.why.Explanations;
import java.util.List;
import java.util.Set;

/// What the two players of an encounter say while they deal.
final class DealTable {
  private static final Set<String> PROMISES =
      Set.of("ally", "not-attack", "negotiate", "share-win", "text");
  private static final int TERMS = 24;

  private final Act act;
  private final Position position;
  private final Chair chair;
  private final Bargains bargains;
  private final Play play;

  DealTable(Act act, Chair chair) {
    this.act = act;
    this.position = act.position();
    this.chair = chair;
    this.play = position.running();
    this.bargains = position.bargains();
    bargains.hear(play.session());
  }

  /// Says what a command says.
  void speak(Command command) {
    Desk.playing(position, chair);
    String action = Desk.needed(command.action(), "action");
    switch (action) {
      case "draft" -> draft(checked(Desk.needed(command.draft(), "draft")));
      case "propose" -> propose(checked(Desk.needed(command.draft(), "draft")));
      case "accept" -> accept(Desk.needed(command.digest(), "digest"));
      case "back" -> back(Desk.needed(command.digest(), "digest"));
      case "fail" -> answer("reject");
      default -> throw Refusal.malformed("In a deal one cannot '{action}'.", "action", action);
    }
  }

  /// A draft that is not absurd.
  static DealDraft checked(DealDraft draft) {
    if (draft.give().size() + draft.get().size() > TERMS)
      throw Refusal.notLegal("A deal has at most {most} terms.", "most", TERMS);
    for (List<String> terms : List.of(draft.give(), draft.get()))
      for (String term : terms)
        if (!term.matches("[a-zA-Z0-9][a-zA-Z0-9 /#-]{0,60}"))
          throw Refusal.notLegal("'{term}' is no term of a deal.", "term", term);
    if (draft.promises() != null) {
      if (draft.promises().size() > 6)
        throw Refusal.notLegal("Nobody remembers more than 6 promises.");
      for (PromiseDraft promise : draft.promises()) {
        if (!PROMISES.contains(promise.kind()))
          throw Refusal.notLegal("There is no promise '{kind}'.", "kind", promise.kind());
        String text = promise.text();
        if (promise.kind().equals("text")) Names.checked(text == null ? "" : text, Names.PROMISE);
      }
    }
    return draft;
  }

  private Seat speaker() {
    Session session = play.session();
    for (Seat seat : session.asked())
      if (session.question(seat).prompt().equals(Prompt.DEAL)) {
        if (chair.seats().contains(seat)) return seat;
        throw Refusal.notNow("It is the other side's turn to speak.");
      }
    throw Refusal.notNow("Nobody is making a deal now.");
  }

  private void draft(DealDraft draft) {
    if (chair.seats().stream().noneMatch(seat -> bargains.isMain(play.session(), seat)))
      throw Bargains.notMain();
    if (bargains.isEnded()) throw Refusal.notNow("The deal is over.");
    if (play.session().game().encounter().revealed())
      throw Refusal.notNow("The cards are up: make your offer in earnest.");
    act.add(new Entry.Drafted(Screen.encounter(position), chair.index, draft));
  }

  private void propose(DealDraft draft) {
    Seat seat = speaker();
    propose(
        seat,
        DealContent.drafted(play.session(), seat, draft)
            .orElseThrow(
                () -> Refusal.notLegal("That offer names something that nobody can give.")));
  }

  private void propose(Seat seat, DealContent content) {
    Session session = play.session();
    if (DealDrafts.isEmpty(content))
      throw new Refusal(
          Problem.Kind.NOT_LEGAL
              .because("In a deal something must change hands. To end the talk, let it fail.")
              .withExplanation(DealDrafts.nothing()));
    String line = content.line(session, seat);
    Reply reply = session.preview(session.number(seat), seat, line).reply();
    if (reply instanceof Reply.Refused(Reply.Reason _, String message, List<String> legal))
      throw new Refusal(
          Problem.Kind.NOT_LEGAL
              .answering(message)
              .withLegal(legal)
              .withExplanation(Explanations.absent(session, seat, "deal", line)));
    act.add(
        new Entry.Proposed(
            bargains.encounter(),
            bargains.versions().size() + 1,
            content.promises(seat == bargains.offense()),
            content.locked()));
    answer(seat, line);
  }

  private void accept(String digest) {
    Seat seat = speaker();
    List<Bargains.Version> versions = bargains.versions();
    if (versions.isEmpty()) throw Refusal.notNow("Nothing has been offered yet.");
    if (!content(versions.getLast()).digest().equals(digest))
      throw new Refusal(
          Problem.Kind.STALE_QUESTION.because(
              "The offer on the table is not the one that you saw. Look at it once more."));
    answer(seat, "accept");
  }

  private void back(String digest) {
    Seat seat = speaker();
    for (Bargains.Version version : bargains.versions()) {
      DealContent content = content(version);
      if (!content.digest().equals(digest)) continue;
      propose(seat, content);
      return;
    }
    throw new Refusal(
        Problem.Kind.STALE_QUESTION.because("There has been no such offer in this encounter."));
  }

  private DealContent content(Bargains.Version version) {
    return DealViews.content(play.session(), version);
  }

  private void answer(String line) {
    answer(speaker(), line);
  }

  private void answer(Seat seat, String line) {
    switch (play.answer(seat, line)) {
      case Reply.Accepted _ -> act.moved();
      case Reply.Refused(Reply.Reason _, String message, List<String> legal) ->
          throw new Refusal(Problem.Kind.NOT_LEGAL.answering(message).withLegal(legal));
    }
  }
}
