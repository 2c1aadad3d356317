package hypergate.server.protocol.workshop;

import hypergate.lab.scenario.Verdict;
import hypergate.lab.scenario.Verdict.Complaint;
import java.util.List;
import java.util.Locale;

/// `ScenarioResult`: what became of a scenario.
///
/// @param title what must hold; empty when it could not be read
/// @param status `held`, `failed`, or `error` when it could not be read
/// @param complaints what did not hold, or what is wrong with it
/// @param events the last things that happened, where it failed
/// @param table how the table stands where it failed, a line for each seat
public record ScenarioResult(
    String title,
    String status,
    List<Complaint> complaints,
    List<String> events,
    List<String> table) {
  /// What became of it.
  public static ScenarioResult of(Verdict verdict) {
    return new ScenarioResult(
        verdict.title(),
        verdict.status().name().toLowerCase(Locale.ROOT),
        verdict.complaints(),
        verdict.held() ? List.of() : verdict.events(),
        verdict.table());
  }
}
