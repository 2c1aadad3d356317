/// `hypergate bench tables`: tables by the thousand over real WebSockets against a server in a
/// process of its own. Start at [TablesBench].
@NullMarked
package hypergate.bench.load;

import org.jspecify.annotations.NullMarked;
