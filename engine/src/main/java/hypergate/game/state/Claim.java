package hypergate.game.state;

/// Cells that a part has claimed, and who may know what stands there.
public record Claim(Cells.Kind kind, int from, int count, Secrecy secrecy) {}
