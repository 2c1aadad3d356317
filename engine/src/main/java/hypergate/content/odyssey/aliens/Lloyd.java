package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.declare.Declaration;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.verb.Insurance;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Insure: what it has insured of others is safe until the encounter is over: powers, ships, a card
/// called by name. Each accepted offer brings a token, which is worth a reward. Only the offer is a
/// use.
public final class Lloyd {
  /// Mark: the players who have accepted an offer in this encounter, as a mask.
  private static final int ACCEPTED = 0;

  private static final int POWERS = 1;
  private static final int SHIPS = 1 << 1;
  private static final int IN_ENCOUNTER = 1 << 2;
  private static final int KINDS = 3;
  private static final int SEAT = KINDS;
  private static final int NAME = SEAT + 4;

  private static final Prompt WHOM = Prompt.of("lloyd/seat");
  private static final Prompt WHAT = Prompt.of("lloyd/choice");
  private static final Prompt AGREES = Prompt.of("lloyd/choice-2");
  private static final Prompt TYPE = Prompt.of("lloyd/choice-3");
  private static final Prompt FACE = Prompt.of("lloyd/card");
  private static final Prompt OF_ALIEN = Prompt.of("lloyd/alien");
  private static final Prompt TOKENS = Prompt.of("lloyd/number");

  public static final Alien LLOYD =
      offering(
              alien("Lloyd", "odyssey")
                  .level(1)
                  .power("Insure", ANY, Step.PHASES)
                  .text(
                      "Offer another player insurance until the encounter ends: its powers can be"
                          + " neither lost nor cancelled, its ships go home instead of being lost"
                          + " or captured, a card that you call cannot be taken or discarded. An"
                          + " accepted offer brings a token, which you may exchange for a reward.")
                  .counter("tokens"))
          .always(
              ANY,
              LOSING,
              (game, me) -> game.verbs().insurance().shipOwners() != 0,
              (game, me) -> save(game))
          .first(Group.SHELTER)
          .always(ANY, PLAYED, Lloyd::isSafeCard, Lloyd::spend)
          .free(ANY, DEFENSE_CHOSEN, (game, me) -> game.counter(0) > 0, Lloyd::redeem)
          .free(ANY, SELECTED, (game, me) -> game.counter(0) > 0, Lloyd::redeem)
          .free(ANY, ENCOUNTER_END, (game, me) -> game.counter(0) > 0, Lloyd::redeem);

  private Lloyd() {}

  // A use at all times; zapped it ends what has been insured.
  private static Alien offering(Alien alien) {
    Alien offering = alien;
    for (Window moment : Declaration.WHENEVER)
      offering =
          offering
              .may(ANY, moment, Lloyd::mayOffer, Lloyd::offer)
              .naming(Lloyd::name)
              .whenZapped((game, me) -> end(game));
    return offering;
  }

  // ---- offering

  private static int clients(Game game, Seat me) {
    int others = game.everybody() & ~me.bit() & ~game.mark(ACCEPTED);
    return game.reach().reached(others);
  }

  private static boolean mayOffer(Game game, Seat me) {
    return clients(game, me) != 0;
  }

  private static boolean hasPower(Game game, Seat client) {
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (game.powers().inForce(Powers.instance(client, slot))) return true;
    return false;
  }

  private static void name(Game game, Seat me) {
    Seat client = game.ask(me).seat(WHOM, clients(game, me));
    int offered = 0;
    int card = 0;
    while (true) {
      Menu menu = game.ask(me).menu();
      if (offered != 0 || card != 0) menu.add(Word.STOP);
      if ((offered & POWERS) == 0 && hasPower(game, client)) menu.add(Word.SHEET);
      if ((offered & (SHIPS | IN_ENCOUNTER)) == 0) menu.add(Word.SHIP).add(Word.ENCOUNTER);
      if (card == 0) menu.add(Word.CARD);
      int choice = game.ask(me).choose(WHAT);
      if (Choice.is(choice, Word.STOP)) break;
      if (Choice.is(choice, Word.SHEET)) offered |= POWERS;
      else if (Choice.is(choice, Word.SHIP)) offered |= SHIPS;
      else if (Choice.is(choice, Word.ENCOUNTER)) offered |= IN_ENCOUNTER;
      else card = 1 + game.verbs().hands().showing().nameCard(me, TYPE, FACE, OF_ALIEN);
    }
    game.current().target(offered | client.index() << SEAT | card << NAME);
  }

  private static void offer(Game game, Seat me) {
    int named = game.current().target();
    Seat client = Seat.of(named >> SEAT & 15);
    if (!client.in(clients(game, me)) || !game.ask(client).yes(AGREES)) return;
    game.mark(ACCEPTED, game.mark(ACCEPTED) | client.bit());
    game.counter(0, game.counter(0) + (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 2 : 1));
    insure(game, game.here(), client, named & (1 << KINDS) - 1, (named >> NAME) - 1);
  }

  private static void insure(Game game, int instance, Seat client, int what, int card) {
    Insurance insurance = game.verbs().insurance();
    if ((what & SHIPS) != 0) insurance.ships(instance, client, Insurance.SHIPS);
    if ((what & IN_ENCOUNTER) != 0) insurance.ships(instance, client, Insurance.SHIPS_IN_ENCOUNTER);
    if (card >= 0) insurance.card(instance, client, card);
    for (int slot = 0; (what & POWERS) != 0 && slot < Sizes.POWERS; slot++) {
      int power = Powers.instance(client, slot);
      if (game.powers().inForce(power)) game.powers().keep(power);
    }
    if (game.isHeard()) game.tell(new Event.TokenPlaced(LLOYD.id(), client.letter()));
  }

  /// It insures itself: the ships that it has in the encounter, or a card.
  ///
  /// @param card -1 for the ships
  public static void insureItself(Game game, Seat me, int card) {
    int instance = game.powers().find(me, LLOYD);
    insure(game, instance, me, card < 0 ? IN_ENCOUNTER : 0, card);
  }

  // Zapped it insures nobody any more.
  private static void end(Game game) {
    game.verbs().insurance().end();
    game.powers().endKeeping();
  }

  // ---- what is safe

  private static void save(Game game) {
    for (int rest = game.verbs().insurance().shipOwners(); rest != 0; rest &= rest - 1)
      game.verbs().insurance().save(Seat.of(Integer.numberOfTrailingZeros(rest)));
  }

  // Whoever plays a safe card plays it once.
  private static boolean isSafeCard(Game game, Seat me) {
    int card = game.answering().card();
    return card >= 0 && game.verbs().insurance().isCalled(game.answering().seat(), card);
  }

  private static void spend(Game game, Seat me) {
    game.cards().spent(game.answering().card());
  }

  // ---- tokens

  private static void redeem(Game game, Seat me) {
    int tokens = game.ask(me).number(TOKENS, 1, game.counter(0));
    game.counter(0, game.counter(0) - tokens);
    game.verbs().rewards().collect(me, tokens);
  }
}
