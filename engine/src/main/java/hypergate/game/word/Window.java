package hypergate.game.word;

/// The points in time at which effects may or must be used.
///
/// First those in the course of an encounter, in the order in which they open, then those that
/// answer an event and can open at any time. Each says when exactly that is, what an effect can
/// read or change there, and names a card that acts there.
///
/// A window asks nobody by itself. Everything of this window whose role ([Role]) fits and whose
/// condition holds takes part: duties (`.must`, `.always`) are carried out first, then the seats
/// that may use something are asked, until all pass in a row. That order is the rulebook's
/// and the business of [hypergate.game.timing.Windows]; there is no order among effects here.
///
/// *Would* and *did* are two windows: what replaces an event stands in the window before it
/// (LOSING, DRAWING, COLLECTING), what profits from it in the window after it (SHIPS_LOST, DRAWN,
/// COLLECTED).
public enum Window {
  /// Everybody has its first hand and knows who begins; the game has not begun. Example:
  /// Klutz, which drops cards of that hand.
  HANDS_DEALT,

  /// A turn begins. The offense is known and has an encounter card: if it had none, it has shown
  /// its hand and drawn a new one. There is no encounter yet, so `Role.OFFENSE` is
  /// the seat whose turn it is and everybody else is a bystander. Duties of `Group.LAST` wait until
  /// everybody has passed. The flag `TURN_OVER` ends the turn here. Example: Hate makes the others
  /// discard or lose ships.
  TURN_START,

  /// A regroup phase is about to begin. The flag `NO_REGROUP` makes it be skipped, with all
  /// that would happen in it. Example: Nightmare.
  REGROUP_DUE,

  /// An encounter begins, the second of a turn and extra ones included. What players do first is
  /// over, no ship has been retrieved. Effects that may be used at the start of any
  /// encounter stand here; one may end it here with `verbs().callOff()`. Example: Primordial Ark
  /// deals all alien sheets again.
  REGROUP_START,

  /// The offense is about to take one ship out of the warp. An effect may do something
  /// beside it, or in its place: then it calls `encounter().regrouped()`, and the usual ship stays
  /// where it is.
  REGROUP,

  /// A destiny card is about to be drawn. Opens before every draw, so several times when cards are
  /// put away and drawn again. Example: Dictator looks at the destiny cards and chooses.
  BEFORE_DESTINY,

  /// A destiny card lies face up and has not taken effect: a wild card has no defense yet, the
  /// offense's own colour may still be drawn again. Read the card from
  /// `encounter().destiny()` and the seat it names from `encounter().named()`; setting the card to
  /// -1 makes it void, and another is drawn. Example: Shadow executes a ship of the colour that was
  /// drawn.
  DESTINY_DRAWN,

  /// The defense is known: the end of the destiny phase. An effect may still name another
  /// seat with `encounter().defense(seat)`. Cards turned up by a warning that change this one
  /// encounter act here too. Example: Will, as the offense, chooses whom it meets.
  DEFENSE_CHOSEN,

  /// The destiny phase is over: the defense stands, and no more cards are drawn. Opens before
  /// anything follows from a warning. Example: Gremlin, which meddles where none has come up.
  DESTINY_OVER,

  /// The gate is about to be aimed: the start of the launch phase. An effect may aim it
  /// with `encounter().target(planet)`, at one of `Launch.targets`; otherwise the offense does.
  /// Example: Butler, which aims unless it is tipped.
  AIMING,

  /// The gate points at a planet and no ship is on its way. Read or turn it with
  /// `encounter().target()` and `Launch.aimAgain`. Example: Energy Cloak, which bars the defense
  /// from inviting.
  AIMED,

  /// The offense is about to send its ships; the gate is aimed for good. The right moment
  /// to change how many ships it may send in this encounter. Opens directly after AIMED. Example:
  /// Macron, which sends one ship only.
  LAUNCHING,

  /// The offense's ships are on the gate and nobody has been invited. An effect may end the
  /// encounter here by setting an outcome. Example: Mite settles unless the defense discards.
  LAUNCHED,

  /// The main players are about to invite allies, the offense first. An effect may keep a
  /// side from inviting or oblige it to invite somebody. Example: Mind looks at a hand before it
  /// chooses its friends.
  INVITING,

  /// A main player, using an effect, has offered its opponent a deal outside the talks that follow
  /// two negotiates; the opponent has not answered. The offer can be made void here. Example:
  /// Silencer.
  OFFERED,

  /// Both main players have said whom they invite and nobody has answered. Read the masks
  /// from `encounter().invited(side)`. Example: the super flare of Zombie, which lets allies come
  /// straight from the warp.
  INVITED,

  /// It is the turn of one seat, `encounter().joiner()`, to answer its invitations. Opens
  /// once for each seat that is no main player, clockwise from the offense's left, before that seat
  /// says which side it joins. A condition must look at the joiner: everybody who has the role is
  /// asked each time. Example: Parasite joins a side that has not invited it.
  JOINING,

  /// A seat, `encounter().joiner()`, has accepted an invitation and named the ships it sends; they
  /// still stand on their planets. Taking the joiner away keeps it out of the alliance. Example:
  /// Negator.
  ACCEPTED,
  /// The ships that one seat, `encounter().joiner()`, sends as an ally have just left their
  /// planets; nobody after it has answered. Example: Booster throws cards overboard.
  JOINED,

  /// A seat, `encounter().joiner()`, that could have joined a side has said whether it does; if it
  /// does, its ships have come. Opens for each seat before the next one answers. Example: a
  /// help card of Assistant.
  ANSWERED,

  /// Everybody has answered, all allied ships are in place: the end of the alliance phase.
  /// Example: Force Field sends allies home.
  ALLIED,

  /// Both main players are known to have encounter cards, and no card has been selected (R-9.1 P1).
  /// Whatever changes hands, or settles the encounter without cards, stands here; hands are checked
  /// once more afterwards. Example: Trader exchanges hands.
  BEFORE_SELECTION,

  /// Encounter cards are about to be chosen (R-9.1 P3). Where an effect makes one main player
  /// choose after the other, this opens a second time between the two choices; the card then
  /// announced or shown belongs to `encounter().turning()`. Example: Oracle sees its opponent's
  /// card before it chooses.
  SELECTING,

  /// Both encounter cards have just been laid face down, before anything else happens to them.
  /// Example: Usurper, for whom allies lay cards down as well.
  LAID,

  /// Both encounter cards lie face down in front of their players (R-9.1 P4). Each main player
  /// knows its own card only. Example: Sorcerer exchanges them.
  SELECTED,

  /// An encounter card is about to be turned up. Opens for each of the two in turn, with
  /// `encounter().turning()` naming whose card it is; and once more when both are up and nothing
  /// has changed them yet, with nobody turning (R-10.1 V1). Duties of `Group.WITNESS` come first.
  /// Example: Gambler leaves its card down and says what it is.
  REVEALING,

  /// Both encounter cards are up, and what was called while they lay face down comes about: opens
  /// once for each call, in the order of the calls, before anything else changes the cards. Read
  /// which one from `encounter().calling()`; it is what `encounter().call()` has said. Example:
  /// Mirror swaps digits.
  CALLED,

  /// Both encounter cards are up; a morph has become its copy. Here the cards are changed: their
  /// kind, their value, or another card in their place (R-10.1 V2 to V4). Duties of `Group.WITNESS`
  /// come after all others, those of `Group.LAST` wait until everybody has passed, so that others
  /// can change the cards first. Example: the wild flare of Human.
  REVEALED,

  /// The cards stand; whatever adds to a side's total, subtracts from it or multiplies it does so
  /// here, through `sideOf(seat)`. The totals themselves are computed later, after
  /// reinforcements. Example: Human adds 4 to its side.
  TOTALS,

  /// Main players and allies are polled for reinforcements. No phase opens this window:
  /// what stands in it is offered in the same question as reinforcement cards, *hold* and *pass*,
  /// and using it starts a new round of questions. Example: Emotion Control, played at the last
  /// moment.
  REINFORCING,

  /// A reinforcement has been played and does not count yet. `encounter().reinforcer()` is
  /// its player, `encounter().reinforcingCard()` the card, -1 for another kind of card; taking the
  /// reinforcer away cancels it. Example: Reserve, which answers with a negotiate.
  REINFORCED,

  /// The winner is about to be determined: with two attacks, totals are final and can be read
  /// (R-12.8 S1). Effects that let a side win or lose whatever the totals say stand here; those of
  /// `Group.INVERSION` come after all others. Example: Pacifist wins with a negotiate against an
  /// attack.
  DECIDING,

  /// It is known which side has won, and nothing has followed from it: here another result may take
  /// its place, through `verbs().overturn(side)`. Duties of `Group.LAST` wait until everybody has
  /// passed. Does not open where nobody has won. Example: Industrialist, whose opponent may let it
  /// win.
  DECIDED,

  /// It is known who has won, whether a deal was made or has failed (R-12.8 S1). After a fight no
  /// ship has been lost yet and none has landed; a deal has been carried out by now, or the penalty
  /// for a failed one paid. Read `encounter().outcome()`, `winners()`, `margin()`. Duties of
  /// `Group.LAST` wait until everybody has passed. Example: Grudge takes its revenge.
  OUTCOME,

  /// Ships are about to be lost, in an encounter or by an effect: the *would* of a loss (R-12.8
  /// S2). `verbs().losing()` says whose, where, how many and why; effects change what becomes of
  /// them. The groups `REDUCTION`, `ADDITION`, `REMOVAL`, `SHELTER`, `CAPTURE`, `NORMAL` and
  /// `RESCUE` act in this order. Opens for a lost encounter even if no ship is lost. Example:
  /// Zombie's ships go home instead.
  LOSING,

  /// Ships have been lost or removed from the game: the *did* of a loss, with the same
  /// `verbs().losing()`, which now says what became of them (R-12.8 S2). Does not open when no ship
  /// was to be lost. Example: Vacuum pulls ships of others along.
  SHIPS_LOST,

  /// The offense has won and its side's ships are about to land on the target planet (R-12.8 S3).
  /// Does not open when the defense wins. Example: the wild flare of Cudgel clears the new colony.
  LANDING,

  /// Somebody has won and ships have landed or gone home; opens whether or not compensation is due
  /// (R-12.8 S4). Example: Barbarian plunders the hand of the defense, so that compensation finds
  /// less in it.
  BEFORE_COMPENSATION,

  /// A main player is about to collect compensation. Read and change how many cards, from
  /// whom and by whose choice through `encounter().compensation()`, `compensationFrom()` and
  /// `compensationBy()`; who gets them through `verbs().receipts().recipient()`. Example: Hacker
  /// chooses the cards.
  COMPENSATION,

  /// Compensation has been collected; `encounter().compensation()` is now the number of cards that
  /// were taken. Example: the super flare of Hacker.
  COMPENSATED,

  /// Somebody has won and compensation has been collected; the allies that are entitled to rewards
  /// are about to collect them. Opens once for all of them, and after every win, so that
  /// others can be rewarded too. Example: Mercenary.
  REWARDS,

  /// One seat is about to collect rewards, whatever it gets them for. Opens for each seat;
  /// `verbs().rewards()` says who and how many, and changes the number. Example: Just Rewards takes
  /// ships of others to the warp instead.
  COLLECTING,

  /// Seats have said which rewards they take, all those that are due at one moment, and nothing has
  /// come; `verbs().rewards().announced()` says who, and [hypergate.game.verb.Delivery] hands them
  /// out. Opens only where [Query#REWARDS_DELIVERED] says so of one of them. Example:
  /// Quartermaster.
  ANNOUNCED,

  /// One seat has collected compensation or rewards and there were cards among them, which are in
  /// its hand now. `verbs().receipts()` says who and which. Example: the wild
  /// flare of Barbarian.
  COLLECTED,

  /// Two negotiates are up and all allies have gone home; nobody has offered anything.
  /// `encounter().third(seat)` makes it a deal of three, `encounter().standIn(side, seat)` puts
  /// somebody into the place of a main player. Duties of `Group.LAST` wait until everybody has
  /// passed. Example: Diplomat.
  DEALING,

  /// Two players have agreed on a deal and nothing has changed hands.
  /// `encounter().quash()` makes it fail. Example: Quash.
  DEAL,

  /// A deal has failed and both main players are about to lose ships for it; the penalty of each
  /// can be read and changed. Example: the super flare of Pacifist.
  DEAL_FAILED,

  /// The encounter is resolved and its cards still lie in front of the main players (R-12.8 S6). A
  /// card can be taken back to hand here. Example: Clone keeps its card.
  KEEPING,

  /// The encounter cards have gone to the discard pile (R-12.8 S6); `verbs().usedCards()` finds
  /// those that are still there. Example: Filch takes its opponent's card.
  DISCARDED,

  /// All ships have gone home, all cards are away; afterwards the effects of this encounter end
  /// (R-12.8 S7, R-15.1). Main players and allies still have their roles. Example: Warrior takes a
  /// token.
  ENCOUNTER_END,

  /// The offense is about to say whether it has a further encounter, and may or may not be entitled
  /// to one. `encounter().entitled()` and `commit()` change that. Example: Machine goes on
  /// after a defeat.
  NEXT_ENCOUNTER,

  /// The offense has decided to have a further encounter, or to take something instead, and has not
  /// begun it. Setting the flag `TURN_OVER` denies it. Example: Dark Matter Beam.
  CONTINUING,

  /// A phase is over, all that belongs to it has happened; opens at the end of each, and of what
  /// comes between two encounters. What becomes due then stands here. Example: Grumpus takes ships
  /// from those who still live where it has left.
  PHASE_END,

  /// The offense's turn is over and passes on; the next seat is not yet the offense.
  TURN_END,

  /// An artifact, a flare or another card has been used and its effect is about to happen.
  /// `game.current()` is the use, with its card, its player and the targets it has named;
  /// `cancel()` stops it. Answers are uses themselves and may be answered. Example: Card Zap.
  PLAYED,

  /// A flare has been played and carried out, and is on its way to wherever it goes then.
  /// `game.answering()` is that use, with its card and its player. Does not open for a flare that
  /// was cancelled. Example: Insect.
  FLARE_RESOLVED,

  /// An artifact has been played and carried out, and is on its way to wherever it goes then.
  /// `game.answering()` is that use, with its card and its player. Does not open for an artifact
  /// that was cancelled. Example: the wild flare of Mimic.
  ARTIFACT_RESOLVED,

  /// A card has been used and carried out, whatever its kind: an artifact, a flare, a card of a
  /// variant, a card played as a reinforcement; `pipeline().cardUser()` is its player. Does not
  /// open for a card that was cancelled, nor for encounter cards. Example: Aeon.
  CARD_USED,

  /// The use of a power has been declared and is about to happen; `game.current()` is the
  /// use. Only abilities that are uses (`.may` and `.must`) open it; what is always on (`.always`,
  /// `.bends`) does not. Example: Cosmic Zap.
  POWER_USED,

  /// The use of a power has been stopped, or a power has been shut off, by anything except the loss
  /// of home colonies. Its owner alone can do something about it.
  STOPPED,

  /// A seat has cancelled a card or the use of a power of another one; `pipeline().canceller()` is
  /// that seat. Example: Sheriff.
  CANCELLED,

  /// A card keeps a power from acting, or weakens it, at the very moment at which the power would
  /// act. Its owner may play the super flare of that alien, which such a card has no effect on.
  /// Example: the super flare of Human.
  HELD_BACK,

  /// Cards are about to be drawn from the deck into a hand; opens once for a whole draw.
  /// `verbs().hands()` says who draws (`drawer()`) and how many (`drawn()`), and changes the
  /// number. Example: the wild flare of Mind.
  DRAWING,

  /// Cards have been drawn from the deck, at least one; `drawer()` and `drawn()` as in DRAWING.
  /// Example: Remora draws along.
  DRAWN,

  /// Cards have come into a hand, from wherever: drawn, taken, given, collected, picked up. Opens
  /// once for all that have come together, before whatever happens next;
  /// `verbs().hands().arrivals()` says whose hand and which. A card that comes back after it was
  /// played or laid aside is none of them, nor is the first hand. Example: Perfectionist rejects
  /// some.
  ARRIVED,

  /// A seat has discarded several cards of its hand together, which lie on the discard pile unless
  /// somebody has taken them. `verbs().hands()` says whose (`discarder()`) and how many
  /// (`discardedTogether()`). Example: Sheriff.
  CARDS_DISCARDED,

  /// A seat is about to discard or hand over cards because it must, so many at once; none has been
  /// chosen. `verbs().owing()` says who and how many, and changes the number. A hand that is
  /// replaced by a new one is not meant. Example: a card that lets one fewer be discarded.
  OWING,

  /// A seat has shown its whole hand, and is about to discard it and draw a new one.
  /// `drawer()` is that seat. Example: the wild flare of Miser.
  NEW_HAND,

  /// Cards are about to be taken out of the hand of a seat, `giver()`, by another one, `taker()`,
  /// at random or as it chooses; opens once for all of them. `verbs().hands().taken()` says how
  /// many, and changes the number. Example: Glutton takes more.
  TAKING_CARDS,

  /// A card is about to be taken from the hand of a seat, `giver()`, by another one, `taker()`;
  /// opens before each single card. No card of this release acts here; it is where an effect that
  /// protects a hand would stand.
  TAKING,

  /// A card has left its place and is about to settle on the discard pile; `verbs().hands()` says
  /// whose (`discarder()`) and which (`discardedCard()`, -1 once somebody has taken it). Played
  /// cards come by here too. Example: Vulch picks up artifacts.
  CARD_DISCARDED,

  /// A seat is about to retrieve ships from the warp, which still lie there; `retriever()` and
  /// `retrieved()` of `verbs().ships()` say who and how many, and `retrieving(ships)` changes the
  /// number. Does not open for ships that somebody else frees. Example: Converter draws cards
  /// instead.
  RETRIEVING,

  /// Ships have come back from the warp. `verbs().ships().retriever()` is their owner if it
  /// retrieved them itself, nobody if somebody else has freed them. Example: Remora retrieves
  /// along.
  RETRIEVED,

  /// A movement is complete, and ships of one seat have come to a planet or have left it:
  /// `verbs().ships().movements()` says whose, where and how many. Opens for each seat and each of
  /// its planets, before anything follows from colonies that have changed. Example: Klutz.
  MOVED,

  /// A movement is complete and the colonies of one seat, `verbs().ships().changed()`, are no
  /// longer the same; opens for each such seat. `gained()` and `lost()` are the planets. Example:
  /// Pentaform moves along its row.
  COLONY_CHANGED,

  /// Ships of one seat are about to leave planets for another place, all those of one move;
  /// `verbs().ships().departures()` says whose, from where and how many, and makes them stay. Does
  /// not open for ships that go to the warp, out of the game or onto a sheet. Example: Gorgon.
  MOVING,

  /// A seat, `verbs().ships().changed()`, has lost its power for want of home colonies, or has got
  /// it back; `powerIsLost()` says which. Example: the wild flare of Parasite settles in
  /// the system of who has lost it.
  POWER_LOST,

  /// A sheet that somebody has got is about to come to it beside its own. Example: the super flare
  /// of Geek lets it keep those that it has.
  SHEET_DUE,

  /// Somebody has chosen planets, ships or what to do about its own colour at destiny, and can be
  /// made to choose again. `game.chosen()` says what, who and where; `deny(planet)` sends the
  /// choice back. Example: Negator.
  CHOSEN,

  /// A card is needed and the deck has run out: it is about to be made anew from the discard pile,
  /// or a cosmic quake to be due. What belongs to the discards joins them here.
  /// Example: Scavenger gives back what lies on its sheet.
  DECK_EMPTY,

  /// A discard pile has become the deck; the draw that needed it goes on afterwards.
  /// Example: the wild flare of Tick-Tock.
  DECK_SHUFFLED,

  /// Deck and discard pile have run out: all hands are about to be discarded for a cosmic quake
  /// . Example: the super flare of Glutton.
  QUAKE_DUE,

  /// Somebody meets a condition of victory and the game is about to end.
  /// `verbs().ships().winning()` is the mask of the winners and can be changed: seats added win
  /// along, and with no seat left the game goes on. Example: Tick-Tock wins with the deal that
  /// makes others win.
  WIN_CHECK;

  /// All windows, shared.
  public static final Window[] ALL = values();

  /// This window as one bit of a mask. The last windows of all share one, so that such a mask says
  /// surely where there is nothing, and what there is only after a closer look
  /// ([hypergate.game.card.Effect#in]).
  public long bit() {
    return 1L << Math.min(ordinal(), Long.SIZE - 1);
  }
}
