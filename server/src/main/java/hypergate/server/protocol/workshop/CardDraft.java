package hypergate.server.protocol.workshop;

/// `CardDraft`: a card's file as it stands.
///
/// @param text all of it
public record CardDraft(String text) {}
