package hypergate.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/// Full text with ranking (BM25): names weigh more than texts, whole words more than their
/// beginnings; a word that occurs nowhere stands for those that are spelled almost like it.
final class TextIndex {
  private static final String NAME = "name";
  private static final String TEXT = "text";
  private static final int SHORTEST_PREFIX = 3;

  // Lucene recommends a module to every program that starts without it. Held, or it is forgotten.
  private static final Logger QUIET =
      Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");

  private final IndexSearcher searcher;
  private final int size;

  /// Indexes entries; their places in the list are their numbers.
  TextIndex(List<Entry> entries) {
    QUIET.setLevel(Level.OFF);
    size = entries.size();
    ByteBuffersDirectory directory = new ByteBuffersDirectory();
    IndexWriterConfig config =
        new IndexWriterConfig(new StandardAnalyzer())
            .setMergePolicy(NoMergePolicy.INSTANCE)
            .setRAMBufferSizeMB(64);
    try {
      try (IndexWriter writer = new IndexWriter(directory, config)) {
        for (Entry entry : entries) writer.addDocument(document(entry));
      }
      searcher = new IndexSearcher(DirectoryReader.open(directory));
      searcher.setQueryCache(null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Document document(Entry entry) {
    Document document = new Document();
    List<String> name = words(entry.name());
    // Who writes `ticktock` means Tick-Tock.
    String together = name.size() > 1 ? " " + String.join("", name) : "";
    document.add(new TextField(NAME, String.join(" ", name) + together, Store.NO));
    StringBuilder text = new StringBuilder();
    entry
        .values()
        .forEach(
            (field, values) -> {
              switch (field) {
                case NAME,
                    POWER,
                    EFFECT,
                    TEXT,
                    SETUP,
                    WILD,
                    SUPER,
                    WILD1,
                    SUPER1,
                    CON,
                    PRO,
                    HISTORY,
                    NOTES,
                    THEME,
                    TYPE,
                    AUTHOR,
                    KIND,
                    SET,
                    NEEDS ->
                    text.append(String.join(" ", words(String.join(" ", values)))).append(' ');
                case TECH -> text.append("tech technology technological ");
                default -> {}
              }
            });
    document.add(new TextField(TEXT, text.toString(), Store.NO));
    return document;
  }

  /// The words of a text as they are indexed: without case, accents, apostrophes and plural.
  static List<String> words(String text) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      if (Character.isLetterOrDigit(c)) word.append(c);
      else if (c != '\'' && c != '’' && Character.getType(c) != Character.NON_SPACING_MARK)
        end(words, word);
    }
    end(words, word);
    return words;
  }

  private static void end(List<String> words, StringBuilder word) {
    if (!word.isEmpty()) words.add(singular(word.toString()));
    word.setLength(0);
  }

  private static String singular(String word) {
    int length = word.length();
    if (length < 4 || word.charAt(length - 1) != 's') return word;
    if ("sui".indexOf(word.charAt(length - 2)) >= 0) return word;
    if (length > 4 && word.endsWith("ies")) return word.substring(0, length - 3) + "y";
    return word.substring(0, length - 1);
  }

  /// How well each entry fits, by its number; 0: not at all.
  ///
  /// @param exact the words stand as they are and one after another
  float[] scores(String text, boolean exact) {
    float[] scores = new float[size];
    List<String> words = words(text);
    if (words.isEmpty() || size == 0) return scores;
    try {
      Query query = exact ? phrase(words) : allOf(words);
      for (ScoreDoc hit : searcher.search(query, size).scoreDocs)
        scores[hit.doc] = Math.max(hit.score, Float.MIN_NORMAL);
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

  private Query allOf(List<String> words) throws IOException {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String word : words) {
      boolean occurs =
          searcher.count(new TermQuery(new Term(NAME, word))) > 0
              || searcher.count(new TermQuery(new Term(TEXT, word))) > 0;
      Query query = asWritten(word);
      if (!occurs)
        query =
            new BooleanQuery.Builder()
                .add(query, Occur.SHOULD)
                .add(almost(word), Occur.SHOULD)
                .build();
      all.add(query, Occur.MUST);
    }
    return all.build();
  }

  private static Query asWritten(String word) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    any.add(new BoostQuery(new TermQuery(new Term(NAME, word)), 8), Occur.SHOULD);
    any.add(new TermQuery(new Term(TEXT, word)), Occur.SHOULD);
    if (word.length() >= SHORTEST_PREFIX) {
      any.add(new BoostQuery(new PrefixQuery(new Term(NAME, word)), 3), Occur.SHOULD);
      any.add(new BoostQuery(new PrefixQuery(new Term(TEXT, word)), 0.3f), Occur.SHOULD);
    }
    return any.build();
  }

  private static Query almost(String word) {
    int edits = word.length() < 4 ? 0 : word.length() < 8 ? 1 : 2;
    return new BooleanQuery.Builder()
        .add(new BoostQuery(new FuzzyQuery(new Term(NAME, word), edits), 3), Occur.SHOULD)
        .add(new FuzzyQuery(new Term(TEXT, word), edits), Occur.SHOULD)
        .build();
  }
}
