/// Tables over HTTP, WebSocket and server-sent events, kept in one file or in a database.
// The command line, which measures cards as the server does, is compiled later.
@SuppressWarnings("module")
module hypergate.server {
  requires static transitive org.jspecify;
  requires transitive hypergate.catalogue;
  requires transitive hypergate.engine;
  requires transitive hypergate.lab;
  requires transitive hypergate.players;
  requires com.fasterxml.jackson.annotation;
  requires com.github.benmanes.caffeine;
  requires com.github.kagkarlsson.scheduler;
  requires com.zaxxer.hikari;
  // What the driver of PostgreSQL is annotated with.
  requires static org.checkerframework.checker.qual;
  requires ch.qos.logback.classic;
  requires flyway.core;
  requires io.javalin;
  requires io.opentelemetry.api;
  requires io.opentelemetry.context;
  requires io.opentelemetry.exporter.otlp;
  requires io.opentelemetry.sdk.common;
  requires io.opentelemetry.sdk.trace;
  requires org.eclipse.jetty.ee10.servlet;
  requires org.eclipse.jetty.ee10.websocket.jetty.server;
  requires org.eclipse.jetty.http;
  requires org.eclipse.jetty.io;
  requires org.eclipse.jetty.server;
  requires org.eclipse.jetty.util;
  requires org.eclipse.jetty.websocket.api;
  requires org.snakeyaml.engine;
  requires java.sql;
  requires micrometer.core;
  requires micrometer.registry.otlp;
  requires micrometer.registry.prometheus;
  requires org.jdbi.v3.core;
  requires org.postgresql.jdbc;
  requires org.slf4j;
  requires org.xerial.sqlitejdbc;
  requires tools.jackson.databind;

  exports hypergate.server;
  exports hypergate.server.protocol.workshop to
      hypergate.cli;
  exports hypergate.server.workshop to
      hypergate.cli;

  opens hypergate.server.store to
      org.jdbi.v3.core;
  opens hypergate.server.protocol to
      tools.jackson.databind;
  opens hypergate.server.protocol.view to
      tools.jackson.databind;
  opens hypergate.server.protocol.table to
      tools.jackson.databind;
  opens hypergate.server.table to
      tools.jackson.databind;
  opens hypergate.server.protocol.ask to
      tools.jackson.databind;
  opens hypergate.server.protocol.book to
      tools.jackson.databind;
  opens hypergate.server.protocol.catalogue to
      tools.jackson.databind;
  opens hypergate.server.protocol.deal to
      tools.jackson.databind;
  opens hypergate.server.protocol.workshop to
      tools.jackson.databind;
  opens hypergate.server.workshop to
      tools.jackson.databind;
  opens hypergate.server.protocol.why to
      tools.jackson.databind;
  opens hypergate.server.variants.essences to
      tools.jackson.databind;
  opens hypergate.server.variants.hazards to
      tools.jackson.databind;
  opens hypergate.server.variants.levels to
      tools.jackson.databind;
  opens hypergate.server.variants.moons to
      tools.jackson.databind;
  opens hypergate.server.variants.technology to
      tools.jackson.databind;
}
