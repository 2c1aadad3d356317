package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Instead;

/// New tech, which a player takes instead of a further encounter (TC-5).
public final class NewTech implements Instead {
  private final Game game;
  private final Techs techs;
  private final int[] drawn = new int[TechDeck.MOST];

  NewTech(Game game, Techs techs) {
    this.game = game;
    this.techs = techs;
  }

  @Override
  public boolean mayTake(Seat offense) {
    if (!techs.inUse() || !isWorth(offense)) return false;
    if (game.options().is(TechnologyOptions.NEW_TECH_NEEDS_CARD)
        && !game.cards().hasEncounterCard(offense)) return false;
    return game.encounter().numberInTurn() < 2 || game.options().is(TechnologyOptions.NEW_TECH_FOR);
  }

  @Override
  public int choice() {
    return techs.choice(TechChoice.Kind.NEW, 0, 0);
  }

  // By a switch the encounter given up counts as one that was had, and the Machine may go on.
  @Override
  public boolean take(Seat offense) {
    draw(offense, count(offense), 1);
    return game.options().is(TechnologyOptions.MACHINE_ENDS_TURN);
  }

  /// How many techs a seat draws: one, and one for each foreign colony.
  public int count(Seat seat) {
    return game.options().get(TechnologyOptions.NEW_TECH_BASE)
        + game.powers().foreignColonies(seat);
  }

  /// Whether taking new tech would give a seat anything. If it would not, it is not offered:
  /// nothing would change, and it could be taken again and again.
  public boolean isWorth(Seat seat) {
    return count(seat) > 0 && techs.deck().hasMore() && techs.hasRoom();
  }

  /// A seat draws techs, keeps some of its choice face down and discards the others face up.
  public void draw(Seat seat, int count, int keep) {
    int got = 0;
    while (got < count && got < drawn.length) {
      int tech = techs.deck().draw();
      if (tech < 0) break;
      drawn[got++] = tech;
    }
    for (int kept = 0; kept < keep && got > 0; kept++) {
      Menu menu = game.ask(seat).menu();
      for (int i = 0; i < got; i++) menu.add(techs.choice(TechChoice.Kind.CARD, 0, drawn[i]));
      int tech = TechChoice.card(game.ask(seat).choose(TechQuestions.KEEP_TECH));
      for (int i = 0, j = 0; i < got; i++) if (drawn[i] != tech) drawn[j++] = drawn[i];
      got--;
      techs.research().keep(seat, tech);
    }
    for (int i = 0; i < got; i++) {
      techs.deck().discard(drawn[i]);
      if (game.isHeard())
        game.tell(new TechEvent.TechDiscarded(seat, techs.numbered(drawn[i]).id(), ""));
    }
  }
}
