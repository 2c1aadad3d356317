package hypergate.players;

import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.event.OfferTerms;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.game.word.Query;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What machines say of deals: with every offer, every yes and every no a reason. It follows from
/// the terms and from what lies on the table, which everybody sees, and from nothing else; so it
/// tells nothing of a hand. It hears all that is offered, and is asked what there is to say.
public final class DealTalk {
  private Seat speaker = Seat.NONE;
  private @Nullable OfferTerms terms;

  /// Talk in a game that begins.
  public DealTalk() {}

  /// What is said, and why.
  ///
  /// @param seat who says it
  /// @param said `offers`, `accepts` or `refuses`
  /// @param why a word for the reason: `wins`, `both-win`, `both-gain`, `gains`, `cards`, `no-loss`
  ///   for a deal, `other-wins`, `other-close`, `too-little`, `nothing`, `no-offer`, `not-enough`
  ///   against it
  /// @param other the other side
  /// @param count how many foreign colonies it is about, if it is about any
  public record Said(Seat seat, String said, String why, Seat other, int count) {}

  /// An encounter begins: nothing is offered.
  public void encounter() {
    speaker = Seat.NONE;
    terms = null;
  }

  /// Somebody makes an offer.
  ///
  /// @param view the table as everybody sees it
  /// @return what a machine says with it; null when there is nobody to deal with
  public @Nullable Said offered(Event.Offered offer, View view) {
    speaker = offer.seat();
    terms = offer.terms();
    return say(offer.seat(), "offers", offer.terms().gives(), offer.terms().wants(), view);
  }

  /// Somebody answers in a deal; nothing has come of it yet.
  ///
  /// @param answer in notation
  /// @param view the table as everybody sees it
  /// @return what a machine says with it; null for an answer that is neither yes nor no
  public @Nullable Said answered(Seat seat, String answer, View view) {
    boolean accepts = answer.equals(Word.ACCEPT.notation());
    if (!accepts && !answer.equals(Word.REJECT.notation())) return null;
    OfferTerms offered = terms;
    if (offered == null || speaker == seat)
      return new Said(seat, "refuses", "no-offer", view.encounter().opponent(seat), 0);
    // What the speaker wants is what this seat gives.
    return say(seat, accepts ? "accepts" : "refuses", offered.wants(), offered.gives(), view);
  }

  private static @Nullable Said say(
      Seat seat, String said, List<String> gives, List<String> gets, View view) {
    Seat other = view.encounter().opponent(seat);
    if (!other.exists()) return null;
    Outlook mine = Outlook.of(seat, gets, gives, view);
    Outlook theirs = Outlook.of(other, gives, gets, view);
    Reason reason = said.equals("refuses") ? against(mine, theirs) : pro(mine, theirs);
    return new Said(seat, said, reason.why(), other, reason.count());
  }

  private record Reason(String why, int count) {}

  /// What a seat would have after a deal.
  ///
  /// @param colonies foreign colonies
  /// @param gained those that are new
  /// @param cards that it gets besides, less those that it gives
  /// @param nothing whether it gets nothing at all
  /// @param goal how many colonies win
  private record Outlook(int colonies, int gained, int cards, boolean nothing, int goal) {
    static Outlook of(Seat seat, List<String> gets, List<String> gives, View view) {
      long planets = 0;
      for (String term : gets)
        if (isColony(term, seat, view)) planets |= Planet.named(term.split(" ")[1]).bit();
      return new Outlook(
          view.powers().colonyMarker(seat) + view.powers().gain(seat, planets),
          Long.bitCount(planets),
          cards(gets) - cards(gives),
          gets.isEmpty(),
          view.query(Query.COLONIES_NEEDED, seat, view.rules().coloniesToWin()));
    }

    boolean wins() {
      return gained > 0 && colonies >= goal;
    }

    boolean isClose() {
      return gained > 0 && colonies == goal - 1;
    }

    private static boolean isColony(String term, Seat seat, View view) {
      String[] words = term.split(" ");
      return words.length > 1
          && words[0].equals("colony")
          && view.ships().systemOf(Planet.named(words[1])) != seat;
    }

    private static int cards(List<String> terms) {
      int cards = 0;
      for (String term : terms) {
        String[] words = term.split(" ");
        if (words[0].equals("card")) cards++;
        if (words[0].equals("cards")) cards += Integer.parseInt(words[1]);
      }
      return cards;
    }
  }

  private static Reason against(Outlook mine, Outlook theirs) {
    if (theirs.wins() && !mine.wins()) return new Reason("other-wins", theirs.colonies());
    if (theirs.isClose() && !mine.wins()) return new Reason("other-close", theirs.colonies());
    if (theirs.gained() > mine.gained()) return new Reason("too-little", theirs.colonies());
    if (mine.nothing()) return new Reason("nothing", 0);
    return new Reason("not-enough", 0);
  }

  private static Reason pro(Outlook mine, Outlook theirs) {
    if (mine.wins()) return new Reason(theirs.wins() ? "both-win" : "wins", mine.colonies());
    if (mine.gained() > 0)
      return new Reason(theirs.gained() > 0 ? "both-gain" : "gains", mine.colonies());
    if (mine.cards() > 0) return new Reason("cards", 0);
    return new Reason("no-loss", 0);
  }
}
