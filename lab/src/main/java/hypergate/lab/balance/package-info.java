/// How strong cards are, for whom, and how sure that is.
///
/// Start with [hypergate.lab.balance.Balance], which says what is played; a [Draw] says which
/// aliens meet, [BalanceRun] plays, each game is a [Measured], and all of them come to a
/// [BalanceResult], of which a [BalanceReport] is what people read.
@NullMarked
package hypergate.lab.balance;

import org.jspecify.annotations.NullMarked;
