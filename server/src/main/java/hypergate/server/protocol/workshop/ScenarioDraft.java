package hypergate.server.protocol.workshop;

import java.util.List;

/// `ScenarioDraft`: scenarios for a card that is being written.
///
/// @param text the card's file
/// @param scenarios the scenarios, a whole file each
public record ScenarioDraft(String text, List<String> scenarios) {}
