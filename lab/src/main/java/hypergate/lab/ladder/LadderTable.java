package hypergate.lab.ladder;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.players.MachinePlayer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A table at which games of a ladder are played one after the other. A player that throws, or
/// answers what is not allowed, ends its game and nothing else.
final class LadderTable {
  private final Ladder ladder;
  private final LadderRun.Source source;
  private final Map<String, List<MachinePlayer>> known = new HashMap<>();
  private final Map<String, Integer> used = new HashMap<>();
  private Game game;
  private int failed = Played.NOBODY;

  LadderTable(Ladder ladder, LadderRun.Source source) {
    this.ladder = ladder;
    this.source = source;
    this.game = new Game(AllContent.ALL, ladder.options(), 0);
  }

  /// Plays a game to its end.
  Played play(long number) {
    failed = Played.NOBODY;
    used.clear();
    String alien = "";
    try {
      long seed = ladder.seedOf(number);
      for (int i = 0; i < ladder.seats(); i++) {
        String name = ladder.nameAt(number, i);
        int left = Math.floorMod(i - ladder.seatIn(number), ladder.seats());
        // Who sits where differs within a round, and so do the dice of the players.
        MachinePlayer player = player(name, Luck.mix(seed + left + 1));
        game.player(Seat.of(i), new Watched(i, player));
      }
      game.restart(seed);
      game.runPhase();
      alien = alien(Seat.of(ladder.seatIn(number)));
      game.run();
      return new Played(number, game.winners(), game.encounters(), alien, Played.NOBODY, "");
    } catch (RuntimeException | StackOverflowError e) {
      int encounters = game.encounters();
      // What it broke in may be broken itself.
      game = new Game(AllContent.ALL, ladder.options(), 0);
      known.clear();
      boolean byRules = failed == Played.NOBODY;
      return new Played(
          number, 0, encounters, alien, byRules ? Played.RULES : failed, words(number, e));
    }
  }

  private MachinePlayer player(String name, long seed) {
    int number = used.merge(name, 1, Integer::sum) - 1;
    List<MachinePlayer> kind = known.computeIfAbsent(name, _ -> new ArrayList<>());
    if (number == kind.size()) kind.add(source.of(name));
    MachinePlayer player = kind.get(number);
    player.reseed(seed);
    return player;
  }

  private String alien(Seat seat) {
    int instance = Powers.instance(seat, Powers.OWN);
    return game.powers().exists(instance) ? game.powers().alien(instance).id() : "";
  }

  private String words(long number, Throwable e) {
    String who =
        failed == Played.NOBODY
            ? "the rules broke down"
            : ladder.nameAt(number, failed) + " at seat " + Seat.of(failed).letter();
    String what = e instanceof Illegal ? String.valueOf(e.getMessage()) : "threw " + e;
    return (who + (failed == Played.NOBODY ? ": " + e : " " + what)).replaceAll("\\s+", " ");
  }

  /// Watches what a player answers.
  private final class Watched implements Player {
    private final int seat;
    private final MachinePlayer player;

    Watched(int seat, MachinePlayer player) {
      this.seat = seat;
      this.player = player;
    }

    @Override
    public int choose(Question question) {
      int position;
      try {
        position = player.choose(question);
      } catch (RuntimeException | StackOverflowError e) {
        failed = seat;
        throw e;
      }
      if (position >= 0 && position < question.count()) return position;
      failed = seat;
      throw new Illegal(
          "answered '"
              + question.prompt().id()
              + "' with option "
              + position
              + " of "
              + question.count());
    }
  }

  /// An answer that is not allowed.
  private static final class Illegal extends RuntimeException {
    private static final long serialVersionUID = 1;

    Illegal(String message) {
      super(message);
    }
  }
}
