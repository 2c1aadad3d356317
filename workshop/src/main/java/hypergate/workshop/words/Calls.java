package hypergate.workshop.words;

import static hypergate.workshop.words.Type.CARD;
import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.PLANET;
import static hypergate.workshop.words.Type.PLANETS;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.Type.SEATS;
import static hypergate.workshop.words.Type.TRUTH;
import static hypergate.workshop.words.Type.WORD;

import hypergate.game.Game;
import hypergate.game.card.Sheet;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToLongBiFunction;

/// What can be said of players, planets and cards. Of a hand that is not one's own only the number
/// of its cards. It is long because it is the list of them.
final class Calls {
  private Calls() {}

  static List<Call> all() {
    return List.of(
        // ---- of players
        number(
            "hand_size",
            "How many cards the player holds.",
            (game, seat) -> game.cards().handSize(seat)),
        number(
            "ships_in_warp",
            "How many ships the player has in the warp.",
            (game, seat) -> game.ships().inWarp(seat)),
        number(
            "ships_at_gate",
            "How many ships the player has on the gate.",
            (game, seat) -> game.ships().onGate(seat)),
        number(
            "ships_in_encounter",
            "How many ships the player has in the encounter.",
            (game, seat) -> game.encounter().isInvolved(seat) ? game.encounter().shipsOf(seat) : 0),
        number(
            "ships_on_colonies",
            "How many ships the player has on colonies.",
            (game, seat) -> game.ships().onColonies(seat)),
        number(
            "ships_outside_warp",
            "How many ships the player has on the table outside the warp, techs left out.",
            (game, seat) -> game.ships().outsideWarp(seat)),
        new Call(
            "free_ships_on",
            SEAT,
            List.of(PLANET),
            NUMBER,
            "How many ships of the player on a planet are not about to be lost.",
            of ->
                ofSeat(
                    of[0],
                    (game, seat) ->
                        ((PlanetValue) of[1]).planet().exists()
                            ? (long) game.verbs().free(seat, ((PlanetValue) of[1]).planet().index())
                            : 0L,
                    0L)),
        truth(
            "in_reach",
            "My power may act on the player: nothing keeps it from that.",
            (game, seat) -> game.reach().reaches(seat)),
        truth(
            "in_reach_of_wild",
            "A wild flare that somebody else plays may be used directly against the player.",
            (game, seat) -> Flare.reaches(game, seat)),
        new Call(
            "power_number",
            SEAT,
            List.of(NUMBER),
            NUMBER,
            "The number that decides in the text of my power, as far as the player goes, which"
                + " other cards may change.",
            of ->
                ofSeat(
                    of[0],
                    (game, seat) ->
                        (long)
                            game.ofPower(
                                Query.POWER_NUMBER, seat, Math.clamp((Long) of[1], -999, 999)),
                    of[1])),
        truth(
            "power_unbound",
            "My power is free of the restraint that its text puts on it, as far as the player"
                + " goes.",
            (game, seat) -> game.ofPower(Query.POWER_UNBOUND, seat, 0) != 0),
        number(
            "losing",
            "How many ships the player is about to lose.",
            (game, seat) -> game.verbs().losing().remaining(seat)),
        truth(
            "is_losing",
            "Ships of the player are among those that are being lost, whatever becomes of them.",
            (game, seat) -> game.verbs().losing().has(seat)),
        number(
            "foreign_colonies",
            "How many foreign colonies the player has.",
            (game, seat) -> Long.bitCount(game.ships().foreignColonies(seat))),
        number(
            "home_colonies",
            "How many home colonies the player has.",
            (game, seat) -> Long.bitCount(game.ships().homeColonies(seat))),
        planets(
            "colonies",
            "The planets on which the player has a colony.",
            (game, seat) -> game.ships().colonies(seat)),
        planets(
            "settlements",
            "The planets on which the player has ships, in a colony or beside one.",
            (game, seat) -> game.ships().standing(seat)),
        planets(
            "system",
            "The planets of the player's home system.",
            (game, seat) -> game.ships().planetsOf(seat)),
        truth(
            "is_main",
            "The player is a main player.",
            (game, seat) -> game.encounter().isMain(seat)),
        truth("is_ally", "The player is an ally.", (game, seat) -> game.encounter().isAlly(seat)),
        truth(
            "attacks",
            "The player, a main player, has revealed an attack card.",
            (game, seat) ->
                game.encounter().isMain(seat)
                    && game.encounter().revealed()
                    && game.encounter().attacks(seat)),
        truth(
            "negotiates",
            "The player, a main player, has revealed a negotiate.",
            (game, seat) ->
                game.encounter().isMain(seat)
                    && game.encounter().revealed()
                    && game.encounter().negotiates(seat)),
        number(
            "card_value",
            "The value of the attack card that the player, a main player, has revealed.",
            (game, seat) ->
                game.encounter().isMain(seat)
                        && game.encounter().revealed()
                        && game.encounter().attacks(seat)
                    ? game.encounter().value(seat)
                    : 0),
        new Call(
            "is_there",
            SEAT,
            List.of(),
            TRUTH,
            "There is such a player.",
            of -> ((SeatValue) of[0]).seat().exists()),
        new Call(
            "has_alien",
            SEAT,
            List.of(WORD),
            TRUTH,
            "The player has an alien, by its id: `opponent.has_alien('human')`.",
            of -> ofSeat(of[0], (game, seat) -> hasAlien(game, seat, (String) of[1]), false)),
        number(
            "free_ships_in_warp",
            "How many ships of the player in the warp could leave it now.",
            (game, seat) -> game.verbs().freeInWarp(seat)),
        truth(
            "loses_for_good",
            "The ships that the player is losing leave the game.",
            (game, seat) -> game.verbs().losing().removesFromGame(seat)),
        number(
            "hurt", "How many ships the player has just lost that could come back.", Calls::hurt),
        number(
            "went_to_warp",
            "How many ships of the player have just gone to the warp.",
            (game, seat) -> game.verbs().losing().wentToWarp(seat)),
        number(
            "ships_lost_in_encounter",
            "How many ships the player has lost since the encounter began.",
            (game, seat) -> game.encounter().lostSinceStart(seat)),
        number(
            "rewards_of_ally",
            "How many rewards the player would collect as a defensive ally of a winning side.",
            (game, seat) ->
                game.query(
                    Query.REWARDS_DUE,
                    seat,
                    game.encounter().counting(seat, game.encounter().shipsAtEnd(seat)))),
        new Call(
            "played_kind",
            SEAT,
            List.of(),
            WORD,
            "What the encounter card of the player, a main player, was as it was played.",
            of -> ofSeat(of[0], Calls::playedKind, "")),
        truth(
            "has_card",
            "The player, a main player, has an encounter card before it.",
            (game, seat) -> game.encounter().isMain(seat) && game.encounter().card(seat) >= 0),
        truth(
            "may_trade_power",
            "The player has an alien that may go to another player.",
            (game, seat) ->
                game.powers().exists(Powers.instance(seat, Powers.OWN))
                    && game.query(Query.POWER_FIXED, seat, 0) == 0),
        truth(
            "power_is_fixed",
            "The power of the player stays where it is, whatever would move it.",
            LendingVerbs::isFixed),
        truth(
            "power_may_leave",
            "The player has a power that may leave it for a time.",
            (game, seat) -> game.verbs().sheets().mayLeave(seat)),
        new Call(
            "power_may_be_grafted_by",
            SEAT,
            List.of(SEAT),
            TRUTH,
            "The player has a power that another could have beside its own.",
            of ->
                ofSeat(
                    of[0],
                    (game, seat) ->
                        ((SeatValue) of[1]).seat().exists()
                            && game.verbs().lending().mayGraft(seat, ((SeatValue) of[1]).seat()),
                    false)),
        planets(
            "planets_outside",
            "The planets on which the player has ships outside the encounter that can be lost.",
            (game, seat) -> game.verbs().outside(seat)),
        new Call(
            "largest_hand",
            SEATS,
            List.of(),
            NUMBER,
            "How many cards the one of these players with most cards holds.",
            of -> largestHand((List<?>) of[0])),
        new Call(
            "open_to",
            PLANETS,
            List.of(SEAT),
            PLANETS,
            "Those of the planets that the player, as the offense, may aim at.",
            of ->
                ofSeat(
                    of[1],
                    (game, seat) ->
                        PlanetValue.of(
                            game, game.verbs().absence().open(seat, PlanetValue.mask(of[0]))),
                    List.of())),
        truth(
            "power_bound",
            "My power is restrained, as far as the player goes, by what another card says.",
            (game, seat) -> game.ofPower(Query.POWER_BOUND, seat, 0) != 0),
        number(
            "ships_fighting",
            "How many ships of the player fight in the encounter.",
            (game, seat) ->
                game.encounter().isInvolved(seat) ? game.encounter().shipsFighting(seat) : 0),
        number(
            "ships_at_end",
            "How many ships the player had in the encounter when it was decided.",
            (game, seat) -> game.encounter().shipsAtEnd(seat)),
        number(
            "ships_lost",
            "How many ships the encounter has sent to the warp for the player.",
            (game, seat) -> game.encounter().shipsLost(seat)),
        number(
            "all_ships",
            "How many ships the player has in the game, wherever they are.",
            (game, seat) -> game.verbs().ships().all(seat) - game.ships().removed(seat)),
        number(
            "ships_not_gone",
            "How many ships the player has that are not in the warp, out of the game or captured.",
            (game, seat) -> game.verbs().ships().all(seat) - game.verbs().ships().gone(seat)),
        new Call(
            "ships_lost",
            SEATS,
            List.of(),
            NUMBER,
            "How many ships the encounter has sent to the warp for these players together.",
            of -> shipsLost((List<?>) of[0])),
        new Call(
            "hurt",
            SEATS,
            List.of(),
            NUMBER,
            "How many ships these players have just lost that could come back.",
            of -> hurt((List<?>) of[0])),
        new Call(
            "ships_in_encounter",
            SEATS,
            List.of(),
            NUMBER,
            "How many ships these players have in the encounter together.",
            of -> shipsInEncounter((List<?>) of[0])),
        new Call(
            "settled_by",
            PLANETS,
            List.of(SEATS),
            NUMBER,
            "How many settlements these players have on the planets, each counted by itself.",
            of -> settled((List<?>) of[0], SeatValue.mask(of[1]))),
        number(
            "ship_worth",
            "How many each ship of the player in the encounter counts.",
            (game, seat) -> game.encounter().worth(seat)),
        number(
            "printed_value",
            "The number printed on the card that the player, a main player, has revealed.",
            (game, seat) ->
                game.encounter().isMain(seat) && game.encounter().revealed()
                    ? game.encounter().faceValue(seat)
                    : 0),
        number(
            "deal_penalty",
            "How many ships the player, a main player, loses for the failed deal.",
            (game, seat) -> game.encounter().isMain(seat) ? game.encounter().penalty(seat) : 0),
        planets(
            "foreign_planets",
            "The planets outside its home system on which the player has a colony.",
            (game, seat) -> game.ships().foreignColonies(seat)),
        planets(
            "home_planets",
            "The planets of its home system on which the player has a colony.",
            (game, seat) -> game.ships().homeColonies(seat)),
        new Call(
            "ships_on",
            SEAT,
            List.of(PLANETS),
            NUMBER,
            "How many ships of the player stand on these planets together.",
            of -> ofSeat(of[0], (game, seat) -> shipsOn(game, seat, of[1]), 0L)),
        new Call(
            "shares_planet",
            SEAT,
            List.of(SEAT),
            TRUTH,
            "The two players have colonies on the same planet.",
            of ->
                ofSeat(
                    of[0],
                    (game, seat) ->
                        ((SeatValue) of[1]).seat().exists()
                            && game.ships().share(seat, ((SeatValue) of[1]).seat()),
                    false)),
        new Call(
            "has_invited",
            SEAT,
            List.of(SEAT),
            TRUTH,
            "The player, a main player, has invited another to be its ally.",
            of ->
                ofSeat(
                    of[0],
                    (game, seat) ->
                        game.encounter().isMain(seat)
                            && ((SeatValue) of[1])
                                .seat()
                                .in(game.encounter().invited(game.encounter().sideOf(seat))),
                    false)),
        new Call(
            "shown_kind",
            SEAT,
            List.of(),
            WORD,
            "What the revealed card of the player, a main player, is now: `attack`, `negotiate` or"
                + " another kind of card.",
            of -> ofSeat(of[0], Calls::shownKind, "")),
        truth(
            "has_ships_outside",
            "The player has ships on colonies outside the encounter that can be lost.",
            (game, seat) -> game.verbs().outside(seat) != 0),
        new Call(
            "may_select",
            SEAT,
            List.of(WORD),
            TRUTH,
            "The player, a main player, has a card of a kind (`attack`) that it could select.",
            of -> ofSeat(of[0], (game, seat) -> maySelect(game, seat, (String) of[1]), false)),
        new Call(
            "left",
            SEAT,
            List.of(),
            SEAT,
            "The player to the player's left.",
            of ->
                ofSeat(
                    of[0],
                    (game, seat) -> new SeatValue(game, game.leftOf(seat)),
                    SeatValue.NOBODY)),
        truth(
            "is_beaten",
            "The player is on the side that has lost the encounter.",
            (game, seat) -> game.encounter().isInvolved(seat) && game.encounter().isBeaten(seat)),
        // ---- of numbers of the rules that are made of marks, or stand for players
        new Call(
            "with",
            NUMBER,
            List.of(WORD),
            NUMBER,
            "The number with one mark more: " + Marks.WORDS + ".",
            of -> (Long) of[0] | Marks.bit((String) of[1])),
        new Call(
            "without",
            NUMBER,
            List.of(WORD),
            NUMBER,
            "The number without such a mark.",
            of -> (Long) of[0] & ~Marks.bit((String) of[1])),
        new Call(
            "has",
            NUMBER,
            List.of(WORD),
            TRUTH,
            "The number has such a mark.",
            of -> ((Long) of[0] & Marks.bit((String) of[1])) != 0),
        new Call(
            "with",
            NUMBER,
            List.of(SEATS),
            NUMBER,
            "The number, which stands for players, with these players as well.",
            of -> (Long) of[0] | SeatValue.mask(of[1])),
        new Call(
            "without",
            NUMBER,
            List.of(SEATS),
            NUMBER,
            "The number, which stands for players, without these players.",
            of -> (Long) of[0] & ~(long) SeatValue.mask(of[1])),
        // ---- of planets
        new Call(
            "all_ships",
            PLANET,
            List.of(),
            NUMBER,
            "How many ships stand on the planet, whoever owns them.",
            of -> onPlanet(of[0], (game, planet) -> allShips(game, planet), 0L)),
        new Call(
            "ships",
            PLANET,
            List.of(SEAT),
            NUMBER,
            "How many ships of a player stand on the planet.",
            of ->
                onPlanet(
                    of[0],
                    (game, planet) ->
                        ((SeatValue) of[1]).seat().exists()
                            ? (long) game.ships().on(planet, ((SeatValue) of[1]).seat())
                            : 0L,
                    0L)),
        new Call(
            "owner",
            PLANET,
            List.of(),
            SEAT,
            "In whose home system the planet is.",
            of ->
                onPlanet(
                    of[0],
                    (game, planet) -> new SeatValue(game, game.ships().systemOf(planet)),
                    SeatValue.NOBODY)),
        new Call(
            "settlers",
            PLANET,
            List.of(),
            SEATS,
            "Who has ships on the planet.",
            of ->
                onPlanet(
                    of[0],
                    (game, planet) -> SeatValue.inOrder(game, game.ships().seatsOn(planet)),
                    List.of())),
        new Call(
            "is_there",
            PLANET,
            List.of(),
            TRUTH,
            "There is such a planet.",
            of -> ((PlanetValue) of[0]).planet().exists()),
        // ---- of cards
        new Call(
            "kind",
            CARD,
            List.of(),
            WORD,
            "What the card is: `attack`, `negotiate`, `artifact`, `flare`, `reinforcement` or"
                + " `morph`.",
            of ->
                onCard(
                    of[0], (game, card) -> Constant.notation(game.cards().face(card).kind()), "")),
        new Call(
            "value",
            CARD,
            List.of(),
            NUMBER,
            "The number on the card.",
            of -> onCard(of[0], (game, card) -> (long) game.cards().face(card).value(), 0L)),
        new Call(
            "is_encounter_card",
            CARD,
            List.of(),
            TRUTH,
            "The card can be selected in an encounter.",
            of -> onCard(of[0], (game, card) -> game.cards().isEncounter(card), false)),
        new Call(
            "is_there",
            CARD,
            List.of(),
            TRUTH,
            "There is such a card.",
            of -> ((CardValue) of[0]).card() >= 0),
        new Call(
            "alien_is_in_play",
            CARD,
            List.of(),
            TRUTH,
            "The card is the flare of an alien that somebody has.",
            of ->
                onCard(
                    of[0],
                    (game, card) ->
                        game.cards().cardAlien(card) >= 0
                            && game.powers().isAlight(game.cards().cardAlien(card)),
                    false)));
  }

  private static String shownKind(Game game, Seat seat) {
    boolean shown =
        game.encounter().isMain(seat)
            && game.encounter().revealed()
            && game.encounter().card(seat) >= 0;
    return shown ? Constant.notation(game.encounter().kind(seat)) : "";
  }

  private static String playedKind(Game game, Seat seat) {
    boolean lies =
        game.encounter().isMain(seat)
            && game.encounter().revealed()
            && game.encounter().card(seat) >= 0;
    return lies ? Constant.notation(game.cards().face(game.encounter().card(seat)).kind()) : "";
  }

  private static boolean hasAlien(Game game, Seat seat, String id) {
    return game.content().find(id) instanceof Sheet alien && game.powers().find(seat, alien) >= 0;
  }

  private static long largestHand(List<?> seats) {
    long largest = 0;
    for (Object one : seats)
      largest =
          Math.max(
              largest, (long) ofSeat(one, (game, seat) -> (long) game.cards().handSize(seat), 0L));
    return largest;
  }

  private static long shipsLost(List<?> seats) {
    long ships = 0;
    for (Object one : seats)
      ships += (long) ofSeat(one, (game, seat) -> (long) game.encounter().shipsLost(seat), 0L);
    return ships;
  }

  private static long hurt(List<?> seats) {
    long ships = 0;
    for (Object one : seats)
      ships += (long) ofSeat(one, (game, seat) -> (long) hurt(game, seat), 0L);
    return ships;
  }

  private static int hurt(Game game, Seat seat) {
    return Math.min(game.verbs().losing().wentToWarp(seat), game.ships().inWarp(seat))
        + game.verbs().losing().wentOut(seat);
  }

  private static long shipsInEncounter(List<?> seats) {
    long ships = 0;
    for (Object one : seats)
      ships +=
          (long)
              ofSeat(
                  one,
                  (game, seat) ->
                      game.encounter().isInvolved(seat)
                          ? (long) game.encounter().shipsOf(seat)
                          : 0L,
                  0L);
    return ships;
  }

  private static long settled(List<?> planets, int seats) {
    long settled = 0;
    for (Object one : planets)
      settled +=
          (long)
              onPlanet(
                  one,
                  (game, planet) -> (long) Integer.bitCount(game.ships().seatsOn(planet) & seats),
                  0L);
    return settled;
  }

  private static long shipsOn(Game game, Seat seat, Object planets) {
    long ships = 0;
    for (Object planet : (List<?>) planets)
      if (((PlanetValue) planet).planet().exists())
        ships += game.ships().on(((PlanetValue) planet).planet(), seat);
    return ships;
  }

  private static long allShips(Game game, Planet planet) {
    long ships = 0;
    for (int i = 0; i < game.seats(); i++) ships += game.ships().on(planet, Seat.of(i));
    return ships;
  }

  private static boolean maySelect(Game game, Seat seat, String kind) {
    for (Kind one : Kind.values())
      if (one.word().equals(kind) && game.encounter().isMain(seat))
        return !game.cards().ofKinds(game.cards().selectable(seat), one.bit()).isEmpty();
    return false;
  }

  private static Call number(String name, String text, ToLongBiFunction<Game, Seat> reader) {
    return new Call(
        name, SEAT, List.of(), NUMBER, text, of -> ofSeat(of[0], reader::applyAsLong, 0L));
  }

  private static Call planets(String name, String text, ToLongBiFunction<Game, Seat> reader) {
    return new Call(
        name,
        SEAT,
        List.of(),
        PLANETS,
        text,
        of ->
            ofSeat(
                of[0],
                (game, seat) -> PlanetValue.of(game, reader.applyAsLong(game, seat)),
                List.of()));
  }

  private static Call truth(String name, String text, BiFunction<Game, Seat, Object> reader) {
    return new Call(name, SEAT, List.of(), TRUTH, text, of -> ofSeat(of[0], reader, false));
  }

  // Of nobody everything is 0, false or empty.
  private static Object ofSeat(Object of, BiFunction<Game, Seat, Object> reader, Object nothing) {
    SeatValue value = (SeatValue) of;
    Game game = value.game();
    return game == null || !value.seat().exists() ? nothing : reader.apply(game, value.seat());
  }

  private static Object onPlanet(
      Object of, BiFunction<Game, Planet, Object> reader, Object nothing) {
    PlanetValue value = (PlanetValue) of;
    Game game = value.game();
    return game == null || !value.planet().exists() ? nothing : reader.apply(game, value.planet());
  }

  private static Object onCard(
      Object of, BiFunction<Game, Integer, Object> reader, Object nothing) {
    CardValue value = (CardValue) of;
    Game game = value.game();
    return game == null || value.card() < 0 ? nothing : reader.apply(game, value.card());
  }
}
