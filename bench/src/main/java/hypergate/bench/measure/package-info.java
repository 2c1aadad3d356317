/// How it is measured: slices of work between slices of a reference loop, in processes of their own
/// whose compiler has settled.
@org.jspecify.annotations.NullMarked
package hypergate.bench.measure;
