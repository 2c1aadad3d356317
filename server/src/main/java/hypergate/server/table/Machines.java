package hypergate.server.table;

import hypergate.players.Adviser;
import hypergate.players.MachinePlayer;
import hypergate.players.Players;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.LongFunction;

/// Those who think at the tables of a house, and where: on few threads that all tables have in
/// common. So however many think, one core is left for tables that have something to answer; who
/// finds no thread free waits for one.
///
/// @param players makes a machine player of a name, see [Players#of]
/// @param advisers makes somebody to ask for advice, from what that follows from
/// @param threads where they think
record Machines(Maker players, LongFunction<Adviser> advisers, Executor threads) {
  /// Makes machine players.
  interface Maker {
    /// A machine player.
    ///
    /// @param name see [Players#of]
    /// @param seed what its choices follow from
    MachinePlayer of(String name, long seed);
  }

  /// Those of every server.
  static final Machines USUAL =
      new Machines(
          Players::of,
          Players::adviser,
          Executors.newFixedThreadPool(
              Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
              Thread.ofPlatform().daemon().name("thinking-", 0).factory()));
}
