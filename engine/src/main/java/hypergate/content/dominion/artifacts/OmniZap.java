package hypergate.content.dominion.artifacts;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.variant.rewards.RewardVariant.rewardArtifact;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Use;
import hypergate.game.verb.Cause;

/// Omni-Zap: does what any zap does (a card, a power, a hand, a ship), or cancels a reinforcement
/// or a revealed encounter card, which is discarded and counts as an attack 00. Then its player
/// loses three ships to the warp or one from the game.
public final class OmniZap {
  private static final Prompt WHAT = Prompt.of("omni-zap/choice");
  private static final Prompt WHO = Prompt.of("omni-zap/seat");
  private static final Prompt WHERE = Prompt.of("omni-zap/planet");
  private static final Prompt PRICE = Prompt.of("omni-zap/choice-2");
  private static final int HAND = 1 << 16;
  private static final int CARD = 2 << 16;

  public static final Artifact OMNI_ZAP =
      rewardArtifact("Omni-Zap", "dominion")
          .text(
              "At any time: use it as any Zap, or cancel a card being played or revealed. Then lose"
                  + " three ships to the warp, or one from the game.")
          .may(ANY, PLAYED, OmniZap::mayCancel, OmniZap::cancel)
          .may(ANY, POWER_USED, (game, me) -> !game.answering().isCancelled(), OmniZap::zapPower)
          .may(ANY, REINFORCED, OmniZap::mayStop, OmniZap::stop)
          .may(ANY, REGROUP_START, OmniZap::strike)
          .naming((game, me) -> name(game, me, HAND))
          .may(ANY, AIMED, OmniZap::anyShip, OmniZap::strike)
          .naming((game, me) -> name(game, me, 0))
          .may(ANY, BEFORE_SELECTION, OmniZap::anyShip, OmniZap::strike)
          .naming((game, me) -> name(game, me, 0))
          .may(ANY, REVEALED, OmniZap::strike)
          .naming((game, me) -> name(game, me, CARD));

  private OmniZap() {}

  private static boolean mayCancel(Game game, Seat me) {
    Use use = game.answering();
    return use.seat() != me && (use.isArtifact() || use.isFlare()) && !use.isCancelled();
  }

  private static void cancel(Game game, Seat me) {
    game.answering().cancel();
    pay(game, me);
  }

  private static void zapPower(Game game, Seat me) {
    game.verbs().zap();
    pay(game, me);
  }

  private static boolean mayStop(Game game, Seat me) {
    return game.encounter().reinforcer().exists() && game.encounter().reinforcer() != me;
  }

  private static void stop(Game game, Seat me) {
    game.encounter().reinforcer(Seat.NONE);
    pay(game, me);
  }

  private static boolean anyShip(Game game, Seat me) {
    return game.verbs().losses().withShips() != 0;
  }

  // A ship, or what else can be zapped at that moment.
  private static void name(Game game, Seat me, int other) {
    boolean ship = anyShip(game, me);
    if (other != 0 && ship) ship = game.ask(me).word(WHAT, Word.CARD, Word.SHIP) == Word.SHIP;
    if (ship) game.current().target(game.verbs().losses().nameShip(me, WHO, WHERE));
    else game.current().target(other | game.ask(me).seat(WHO, who(game, other)).index());
  }

  private static int who(Game game, int what) {
    if (what == HAND) return game.everybody();
    return game.encounter().offense().bit() | game.encounter().defense().bit();
  }

  private static void strike(Game game, Seat me) {
    int named = game.current().target();
    if ((named & HAND) != 0) game.verbs().hands().newHand(Seat.of(named ^ HAND));
    else if ((named & CARD) != 0) game.verbs().usedCards().cancelRevealed(Seat.of(named ^ CARD));
    else game.verbs().losses().intoWarp(named);
    pay(game, me);
  }

  private static void pay(Game game, Seat me) {
    boolean has = game.ships().outsideWarp(me) > 0;
    game.ask(me).menu().add(Word.WARP).add(Word.OUT);
    if (has && Choice.is(game.ask(me).choose(PRICE), Word.OUT))
      game.verbs().losses().payOutOfGame(me);
    else game.verbs().loseAnywhere(me, 3, Cause.COST);
  }
}
