package hypergate.server.protocol.table;

import hypergate.server.protocol.book.CardInfo;
import java.util.List;

/// `TableCard`: a card that somebody wrote, at a table that is played with it.
///
/// @param id its id in this program
/// @param author who wrote it; empty when nobody says
/// @param digest what its text is known by
/// @param source the file
/// @param faces what can lie on the table
public record TableCard(
    String id, String author, String digest, String source, List<CardInfo> faces) {}
