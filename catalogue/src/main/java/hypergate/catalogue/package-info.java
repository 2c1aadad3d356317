/// Everything that can appear on the table as one searchable list, made from the declarations that
/// the engine obeys and from what they do not hold: origins, authors, themes.
///
/// Begin with [hypergate.catalogue.Catalogue]; an [hypergate.catalogue.Entry] is one line of it, a
/// [hypergate.catalogue.Query] says which lines are wanted.
@NullMarked
package hypergate.catalogue;

import org.jspecify.annotations.NullMarked;
