/// What is measured: games, forks, views, tables as text, searches.
@org.jspecify.annotations.NullMarked
package hypergate.bench.work;
