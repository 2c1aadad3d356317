/// Tests that run for seeds: fixed ones, which must always pass, and fresh ones, which every run
/// chooses anew; and what is counted on the way.
@org.jspecify.annotations.NullMarked
package hypergate.testing;
