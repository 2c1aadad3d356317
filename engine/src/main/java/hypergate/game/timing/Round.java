package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.piece.Seat;
import hypergate.game.word.Window;

/// A moment at which a hosted game stops, since somebody could act as far as everybody at the table
/// can tell: nothing in it depends on hidden cards.
///
/// @param window the window that is open
/// @param eligible the seats that could act in it, as a mask
/// @param user who uses what may be answered in PLAYED and POWER_USED: the innermost use that is
///   pending; [Seat#NONE] when nothing is being used
/// @param used what is being used; an ability without a name for nothing
/// @param target what was named when that use was declared; see [Use#target]
public record Round(Window window, int eligible, Seat user, Ability used, int target) {}
