package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.BEFORE_DESTINY;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Scorch: destiny cards that have been drawn come onto its sheet, where they can be used again;
/// three of one colour, wild ones among them, burn a planet. Only burning is a use.
public final class Dragon {
  /// Mark: the card that was put onto the sheet last, plus one.
  private static final int PLACED = 0;

  /// Mark: the card of the sheet that was used last, plus one.
  private static final int REUSED = 1;

  private static final int BURNS = 3;

  private static final Prompt AGAIN = Prompt.of("dragon/card");
  private static final Prompt WHOSE = Prompt.of("dragon/seat");
  private static final Prompt WHICH = Prompt.of("dragon/planet");

  public static final Alien DRAGON =
      alien("Dragon", "odyssey")
          .level(1)
          .power("Scorch", ANY, Step.DESTINY)
          .isMandatory()
          .text(
              "Drawn destiny cards, colours and wild ones, come onto this sheet. When the third of"
                  + " a colour comes, wild ones may stand in, discard the three and scorch a planet"
                  + " of that player: it leaves the game, its ships go to the warp. As the offense"
                  + " you may use a card from here instead of drawing.")
          .destinies("destiny cards")
          .always(
              OFFENSE,
              BEFORE_DESTINY,
              (game, me) -> !game.destinies().kept().isEmpty(),
              (game, me) -> game.mark(REUSED, game.destinies().useKept(me, AGAIN) + 1))
          .always(ANY, DESTINY_DRAWN, Dragon::isCollected, Dragon::collect)
          .must(ANY, DESTINY_DRAWN, (game, me) -> burning(game, me, BURNS) != 0, Dragon::scorch)
          .may(ANY, DESTINY_DRAWN, Dragon::mayCallWild, Dragon::scorchWithWild);

  private Dragon() {}

  // ---- collecting

  // What has been chosen from the sheet does not come back to it.
  private static boolean isCollected(Game game, Seat me) {
    int card = game.encounter().destiny();
    boolean counts = card >= 0 && (Destinies.isColour(card) || Destinies.isWild(card));
    return counts && game.mark(PLACED) != card + 1 && game.mark(REUSED) != card + 1;
  }

  private static void collect(Game game, Seat me) {
    int card = game.encounter().destiny();
    game.destinies().keep(card);
    game.mark(PLACED, card + 1);
  }

  /// The colour of the card that has just come onto the sheet, if so many of that colour lie there.
  public static Seat justCome(Game game, Seat me, int count) {
    int sheet = game.powers().find(me, DRAGON);
    int card = game.encounter().destiny();
    if (sheet < 0 || card < 0 || game.powers().mark(sheet, PLACED) != card + 1) return Seat.NONE;
    if (!Destinies.isColour(card) || game.destinies().kept().find(card) < 0) return Seat.NONE;
    Seat colour = Destinies.colour(card);
    return game.destinies().kept(colour) == count ? colour : Seat.NONE;
  }

  // ---- scorching

  // The planets among which it may choose for cards of a colour.
  private static long planets(Game game, Seat me, Seat colour) {
    if (game.ofPower(Query.POWER_BOUND, colour, 0) != 0) return 0;
    long planets = game.ships().planetsOf(colour);
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0) return planets;
    for (int i = 0; i < game.seats(); i++)
      if (game.ofPower(Query.POWER_BOUND, Seat.of(i), 0) == 0)
        planets |= game.ships().planetsOf(Seat.of(i));
    return planets;
  }

  // The colours of which so many cards lie on the sheet, as a mask.
  private static int burning(Game game, Seat me, int count) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat colour = Seat.of(i);
      boolean enough = game.destinies().kept(colour) >= count;
      if (enough && planets(game, me, colour) != 0) mask |= colour.bit();
    }
    return mask;
  }

  private static void scorch(Game game, Seat me) {
    burn(game, me, game.ask(me).seat(WHOSE, burning(game, me, BURNS)));
  }

  // The colours that wild cards make up for.
  private static int almost(Game game, Seat me) {
    int wild = game.destinies().kept(Seat.NONE);
    if (wild == 0) return 0;
    return burning(game, me, Math.max(1, BURNS - wild)) & ~burning(game, me, BURNS);
  }

  // H-632: once after each card that has come.
  private static boolean mayCallWild(Game game, Seat me) {
    int card = game.encounter().destiny();
    return card >= 0 && game.mark(PLACED) == card + 1 && almost(game, me) != 0;
  }

  private static void scorchWithWild(Game game, Seat me) {
    int almost = almost(game, me);
    if (almost != 0) burn(game, me, game.ask(me).seat(WHOSE, almost));
  }

  private static void burn(Game game, Seat me, Seat colour) {
    long planets = planets(game, me, colour);
    game.destinies().spend(colour, BURNS);
    burn(game, me, planets);
  }

  /// Planets of which it chooses one burn.
  public static void burn(Game game, Seat me, long planets) {
    game.verbs().destroyPlanet(game.ask(me).planet(WHICH, planets));
    game.verbs().ships().settle();
  }
}
