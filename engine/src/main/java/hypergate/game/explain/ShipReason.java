package hypergate.game.explain;

/// Ships, planets and sides: conditions of aiming, sending, inviting, placing and losing.
public enum ShipReason implements Reason {
  PLANET_NAMED(
      "R-7.1", "'{typed}' is no planet; planets are written like B3.", "{place} is a planet."),
  PLANET_ON_TABLE("R-16.9", "There is no planet {place} on the table.", "{place} is on the table."),
  TARGET_SYSTEM(
      "R-7.1",
      "{place} is not in {seat}'s home system, where this encounter takes place.",
      "{place} is in {seat}'s home system, where this encounter takes place."),
  TARGET_COLONY(
      "R-6.4",
      "{seat} has no colony on {place}; in your own system the gate can only be aimed at a colony"
          + " of {seat}.",
      "{seat} has a colony on {place}."),
  EMPTY_HOME(
      "E-14",
      "{place} is not an empty home planet of yours.",
      "{place} is an empty home planet of yours."),
  PLANET_OFFERED(
      "R-0.5", "{place} cannot be named here; these can: {places}.", "{place} can be named here."),
  SHIPS_NAMED(
      "R-7.3", "'{typed}' names no ships; ships are written like A1x2.", "Ships are named."),
  SHIPS_THERE(
      "R-7.3",
      "You have {have, plural, =0 {no ships} one {# ship} other {# ships}} on {place}; you named"
          + " {named}.",
      "You have {have, plural, one {# ship} other {# ships}} on {place}."),
  YOUR_SHIPS("R-7.3", "Those are ships of {seat}, not yours.", "Those are your ships."),
  NOT_FROM_WARP(
      "R-16.6",
      "Ships in the warp belong to no colony and cannot be sent.",
      "The ships are not in the warp."),
  NOT_FROM_ENCOUNTER(
      "R-16.6",
      "Ships on the gate or beside the planet are in the encounter already and on no colony.",
      "The ships are not in the encounter yet."),
  SHIP_LIMIT(
      "R-7.3",
      "At most {limit, plural, one {# ship} other {# ships}} may go; you named {named}.",
      "At most {limit, plural, one {# ship} other {# ships}} may go; you named {named}."),
  SHIP_LIMIT_CHANGED(
      "R-0.5",
      "{causes} changes how many ships you may send.",
      "{causes} changes how many ships you may send: {limit}."),
  SHIP_LEAST(
      "R-7.3",
      "At least {least, plural, one {# ship} other {# ships}} must go; you named {named}.",
      "At least {least, plural, one {# ship} other {# ships}} must go; you named {named}."),
  SHIPS_DUE(
      "R-16.10",
      "Exactly {due, plural, one {# ship is} other {# ships are}} due; you named {named}.",
      "Exactly {due, plural, one {# ship is} other {# ships are}} due."),
  COLONY_THERE(
      "R-16.5",
      "You have no colony on {place}, so ships cannot go there.",
      "You have a colony on {place}."),
  PLANET_OPEN(
      "R-0.5",
      "{causes} keeps you from sending ships from {place}.",
      "Ships may be sent from {place}."),
  COLONIES_WITH_SHIPS(
      "R-8.5", "You have no ship on any colony to send.", "You have ships to send."),
  INVITEE_NOT_MAIN(
      "R-8.1", "{seat} is a main player and cannot be invited.", "{seat} is no main player."),
  INVITE_LIMIT(
      "R-0.5",
      "{causes} lets you invite {limit, plural, one {# player} other {# players}} at most; you"
          + " named {named}.",
      "{causes} lets you invite {limit, plural, one {# player} other {# players}}."),
  INVITEE_OPEN("R-0.5", "{causes} keeps you from inviting {seat}.", "You may invite {seat}."),
  SIDE_NAMED("R-8.3", "'{typed}' names no side: offense, defense or none.", "A side is named."),
  INVITED("R-8.5", "{role} has not invited you.", "{role} has invited you."),
  NOT_ALLIED(
      "R-8.3", "You are an ally already; nobody joins twice.", "You have not joined anybody yet."),
  SIDE_FREE("R-0.5", "{causes} binds you to {role}.", "You may choose your side."),
  MAY_STAY_OUT("R-0.5", "{causes} makes you join.", "You may stay out."),
  INTRUDER(
      "R-6.4",
      "{seat} has no colony on a home planet of yours.",
      "{seat} has a colony on a home planet of yours."),
  HAS_EMPTY_HOME("E-14", "None of your home planets is empty.", "You have an empty home planet."),
  HAS_COLONY(
      "R-6.4",
      "You have no colony from which ships could go.",
      "You have a colony from which ships can go."),
  DEFENSE_IS_ANOTHER("R-6.5", "You cannot be your own defense.", "The defense is another player."),
  REWARD_FORM("R-13.6", "Rewards are written like: cards 2 ships 1.", "Rewards are named."),
  REWARDS_DUE(
      "R-13.6",
      "{due, plural, one {# reward is} other {# rewards are}} due to you; you named {named}.",
      "{due, plural, one {# reward is} other {# rewards are}} due to you."),
  REWARD_SHIPS(
      "R-13.6",
      "Only {have, plural, one {# ship} other {# ships}} of yours can come back from the warp; you"
          + " named {named}.",
      "{have, plural, one {# ship} other {# ships}} of yours can come back from the warp.");

  private final Wording wording;

  ShipReason(String rule, String fails, String holds) {
    this.wording = new Wording(rule, fails, holds);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
