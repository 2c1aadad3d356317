package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.PHASE_END;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Bids;
import hypergate.game.verb.Offer;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Collect: objects of opponents lie on its sheet, each with a ship of its owner's on it, and
/// strengthen its defense. Owners buy them back in deals and, when it is no main player, in trades
/// (H-660 to H-663). Collecting and trading are uses.
public final class PackRat {
  /// Mark: it has collected in this encounter.
  private static final int COLLECTED = 0;

  /// Mark: its super flare lets it name the colony that the next mark comes from.
  private static final int NAMES = 1;

  /// Mark: who could propose a trade has been asked in this encounter.
  private static final int ASKED = 2;

  /// Mark: the trades agreed upon, three bits a seat: the kind of object, from 1.
  private static final int AGREED = 3;

  private static final int BITS = 3;

  private static final Prompt OBJECT = Prompt.of("pack-rat/choice");
  private static final Prompt MARK = Prompt.of("pack-rat/ships");
  private static final Prompt FROM = Prompt.of("flare-pack-rat/super/planet");
  private static final Prompt HOME = Prompt.of("pack-rat/choice-2");
  private static final Prompt WANTED = Prompt.of("pack-rat/choice-3");
  private static final Prompt BID = Prompt.of("pack-rat/choice-4");
  private static final Prompt ACCEPTED = Prompt.of("pack-rat/seat");

  public static final Alien PACK_RAT =
      alien("Pack Rat", "eons")
          .level(1)
          .power("Collect", ANY, Step.ALLIANCE, Step.PLANNING)
          .text(
              "As a main player, before cards are selected, take one object of your opponent with a"
                  + " ship of it as a mark: a card, a ship in the warp, a face-down tech, an empty"
                  + " planet, a token or an essence card. As the defense add 1 for each object"
                  + " here. Owners may buy them back, in deals or, when you are no main player,"
                  + " in trades; for a foreign colony alone you must.")
          .cards("objects")
          .captives("marks")
          .tallies(Collected.KINDS)
          .may(MAIN, BEFORE_SELECTION, PackRat::mayCollect, PackRat::collect)
          .always(DEFENSE, TOTALS, (game, me) -> bonus(game, me) > 0, PackRat::strengthen)
          .always(NOT_MAIN, ALLIED, PackRat::mayPropose, PackRat::propose)
          .must(NOT_MAIN, ALLIED, (game, me) -> game.mark(AGREED) != 0, PackRat::trade)
          .always(ANY, OUTCOME, PackRat::isUneven, PackRat::evenOut)
          .evenZapped()
          .evenLost()
          .always(ANY, PHASE_END, PackRat::isUneven, PackRat::evenOut)
          .evenZapped()
          .evenLost()
          .bends(Query.MAY_FREE, (game, me, who, may) -> who == me ? may | Query.FROM_SHEETS : may)
          .leaving(PackRat::leave);

  private PackRat() {}

  private static boolean isSpared(Game game, Seat seat) {
    return game.ofPower(Query.POWER_BOUND, seat, 0) != 0;
  }

  // ---- collecting

  /// Whether it could collect an object of its opponent now.
  public static boolean mayCollect(Game game, Seat me) {
    Seat owner = game.encounter().opponent(me);
    return game.mark(COLLECTED) == 0
        && game.reach().reaches(owner)
        && !isSpared(game, owner)
        && Collected.isAny(game, me, owner);
  }

  private static void collect(Game game, Seat me) {
    Seat owner = game.encounter().opponent(me);
    boolean named = game.mark(NAMES) != 0;
    game.mark(NAMES, 0);
    if (!mayCollect(game, me)) return;
    game.mark(COLLECTED, 1);
    Collected.offer(game, me, owner);
    Collected.take(game, me, owner, game.ask(me).choose(OBJECT));
    Collected.mark(game, me, owner, named, FROM, MARK);
  }

  /// The super lets it name the colony.
  public static void nameColony(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, PACK_RAT), NAMES, 1);
  }

  // ---- the bonus

  private static int bonus(Game game, Seat me) {
    boolean counts = game.encounter().bothAttack() && !isSpared(game, game.encounter().offense());
    return counts ? Collected.all(game) * game.ofPower(Query.POWER_NUMBER, me, 1) : 0;
  }

  private static void strengthen(Game game, Seat me) {
    game.encounter().sideOf(me).add(bonus(game, me));
  }

  // ---- trades

  private static boolean mayPropose(Game game, Seat me) {
    return game.mark(ASKED) == 0 && Collected.all(game) > 0;
  }

  private static void propose(Game game, Seat me) {
    game.mark(ASKED, 1);
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      if (owner == me || Collected.size(game, owner) == 0 || !game.reach().reaches(owner)) continue;
      Menu menu = game.ask(owner).menu().add(Word.NONE);
      Collected.kinds(game, owner, menu);
      int wanted = game.ask(owner).choose(WANTED);
      if (Choice.is(wanted, Word.NONE)) continue;
      Bids bids = game.verbs().bids();
      int bidders = bids.invite(me, owner.bit(), BID);
      if (bidders == 0) continue;
      if (isPlain(game, bids.of(owner), me) || bids.accept(me, bidders, ACCEPTED).exists())
        agree(game, owner, wanted);
    }
  }

  // A foreign colony for it, and nothing else.
  private static boolean isPlain(Game game, Offer bid, Seat me) {
    long colonies = bid.colonies();
    return bid.terms() == 1 && colonies != 0 && (colonies & game.ships().placesOf(me)) == 0;
  }

  private static void agree(Game game, Seat owner, int wanted) {
    int kind = Collected.named(wanted).ordinal() + 1;
    game.mark(AGREED, game.mark(AGREED) | kind << BITS * owner.index());
  }

  private static void trade(Game game, Seat me) {
    int agreed = game.mark(AGREED);
    game.mark(AGREED, 0);
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      int kind = agreed >>> BITS * owner.index() & (1 << BITS) - 1;
      if (kind == 0 || !game.verbs().bids().pay(owner)) continue;
      Collected.release(game, owner, Collected.Kind.values()[kind - 1]);
    }
  }

  // ---- what has come free

  private static boolean isUneven(Game game, Seat me) {
    if (Collected.size(game, me) > 0) return true;
    for (int i = 0; i < game.seats(); i++) if (Collected.isUneven(game, Seat.of(i))) return true;
    return false;
  }

  // For each mark that has been freed an object goes home, as its owner chooses.
  private static void evenOut(Game game, Seat me) {
    Collected.releaseAll(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      while (Collected.isUneven(game, owner)) {
        Collected.kinds(game, owner, game.ask(owner).menu());
        Collected.comeHome(game, owner, Collected.named(game.ask(owner).choose(HOME)));
      }
    }
  }

  private static void leave(Game game, Seat me) {
    for (int p = 0; p < game.seats(); p++) Collected.releaseAll(game, game.inOrder(p));
  }
}
