package hypergate.game;

/// Values that effects in play bend while they are asked. Each constant says what is asked about
/// the *subject* seat, the normal answer in brackets, and a card that bends it.
public enum Query {
  /// The most ships the subject may send as the offense (4); bent by Macron, Plasma Thrusters.
  LAUNCH_LIMIT,

  /// The fewest ships the subject must send as the offense (1); bent by Hawking Catapult.
  LAUNCH_LEAST,

  /// The most ships the subject may send as an ally (4); bent by Macron, super Parasite.
  JOIN_LIMIT,

  /// The bits of further places the subject may send ships from (see Ships); bent by super
  /// Observer.
  SHIP_SOURCES,

  /// The halves that each ship of the subject counts for totals, compensation and rewards (2); bent
  /// by Strengthen Allies.
  SHIP_WORTH,

  /// The ships of the subject that count for its side; bent by Mirage.
  IN_ENCOUNTER,

  /// The 1 when the subject turns its encounter card up after having seen its opponent's; bent by
  /// Gambler.
  REVEALS_LAST,

  /// The which kinds of encounter card the subject may select, as bits of Kind; bent by Loser.
  SELECTABLE,

  /// The 1 when the offense wins ties (0); bent by Loser.
  TIE_BREAK,

  /// The seats that the subject may name as the defense whatever destiny says, as a mask (0); bent
  /// by Will.
  POSSIBLE_DEFENSE,

  /// The seats the subject may invite, as a mask; bent by Energy Cloak, The Qax.
  MAY_INVITE,

  /// The bits 1 offense, 2 defense: sides the subject may join; bent by Parasite.
  MAY_JOIN,

  /// The fewest ships the subject may send once it joins (1); bent by The Qax.
  JOIN_LEAST,

  /// The 1 colonies or rewards as usual, 0 nothing, 2 rewards for an offensive ally and a colony
  /// for a defensive one; bent by wild Grudge.
  WINNING_GIVES,

  /// The cards of compensation due to the subject; bent by Macron.
  COMPENSATION_DUE,

  /// The rewards due to the subject; bent by Macron.
  REWARDS_DUE,

  /// The seat, plus one, that picks up the card that the subject is discarding (0); bent by wild
  /// Reserve, super Vulch.
  SALVAGER,

  /// The kinds of card that the subject keeps when it draws a new hand, as bits of Kind (0); bent
  /// by Vulch.
  NEW_HAND_KEEPS,

  /// The seats that see each card that the subject draws, as a mask (0); bent by wild Mind.
  DRAWS_SEEN,

  /// The 1 when the subject could reinforce with other cards, so that it may hold (0); bent by
  /// Reserve.
  MAY_REINFORCE,

  /// The cards in a new hand (8); bent by Throwback.
  NEW_HAND_SIZE,

  /// The 1 when cards of the subject's pile may be played, 2 when it selects from there alone; bent
  /// by Miser.
  PILE_PLAYABLE,

  /// The 1 when a card that lies face up under the subject's tech may be played from there (0);
  /// bent by Solar Harness.
  STORED_PLAYABLE,

  /// The flares the subject may play in an encounter (1); bent by Corona Radiant.
  FLARE_LIMIT,

  /// The 1 when the flares that the subject plays are discarded after their use (0); bent by
  /// Dampening Field.
  FLARE_BURNS,

  /// The home colonies needed to keep the power (3); bent by Masochist.
  HOME_COLONIES_NEEDED,

  /// The 1 when the subject's power cannot be zapped, stolen or copied; bent by Symbiote.
  POWER_FIXED,

  /// The foreign colonies needed to win (5); bent by Schizoid.
  COLONIES_NEEDED,

  /// The 1 when the subject's ships may land or coexist; bent by Filth.
  MAY_LAND,

  /// The 1 when the subject may free its partner's ships from the warp in a deal (0); bent by
  /// Zombie.
  MAY_FREE,

  /// The 1 when wild flares of other players can be used directly against the subject (1); bent by
  /// Nu'x'xian Orb.
  WILD_REACHES,

  /// The seats that the subject must invite, as a mask (0); bent by Alliance.
  MUST_INVITE,

  /// The 1 when ships of the subject that would go to the warp leave the game instead (0); bent by
  /// Black Hole.
  LEAVES_GAME,

  /// The 1 when cards that the subject plays leave the game after it (0); bent by Sargasso Web.
  PLAYED_LEAVES,

  /// The kinds of card that the subject discards as soon as it has them, as bits of Kind (0); bent
  /// by essence cards.
  DISCARDS,

  /// The 1 when the subject may play artifacts, flares and reinforcements from its hand (1); bent
  /// by essence cards.
  MAY_PLAY,

  /// The 1 when destiny cards that the subject, the offense, discards leave the game (0); bent by
  /// Eclipse.
  DESTINY_LEAVES,

  /// The 1 when the subject wins by other means than colonies (0); bent by Planetless.
  WINS,

  /// The 1 when the subject may not select its highest attack card while it has another one (0);
  /// bent by Restraint.
  SPARES_HIGHEST,

  /// The 1 when the subject's ships may leave the warp (1); bent by Warped.
  MAY_LEAVE_WARP,

  /// The 1 when the subject, a main player, shows its highest attack card before cards are selected
  /// (0); bent by essence cards.
  SHOWS_ATTACK,

  /// The 1 when all ships on the side of the subject, its main player, are subtracted (0); bent by
  /// essence cards.
  SHIPS_SUBTRACT,

  /// The 1 when the subject may win the game (1); bent by essence cards.
  MAY_WIN,
  /// The most seats the subject may invite; bent by Subspace Interference.
  INVITE_LIMIT,

  /// The what a reinforcement that the subject plays adds; bent by Re-Reinforcement.
  REINFORCEMENT_WORTH,

  /// The offers each main player may make in a deal; bent by Win, Lose, or Draw.
  DEAL_ROUNDS,

  /// The trigger of hazards: 0 warnings, 1 every encounter, 2 second encounters; bent by Danger
  /// Zone.
  HAZARD_TRIGGER,

  /// The encounters that the subject may have in a turn, one at least; bent by Acceleration.
  ENCOUNTERS_PER_TURN,

  /// The foreign colonies that count for the subject, planets as they are; bent by Omega Base.
  FOREIGN_COLONIES,

  /// The home colonies that count for the subject; bent by Home.
  HOME_COLONIES,

  /// The number in the text of the power that is running (as printed there); bent by its own Pulsar
  /// alone.
  POWER_NUMBER,

  /// The 1 when the power that is running is free of a restraint in its text (0); bent by its own
  /// Pulsar alone.
  POWER_UNBOUND,

  /// The 1 when the power that is running is bound to a stricter text as far as the subject goes
  /// (0); bent by its own Pulsar alone.
  POWER_BOUND;

  /// In [#HAZARD_TRIGGER]: a hazard is drawn in every encounter.
  public static final int EVERY_ENCOUNTER = 1;

  /// In [#HAZARD_TRIGGER]: a hazard is drawn in second encounters.
  public static final int SECOND_ENCOUNTERS = 2;

  /// In [#PILE_PLAYABLE]: the subject selects from its pile alone.
  public static final int FROM_PILE_ONLY = 2;

  /// In [#WINNING_GIVES]: colonies or rewards as usual.
  public static final int AS_USUAL = 1;

  /// In [#WINNING_GIVES]: rewards for an offensive ally, a colony for a defensive one.
  public static final int SWAPPED = 2;

  /// This query as one bit of a mask.
  public long bit() {
    return 1L << ordinal();
  }
}
