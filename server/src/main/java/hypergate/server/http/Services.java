package hypergate.server.http;

import hypergate.server.OwnCards;
import hypergate.server.catalogue.Shelf;
import hypergate.server.lab.Reports;
import hypergate.server.metrics.Metrics;
import hypergate.server.table.Games;
import hypergate.server.table.Library;
import hypergate.server.table.Tables;
import hypergate.server.trace.Traces;

/// What stands behind the addresses.
///
/// @param tables tables at which people play
/// @param games games that are over
/// @param library what the program knows
/// @param catalogue everything that can appear on a table
/// @param reports reports of the lab
/// @param metrics where is counted what happens
/// @param traces where is told what is done for a request
/// @param ownCards what people may do with cards of their own
public record Services(
    Tables tables,
    Games games,
    Library library,
    Shelf catalogue,
    Reports reports,
    Metrics metrics,
    Traces traces,
    OwnCards ownCards) {}
