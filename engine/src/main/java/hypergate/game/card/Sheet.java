package hypergate.game.card;

import hypergate.game.decide.Prompt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The sheet of an alien as it lies in the box: its power, and what belongs to it.
public interface Sheet extends Card {
  /// The alert level: 0 green, 1 yellow, 2 red.
  int level();

  /// The printed name of the power.
  String word();

  /// Whether the power must be used.
  boolean mandatory();

  /// Whether the sheet has Game Setup text; such aliens are never drawn later (E-80).
  boolean setup();

  /// Its Game Setup text; null: none.
  @Nullable Act<?> dealt();

  /// The part of its Game Setup that comes when the deck has been made and no hand has been dealt;
  /// null: none.
  @Nullable Act<?> prepared();

  /// Names of counters that live on the sheet.
  List<String> counters();

  /// Name of the pile of cards on the sheet; empty: none.
  String pile();

  /// Whether the pile holds flares alone, whose wild sides are played from there beside the one
  /// flare of an encounter and which are discarded afterwards.
  default boolean hasFlarePile() {
    return false;
  }

  /// Asks how many ships of the sheet go where its owner moves or picks ships of its colonies; null
  /// where they do not serve like those.
  default @Nullable Prompt serving() {
    return null;
  }

  /// Asks how many ships come onto the sheet that would go back to colonies; null for none.
  default @Nullable Prompt returning() {
    return null;
  }

  /// Whether its cards of its own are a cache that is filled again and again.
  default boolean hasCache() {
    return true;
  }

  /// What ships of another kind are called that take the place of its owner's; empty: there are
  /// none.
  default String changed() {
    return "";
  }

  /// Whether these are ships more, which leave the game where a ship would go to the warp, out of
  /// the game or onto a sheet.
  default boolean changedAreMore() {
    return false;
  }

  /// Whether ships of every seat can be such ships.
  default boolean changesAnybodys() {
    return false;
  }

  /// Whether these are all ships of a second colour: as many as everybody begins with wait on the
  /// sheet, and while its power is in force they return there where they would go to the warp.
  default boolean changedWait() {
    return false;
  }

  /// What ships of a colour that nobody plays are called that its flare brings to players, and that
  /// leave the game where no ship of their owner is; empty: there are none.
  default String guests() {
    return "";
  }

  /// Whether other ships lie under these.
  default boolean stacks() {
    return false;
  }

  /// Whether ships of its owner lie under ships of any seat: lent ones, which go home when the ship
  /// above them goes to the warp, out of the game or onto a sheet.
  default boolean leases() {
    return false;
  }

  /// Asks which of the stacks at a place leave it, the smallest first; null for none.
  default @Nullable Prompt stacksGo() {
    return null;
  }

  /// Asks how the captured ships are distributed under ships; null for none.
  default @Nullable Prompt stacksShare() {
    return null;
  }

  /// Asks how many of the ships that leave a place are such; null for none.
  default @Nullable Prompt changedGo() {
    return null;
  }

  /// Ids of aliens it must never meet.
  List<String> bans();

  /// Ids of aliens it must not meet unless the players allow it.
  List<String> optionalBans();

  /// Whether it has the pieces of a colour that nobody plays, so that it takes no part where every
  /// colour is played.
  boolean hasFreeColour();

  /// Whether its player has the ships of that colour beside its own, as many on each planet, from
  /// the beginning. Such a sheet stays with its player.
  boolean hasSecondFleet();

  /// Whether the planets of that colour lie in its player's home system beside its own, from the
  /// beginning. Such a sheet stays with its player.
  boolean hasSecondSystem();

  /// What destiny cards are called that it brings into the game, with which its player breaks into
  /// the turns of others; empty when it brings none. Of all aliens one does at most.
  String interrupts();

  /// Whether its power gives its player a victory of its own.
  boolean hasOwnVictory();

  /// Names of the tokens that it lays on other players' sheets, one kind at a time.
  List<String> tokens();

  /// What the ships on it are called that go home when it leaves the game: `members`; empty: those
  /// that come onto it are captured.
  String ships();

  /// Whether ships that lie on it are captives, which count as lost.
  boolean captures();

  /// What the tokens are called that it puts beside planets: `entanglement`; empty: there are none.
  String planetTokens();

  /// Whether each of these tokens is the mark of a planet that the alien has brought into a system.
  boolean bringsPlanets();

  /// Whether it can keep home planets of its owner in the warp. They come back as soon as it has
  /// left that player, or its power is lost.
  default boolean keepsPlanets() {
    return false;
  }

  /// What the tokens are called that it lays face down before all other players; empty: there are
  /// none.
  String marks();

  /// Whether these tokens stand in whole systems instead.
  boolean standsInSystems();

  /// Whether its tokens beside planets lie face down.
  default boolean hidesTokens() {
    return false;
  }

  /// What the cards are called that players lay or lose face down onto it, each kept apart by who
  /// had it: `tributes`; empty: there are none.
  String cards();

  /// What the things are called that it counts of each player: `planets`; empty: it counts none.
  List<String> tallies();

  /// What happens as it leaves the game, before what lies on it goes; null: nothing of its own.
  @Nullable Act<?> leaving();

  /// What happens as it goes to another player, before it does; null: nothing of its own.
  @Nullable Act<?> changingHands();

  /// Whether the owner of the sheet has seen each of these cards.
  boolean seesCards();

  /// What destiny cards are called that lie on it after they have been drawn; empty: there are
  /// none.
  String destinies();

  /// The cards of its own that come into the game with it; empty: it has none.
  List<? extends Card> brought();
}
