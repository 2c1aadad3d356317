package hypergate.workshop.words;

import static hypergate.workshop.words.Type.CARD;
import static hypergate.workshop.words.Type.CARDS;
import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.PLANET;
import static hypergate.workshop.words.Type.PLANETS;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.Type.SEATS;
import static hypergate.workshop.words.Type.TRUTH;
import static hypergate.workshop.words.Type.WORD;

import hypergate.game.phase.Alliance;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/// The values: what everybody at the table can see, and what the owner of the card knows of its own
/// hand. Nothing here looks into another hand, a deck or a face-down card. It is long because it is
/// the list of them.
final class Values {
  private static final int SURELY = 99;

  private Values() {}

  static List<Value> all() {
    return List.of(
        // ---- players
        seat("me", "Whose card this is.", Moment::me),
        seat("offense", "The offense.", at -> encounter(at).offense()),
        seat("defense", "The defense, once it is known.", at -> encounter(at).defense()),
        seat("opponent", "The other main player, when I am one.", Values::opponent),
        seat("foreseer", "The main player that selects last.", at -> encounter(at).foresees()),
        seat("lost_by", "Who has made that ships are lost.", at -> at.game().verbs().losing().by()),
        seat("defender", "Whose colony is attacked.", at -> encounter(at).defender()),
        seat(
            "my_side_main",
            "The main player of my side.",
            at -> involved(at) ? mine(at).main() : Seat.NONE),
        seat(
            "their_main",
            "The main player of the other side.",
            at -> involved(at) ? mine(at).other().main() : Seat.NONE),
        seat("joiner", "Who is about to ally.", at -> encounter(at).joiner()),
        seat("named_by_destiny", "The player whose colour was drawn.", at -> encounter(at).named()),
        seat("user", "Who used what can be answered now.", at -> at.game().answering().seat()),
        seat("drawer", "Who draws cards.", at -> at.game().verbs().hands().drawer()),
        seat("taker", "Who takes cards out of a hand.", at -> at.game().verbs().hands().taker()),
        seat(
            "giver", "Out of whose hand cards are taken.", at -> at.game().verbs().hands().giver()),
        seat(
            "reinforcer",
            "Who has played the reinforcement that can be answered now.",
            at -> encounter(at).reinforcer()),
        seat(
            "collector",
            "Who is about to collect rewards.",
            at -> at.game().verbs().rewards().collector()),
        seat(
            "winner",
            "The main player whose side has won.",
            at -> encounter(at).outcome().isWin() ? encounter(at).winners().main() : Seat.NONE),
        seat("discarder", "Who is discarding a card.", at -> at.game().verbs().hands().discarder()),
        seat("retriever", "Who has got ships back.", at -> at.game().verbs().ships().retriever()),
        seat(
            "compensation_giver",
            "Out of whose hand compensation is taken.",
            at -> encounter(at).compensationFrom()),
        seat(
            "compensation_chooser",
            "Who chooses the cards that are taken as compensation.",
            at -> encounter(at).compensationBy()),
        seat("nobody", "No player.", at -> Seat.NONE),
        seat(
            "gained_or_lost",
            "Whose power was lost or is back.",
            at -> at.game().verbs().ships().changed()),
        seats(
            "ever_allied",
            "Who has been an ally in this encounter.",
            at -> inOrder(at, encounter(at).everAllied())),
        seats(
            "winning",
            "Who is about to win the game.",
            at -> inOrder(at, at.game().verbs().ships().winning())),
        seats(
            "gainers",
            "Who has just gained colonies.",
            at -> inOrder(at, at.game().verbs().ships().gainers())),
        seats(
            "everybody",
            "All players in timing order.",
            at -> SeatValue.inOrder(at.game(), at.game().everybody())),
        seats("others", "All others, from my left on.", at -> others(at)),
        seats("mains", "Both main players.", at -> inOrder(at, mains(at))),
        seats(
            "offensive_allies",
            "The offense's allies.",
            at -> inOrder(at, encounter(at).offensive().allies())),
        seats(
            "defensive_allies",
            "The defense's allies.",
            at -> inOrder(at, encounter(at).defensive().allies())),
        seats(
            "my_side",
            "Everybody on my side of the encounter.",
            at -> inOrder(at, involved(at) ? mine(at).seats() : 0)),
        seats(
            "my_allies",
            "The allies of my side, without me.",
            at -> inOrder(at, involved(at) ? mine(at).allies() & ~at.me().bit() : 0)),
        seats(
            "their_side",
            "Everybody on the other side.",
            at -> inOrder(at, involved(at) ? mine(at).other().seats() : 0)),
        seats(
            "invited_by_me",
            "Whom I have invited, as a main player.",
            at -> inOrder(at, encounter(at).isMain(at.me()) ? encounter(at).invited(mine(at)) : 0)),
        // ---- numbers
        number("margin", "By how much the encounter was won.", at -> encounter(at).margin()),
        number(
            "my_total",
            "The total of my side after the reveal.",
            at -> involved(at) ? mine(at).total() : 0),
        number(
            "their_total",
            "The total of the other side after the reveal.",
            at -> involved(at) ? mine(at).other().total() : 0),
        number(
            "offense_total",
            "The total of the offense's side after the reveal.",
            at -> encounter(at).offensive().total()),
        number(
            "defense_total",
            "The total of the defense's side after the reveal.",
            at -> encounter(at).defensive().total()),
        number(
            "encounter_number",
            "The number of this encounter in its turn.",
            at -> encounter(at).numberInTurn()),
        number(
            "losing",
            "How many ships I am about to lose.",
            at -> at.game().verbs().losing().remaining(at.me())),
        number(
            "losing_apart",
            "How many of the ships that I am about to lose something adds to the encounter's loss.",
            at -> at.game().verbs().losing().apart(at.me())),
        number(
            "losses",
            "How many losses these ships are that I am about to lose: what adds ships is another.",
            at -> at.game().verbs().losing().losses(at.me())),
        number(
            "losing_at_target",
            "How many of my ships on the planet under attack are being lost.",
            Values::losingAtTarget),
        number(
            "went_to_warp",
            "How many of my ships have just gone to the warp.",
            at -> at.game().verbs().losing().wentToWarp(at.me())),
        number(
            "ships_retrieved",
            "How many ships have just left the warp.",
            at -> at.game().verbs().ships().retrieved()),
        number(
            "losing_at_gate",
            "How many of my ships on the gate are being lost.",
            at -> at.game().verbs().losing().count(at.me(), Place.GATE)),
        number(
            "my_free_ships_in_warp",
            "How many ships I have in the warp that could be retrieved once more now.",
            at -> at.game().verbs().freeInWarp(at.me())),
        number(
            "rewards_due",
            "How many rewards are about to be collected.",
            at -> at.game().verbs().rewards().due()),
        number(
            "compensation_due",
            "How many cards are about to be taken as compensation.",
            at -> encounter(at).compensation()),
        number(
            "cards_to_take",
            "How many cards are about to be taken out of a hand.",
            at -> at.game().verbs().hands().taken()),
        number(
            "planets_each",
            "How many planets a home system has at the beginning.",
            at -> at.game().rules().planets()),
        number(
            "colonies_to_win",
            "How many foreign colonies win the game.",
            at -> at.game().rules().coloniesToWin()),
        new Value(
            "counter",
            NUMBER,
            "What the counter on the sheet of the alien shows.",
            "alien",
            at -> at.power() < 0 ? 0L : (long) at.game().powers().counter(at.power(), 0)),
        new Value(
            "noted",
            NUMBER,
            "What `note` has set in this encounter; 0 before.",
            "alien",
            at -> at.power() < 0 ? 0L : (long) at.game().powers().mark(at.power(), 0)),
        new Value(
            "noted_players",
            Type.SEATS,
            "The players for whom the noted number stands, as in `note: 0.with(others)`.",
            "alien",
            at -> at.power() < 0 ? List.of() : inOrder(at, at.game().powers().mark(at.power(), 0))),
        new Value(
            "noted_second",
            NUMBER,
            "What `note` has set as the second number in this encounter; 0 before.",
            "alien",
            at -> at.power() < 0 ? 0L : (long) at.game().powers().mark(at.power(), 1)),
        new Value(
            "remembered",
            NUMBER,
            "What `remember` has set in this encounter; 0 before.",
            "flare",
            at -> (long) at.game().cards().mark()),
        new Value(
            "is_my_power",
            TRUTH,
            "What was used is the power of this alien, by its player.",
            "alien",
            at -> at.power() >= 0 && at.game().answering().instance() == at.power()),
        number(
            "calls",
            "How many things have been called in this encounter that come about at `called`.",
            at -> encounter(at).calls()),
        number(
            "calling",
            "The number of the call that is coming about; 0 while none is.",
            at -> encounter(at).calling()),
        number(
            "owed_cards",
            "How many cards I must give up at once.",
            at ->
                at.game().verbs().owing().seat() == at.me()
                    ? at.game().verbs().owing().cards()
                    : 0),
        number("players", "How many players there are.", at -> at.game().seats()),
        number(
            "all_ships_in_warp",
            "How many ships of players in reach of my power are in the warp.",
            Values::shipsInWarp),
        number(
            "aliens_in_play",
            "How many alien sheets lie before players.",
            at -> at.game().verbs().sheets().count()),
        number(
            "discards",
            "How many cards lie on the discard pile.",
            at -> at.game().cards().discardSize()),
        number("any_number", "So many that it is no limit.", at -> SURELY),
        // ---- truths
        truth("is_offense", "I am the offense.", at -> at.me() == encounter(at).offense()),
        truth("is_defense", "I am the defense.", at -> at.me() == encounter(at).defense()),
        truth("is_main", "I am a main player.", at -> encounter(at).isMain(at.me())),
        truth("is_ally", "I am an ally.", at -> encounter(at).isAlly(at.me())),
        truth("is_involved", "I am a main player or an ally.", Values::involved),
        truth("compared", "Two totals were compared.", at -> encounter(at).compared()),
        truth(
            "successful",
            "The encounter was a success for the offense.",
            at -> encounter(at).outcome().successful()),
        truth(
            "offense_lost",
            "The offense has lost the encounter.",
            at -> encounter(at).outcome() == Outcome.DEFENSE_WINS),
        truth(
            "defense_lost",
            "The defense has lost the encounter.",
            at -> encounter(at).outcome() == Outcome.OFFENSE_WINS),
        truth(
            "may_land",
            "I may land on the planet under attack.",
            at ->
                !encounter(at).is(Encounter.NO_LANDING)
                    && at.game().query(Query.MAY_LAND, at.me(), 1) != 0),
        truth(
            "invited_by_both",
            "I am asked whether I ally, and both sides have invited me.",
            at ->
                at.me() == encounter(at).joiner() && Alliance.isInvitedByBoth(at.game(), at.me())),
        truth(
            "on_both_sides",
            "I am on both sides of the encounter.",
            at -> encounter(at).isOnBothSides(at.me())),
        truth(
            "use_was_zapped",
            "The use of my power has been zapped.",
            at -> at.game().current().isZapped()),
        truth(
            "have_seen_their_card",
            "I select last, and the opponent's card lies open before me.",
            Values::hasSeen),
        truth(
            "collected_by_me",
            "It is I who has just collected cards.",
            at -> at.game().verbs().receipts().collector() == at.me()),
        truth(
            "collected_rewards",
            "What has just been collected are rewards.",
            at -> at.game().verbs().receipts().areRewards()),
        truth(
            "winning_gives_me",
            "Winning gives me something, as far as other cards go.",
            at -> at.game().query(Query.WINNING_GIVES, at.me(), Query.AS_USUAL) != 0),
        truth(
            "answering_invitation",
            "I am asked now whether I ally.",
            at -> at.me() == encounter(at).joiner() && Alliance.isAnswering(at.game(), at.me())),
        truth(
            "has_regrouped",
            "The ship of the regroup phase has been retrieved, or nobody retrieves it.",
            at -> encounter(at).isRegrouped()),
        truth(
            "power_was_lost",
            "A player has just lost its power for want of home colonies.",
            at -> at.game().verbs().ships().powerIsLost()),
        truth(
            "destiny_used_instead",
            "The offense uses a card instead of drawing destiny.",
            at -> at.game().destinies().usedInstead() >= 0),
        truth("revealed", "The main players' cards lie face up.", at -> encounter(at).revealed()),
        truth(
            "is_a_win",
            "One side has won the encounter and the other has lost it.",
            at -> encounter(at).outcome().isWin()),
        truth(
            "is_deal",
            "The main players have made a deal.",
            at -> encounter(at).outcome() == Outcome.DEAL),
        truth(
            "deal_is_due",
            "Both main players have revealed negotiates, and nothing has decided the encounter"
                + " otherwise.",
            Values::dealIsDue),
        truth(
            "is_price",
            "The ships are being lost as a price.",
            at -> at.game().verbs().losing().cause() == Cause.COST),
        truth(
            "losing_with_planet",
            "Ships of mine are being lost because their planet has left the game.",
            at ->
                (at.game().verbs().losing().planets(at.me()) & ~at.game().ships().planets()) != 0),
        truth(
            "owed_by_chance",
            "The cards that I must give up at once are left to chance.",
            at ->
                at.game().verbs().owing().seat() == at.me()
                    && at.game().verbs().owing().isLeftToChance()),
        truth(
            "is_failed_deal",
            "The main players have failed to make a deal.",
            at -> encounter(at).outcome() == Outcome.NO_DEAL),
        truth(
            "destiny_is_colour",
            "The destiny card shows the colour of a player.",
            at -> Destinies.isColour(encounter(at).destiny())),
        truth(
            "is_zap",
            "What was used is a card with Zap in its name.",
            at ->
                at.game().answering().ability().source().zaps()
                    && at.game().answering().ability().effect().contains("zap")),
        truth(
            "may_be_zapped_by_me",
            "The use of a power can be zapped by me.",
            at -> at.game().answering().mayBeZappedBy(at.me())),
        truth(
            "counts_as_zap",
            "What was used is a Zap, or counts as one.",
            at -> at.game().answering().isZap()),
        truth(
            "deal_stands",
            "A deal has been made and has not been cancelled.",
            at -> encounter(at).isDealStanding()),
        truth(
            "no_spoils",
            "Nobody takes compensation or rewards from this encounter.",
            at -> encounter(at).is(Encounter.NO_SPOILS)),
        truth(
            "own_system_chosen",
            "The offense fights in its own home system.",
            at -> encounter(at).is(Encounter.OWN_SYSTEM)),
        truth(
            "is_power_lent",
            "A power has been lent in this encounter.",
            at -> at.game().verbs().lending().isLent()),
        truth(
            "may_be_repeated",
            "What has just been carried out could happen once more for me.",
            at -> at.game().pipeline().mayRepeat(at.me())),
        truth("is_card", "What was used is a card.", at -> at.game().answering().card() >= 0),
        truth(
            "both_attack",
            "Both main players have revealed attack cards.",
            at -> encounter(at).bothAttack()),
        truth(
            "both_negotiate",
            "Both main players have revealed negotiates.",
            at ->
                encounter(at).negotiates(encounter(at).offense())
                    && encounter(at).negotiates(encounter(at).defense())),
        truth(
            "from_encounter",
            "The ships are being lost in the encounter itself, not by an effect.",
            at -> at.game().verbs().losing().cause() == Cause.ENCOUNTER),
        truth("destiny_drawn", "A destiny card lies face up.", at -> encounter(at).destiny() >= 0),
        truth(
            "destiny_is_wild",
            "The destiny card is wild.",
            at -> Destinies.isWild(encounter(at).destiny())),
        truth(
            "may_have_another_encounter",
            "The offense may have another encounter already.",
            at -> encounter(at).isEntitled()),
        truth(
            "is_cancelled",
            "What was used is cancelled already.",
            at -> at.game().answering().isCancelled()),
        truth(
            "is_wild_flare",
            "What was used is the wild side of a flare.",
            at -> at.game().answering().isWild()),
        truth(
            "is_power",
            "What was used is an alien's power.",
            at -> at.game().answering().isPower()),
        truth(
            "is_flare",
            "What was used is a flare, either side of it.",
            at -> at.game().answering().isFlare()),
        truth(
            "is_zap_of_mine",
            "What was used is a Cosmic Zap on a power of mine.",
            at -> at.game().answering().isZapOf(at.me())),
        truth(
            "upset_declared",
            "The losing side is to win this encounter.",
            at -> encounter(at).isUpset()),
        truth(
            "somebody_foresees",
            "A main player selects after it has seen the other card.",
            at -> encounter(at).foresees().exists()),
        truth(
            "my_side_won",
            "My side has won the encounter.",
            at ->
                encounter(at).outcome().isWin()
                    && involved(at)
                    && mine(at) == encounter(at).winners()),
        truth(
            "collecting_for_me",
            "It is I who collects rewards.",
            at -> at.game().verbs().rewards().collector() == at.me()),
        truth(
            "multiplied_by_all_ships",
            "My side's card is multiplied by all ships of the side.",
            at -> involved(at) && mine(at).multiplication() == Side.ALL_SHIPS),
        truth(
            "is_artifact",
            "What was used is an artifact.",
            at -> at.game().answering().isArtifact()),
        truth(
            "drawing_for_me",
            "It is I who draws.",
            at -> at.game().verbs().hands().drawer() == at.me()),
        truth(
            "i_have_an_encounter_card",
            "I have an encounter card in my hand.",
            at -> at.game().cards().hasEncounterCard(at.me())),
        truth(
            "i_may_bring_in_ships",
            "Ships of mine can come into the encounter.",
            at -> at.game().verbs().ships().mayBringIn(at.me())),
        truth(
            "i_may_withdraw_ships",
            "Ships of mine can leave the encounter.",
            at -> at.game().verbs().ships().mayWithdraw(at.me())),
        // ---- words
        word(
            "outcome",
            "How the encounter came out: `offense-wins`, `defense-wins`, `both-lose`, `deal`,"
                + " `no-deal` …",
            at -> encounter(at).outcome().notation()),
        word(
            "phase",
            "The phase: `regroup`, `planning` …",
            at -> Constant.notation(at.game().step())),
        // ---- planets
        planet("target", "The planet that the gate points at.", at -> encounter(at).target()),
        value(
            "drawn_cards",
            CARDS,
            "Those of the cards that I have just drawn that are still in my hand.",
            at ->
                at.game().verbs().hands().drawer() == at.me()
                    ? CardValue.of(at.game(), at.game().verbs().hands().drawnCards())
                    : List.of()),
        value(
            "collected_cards",
            CARDS,
            "The cards that I have just collected.",
            at ->
                at.game().verbs().receipts().collector() == at.me()
                    ? CardValue.of(at.game(), at.game().verbs().receipts().collected())
                    : List.of()),
        value(
            "their_used_card",
            CARD,
            "The opponent's encounter card, once it has been discarded.",
            at -> card(at, at.game().verbs().usedCards().of(opponent(at)))),
        value(
            "used_cards_of_others",
            CARDS,
            "The encounter cards that have been discarded, but mine.",
            at -> CardValue.of(at.game(), at.game().verbs().usedCards().but(at.me()))),
        value(
            "discarded_card",
            CARD,
            "The card that is about to go to the discard pile.",
            at -> card(at, at.game().verbs().hands().discardedCard())),
        planets("planets", "All planets in the game.", at -> at.game().ships().planets()),
        planets(
            "settled_planets",
            "All planets with a colony of somebody.",
            at -> at.game().ships().standing()),
        // ---- cards
        value(
            "my_hand",
            CARDS,
            "The cards of my hand.",
            at -> CardValue.of(at.game(), at.game().cards().hand(at.me()))),
        value(
            "my_encounter_cards",
            CARDS,
            "The encounter cards of my hand.",
            at -> CardValue.of(at.game(), at.game().cards().encounterCards(at.me()))),
        value(
            "my_flares",
            CARDS,
            "The flares of my hand.",
            at -> CardValue.of(at.game(), at.game().cards().hand(at.me(), Kind.FLARE))),
        value(
            "used_cards",
            CARDS,
            "The encounter cards that have been discarded.",
            at -> CardValue.of(at.game(), at.game().verbs().usedCards().but(Seat.NONE))),
        value(
            "top_discard",
            CARD,
            "The card on top of the discard pile.",
            at -> {
              int size = at.game().cards().discardSize();
              return card(at, size == 0 ? -1 : at.game().cards().discarded(size - 1));
            }),
        new Value(
            "given_card",
            CARD,
            "The card that `note-given` has noted, while it lies in the hand of another main"
                + " player.",
            "alien",
            at -> card(at, given(at))),
        value(
            "discard_pile",
            CARDS,
            "The cards of the discard pile.",
            at -> CardValue.of(at.game(), at.game().cards().discardPile())));
  }

  private static Value value(String name, Type type, String text, Function<Moment, Object> reader) {
    return new Value(name, type, text, "", reader);
  }

  private static Value seat(String name, String text, Function<Moment, Seat> reader) {
    return value(name, SEAT, text, at -> new SeatValue(at.game(), reader.apply(at)));
  }

  private static Value seats(String name, String text, Function<Moment, Object> reader) {
    return value(name, SEATS, text, reader);
  }

  private static Value number(String name, String text, ToLongFunction<Moment> reader) {
    return value(name, NUMBER, text, reader::applyAsLong);
  }

  private static Value truth(String name, String text, Function<Moment, Object> reader) {
    return value(name, TRUTH, text, reader);
  }

  private static Value word(String name, String text, Function<Moment, Object> reader) {
    return value(name, WORD, text, reader);
  }

  private static Value planet(String name, String text, Function<Moment, Planet> reader) {
    return value(name, PLANET, text, at -> new PlanetValue(at.game(), reader.apply(at)));
  }

  private static Value planets(String name, String text, ToLongFunction<Moment> reader) {
    return value(name, PLANETS, text, at -> PlanetValue.of(at.game(), reader.applyAsLong(at)));
  }

  private static Encounter encounter(Moment at) {
    return at.game().encounter();
  }

  private static boolean involved(Moment at) {
    return encounter(at).isInvolved(at.me());
  }

  private static Side mine(Moment at) {
    return encounter(at).sideOf(at.me());
  }

  private static Object hasSeen(Moment at) {
    Encounter encounter = encounter(at);
    return encounter.isMain(at.me())
        && encounter.foresees() == at.me()
        && !encounter.turning().exists()
        && encounter.card(at.me()) < 0
        && encounter.card(encounter.opponent(at.me())) >= 0;
  }

  private static int given(Moment at) {
    Encounter encounter = encounter(at);
    int card = at.power() < 0 ? -1 : at.game().powers().mark(at.power(), 1) - 1;
    if (card < 0) return -1;
    for (Seat main : List.of(encounter.offense(), encounter.defense()))
      if (main.exists() && main != at.me() && at.game().cards().inHand(main, card)) return card;
    return -1;
  }

  private static CardValue card(Moment at, int card) {
    return card < 0 ? CardValue.NONE : new CardValue(at.game(), card);
  }

  private static Object inOrder(Moment at, int mask) {
    return SeatValue.inOrder(at.game(), mask);
  }

  private static Object others(Moment at) {
    return SeatValue.leftOf(at.game(), at.me(), at.game().everybody() & ~at.me().bit());
  }

  private static Seat opponent(Moment at) {
    Encounter encounter = encounter(at);
    return encounter.isMain(at.me()) ? encounter.opponent(at.me()) : Seat.NONE;
  }

  private static int mains(Moment at) {
    int mask = 0;
    if (encounter(at).offense().exists()) mask |= encounter(at).offense().bit();
    if (encounter(at).defense().exists()) mask |= encounter(at).defense().bit();
    return mask;
  }

  private static long shipsInWarp(Moment at) {
    long ships = 0;
    for (int i = 0; i < at.game().seats(); i++)
      if (at.game().reach().reaches(Seat.of(i))) ships += at.game().ships().inWarp(Seat.of(i));
    return ships;
  }

  private static long losingAtTarget(Moment at) {
    Planet target = encounter(at).target();
    return target.exists() ? at.game().verbs().losing().count(at.me(), target.index()) : 0;
  }

  private static boolean dealIsDue(Moment at) {
    Encounter encounter = encounter(at);
    return encounter.revealed()
        && encounter.negotiates(encounter.offense())
        && encounter.negotiates(encounter.defense())
        && encounter.automaticWinner() == null
        && encounter.doomed() == null
        && !encounter.is(Encounter.BOTH_SIDES_LOSE);
  }
}
