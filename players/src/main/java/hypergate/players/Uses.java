package hypergate.players;

import hypergate.game.Destinies;
import hypergate.game.Encounter;
import hypergate.game.Face;
import hypergate.game.Kind;
import hypergate.game.Powers;
import hypergate.game.Question;
import hypergate.game.Window;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;

/// Whether to use a power, a flare, an artifact or a tech that could be used now: each is given a
/// worth in points by a rule of thumb, and the best one is used if it is worth anything.
final class Uses {
  private final Outlook outlook;
  private final Selecting selecting;
  private final Alliances alliances;
  private final Reinforcing reinforcing;
  private final Bargaining bargaining;
  private final Answers answers;
  private final TechUses techs;
  private final Tricks tricks;
  private final Knacks knacks;
  private final OdysseyTricks odyssey;
  private final OdysseyAliens aliens;
  private final RewardTricks rewards;
  private final EdictTricks edicts;
  private final PulsarPlays pulsars;
  private final MoonTricks moons;

  Uses(
      Outlook outlook,
      Selecting selecting,
      Alliances alliances,
      Reinforcing reinforcing,
      Bargaining bargaining,
      Answers answers,
      TechUses techs,
      Tricks tricks,
      Knacks knacks,
      OdysseyTricks odyssey,
      OdysseyAliens aliens,
      EdictTricks edicts,
      MoonTricks moons) {
    this.outlook = outlook;
    this.selecting = selecting;
    this.alliances = alliances;
    this.reinforcing = reinforcing;
    this.bargaining = bargaining;
    this.answers = answers;
    this.techs = techs;
    this.tricks = tricks;
    this.knacks = knacks;
    this.odyssey = odyssey;
    this.aliens = aliens;
    this.rewards = new RewardTricks(outlook, reinforcing);
    this.edicts = edicts;
    this.moons = moons;
    this.pulsars = new PulsarPlays(outlook);
  }

  /// Answers `use`.
  int use(Question question) {
    int best = reinforcing.choose(question);
    boolean plays = best >= 0 && Choice.kind(question.option(best)) == Choice.CARD;
    if (best < 0) best = Math.max(0, Find.word(question, Word.PASS));
    double most = plays ? 1.5 : 0;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.USE) continue;
      double worth = worth(question, question.notation(i));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /// What using an effect now is worth to us; 0 or less means no.
  double worth(Question question, String effect) {
    Window window = question.window();
    double known = knacks.worth(question, effect);
    if (!Double.isNaN(known)) return known;
    double pulsar = pulsars.worth(question, effect);
    if (!Double.isNaN(pulsar)) return pulsar;
    double fourth = aliens.worth(question, effect);
    if (!Double.isNaN(fourth)) return fourth;
    double reward = rewards.worth(question, effect);
    if (!Double.isNaN(reward)) return reward;
    double edict = edicts.worth(effect);
    if (!Double.isNaN(edict)) return edict;
    double moon = moons.worth(question, effect);
    if (!Double.isNaN(moon)) return moon;
    if (window == Window.PLAYED || window == Window.POWER_USED) return answer(question, effect);
    if (effect.equals("citadel")) return tricks.citadel(window == Window.SELECTED);
    if (tricks.knows(effect)) return tricks.worth(effect);
    if (effect.startsWith("flare-"))
      return effect.endsWith("/super") ? strong(effect) : wild(effect);
    return switch (effect) {
      case "plague" -> outlook.colonies(outlook.leader()) >= 2 ? 2 : 0;
      case "mobius-tubes" -> freeing();
      case "emotion-control" -> calming();
      case "force-field" -> forceField();
      case "ionic-gas" -> spoiling();
      case "quash" -> quashing(question);
      case "amoeba" -> oozing(6);
      case "loser" -> selecting.upsetGain() - 0.5;
      case "machine" -> next();
      case "miser" -> window == Window.SELECTING ? hoarding() : 1;
      case "mutant" -> 4;
      case "parasite" -> alliances.gain() - 0.3;
      case "sorcerer" -> selecting.exchangeGain() - 0.5;
      case "trader" -> trading(outlook.encounter.opponent(outlook.me)) - 1;
      default -> techs.knows(effect) ? techs.worth(effect) : 1;
    };
  }

  private double answer(Question question, String effect) {
    double worth = answers.cancel(question);
    double known = odyssey.answer(question, effect, worth);
    if (!Double.isNaN(known)) return known;
    return switch (effect) {
      case "flare-remora/wild", "flare-hate/super" -> 1;
      // Cancels nothing, but hits the zapper.
      case "back-zap" -> worth > 0 ? 1 : 0;
      // One flare an encounter and nothing else: cheaper than a card.
      case "flare-anti-matter/wild", "flare-anti-matter/super" -> worth + 1.5;
      case "nuxxian-orb-odyssey" -> worth + techs.tricks().buyingOff(question);
      case "flare-void/wild" -> worth + 0.8;
      // Three ships besides.
      case "omni-zap" -> worth - 2;
      // A negotiate for the card itself.
      case "flare-filch/wild" -> worth + 2.2;
      default -> worth;
    };
  }

  // ---- artifacts

  private double freeing() {
    double value = -1.5;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      value += outlook.ships.inWarp(seat) * outlook.ship(seat);
    }
    return value;
  }

  // Worth it only when the encounter is going badly wrong.
  private double calming() {
    Encounter encounter = outlook.encounter;
    Seat none = Seat.NONE;
    boolean offense = reinforcing.offenseWins(0);
    double now = offense ? outlook.offenseWins(none, 0, 0) : outlook.defenseWins(none, 0, 0);
    double deal =
        encounter.isMain(outlook.me)
            ? bargaining.prospect()
            : 0.3 * outlook.change(encounter.offense(), 1);
    return deal - now - 3;
  }

  private double forceField() {
    int side = outlook.stake() > 0 ? 1 : -1;
    var foes = side > 0 ? outlook.encounter.defensive() : outlook.encounter.offensive();
    double worth = 0.03 * foes.alliedShips() * Math.abs(outlook.stake());
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      boolean winner = seat.in(outlook.encounter.offensive().allies()) && outlook.wouldWin(seat);
      if (winner && seat != outlook.me) worth += 40;
    }
    return worth - 2;
  }

  private double spoiling() {
    Encounter encounter = outlook.encounter;
    Seat winner = encounter.winners().main();
    Seat loser = encounter.winners().other().main();
    double worth = 0;
    if (encounter.negotiates(loser))
      worth -=
          outlook.cards(loser, encounter.shipsOf(loser))
              + outlook.cards(winner, -encounter.shipsOf(loser));
    if (winner == encounter.defense())
      for (int i = 0; i < outlook.seats; i++) {
        Seat ally = Seat.of(i);
        if (ally.in(encounter.defensive().allies()))
          worth -= outlook.cards(ally, encounter.shipsOf(ally));
      }
    return worth - 1;
  }

  private double quashing(Question question) {
    if (outlook.encounter.isMain(outlook.me))
      return bargaining.failure() - bargaining.ownDeal(question.offer()) - 1;
    return -bargaining.dealOfOthers(question.offer()) - 0.5;
  }

  // ---- powers

  /// What moving ships into or out of the encounter is worth.
  double oozing(int most) {
    return Math.max(adding(most), withdrawing(most)) - 0.5;
  }

  /// What bringing ships into the encounter is worth.
  double adding(int most) {
    return moving(most);
  }

  /// What withdrawing ships from the encounter is worth.
  double withdrawing(int most) {
    int there = Math.min(most, outlook.encounter.shipsOf(outlook.me));
    if (outlook.me == outlook.encounter.defense()) there = Math.max(0, there - 1);
    return there == 0 ? -1 : moving(-there);
  }

  // An ally does not know the cards.
  private double moving(int ships) {
    if (outlook.encounter.isMain(outlook.me)) return selecting.shipsGain(ships);
    boolean offense = outlook.sideOf(outlook.me) > 0;
    return alliances.value(offense, ships) - alliances.value(offense, 0);
  }

  /// What another encounter is worth: a card that may win it.
  double next() {
    CardSet hand = outlook.view.hand();
    int best = -1;
    int encounters = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (!face.isEncounter()) continue;
      encounters++;
      best = Math.max(best, face.kind() == Kind.MORPH ? 10 : face.value());
    }
    if (encounters == 0) return -1;
    return outlook.fleet(outlook.me) < 4 ? -1 : best >= 6 || encounters >= 3 ? 3 : 0.5;
  }

  // The hoard is opened for a card that does better than any in hand.
  private double hoarding() {
    int miser = outlook.instance(outlook.me, "miser");
    if (miser < 0) return 0;
    selecting.weigh();
    double hand = selecting.best();
    return selecting.best(outlook.view.cards().pile(miser)) - hand;
  }

  private double trading(Seat other) {
    if (!other.exists()) return -1;
    CardSet hand = outlook.view.hand();
    double ours = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      ours += outlook.values.card(outlook.view.face(card));
    return 0.85 * outlook.view.handSize(other) - ours;
  }

  // ---- flares

  private double wild(String effect) {
    return switch (effect) {
      case "flare-human/wild" -> becoming(42) - 1.5;
      case "flare-pacifist/wild" -> becoming(15);
      case "flare-loser/wild" -> bothLose();
      case "flare-sorcerer/wild" -> exchangingPowers();
      case "flare-dictator/wild" -> drawnAgainstUs();
      case "flare-machine/wild" -> Math.max(0.5, next());
      case "flare-warrior/wild" -> next() - 1;
      case "flare-amoeba/wild" -> oozing(4);
      case "flare-oracle/wild" -> trading(outlook.encounter.opponent(outlook.me)) - 2;
      case "flare-virus/wild" -> multiplying();
      case "flare-reincarnator/wild" -> 0.1;
      case "flare-pentaform/wild" -> ANY_TWO - first(outlook.me);
      case "flare-masochist/wild" -> retrieving();
      default -> 1;
    };
  }

  private double strong(String effect) {
    return switch (effect) {
      case "flare-masochist/super", "flare-reincarnator/super" -> -1;
      case "flare-machine/super" -> outlook.ships.inWarp(outlook.me) < 3 ? 1 : -1;
      case "flare-loser/super" -> selecting.lateUpsetGain() - 0.5;
      case "flare-oracle/super" -> endingEarly();
      case "flare-amoeba/super" -> oozing(6);
      case "flare-sorcerer/super" -> -1;
      case "flare-pentaform/super" -> betterStage();
      case "flare-trader/super" -> trading(outlook.leader()) - 1;
      default -> 1;
    };
  }

  // The worth of the better of two unknown aliens, less the trouble.
  private static final double ANY_TWO = 5.7;

  private double first(Seat seat) {
    int own = Powers.instance(seat, Powers.OWN);
    return outlook.view.powers().exists(own)
        ? outlook.values.alien(outlook.view.powers().number(own))
        : 0;
  }

  // How much better the best stage is than the one that our sheet is under.
  private double betterStage() {
    var powers = outlook.view.powers();
    double now = stage(powers.stage());
    double best = now;
    for (int i = 0; i < Sizes.STAGES; i++) best = Math.max(best, stage(i));
    return best - now - 0.3;
  }

  private double stage(int stage) {
    int alien = outlook.view.powers().stage(stage);
    return alien < 0 ? 0 : outlook.values.alien(alien);
  }

  // Our card becomes an attack of this value: good if that turns the result.
  private double becoming(int value) {
    Encounter encounter = outlook.encounter;
    Seat me = outlook.me;
    boolean offense = me == encounter.offense();
    boolean wants = reinforcing.wantsOffense();
    if (wants != offense || reinforcing.offenseWins(0) == wants) return 0;
    Seat other = encounter.opponent(me);
    if (!encounter.attacks(other)) return 0;
    int more = value + (encounter.negotiates(me) ? encounter.shipsOf(me) : -encounter.value(me));
    if (encounter.attacks(me))
      return reinforcing.offenseWins(offense ? more : -more) == wants ? stake() : 0;
    int theirs = encounter.value(other) + encounter.shipsOf(other);
    return more > theirs ? stake() : 0;
  }

  private double stake() {
    return Math.abs(outlook.stake());
  }

  private double bothLose() {
    selecting.weigh();
    double both = -outlook.encounter.shipsOf(outlook.me) * outlook.ship(outlook.me);
    Seat other = outlook.encounter.opponent(outlook.me);
    both -= outlook.encounter.shipsOf(other) * outlook.ship(other);
    return both - selecting.best() - 1;
  }

  private double exchangingPowers() {
    Encounter encounter = outlook.encounter;
    if (!encounter.isMain(outlook.me)) return -1;
    return appeal(encounter.opponent(outlook.me)) - appeal(outlook.me) - 2.5;
  }

  private double appeal(Seat seat) {
    return outlook.powers(seat);
  }

  // A destiny card that names us is sent back when we are weak.
  private double drawnAgainstUs() {
    int card = outlook.encounter.destiny();
    if (card < 0 || Destinies.isWild(card)) return -1;
    Seat named = outlook.view.named(card);
    return named == outlook.me ? 1.5 : -1;
  }

  private double multiplying() {
    Seat me = outlook.me;
    int side = outlook.sideOf(me);
    if (side == 0) return -1;
    var own = side > 0 ? outlook.encounter.offensive() : outlook.encounter.defensive();
    int ships = outlook.encounter.shipsOf(me);
    int more = ships * own.alliedShips() - ships - own.alliedShips();
    return more > 0 ? reinforcing.gain(me, more) : -1;
  }

  private double retrieving() {
    return outlook.ships.inWarp(outlook.me) > 0 && outlook.me != outlook.encounter.offense()
        ? 1
        : outlook.me == outlook.encounter.offense() ? -1 : 0.3;
  }

  // Having seen the other's card: an end as if by a deal is better than a sure defeat.
  private double endingEarly() {
    selecting.weigh();
    return -selecting.best() - 1;
  }
}
