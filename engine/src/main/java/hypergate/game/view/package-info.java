/// What a seat may know: events as they happen and the table as it stands.
///
/// Secrecy is decided here and nowhere else: [hypergate.game.event.Event#seenBy] for what is told,
/// [View] for what is shown.
@NullMarked
package hypergate.game.view;

import org.jspecify.annotations.NullMarked;
