/// `hypergate soak`: the tests that run for seeds, with ever fresh ones, for as long as is wanted.
@org.jspecify.annotations.NullMarked
package hypergate.soak;
