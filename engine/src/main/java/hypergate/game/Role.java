package hypergate.game;

import hypergate.game.piece.Seat;

/// Who may use an effect: what the role bar of a sheet or card says, as a set of the five positions
/// that a seat can have in an encounter (offense, defense, offensive ally, defensive ally, none of
/// them).
///
/// The role is compared with the position at the moment of use: a seat is an ally from the moment
/// its ships join a side until it is sent home or the encounter ends, and the two main players are
/// so from the start of the turn (the offense) and from the end of destiny (the defense). Before
/// that, everybody but the offense is a bystander.
public enum Role {
  /// Everybody, bystanders included.
  ANY(31),
  /// The offense or the defense.
  MAIN(3),
  /// A main player or an ally of either side.
  MAIN_OR_ALLY(15),
  /// The offense.
  OFFENSE(1),
  /// The defense.
  DEFENSE(2),
  /// An ally of either side.
  ALLY(12),
  /// An ally of the offense.
  OFFENSIVE_ALLY(4),
  /// The offense or an ally of either side.
  OFFENSE_OR_ALLY(13),
  /// Everybody but the offense.
  NOT_OFFENSE(30),
  /// Everybody but the main players.
  NOT_MAIN(28),
  /// Neither main player nor ally.
  BYSTANDER(16);

  // Position bits: offense, defense, offensive ally, defensive ally, bystander.
  static final int IS_OFFENSE = 1;

  /// How many positions there are.
  static final int POSITIONS = 5;

  static final int IS_DEFENSE = 2;
  static final int IS_OFFENSIVE_ALLY = 4;
  static final int IS_DEFENSIVE_ALLY = 8;
  static final int IS_BYSTANDER = 16;

  private final int positions;

  Role(int positions) {
    this.positions = positions;
  }

  int positions() {
    return positions;
  }

  /// The role of everybody who has this one or one of these positions.
  Role with(int further) {
    for (Role role : ALL) if (role.positions == (positions | further)) return role;
    return ANY;
  }

  private static final Role[] ALL = values();

  /// Whether a seat with these position bits has this role.
  boolean covers(int position) {
    return (positions & position) != 0;
  }

  /// Whether a seat has this role in an encounter as it stands.
  public boolean covers(Encounter encounter, Seat seat) {
    return covers(encounter.position(seat));
  }

  /// The name as written on a card: `main or ally`.
  public String words() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
  }
}
