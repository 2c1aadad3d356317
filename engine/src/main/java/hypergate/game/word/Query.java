package hypergate.game.word;

/// Numbers of the rules that effects in play change while they are asked for: limits, permissions
/// and amounts.
///
/// `game.query(QUERY, subject, normal)` starts with the normal answer and hands it to everything
/// that bends this query and is in force: powers, flares played in this encounter, and what
/// variants bring, in this order. Each gets the answer so far ([hypergate.game.declare.Bend]) and
/// returns its own; most of them leave it alone unless the *subject*, the seat that is asked about,
/// is their owner. Asking changes nothing and is possible at any time, also on a view.
///
/// Each constant says what is asked about the subject, the normal answer, and what bends it.
public enum Query {
  /// The most ships that the subject, the offense, may have on the gate after the launch; normally
  /// 4. Asked when it launches. Bent by Macron, Plasma Thrusters.
  LAUNCH_LIMIT,

  /// The fewest ships that the subject, the offense, must launch; normally 1. With 0 it may fight
  /// without a ship. Bent by Hawking Catapult.
  LAUNCH_LEAST,

  /// The most ships that the subject may send as an ally; normally 4. Asked once it counts as an
  /// ally of the side it is joining, so that an effect can look at the side. Bent by Macron, the
  /// super flare of Parasite.
  JOIN_LIMIT,

  /// Where else than from its colonies the subject may send ships, or from where only, as a sum of
  /// constants of `Launch` (`FROM_WARP`, `ONE_HOME_PLANET` and others); normally 0: colonies. Bent
  /// by the super flare of Observer.
  SHIP_SOURCES,

  /// How many halves each of the subject's ships in the encounter counts, for totals, compensation
  /// and rewards; normally 2. In halves, because an effect may make a ship count one half. Bent by
  /// Strengthen Allies.
  SHIP_WORTH,

  /// How many ships of the subject count for totals; normally those that are in the encounter, with
  /// what else counts as such. Bent by Mirage, Fungus.
  IN_ENCOUNTER,

  /// How many ships of the subject fight in the encounter without standing at the gate, beside the
  /// target or on it; normally 0. Bent by Leviathan.
  FIGHTING_ELSEWHERE,

  /// Whether the subject, a main player, turns its encounter card up after it has seen its
  /// opponent's: 1 if so, normally 0. Bent by Gambler.
  REVEALS_LAST,

  /// The kinds of encounter card that the subject may select, as bits of `Kind`; normally all. A
  /// subject that has none of them may select any card. With that of reinforcements it may select
  /// one of its hand beside all others. Bent by No Quarter, Bubble.
  SELECTABLE,

  /// Whether the subject, the offense, wins ties: 1 if so, normally 0. No card of this release
  /// bends it.
  TIE_BREAK,

  /// The seats that the subject, the offense, may name as the defense whatever destiny says, as a
  /// mask; normally 0. Bent by Will.
  POSSIBLE_DEFENSE,

  /// The seats that the subject, a main player, may invite, as a mask; normally everybody but the
  /// main players. Bent by Loner.
  MAY_INVITE,

  /// The sides that the subject may join, as a sum of `Alliance.OFFENSE`, `DEFENSE`, and `MUST`
  /// when it may not stay out; normally those that have invited it. Bent by Parasite, The Qax.
  MAY_JOIN,

  /// The sides that the subject may not join, as in [#MAY_JOIN], whatever else would let it; the
  /// normal value is `MUST` when something makes it join one, else 0. Bent by The Cult, Loner.
  BARRED_SIDES,

  /// The fewest ships that the subject must send once it joins a side, as far as it has them;
  /// normally 1. Bent by The Qax.
  JOIN_LEAST,

  /// What winning gives to the subject, a main player or ally on the winning side: `AS_USUAL`
  /// (normally), 0 for nothing, or `SWAPPED`. Bent by the wild flare of Grudge, Reverse Rewards.
  WINNING_GIVES,

  /// What winning gives to the subject whatever else says what it gives: one of the answers of
  /// [#WINNING_GIVES], or [#NOT_SETTLED] (normally). Bent by Vector.
  WINNING_SETTLED,

  /// How many cards of compensation the subject, which has lost with a negotiate, may collect;
  /// normally one for each of its ships lost to the warp. Bent by Macron.
  COMPENSATION_DUE,

  /// How many rewards the subject, a winning ally, may collect; normally one for each of its ships
  /// in the encounter. Bent by Macron.
  REWARDS_DUE,

  /// The most cards of compensation, and the most rewards, that the subject may collect at once,
  /// whatever else says how many; normally no limit. Bent by the wild flare of Brute.
  SPOILS_LIMIT,

  /// Whether somebody else hands out the rewards that the subject collects, all those of a moment
  /// together: 1 if so, normally 0. Bent by Quartermaster.
  REWARDS_DELIVERED,

  /// Who picks up the card that the subject is discarding: the seat's number plus 1, 0 for nobody
  /// (normally). Asked after CARD_DISCARDED, if the card is still there. Bent by the wild flare of
  /// Reserve, the super flare of Vulch.
  SALVAGER,

  /// The kinds of card that the subject keeps when it draws a new hand, as bits of `Kind`; normally
  /// 0. Bent by Vulch, Inferno.
  NEW_HAND_KEEPS,

  /// The seats that see each card that the subject draws, as a mask; normally 0. Bent by the wild
  /// flare of Mind.
  DRAWS_SEEN,

  /// Whether the subject could reinforce with something that is no reinforcement card, so that
  /// *hold* is offered to it: 1 if so, normally 0. Bent by Reserve.
  MAY_REINFORCE,

  /// The number of cards in the first hand of the subject; normally 8. Bent by Glutton.
  FIRST_HAND,

  /// The number of cards in a new hand of the subject; normally 8. Bent by Limiter.
  NEW_HAND_SIZE,

  /// Whether the cards of the subject's pile, on its sheet, can be played like those of its hand: 1
  /// if so, `FROM_PILE_ONLY` if it must select its encounter card from there, `AS_HAND` if they are
  /// as good as those of its hand and playing one is no use of the power, `OPEN` if they are no
  /// hand and playing one is no use either, except that no encounter card is selected from there,
  /// `OPEN_TO_SELECTION` if one may be; normally 0. Bent by Miser.
  PILE_PLAYABLE,

  /// The sheet whose pile the subject may give cards of in deals: its instance plus 1, 0 for none
  /// (normally). Bent by Perfectionist.
  PILE_IN_DEALS,

  /// The alien of whose first tally the subject may give things in deals, by its number plus 1, 0
  /// for none (normally). Bent by Hypochondriac.
  TOKENS_IN_DEALS,

  /// Whether a card that lies face up under another card of the subject can be played from there: 1
  /// if so, normally 0. Bent by Solar Harness.
  STORED_PLAYABLE,

  /// How many flares the subject may play in an encounter; normally 1. Bent by Corona Radiant.
  FLARE_LIMIT,

  /// Whether a flare that the subject has played is discarded afterwards, whatever its text says: 1
  /// if so, normally 0. Bent by Dampening Field.
  FLARE_BURNS,

  /// How many home colonies the subject needs to keep its power; normally 3. Bent by Masochist,
  /// Hubris.
  HOME_COLONIES_NEEDED,

  /// Whether the subject's power can be neither exchanged nor given away: 1 if so, normally 0.
  /// Asked by effects that let powers change hands; no card of this release bends it.
  POWER_FIXED,

  /// How many foreign colonies the subject needs to win; normally 5.
  COLONIES_NEEDED,

  /// Whether the subject's winning ships may land: 1 (normally), 0 if they go home. Bent by the
  /// wild flare of Cudgel.
  MAY_LAND,

  /// Whether the subject may free ships of its partner in a deal: 1 for ships in the warp,
  /// `FROM_SHEETS` for those on its sheets, `TO_WARP` if ships of anybody may go from there to the
  /// warp, or the sum; normally 0. Bent by Zombie, Tyrant.
  MAY_FREE,

  /// Whether wild flares of others can be used directly against the subject: 1 (normally), 0 if
  /// not. Bent by Nu'x'xian Orb.
  WILD_REACHES,

  /// The seats that the subject, a main player, must invite if it may, as a mask; normally 0. Bent
  /// by Alliance.
  MUST_INVITE,

  /// Whether ships of the subject that would go to the warp leave the game instead: 1 if so,
  /// normally 0. Bent by Black Hole.
  LEAVES_GAME,

  /// The sheet, as an instance plus one, onto which ships of the subject come that can return to no
  /// colony, in place of the warp; normally 0. Bent by the alternate Void.
  STRANDED_ON,

  /// Whether cards that the subject has played leave the game instead of being discarded: 1 if so,
  /// normally 0. Bent by Sargasso Web.
  PLAYED_LEAVES,

  /// The kinds of card that the subject must discard as soon as they come to its hand, as bits of
  /// `Kind`; normally 0. Bent by a curse of Witch.
  DISCARDS,

  /// Whether the subject may play artifacts, flares and reinforcements from its hand: 1 (normally),
  /// 0 if not. Bent by a curse of Witch.
  MAY_PLAY,

  /// Whether the destiny cards that the subject, the offense, discards leave the game: 1 if so,
  /// normally 0. Bent by Eclipse.
  DESTINY_LEAVES,

  /// Whether the subject wins now by other means than its colonies: 1 if so, normally 0. Asked at
  /// every win check. Bent by Planetless.
  WINS,

  /// Whether the subject may select its highest attack card only if it has no lower one: 1 if so,
  /// normally 0. Bent by Restraint.
  SPARES_HIGHEST,

  /// How many ships of the subject count as lost beside those in the warp, out of the game and
  /// captured; normally 0. Bent by Crusher.
  COUNT_AS_LOST,

  /// Whether the subject's ships may leave the warp: 1 (normally), 0 if not. Bent by Warped.
  MAY_LEAVE_WARP,

  /// Whether ships that the subject loses go to the warp whatever would save, capture or remove
  /// them: 1 if so, normally 0. Bent by the alternate Masochist.
  LOSSES_STAND,

  /// Whether the subject, a main player, shows its highest attack card before cards are selected: 1
  /// if so, normally 0. Bent by a curse of Witch.
  SHOWS_ATTACK,

  /// Whether all ships on the side of the subject, its main player, are subtracted from the total
  /// instead of added: 1 if so, normally 0. Bent by a curse of Witch.
  SHIPS_SUBTRACT,

  /// Whether the subject may win the game: 1 (normally), 0 if not. Asked after WIN_CHECK, of those
  /// who are about to win. Bent by Home Strong.
  MAY_WIN,

  /// The most seats that the subject, a main player, may invite; normally all. Bent by Subspace
  /// Interference.
  INVITE_LIMIT,

  /// What a reinforcement that the subject plays adds to its side; normally what is printed on it.
  /// Bent by Re-Reinforcement.
  REINFORCEMENT_WORTH,

  /// How many offers each main player may make in the talks about a deal; normally what the option
  /// says. The subject is the offense. Bent by Win, Lose, or Draw.
  DEAL_ROUNDS,

  /// In which encounters what a warning brings about happens: 0 for those in which a destiny card
  /// with a warning has been turned up, `EVERY_ENCOUNTER`, or `SECOND_ENCOUNTERS`; normally what
  /// the option says. The subject is the offense. Bent by Danger Zone.
  WARNED,

  /// The most encounters that the subject may have in its turn; normally 2, at least 1 whatever
  /// bends it. Bent by Acceleration.
  ENCOUNTERS_PER_TURN,

  /// How many foreign colonies count for the subject; normally those it has. Bent by Omega Base.
  FOREIGN_COLONIES,

  /// How many home colonies count for the subject; normally those it has. Bent by Home.
  HOME_COLONIES,

  /// The number that decides in the text of the power that is running, as far as the subject goes;
  /// normally as printed. Read with `game.ofPower`, bent by what belongs to that power alone. Asked
  /// by Tripler.
  POWER_NUMBER,

  /// Whether the power that is running is free of a restraint that its text puts on it: 1 if so,
  /// normally 0. Read with `game.ofPower`, bent by what belongs to that power alone. Asked by
  /// Vulch.
  POWER_UNBOUND,

  /// Whether the power that is running is bound to a stricter text as far as the subject goes: 1 if
  /// so, normally 0. Read with `game.ofPower`, bent by what belongs to that power alone. Asked by
  /// Warrior.
  POWER_BOUND,

  /// Whether a second encounter card of the subject, a main player, counts with its encounter card:
  /// 1 if so, normally 0. A negotiate among the two then makes that one a negotiate. Bent by Deuce.
  SECOND_COUNTS,

  /// The highest value with which a second card of the subject that has been turned up is an
  /// attack; a higher one is a negotiate. Normally [#ANY_ATTACK]. Bent by The Cosmic Guardian.
  SECOND_ATTACK_LIMIT,

  /// With how few encounter cards in hand the subject draws a new hand: with fewer than this;
  /// normally 1. With 0 it goes on without any and nothing follows from that, as long as it has one
  /// when cards are selected. Bent by Deuce, Doppelganger.
  ENCOUNTER_CARDS_NEEDED,

  /// Whether the subject may play reinforcements though it is on no side: 1 if so, normally 0. Bent
  /// by Greenhorn.
  REINFORCES_OUTSIDE,

  /// How many attack cards of its hand the subject, a main player or ally, may play as
  /// reinforcements in this encounter; normally 0. [#OWN_SIDE] is added where they count for its
  /// own side only. Like [#SHIPS_ADD] it stays with pieces on the table: a power bends it also
  /// while it is zapped or lost. Bent by the super flare of Bubble.
  REINFORCING_ATTACKS,

  /// What the ships of the subject in the encounter, a main player or ally, add to the total of its
  /// side beside their number; normally 0. It stays with pieces on the table: a power bends this
  /// also while it is zapped or lost. Bent by Lizard.
  SHIPS_ADD,

  /// Whether stacks of the subject hold together in the warp: 1 if so, normally 0. Bent by the
  /// super flare of Fungus.
  STACKS_HOLD,

  /// Whether ships and cards of the subject that are insured are safe: 1 (normally), 0 if not. Bent
  /// for who ignores that.
  INSURED,

  /// From which value on the attack cards are from which the subject must select one if it can;
  /// with a negative number those of which it must select none; normally 0: any. Bent by Seeker.
  SELECTED_FROM,

  /// What the subject has promised in this encounter: the sum of the `OF_…` that it will not play
  /// or use, and, shifted by `PROMISED`, of those that it will; normally 0. Bent by Seeker.
  PROMISES,

  /// Whether a flare that has come from a sheet of the subject beside another one, and has been
  /// used from there, goes back onto that sheet: 1 if so, 0 (normally) if it leaves the game.
  GRAFT_RETURNS,

  /// Before whom a card with a penalty comes that the subject is given (a ticket, a trauma, a bad
  /// dream), as a seat's number; normally the subject's own. Bent by Evil Twin.
  PENALTY_FOR,

  /// How many ships in all can stand on a planet of the subject's home system, which
  /// [hypergate.game.verb.Room] names; normally any number. Asked whenever ships come to a planet.
  /// Like [#SHIPS_ADD] it stays with pieces on the table.
  PLANET_LIMIT,

  /// Where the colony marker of the subject stands; normally its foreign colonies and the steps
  /// that it has gone by itself. Victory goes by it, nothing else. Like [#SHIPS_ADD] it stays with
  /// pieces on the table.
  COLONY_MARKER;

  /// In [#PROMISES]: artifacts.
  public static final int OF_ARTIFACT = 1;

  /// In [#PROMISES]: flares.
  public static final int OF_FLARE = 2;

  /// In [#PROMISES]: reinforcements.
  public static final int OF_REINFORCEMENT = 4;

  /// In [#PROMISES]: the first of its powers; shifted by one for each further one.
  public static final int OF_POWER = 8;

  /// In [#PROMISES]: by how much that is shifted which it will do.
  public static final int PROMISED = 8;

  /// In [#REINFORCING_ATTACKS]: for the own side only.
  public static final int OWN_SIDE = 32;

  /// In [#WARNED]: in every encounter.
  public static final int EVERY_ENCOUNTER = 1;

  /// In [#WARNED]: in second encounters.
  public static final int SECOND_ENCOUNTERS = 2;

  /// In [#SECOND_ATTACK_LIMIT]: each attack card is one.
  public static final int ANY_ATTACK = 999;

  /// In [#PILE_PLAYABLE]: the subject selects from its pile alone.
  public static final int FROM_PILE_ONLY = 2;

  /// In [#PILE_PLAYABLE]: the pile is as good as the hand.
  public static final int AS_HAND = 3;

  /// In [#PILE_PLAYABLE]: the pile is no hand, and what is no encounter card is played from there.
  public static final int OPEN = 4;

  /// In [#PILE_PLAYABLE]: the same, and encounter cards may be selected from there.
  public static final int OPEN_TO_SELECTION = 5;

  /// In [#WINNING_SETTLED]: nothing says so.
  public static final int NOT_SETTLED = -1;

  /// In [#MAY_FREE]: ships that lie on sheets of the subject.
  public static final int FROM_SHEETS = 2;

  /// In [#MAY_FREE]: whoever's ships that lie on sheets of the subject go to the warp.
  public static final int TO_WARP = 4;

  /// In [#WINNING_GIVES]: colonies or rewards as usual.
  public static final int AS_USUAL = 1;

  /// In [#WINNING_GIVES]: rewards for an offensive ally, a colony for a defensive one.
  public static final int SWAPPED = 2;

  /// This query as one bit of a mask. Should there be more than 64, the last ones share one: such a
  /// mask says surely what is not bent, and what is only after a closer look
  /// ([hypergate.game.card.Effect#isBending]).
  public long bit() {
    return 1L << Math.min(ordinal(), Long.SIZE - 1);
  }
}
