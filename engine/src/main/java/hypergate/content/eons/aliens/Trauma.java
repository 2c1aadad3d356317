package hypergate.content.eons.aliens;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import org.jspecify.annotations.Nullable;

/// What traumas do to whom the Alien has given them. Those that last go on for this encounter,
/// whatever becomes of the power meanwhile.
final class Trauma {
  /// Mark: who has a victim complex, who has broken down, who is aggressive, a mask beside the
  /// other.
  private static final int LASTING = 0;

  private static final int PITIED = 0;
  private static final int BROKEN = Seat.MOST;
  private static final int AGGRESSIVE = 2 * Seat.MOST;

  private static final int PITY = 2;
  private static final int MOST_VOICES = 2;
  private static final int EVERY_ATTACK = Query.OWN_SIDE - 1;

  private static final Prompt LEAVES = Prompt.of("trauma-abandonment/choice");
  private static final Prompt VOICE = Prompt.of("trauma-hearing-voices/choice");
  private static final Prompt GIVEN = Prompt.of("trauma-hearing-voices/card");
  private static final Prompt ALSO = Prompt.of("trauma-hearing-voices/card-2");
  private static final Prompt AGREES = Prompt.of("trauma-hearing-voices/choice-2");
  private static final Prompt INSTEAD = Prompt.of("trauma-hallucinations/card");

  private Trauma() {}

  private static int mark(Game game, Seat me, int of) {
    int sheet = AlienEons.sheet(game, me);
    int mark = sheet < 0 ? 0 : game.powers().mark(sheet, LASTING);
    return mark >>> of & (1 << Seat.MOST) - 1;
  }

  private static void mark(Game game, Seat me, int of, Seat victim) {
    int sheet = AlienEons.sheet(game, me);
    int mark = game.powers().mark(sheet, LASTING);
    game.powers().mark(sheet, LASTING, mark | victim.bit() << of);
  }

  static void carryOut(Game game, Seat me, Seat victim, int trauma) {
    switch (trauma) {
      case Traumas.VICTIM -> mark(game, me, PITIED, victim);
      case Traumas.BREAKDOWN -> breakDown(game, me, victim);
      case Traumas.ABANDONMENT -> abandon(game, victim);
      case Traumas.VOICES, Traumas.MORE_VOICES -> hear(game, me, victim);
      case Traumas.HALLUCINATIONS, Traumas.MORE_HALLUCINATIONS -> hallucinate(game, victim);
      case Traumas.AGGRESSION -> mark(game, me, AGGRESSIVE, victim);
      default -> {
        if (game.encounter().attacks(victim)) game.encounter().counts(victim, 0);
      }
    }
  }

  // ---- Victim Complex

  private static Seat pitied(Game game, Seat me) {
    int mains = mark(game, me, PITIED);
    for (int p = 0; p < 2; p++) if (game.inOrder(p).in(mains)) return game.inOrder(p);
    return Seat.NONE;
  }

  // With two of them the lower side has one, and both have the other half.
  static boolean isPitied(Game game, Seat me) {
    return lower(game, me) != null;
  }

  private static @Nullable Side lower(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.compared()) return null;
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      Side side = encounter.sideOf(main);
      if (main.in(mark(game, me, PITIED)) && side.total() < side.other().total()) return side;
    }
    return null;
  }

  static void pity(Game game, Seat me) {
    Side side = lower(game, me);
    if (side != null) side.total(side.total() + PITY);
  }

  static boolean isCompensating(Game game, Seat me) {
    Seat recipient = game.verbs().receipts().recipient();
    return game.encounter().compensation() > 0
        && (recipient.in(mark(game, me, BROKEN))
            || !game.encounter().bothAttack()
                && (recipient.in(mark(game, me, PITIED))
                    || game.encounter().compensationFrom().in(mark(game, me, PITIED))));
  }

  static void compensate(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat recipient = game.verbs().receipts().recipient();
    int due = encounter.compensation();
    if (recipient.in(mark(game, me, PITIED))) due += PITY;
    if (encounter.compensationFrom().in(mark(game, me, PITIED))) due = Math.max(0, due - PITY);
    encounter.compensation(recipient.in(mark(game, me, BROKEN)) ? 0 : due);
  }

  static boolean isFailing(Game game, Seat me) {
    Seat pitied = pitied(game, me);
    return pitied.exists() && game.encounter().outcome() == Outcome.NO_DEAL;
  }

  static void spare(Game game, Seat me) {
    for (int p = 0; p < 2; p++)
      if (game.inOrder(p).in(mark(game, me, PITIED))) game.encounter().penalty(game.inOrder(p), 0);
  }

  // ---- Nervous Breakdown

  private static void breakDown(Game game, Seat me, Seat victim) {
    mark(game, me, BROKEN, victim);
    game.verbs().winRevealed(game.encounter().sideOf(victim).other());
  }

  // ---- Abandonment

  private static void abandon(Game game, Seat victim) {
    Encounter encounter = game.encounter();
    Side side = encounter.sideOf(victim);
    boolean attacks = side == encounter.offensive();
    for (int p = 0; p < game.seats(); p++) {
      Seat ally = game.inOrder(p);
      if (!ally.in(side.allies()) || encounter.isMain(ally)) continue;
      Menu menu = game.ask(ally).menu().add(Word.NONE).add(Word.WITHDRAW);
      if (!encounter.isOnBothSides(ally)) menu.add(attacks ? Word.DEFENSE : Word.OFFENSE);
      int choice = game.ask(ally).choose(LEAVES);
      if (Choice.is(choice, Word.NONE)) continue;
      if (Choice.is(choice, Word.WITHDRAW)) game.verbs().withdrawAlly(ally, side);
      else game.verbs().ships().changeSides(ally);
    }
  }

  // ---- Hearing Voices

  private static void hear(Game game, Seat me, Seat victim) {
    if (propose(game, me, victim)) return;
    for (int p = 0; p < game.seats(); p++) {
      Seat voice = game.inOrder(p);
      if (voice != me && voice != victim && propose(game, voice, victim)) return;
    }
  }

  // Whether everybody else has accepted what a player proposes, and it has happened.
  private static boolean propose(Game game, Seat voice, Seat victim) {
    Menu menu = game.ask(voice).menu().add(Word.NONE).planets(game.ships().colonies(victim));
    if (game.cards().handSize(victim) > 1) menu.add(Word.DISCARD);
    if (game.cards().discardSize() > 0) menu.add(Word.CARD);
    int choice = game.ask(voice).choose(VOICE);
    if (Choice.is(choice, Word.NONE)) return false;
    int first = -1;
    int second = -1;
    if (Choice.is(choice, Word.CARD)) {
      first = game.ask(voice).card(GIVEN, game.cards().discardPile());
      CardSet others = game.cards().discardPile();
      others.remove(first);
      second = others.isEmpty() ? -1 : game.ask(voice).cardOrNone(ALSO, others);
      game.verbs().announce(victim, first);
      if (second >= 0) game.verbs().announce(victim, second);
    }
    for (int p = 0; p < game.seats(); p++) {
      Seat other = game.inOrder(p);
      if (other != voice && other != victim && !game.ask(other).yes(AGREES)) return false;
    }
    if (first >= 0) game.verbs().hands().takeBack(victim, first);
    if (second >= 0) game.verbs().hands().takeBack(victim, second);
    if (Choice.is(choice, Word.DISCARD))
      game.verbs().hands().discardRandom(victim, game.cards().handSize(victim) / MOST_VOICES);
    if (Choice.kind(choice) == Choice.PLACE)
      loseColony(game, victim, Planet.of(Choice.value(choice)));
    return true;
  }

  private static void loseColony(Game game, Seat victim, Planet planet) {
    game.verbs()
        .beginLoss(Cause.EFFECT)
        .add(victim, planet.index(), game.ships().on(planet, victim));
    game.verbs().carryOutLoss();
  }

  // ---- Hallucinations

  private static void hallucinate(Game game, Seat victim) {
    Seat opponent = game.encounter().opponent(victim);
    CardSet cards = game.cards().encounterCards(opponent);
    if (cards.isEmpty() || game.encounter().card(opponent) < 0) return;
    int card = game.ask(opponent).cardOrNone(INSTEAD, cards);
    if (card >= 0) game.verbs().tradeRevealed(opponent, opponent, card);
  }

  // ---- Aggression

  static int attacks(Game game, Seat me, Seat who, int most) {
    return who.exists() && who.in(mark(game, me, AGGRESSIVE)) ? Math.max(most, EVERY_ATTACK) : most;
  }
}
