package hypergate.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/// Full text with ranking (BM25): names weigh more than texts, whole words more than their
/// beginnings; a word that occurs nowhere stands for those that are spelled almost like it, and two
/// words for one where that is how it is written. Words of the game come a little before cards that
/// are called by them.
final class TextIndex {
  private static final String NAME = "name";
  private static final String TEXT = "text";
  private static final int SHORTEST_PREFIX = 3;
  private static final float WORDS_OF_THE_GAME = 1.2f;

  // Lucene recommends a module to every program that starts without it. Held, or it is forgotten.
  private static final Logger QUIET =
      Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");

  private final IndexSearcher searcher;
  private final int size;
  private final float[] weights;
  private final Lexicon lexicon;

  /// Indexes entries; their places in the list are their numbers.
  TextIndex(List<Entry> entries) {
    QUIET.setLevel(Level.OFF);
    size = entries.size();
    weights = new float[size];
    for (int i = 0; i < size; i++)
      weights[i] = Documents.isWordOfTheGame(entries.get(i)) ? WORDS_OF_THE_GAME : 1;
    Set<String> words = new HashSet<>();
    ByteBuffersDirectory directory = new ByteBuffersDirectory();
    IndexWriterConfig config =
        new IndexWriterConfig(new StandardAnalyzer())
            .setMergePolicy(NoMergePolicy.INSTANCE)
            .setRAMBufferSizeMB(64);
    try {
      try (IndexWriter writer = new IndexWriter(directory, config)) {
        for (Entry entry : entries) writer.addDocument(document(entry, words));
      }
      lexicon = new Lexicon(words);
      searcher = new IndexSearcher(DirectoryReader.open(directory));
      searcher.setQueryCache(null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Loads the library: a tenth of a second that another thread can spend.
  static void load() {
    Entry entry = new Entry.Builder(Kind.RULE, "load", "load").done();
    new TextIndex(List.of(entry)).scores("load loading", false);
  }

  private static Document document(Entry entry, Set<String> words) {
    List<String> name = named(entry);
    List<String> text = Tokens.of(SearchedText.of(entry));
    words.addAll(name);
    words.addAll(text);
    Document document = new Document();
    document.add(new TextField(NAME, String.join(" ", name), Store.NO));
    document.add(new TextField(TEXT, String.join(" ", text), Store.NO));
    return document;
  }

  // Who writes `ticktock` means Tick-Tock.
  private static List<String> named(Entry entry) {
    List<String> name = Tokens.of(entry.name());
    List<String> all = new ArrayList<>(name);
    for (int i = 1; i < name.size(); i++) all.add(name.get(i - 1) + name.get(i));
    if (name.size() > 2) all.add(String.join("", name));
    return all;
  }

  /// How well each entry fits, by its number; 0: not at all.
  ///
  /// @param exact the words stand as they are and one after another
  float[] scores(String text, boolean exact) {
    float[] scores = new float[size];
    List<String> words = Tokens.of(text);
    if (words.isEmpty() || size == 0) return scores;
    try {
      Query query = exact ? phrase(words) : allOf(words);
      for (ScoreDoc hit : searcher.search(query, size).scoreDocs)
        scores[hit.doc] = Math.max(hit.score * weights[hit.doc], Float.MIN_NORMAL);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return scores;
  }

  private static Query phrase(List<String> words) {
    String[] terms = words.toArray(String[]::new);
    return new BooleanQuery.Builder()
        .add(new BoostQuery(new PhraseQuery(NAME, terms), 8), Occur.SHOULD)
        .add(new PhraseQuery(TEXT, terms), Occur.SHOULD)
        .build();
  }

  private Query allOf(List<String> words) {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      String next = i + 1 < words.size() ? words.get(i + 1) : "";
      List<String> together = next.isEmpty() ? List.of() : together(word, next);
      if (together.isEmpty()) all.add(meant(word), Occur.MUST);
      else {
        all.add(either(both(word, next), any(together)), Occur.MUST);
        i++;
      }
    }
    return all.build();
  }

  /// What a word that does not occur has in common with one that does: its beginning; empty when it
  /// occurs or they have little in common.
  String beginning(String word) {
    List<String> words = Tokens.of(word);
    return words.size() == 1 ? lexicon.beginning(words.getFirst()) : "";
  }

  // Words that occur in place of two that stand side by side: `hyperspace` for `hyper space`; one
  // spelled almost so where one of the two is like no word.
  private List<String> together(String word, String next) {
    String joined = word + next;
    if (lexicon.has(joined)) return List.of(joined);
    return isMeaningless(word) || isMeaningless(next) ? lexicon.nearest(joined) : List.of();
  }

  private boolean isMeaningless(String word) {
    return !lexicon.begins(word) && lexicon.nearest(word).isEmpty();
  }

  private static Query either(Query one, Query other) {
    return new BooleanQuery.Builder().add(one, Occur.SHOULD).add(other, Occur.SHOULD).build();
  }

  private Query both(String word, String next) {
    return new BooleanQuery.Builder()
        .add(meant(word), Occur.MUST)
        .add(meant(next), Occur.MUST)
        .build();
  }

  private static Query any(List<String> words) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    for (String word : words) whole(any, word);
    return any.build();
  }

  // A word that does not occur may be the beginning of one or spelled wrong.
  private Query meant(String word) {
    if (lexicon.has(word)) return asWritten(word);
    Query near = any(lexicon.nearest(word));
    boolean begins = word.length() >= SHORTEST_PREFIX && lexicon.begins(word);
    return begins ? either(asWritten(word), near) : near;
  }

  private static Query asWritten(String word) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    whole(any, word);
    if (word.length() >= SHORTEST_PREFIX) {
      any.add(new BoostQuery(new PrefixQuery(new Term(NAME, word)), 3), Occur.SHOULD);
      any.add(new BoostQuery(new PrefixQuery(new Term(TEXT, word)), 0.3f), Occur.SHOULD);
    }
    return any.build();
  }

  private static void whole(BooleanQuery.Builder any, String word) {
    any.add(new BoostQuery(new TermQuery(new Term(NAME, word)), 8), Occur.SHOULD);
    any.add(new TermQuery(new Term(TEXT, word)), Occur.SHOULD);
  }
}
