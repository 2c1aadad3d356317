package hypergate.game.session;

import hypergate.game.piece.Seat;
import hypergate.game.word.Step;

/// Where an event came from.
///
/// @param answers how many lines of the transcript had been given before it, the last of them still
///   unfinished when the event is part of its own gesture
/// @param cause notation of the effect in whose account it happened; empty for the rules themselves
/// @param user who used that effect; [Seat#NONE] for the rules themselves
/// @param phase the phase in words, as [Step#words] gives it
/// @param encounter number of the encounter in the game, counted from 1; 0 before the first
public record Origin(int answers, String cause, Seat user, String phase, int encounter) {}
