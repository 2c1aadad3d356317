/// How sure figures of many games are: means with intervals, with their sources.
@NullMarked
package hypergate.lab.statistics;

import org.jspecify.annotations.NullMarked;
