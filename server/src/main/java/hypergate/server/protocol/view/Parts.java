package hypergate.server.protocol.view;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import hypergate.game.piece.Seat;
import hypergate.server.protocol.Words;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The objects that sections are made of, named as in openapi.yaml.
public final class Parts {
  private Parts() {}

  /// `GameView`.
  public record GameView(
      String turn,
      int encounter,
      int inTurn,
      String phase,
      boolean over,
      List<String> winners,
      @Nullable String how,
      @Nullable Long lastResult) {}

  /// `SystemView`: a home system with its planets.
  public record SystemView(String seat, List<PlanetView> planets) {}

  /// A planet; `alive` is false for one that was destroyed. Variants add fields of their own.
  public record PlanetView(
      String id,
      boolean alive,
      Map<String, Integer> ships,
      @Nullable List<Token> tokens,
      @JsonAnyGetter Map<String, Object> ofVariants) {}

  /// `Token`: something special that lies on the board; `card` is one that lies face up beside a
  /// planet, as a citadel does; `count` is the number of an alien's token, of how many planets a
  /// tower consists, or of how many ships lie under those of `owner`.
  public record Token(
      String id,
      @Nullable String between,
      @Nullable String owner,
      @Nullable String card,
      @Nullable Integer count) {}

  /// `EncounterView`.
  public record EncounterView(
      int number,
      String offense,
      @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String defense,
      @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String target,
      @Nullable String other,
      @Nullable Map<String, Integer> waiting,
      List<String> destiny,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean warning,
      boolean revealed,
      Sides sides,
      @Nullable Map<String, CardView> seconds,
      @Nullable String leading,
      @Nullable String outcome) {}

  /// Both sides of an encounter.
  public record Sides(SideView offense, SideView defense) {}

  /// `SideView`.
  public record SideView(
      @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String main,
      int ships,
      Map<String, Integer> allies,
      List<String> invited,
      CardView card,
      int known,
      @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Integer total,
      List<Term> terms) {}

  /// The encounter card of a side: `none`, `down` or `up`.
  public record CardView(String state, @Nullable String id, @Nullable String counts) {}

  /// `Term`: one line of a signed sum; with its sentence only where it is explained.
  public record Term(
      int amount,
      @Nullable Boolean times,
      String key,
      @Nullable String seat,
      @Nullable Integer ships,
      @Nullable String cause,
      @Nullable String rule,
      @Nullable Words words) {
    /// A term of the engine.
    public static Term of(hypergate.game.event.Term term) {
      return new Term(
          term.amount(),
          term.times() ? true : null,
          term.kind().key(),
          term.seat().exists() ? term.seat().letter() : null,
          term.ships() == 0 ? null : term.ships(),
          term.cause().isEmpty() ? null : term.cause(),
          null,
          null);
    }

    /// The same with a sentence and its rule.
    public Term says(Words sentence, String why) {
      return new Term(amount, times, key, seat, ships, cause, why, sentence);
    }
  }

  /// `Piles`. Variants add fields of their own.
  public record Piles(
      int deck,
      List<String> discard,
      int destiny,
      List<String> destinyDiscard,
      @JsonAnyGetter Map<String, Object> ofVariants) {}

  /// `HandCard`; `seat` only where one player has two hands.
  public record HandCard(String id, String handle, @Nullable String seat) {}

  /// One alien of a seat, with what lies on its sheet; cards of a pile only for its owner. An alien
  /// that lies face down is null for everybody else; `grafts` are flares beside the sheet.
  public record PowerView(
      @Nullable String alien,
      String power,
      boolean faceDown,
      @Nullable List<Counter> counters,
      @Nullable Pile pile,
      @Nullable Stages stages,
      @Nullable List<String> grafts) {
    /// An alien of another seat that lies face down.
    static final PowerView HIDDEN = new PowerView(null, "hidden", true, null, null, null, null);
  }

  /// The aliens in a row beside a sheet, and the one that it is under, from 0.
  public record Stages(List<String> aliens, int current) {}

  /// What lies on an alien's sheet and is no pile: a counter; ships, `captured` those of others or
  /// what the alien calls those that may stand there; cards; a token that lies beside planets.
  ///
  /// @param seat whose ships, cards or other things they are; null for a counter
  /// @param cards true for cards that are no pile, false for things of a seat that are neither
  ///   cards nor ships; null otherwise
  /// @param planets for a token that lies beside planets: which ones, as in `B3+C4`; null otherwise
  public record Counter(
      String name,
      @Nullable String seat,
      @Nullable Boolean cards,
      @Nullable String planets,
      int value) {
    static Counter of(String name, int value) {
      return new Counter(name, null, null, null, value);
    }

    static Counter ships(String name, Seat owner, int value) {
      return new Counter(name, owner.letter(), null, null, value);
    }

    static Counter cards(String name, Seat giver, int value) {
      return new Counter(name, giver.letter(), true, null, value);
    }

    static Counter things(String name, Seat owner, int value) {
      return new Counter(name, owner.letter(), false, null, value);
    }

    static Counter beside(String name, String planets) {
      return new Counter(name, null, null, planets, 1);
    }
  }

  /// A pile on an alien's sheet; of its cards those that the viewer sees, null for none.
  public record Pile(String name, int size, @Nullable List<String> cards) {}
}
