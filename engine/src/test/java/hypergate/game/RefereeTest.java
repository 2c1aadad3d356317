package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Zone;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.PowerOrigin;
import hypergate.game.word.Step;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A referee that knows the bare rules in its own words watches random games without aliens, flares
/// and artifacts, phase by phase.
class RefereeTest {
  private static final int GAMES = 100;

  private int seats;
  private Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of("seats", "3")), 0);
  private int[] warp = new int[0];
  private int[] gate = new int[0];
  private int[] beside = new int[0];
  private int[] hand = new int[0];
  private int[] onTarget = new int[0];
  private int[] anywhere = new int[0];
  private int[] colonies = new int[0];
  private int supply;
  private int offense;
  private int defense;
  private int allies;
  private int number;
  private int seed;

  @ParameterizedTest
  @CsvSource({"3, 5", "4, 5", "5, 5", "4, 4"})
  void bare_games_keep_to_the_bare_rules(String atTable, String planets) {
    for (seed = 0; seed < GAMES; seed++) {
      begin(atTable, planets);
      while (!game.isOver()) {
        Step step = game.step();
        boolean decided = game.encounter().outcome() != Outcome.NONE;
        note();
        game.runPhase();
        assertThat(new int[] {ships(), cards()})
            .as("%s, seed %d", step, seed)
            .containsExactly(seats * game.rules().ships(), 61);
        if (!game.isOver()) judge(step, decided);
        else assertThat(winner() || game.winners() == 0).as("somebody has won").isTrue();
      }
    }
  }

  private void begin(String atTable, String planets) {
    Map<String, String> options = Map.of("seats", atTable, "planets", planets, "flares", "off");
    game = new Game(AllContent.ALL, AllContent.OPTIONS.of(options), seed);
    seats = game.seats();
    for (int i = 0; i < seats; i++) {
      SplittableRandom random = new SplittableRandom(seed * 8L + i);
      game.player(Seat.of(i), question -> random.nextInt(question.count()));
    }
    do game.runPhase();
    while (game.step() == Step.SETUP);
    for (int i = 0; i < Sizes.INSTANCES; i++) {
      CardSet pile = game.cards().pile(i);
      for (int card = pile.next(0); card >= 0; card = pile.next(card + 1)) {
        game.cards().fromPile(i, card);
        game.cards().ontoDeck(card);
      }
      game.powers().set(i, PowerOrigin.CHOSEN, -1);
    }
    dropArtifacts();
    game.begin();
  }

  private void dropArtifacts() {
    for (int i = 0; i < seats; i++) {
      CardSet cards = game.cards().hand(Seat.of(i), Kind.ARTIFACT);
      for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
        game.cards().fromHand(Seat.of(i), card);
    }
    List<Integer> cards = game.cards().deck().cards();
    cards.removeIf(card -> game.cards().face(card).kind() == Kind.ARTIFACT);
    game.cards().deck().lay(cards);
  }

  private int ships() {
    int sum = 0;
    for (int i = 0; i < seats; i++) sum += anywhere(i) + game.ships().inWarp(Seat.of(i));
    return sum;
  }

  private int anywhere(int seat) {
    int sum = at(Place.GATE, seat) + at(Place.BESIDE, seat);
    for (int p = 0; p < 64; p++) if (Place.isPlanet(p)) sum += at(p, seat);
    return sum;
  }

  private int at(int place, int seat) {
    return game.state().ships(place, seat);
  }

  private int cards() {
    int sum = game.cards().deckSize() + game.cards().discardSize() + game.state().size(Zone.ASIDE);
    for (int i = 0; i < seats; i++) sum += game.cards().handSize(Seat.of(i));
    return sum;
  }

  private boolean winner() {
    for (int i = 0; i < seats; i++) if (foreign(i) >= game.rules().coloniesToWin()) return true;
    return false;
  }

  private int foreign(int seat) {
    return Long.bitCount(game.ships().foreignColonies(Seat.of(seat)));
  }

  /// Writes down how the table stands before a phase.
  private void note() {
    warp = new int[seats];
    gate = new int[seats];
    beside = new int[seats];
    hand = new int[seats];
    onTarget = new int[seats];
    anywhere = new int[seats];
    colonies = new int[seats];
    for (int i = 0; i < seats; i++) {
      warp[i] = game.ships().inWarp(Seat.of(i));
      gate[i] = at(Place.GATE, i);
      beside[i] = at(Place.BESIDE, i);
      hand[i] = game.cards().handSize(Seat.of(i));
      anywhere[i] = anywhere(i);
      colonies[i] = foreign(i);
      if (game.encounter().target().exists())
        onTarget[i] = at(game.encounter().target().index(), i);
    }
    supply = game.cards().deckSize() + game.cards().discardSize();
    offense = game.encounter().offense().index();
    defense = game.encounter().defense().index();
    allies = game.encounter().defensive().allies();
    number = game.encounter().numberInTurn();
  }

  private void judge(Step step, boolean decided) {
    assertThat(winner()).as("the game goes on without a winner").isFalse();
    Encounter encounter = game.encounter();
    switch (step) {
      case START_TURN ->
          assertThat(game.cards().hasEncounterCard(encounter.offense())).as("R-4.2").isTrue();
      case REGROUP ->
          assertThat(game.ships().inWarp(Seat.of(offense)))
              .as("R-5.2")
              .isEqualTo(Math.max(0, warp[offense] - 1));
      case LAUNCH -> {
        if (encounter.outcome() == Outcome.NONE)
          assertThat(at(Place.GATE, offense)).as("R-7.3").isBetween(1, 4);
      }
      case ALLIANCE -> {
        for (int i = 0; i < seats; i++)
          if (i != offense)
            assertThat(at(Place.GATE, i) + at(Place.BESIDE, i)).as("R-8.4").isBetween(0, 4);
      }
      case RESOLUTION -> {
        if (!decided) resolved();
      }
      case ENCOUNTER_END -> {
        for (int i = 0; i < seats; i++)
          assertThat(at(Place.GATE, i) + at(Place.BESIDE, i)).as("R-9.3").isZero();
      }
      case NEXT_ENCOUNTER -> turnPassed();
      default -> {}
    }
  }

  private void turnPassed() {
    if (game.step() == Step.REGROUP) {
      assertThat(number).as("R-3.4").isEqualTo(1);
      assertThat(game.cards().hasEncounterCard(Seat.of(offense))).as("R-15.3").isTrue();
      assertThat(game.encounter().outcome().successful()).as("R-15.2").isTrue();
    } else {
      assertThat(game.turn().index()).as("R-15.6").isEqualTo((offense + 1) % seats);
    }
  }

  private void resolved() {
    Encounter encounter = game.encounter();
    boolean attack = encounter.attacks(Seat.of(offense));
    boolean against = encounter.attacks(Seat.of(defense));
    if (!attack && !against) {
      talked();
      return;
    }
    boolean won = attack && (!against || total(0) > total(1));
    assertThat(encounter.outcome())
        .as("R-12.1, R-12.4")
        .isEqualTo(won ? Outcome.OFFENSE_WINS : Outcome.DEFENSE_WINS);
    int negotiator = attack && against ? -1 : attack ? defense : offense;
    for (int i = 0; i < seats; i++) {
      int lost = won ? beside[i] + (i == defense ? onTarget[i] : 0) : gate[i];
      int rewards = won || (allies >> i & 1) == 0 ? 0 : beside[i];
      // E-21: who has no colony to return to.
      if (rewards > 0 && anywhere[i] == beside[i]) lost += beside[i];
      int back = warp[i] + lost - game.ships().inWarp(Seat.of(i));
      assertThat(back).as("R-12.2, R-12.3, R-13.6").isBetween(0, rewards);
      int gained = game.cards().handSize(Seat.of(i)) - hand[i];
      if (supply >= 4 * seats) // otherwise the draw may have ended in a cosmic quake
      assertThat(gained)
            .as("R-13.1, R-13.6, seed %d, seat %d", seed, i)
            .isEqualTo(rewards - back + compensation(i, negotiator));
      int stands = at(encounter.target().index(), i);
      if (won) {
        assertThat(stands).as("R-12.2").isEqualTo(i == defense ? 0 : onTarget[i] + gate[i]);
      } else {
        assertThat(stands).as("R-12.3").isGreaterThanOrEqualTo(onTarget[i]);
      }
    }
  }

  private int total(int side) {
    Side own = side == 0 ? game.encounter().offensive() : game.encounter().defensive();
    int main = side == 0 ? offense : defense;
    int sum = game.encounter().value(Seat.of(main)) + own.reinforcements();
    for (int i = 0; i < seats; i++) sum += side == 0 ? gate[i] : beside[i];
    if (side == 1) sum += onTarget[defense];
    assertThat(own.total()).as("R-12.1").isEqualTo(sum);
    return sum;
  }

  private int compensation(int seat, int negotiator) {
    if (negotiator < 0) return 0;
    int payer = negotiator == offense ? defense : offense;
    int due = negotiator == offense ? gate[offense] : onTarget[defense];
    int paid = Math.min(due, hand[payer]);
    return seat == negotiator ? paid : seat == payer ? -paid : 0;
  }

  private void talked() {
    boolean made = game.encounter().outcome() == Outcome.DEAL;
    assertThat(made || game.encounter().outcome() == Outcome.NO_DEAL).as("R-10.2").isTrue();
    int gained = 0;
    for (int i = 0; i < seats; i++) {
      boolean main = i == offense || i == defense;
      int penalty = made || !main ? 0 : Math.min(3, anywhere[i]);
      int inWarp = game.ships().inWarp(Seat.of(i));
      if (game.ships().colonies(Seat.of(i)) != 0)
        assertThat(inWarp).as("R-14.10").isEqualTo(warp[i] + penalty);
      int cards = game.cards().handSize(Seat.of(i)) - hand[i];
      if (!main || !made) assertThat(cards).as("R-14.1").isZero();
      gained += cards;
      assertThat(foreign(i) - colonies[i]).as("R-14.3").isLessThanOrEqualTo(main && made ? 1 : 0);
    }
    assertThat(gained).as("what one gives the other gets").isZero();
  }
}
