/// What lies in the box, before any game is played: what is printed on cards and sheets and which
/// rules go with it ([hypergate.game.card.Ability], [hypergate.game.card.Effect]), all cards
/// together, options, and the rules of one game. Nothing here knows a game; cards are declared with
/// the words of `hypergate.game.declare`.
@NullMarked
package hypergate.game.card;

import org.jspecify.annotations.NullMarked;
