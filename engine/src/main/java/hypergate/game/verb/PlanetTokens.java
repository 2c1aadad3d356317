package hypergate.game.verb;

import hypergate.game.card.Sheet;
import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Tokens that aliens put beside planets, one of an alien beside a planet at most. They are
/// numbered from 1 and can be laid beside several planets; they go with the sheet that leaves the
/// game, and with the planet that leaves the table. Those of some aliens stand in whole systems
/// instead, one in each at most.
public final class PlanetTokens {
  /// The highest number of such a token.
  public static final int MOST = 4;

  private final Acting game;

  // The sheets that have such tokens, and for each of them a byte a planet.
  private final List<Sheet> sheets;
  private final int tokens;
  private final FaceDownTokens faces;

  PlanetTokens(Acting game) {
    this.game = game;
    this.sheets =
        game.content().aliens().stream().filter(alien -> !alien.planetTokens().isEmpty()).toList();
    this.tokens = game.cells().bytes(Math.max(1, sheets.size()) * Planet.MOST, Secrecy.PUBLIC);
    this.faces = new FaceDownTokens(game, this);
  }

  /// What is on the faces of those that lie face down.
  public FaceDownTokens faces() {
    return faces;
  }

  // The sheets whose tokens lie face down.
  List<Sheet> faceDown() {
    return sheets.stream().filter(Sheet::hidesTokens).toList();
  }

  private int cell(Sheet alien, Planet planet) {
    return tokens + sheets.indexOf(alien) * Planet.MOST + planet.index();
  }

  /// The token of an alien beside a planet, 0 for none.
  public int at(Sheet alien, Planet planet) {
    return game.state().b[cell(alien, planet)];
  }

  /// The planets on the table beside which a token of an alien lies, as a mask.
  ///
  /// @param token which one, 0 for any
  public long with(Sheet alien, int token) {
    long mask = 0;
    for (long rest = game.ships().planets(); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      int there = at(alien, planet);
      if (there != 0 && (token == 0 || there == token)) mask |= planet.bit();
    }
    return mask;
  }

  /// The planets on the table that aliens have brought, as a mask.
  public long brought() {
    long mask = 0;
    for (Sheet alien : sheets) if (alien.bringsPlanets()) mask |= with(alien, 0);
    return mask;
  }

  /// Puts a token beside a planet instead of the one there; 0 takes that one back.
  public void lay(Sheet alien, Planet planet, int token) {
    if (at(alien, planet) == token) return;
    game.state().b[cell(alien, planet)] = (byte) token;
    if (game.isHeard())
      game.tell(
          new Event.TokenPlaced(
              alien.planetTokens() + " token", token == 0 ? "box" : planet.toString()));
  }

  /// Takes all tokens of this number back.
  public void takeBack(Sheet alien, int token) {
    for (int planet = 0; planet < Planet.MOST; planet++)
      if (at(alien, Planet.of(planet)) == token) lay(alien, Planet.of(planet), 0);
  }

  // ---- tokens that stand in whole systems

  /// Whether a token of an alien stands in a system.
  public boolean isIn(Sheet alien, Seat system) {
    return at(alien, Planet.of(system, 1)) != 0;
  }

  /// Puts a token of an alien into a system, or takes it back.
  public void stand(Sheet alien, Seat system, boolean stands) {
    if (isIn(alien, system) == stands) return;
    game.state().b[cell(alien, Planet.of(system, 1))] = (byte) (stands ? 1 : 0);
    if (game.isHeard())
      game.tell(
          new Event.TokenPlaced(alien.planetTokens() + " token", stands ? system.letter() : "box"));
  }

  /// Where tokens of an alien are, in notation: `B` for one in a system, `A3+B1` for those of one
  /// number beside planets.
  public List<String> where(Sheet alien) {
    List<String> where = new ArrayList<>();
    if (!sheets.contains(alien)) return where;
    if (alien.standsInSystems()) {
      for (int i = 0; i < game.seats(); i++)
        if (isIn(alien, Seat.of(i))) where.add(Seat.of(i).letter());
      return where;
    }
    for (int token = 1; token <= MOST; token++) {
      long planets = with(alien, token);
      if (planets != 0)
        where.add(
            Planet.listOf(planets).stream().map(Planet::toString).collect(Collectors.joining("+")));
    }
    return where;
  }

  // A planet moves to another place with all tokens beside it.
  void move(Planet from, Planet to) {
    faces.planetsExchanged(from, to);
    for (Sheet alien : sheets)
      if (!alien.standsInSystems()) {
        int token = at(alien, from);
        lay(alien, from, 0);
        lay(alien, to, token);
      }
  }

  /// The planets that cannot become one with a planet, as a mask: an alien has a token beside both,
  /// and one at most can lie beside a planet.
  public long clashing(Planet planet) {
    long mask = 0;
    for (Sheet alien : sheets)
      if (!alien.standsInSystems() && at(alien, planet) != 0) mask |= with(alien, 0);
    return mask & ~planet.bit();
  }

  // A planet becomes a part of another one: the tokens beside it lie beside that one.
  void merge(Planet planet, Planet into) {
    for (Sheet alien : sheets) {
      boolean goes = !alien.standsInSystems() && !alien.bringsPlanets();
      if (!goes || at(alien, planet) == 0 || at(alien, into) != 0) continue;
      if (alien.hidesTokens()) faces.planetsExchanged(planet, into);
      int token = at(alien, planet);
      lay(alien, planet, 0);
      lay(alien, into, token);
    }
  }

  // Two planets change places with all tokens beside them.
  void exchange(Planet one, Planet other) {
    faces.planetsExchanged(one, other);
    for (Sheet alien : sheets)
      if (!alien.standsInSystems()) {
        int token = at(alien, one);
        lay(alien, one, at(alien, other));
        lay(alien, other, token);
      }
  }

  void planetLeaves(Planet planet) {
    for (Sheet alien : faceDown()) faces.planetLeaves(alien, planet);
    for (Sheet alien : sheets) if (!alien.standsInSystems()) lay(alien, planet, 0);
  }

  // A sheet may have another owner now.
  void sheetsMoved() {
    for (Sheet alien : faceDown()) faces.sheetMoved(alien);
  }

  void sheetLeaves(Sheet alien) {
    if (!sheets.contains(alien)) return;
    if (alien.hidesTokens()) faces.sheetLeaves();
    if (alien.standsInSystems())
      for (int i = 0; i < game.seats(); i++) stand(alien, Seat.of(i), false);
    else for (int planet = 0; planet < Planet.MOST; planet++) lay(alien, Planet.of(planet), 0);
  }
}
