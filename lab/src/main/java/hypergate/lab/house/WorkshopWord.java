package hypergate.lab.house;

/// A word that a card's file may use, for whoever completes it while it is written.
///
/// @param kind what it is: `key`, `moment`, `role`, `number` (of the rules, to be bent), `verb`,
///   `value` or `call` (what can be said of a thing, behind a dot)
/// @param word as it is written
/// @param form the whole form, such as `draw: a number, who: a player (me)`; the word itself where
///   there is no more to it
/// @param text one sentence; empty where the word says it
/// @param card the kind of card that knows it, `tech`; empty: any
public record WorkshopWord(String kind, String word, String form, String text, String card) {}
