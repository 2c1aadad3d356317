/// Cards of hands that a flare keeps in the warp until their players take them back or lose the
/// flare. Everything about them is here, apart from that flare; the core knows that cards can be
/// out of hands ([hypergate.game.state.Zone]).
@NullMarked
package hypergate.variant.visits;

import org.jspecify.annotations.NullMarked;
