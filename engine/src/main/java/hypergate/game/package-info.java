/// The game and its rooms. Read [Game] first, then the phases in `phase`, then one card.
///
/// The rooms from the ground up; each uses only those before it, which the build checks:
///
/// | room | what stands there |
/// | --- | --- |
/// | `piece` | seats, planets, places, sets of them |
/// | `word` | phases, windows, queries, kinds, roles: words without a body |
/// | `state` | the cells of a game and who may see them |
/// | `event` | what is told |
/// | `decide` | choices, menus, prompts, replies |
/// | `card` | what lies in the box: what is printed and the rules that go with it, content, options |
/// | `table` | what lies on the table: cards, powers, ships, the encounter |
/// | `ask` | how seats are asked |
/// | `timing` | who may act and when: windows, stands, uses, values |
/// | `verb` | what effects do; the parts of variants; notation |
/// | `phase` | the phases |
/// | `view` | what a seat sees and is asked |
/// | `imagine` | what a seat can think with |
/// | here | the game itself |
/// | `declare` | the words in which cards are declared |
/// | `session` | a game that people play |
/// | `explain` | why, in words |
///
/// A room sees the game through an interface of its own: `Table`, `Timing`, `Acting`, `Imaginable`;
/// [Game] is all of them. Nothing here knows a single card or variant by name: those stand above,
/// in `hypergate.variant` and `hypergate.content`.
@NullMarked
package hypergate.game;

import org.jspecify.annotations.NullMarked;
