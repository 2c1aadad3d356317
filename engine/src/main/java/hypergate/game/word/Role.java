package hypergate.game.word;

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
  /// An ally of the defense.
  DEFENSIVE_ALLY(8),
  /// The defense or an ally of it.
  DEFENSE_OR_DEFENSIVE_ALLY(10),
  /// The offense or an ally of either side.
  OFFENSE_OR_ALLY(13),
  /// Everybody but the offense.
  NOT_OFFENSE(30),
  /// Everybody but the defense.
  NOT_DEFENSE(29),
  /// The offense or an ally of it.
  OFFENSE_OR_OFFENSIVE_ALLY(5),
  /// A main player or an ally of the offense.
  MAIN_OR_OFFENSIVE_ALLY(7),
  /// Everybody but the main players.
  NOT_MAIN(28),
  /// Neither the defense nor an ally of either side.
  NOT_DEFENSE_OR_ALLY(17),
  /// Neither main player nor ally.
  BYSTANDER(16);

  /// The position of the offense, as a bit.
  public static final int IS_OFFENSE = 1;

  /// The position of the defense, as a bit.
  public static final int IS_DEFENSE = 2;

  /// The position of an ally of the offense, as a bit.
  public static final int IS_OFFENSIVE_ALLY = 4;

  /// The position of an ally of the defense, as a bit.
  public static final int IS_DEFENSIVE_ALLY = 8;

  /// The position of everybody else, as a bit.
  public static final int IS_BYSTANDER = 16;

  private static final int[] COMBINED = {
    IS_OFFENSE,
    IS_DEFENSE,
    IS_OFFENSIVE_ALLY,
    IS_DEFENSIVE_ALLY,
    IS_BYSTANDER,
    IS_OFFENSE | IS_DEFENSIVE_ALLY,
    IS_DEFENSE | IS_OFFENSIVE_ALLY,
    IS_OFFENSIVE_ALLY | IS_DEFENSIVE_ALLY
  };

  /// How many positions there are, those on both sides included.
  public static final int POSITIONS = COMBINED.length;

  private static final byte[] NUMBERS = numbers();

  private final int positions;

  Role(int positions) {
    this.positions = positions;
  }

  private static byte[] numbers() {
    byte[] numbers = new byte[2 * IS_BYSTANDER];
    for (int i = 0; i < COMBINED.length; i++) numbers[COMBINED[i]] = (byte) i;
    return numbers;
  }

  /// A position as bits: two of them for who is on both sides.
  public static int position(int number) {
    return COMBINED[number];
  }

  /// The number of a position.
  public static int number(int position) {
    return NUMBERS[position];
  }

  /// The positions that have this role, as bits.
  public int positions() {
    return positions;
  }

  /// The role of everybody who has this one or one of these positions.
  public Role with(int further) {
    for (Role role : ALL) if (role.positions == (positions | further)) return role;
    return ANY;
  }

  private static final Role[] ALL = values();

  /// Whether a seat with these position bits has this role.
  public boolean covers(int position) {
    return (positions & position) != 0;
  }

  /// The name as written on a card: `main or ally`.
  public String words() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
  }
}
