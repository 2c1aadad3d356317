package hypergate.game;

/// The points in time at which effects may or must be used: those in the course of an encounter,
/// then those that answer events. Each constant says when it opens; the card named is one that
/// would be impossible without it. There is no order among effects here: the rulebook's order
/// inside a window is applied by [Windows].
public enum Window {
  /// Opens when the offense's hand has been checked, its turn begins; needed by Hate.
  TURN_START,

  /// Opens when an encounter begins, no ship is retrieved yet; needed by Masochist.
  REGROUP_START,

  /// Opens when the retrieval itself, may be replaced; needed by Machine's super flare.
  REGROUP,

  /// Opens when before each destiny card is drawn; needed by Dictator.
  BEFORE_DESTINY,

  /// Opens when a destiny card has been turned up, redraws included; needed by Shadow.
  DESTINY_DRAWN,

  /// Opens when the defender is fixed, the end of Destiny; needed by Will.
  DEFENSE_CHOSEN,

  /// Opens when the gate points at a planet; needed by Energy Cloak.
  AIMED,

  /// Opens when before the offense sends ships; needed by Macron.
  LAUNCHING,

  /// Opens when ships are on the gate; needed by Mite.
  LAUNCHED,

  /// Opens when before anyone is invited; needed by Mutant.
  INVITING,

  /// Opens when a deal is offered outside the talks of two negotiates; needed by Silencer.
  OFFERED,

  /// Opens when invitations are out, nobody has answered; needed by Animal.
  INVITED,

  /// Opens when one player's turn to answer and to send ships; needed by Parasite.
  JOINING,

  /// Opens when a player has accepted an invitation and named its ships, which stay where they are
  /// yet; needed by Negator.
  ACCEPTED,

  /// Opens when alliances are formed; needed by Force Field.
  ALLIED,

  /// Opens when hands are checked, no encounter card is selected (R-9.1 P1); needed by Trader.
  BEFORE_SELECTION,

  /// Opens when while encounter cards are being selected (R-9.1 P3); needed by Oracle.
  SELECTING,

  /// Opens when both encounter cards lie face down (R-9.1 P4); needed by Sorcerer.
  SELECTED,

  /// Opens when a main player's encounter card is about to be turned up, and once more when both
  /// are up and nothing has changed them yet (R-10.1 V1); needed by Gambler.
  REVEALING,

  /// Opens when encounter cards are up: their kind and value may change (R-10.1 V2-V4); needed by
  /// wild Human.
  REVEALED,

  /// Opens when terms of the side totals are collected; needed by Virus.
  TOTALS,

  /// Opens when the hold-or-pass loop for reinforcements; needed by Reserve.
  REINFORCING,

  /// Opens when a reinforcement is being played: it may be cancelled; needed by Reserve.
  REINFORCED,

  /// Opens when the winner is being determined, inversions last (R-12.8 S1); needed by Loser.
  DECIDING,

  /// Opens when winner, deal or failure is known (R-12.8 S1); needed by Ionic Gas.
  OUTCOME,

  /// Opens when ships are about to be lost: the loss may be replaced (R-12.8 S2); needed by Zombie.
  LOSING,

  /// Opens when ships were lost or removed (R-12.8 S2); needed by Vacuum.
  SHIPS_LOST,

  /// Opens when winning ships are about to land (R-12.8 S3); needed by Filth.
  LANDING,

  /// Opens when just before compensation (R-12.8 S4); needed by Barbarian.
  BEFORE_COMPENSATION,

  /// Opens when compensation is about to be collected; needed by Hacker.
  COMPENSATION,

  /// Opens when compensation has been collected; needed by super Hacker.
  COMPENSATED,

  /// Opens when rewards are about to be collected; needed by Quartermaster.
  REWARDS,

  /// Opens when a seat is about to collect rewards, whatever for; needed by Just Rewards.
  COLLECTING,

  /// Opens when a seat has collected compensation or rewards, and its cards have come into its hand
  /// needed by wild Barbarian.
  COLLECTED,

  /// Opens when a deal has been made and is not yet carried out; needed by Quash.
  DEAL,

  /// Opens when the penalty for a failed deal is due; needed by super Pacifist.
  DEAL_FAILED,

  /// Opens when the encounter is resolved, its cards are not yet discarded (R-12.8 S6); needed by
  /// Clone.
  KEEPING,

  /// Opens when encounter cards have been discarded (R-12.8 S6); needed by Filch.
  DISCARDED,

  /// Opens when everything returns, effects end (R-12.8 S7); needed by Reincarnator.
  ENCOUNTER_END,

  /// Opens when is there a further encounter?; needed by Machine.
  NEXT_ENCOUNTER,

  /// Opens when the offense is about to have that encounter, or to take new tech instead;
  /// needed by Dark Matter Beam.
  CONTINUING,

  /// Opens when the turn passes on; needed by Tortoise.
  TURN_END,

  /// Opens when a card or tech is being used: may be answered; needed by Card Zap.
  PLAYED,

  /// Opens when the use of a power is declared: may be answered; needed by Cosmic Zap.
  POWER_USED,

  /// Opens when the use of a power has been stopped, or a power shut off, otherwise than for lost
  /// home colonies (P7); needed by Pulsars.
  STOPPED,

  /// Opens when a Con keeps a power from acting, or weakens it, as it would act: its owner may play
  /// its super flare, which the Con has no effect on (P10); needed by super Oracle.
  HELD_BACK,

  /// Opens when cards are about to be drawn: may be replaced; needed by Mind's wild flare.
  DRAWING,

  /// Opens when cards were drawn from the deck; needed by Remora.
  DRAWN,

  /// Opens when somebody is about to give up cards, handing over or discarding so many at once as
  /// it must: how many may change; needed by Pulsar Power Plant.
  OWING,

  /// Opens when a whole hand is about to be discarded and drawn anew; needed by wild
  /// Miser.
  NEW_HAND,

  /// Opens when a card is about to be taken from a hand; needed by Perfectionist.
  TAKING,

  /// Opens when a card is about to settle on a discard pile; needed by Vulch.
  CARD_DISCARDED,

  /// Opens when ships left the warp; needed by Remora.
  RETRIEVED,

  /// Opens when a colony was gained or lost; needed by super Remora.
  COLONY_CHANGED,

  /// Opens when ships are about to leave or enter a planet; needed by Gorgon.
  MOVING,

  /// Opens when a power was lost or regained for its home colonies; needed by wild
  /// Parasite.
  POWER_LOST,

  /// Opens when a target was chosen; needed by Negator.
  CHOSEN,

  /// Opens when a discard pile became a deck; needed by wild Tick-Tock.
  DECK_SHUFFLED,

  /// Opens when a victory condition is met; needed by Zilch.
  WIN_CHECK;

  /// All windows, shared.
  static final Window[] ALL = values();

  /// This window as one bit of a mask.
  public long bit() {
    return 1L << ordinal();
  }
}
