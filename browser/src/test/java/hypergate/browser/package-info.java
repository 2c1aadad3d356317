/// The page as people use it: a real server in this JVM, Debian's or any other Chromium, clicks and
/// keys. [Chrome] finds the browser; what is missing is said in plain words.
@NullMarked
package hypergate.browser;

import org.jspecify.annotations.NullMarked;
