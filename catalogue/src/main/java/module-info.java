/// Search over everything that can appear on the table.
module hypergate.catalogue {
  requires static transitive org.jspecify;
  requires transitive hypergate.engine;
  requires java.logging;
  requires org.apache.lucene.core;

  exports hypergate.catalogue;
  exports hypergate.catalogue.variants;
}
