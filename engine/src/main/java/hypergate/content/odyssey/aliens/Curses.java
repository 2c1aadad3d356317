package hypergate.content.odyssey.aliens;

import static hypergate.variant.essences.Essence.essence;

import hypergate.game.phase.Alliance;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.variant.essences.Essence;
import java.util.List;

/// The seven curses of the Witch, and the eighth of games with Pulsars: what each forbids the
/// player before whom it lies, with the ships that buy it off.
final class Curses {
  private static final String KIND = "Curse";

  static final List<Essence> ALL =
      List.of(
          essence(KIND, "Alliance", "odyssey", 3, "You may neither ally nor invite allies.")
              .bends(
                  Query.BARRED_SIDES,
                  (game, me, who, sides) ->
                      who == me ? sides | Alliance.OFFENSE | Alliance.DEFENSE : sides)
              .bends(Query.MAY_INVITE, (game, me, who, seats) -> who == me ? 0 : seats),
          essence(KIND, "Artifact", "odyssey", 3, "Discard all artifacts, and any that you gain.")
              .bends(
                  Query.DISCARDS,
                  (game, me, who, kinds) -> who == me ? kinds | Kind.ARTIFACT.bit() : kinds),
          essence(KIND, "Flare", "odyssey", 3, "Discard all flares, and any that you gain.")
              .bends(
                  Query.DISCARDS,
                  (game, me, who, kinds) -> who == me ? kinds | Kind.FLARE.bit() : kinds),
          essence(
                  KIND,
                  "Attack Card",
                  "odyssey",
                  4,
                  "As a main player, show everybody your highest attack card before cards are"
                      + " selected.")
              .bends(Query.SHOWS_ATTACK, (game, me, who, shows) -> who == me ? 1 : shows),
          essence(KIND, "Win", "odyssey", 3, "You cannot win the game.")
              .bends(Query.MAY_WIN, (game, me, who, may) -> who == me ? 0 : may),
          essence(
                  KIND,
                  "Totals",
                  "odyssey",
                  4,
                  "As a main player, ships on your side are subtracted instead of added.")
              .bends(Query.SHIPS_SUBTRACT, (game, me, who, minus) -> who == me ? 1 : minus),
          essence(
                  KIND,
                  "Non-Encounter",
                  "odyssey",
                  3,
                  "You may not play artifacts, flares, reinforcements and Pulsars from your hand.")
              .bends(Query.MAY_PLAY, (game, me, who, may) -> who == me ? 0 : may),
          essence(
                  KIND,
                  "Pulsar",
                  "odyssey",
                  3,
                  "You may not play Pulsars; discard all you hold, and any that you gain.")
              .onlyWith("pulsars")
              .bends(
                  Query.DISCARDS,
                  (game, me, who, kinds) -> who == me ? kinds | Kind.OF_ALIEN.bit() : kinds));

  private Curses() {}
}
