/// The runner of rule scenarios: YAML files that set a table up, answer some questions and say what
/// must be true afterwards.
///
/// Start with [ScenarioRunner]; [Table] lays the table, [Answers] plays, [Expectation] checks.
@NullMarked
package hypergate.lab.scenario;

import org.jspecify.annotations.NullMarked;
