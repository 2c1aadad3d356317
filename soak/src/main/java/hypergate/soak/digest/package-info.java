/// The proof that a change changed nothing: games over random mixes of all options and players,
/// each folded into a digest of everything that anybody could notice.
@org.jspecify.annotations.NullMarked
package hypergate.soak.digest;
