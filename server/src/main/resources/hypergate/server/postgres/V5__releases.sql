-- Which release plays each table, and the nodes that are there: releases that may play otherwise stand side by side, and
-- none of them touches what another plays. A table of a release of which no node is there is anybody's.

alter table game_table add column plays text not null default '';

create table node (
  name text collate "C" not null primary key,
  release text not null,
  seen bigint not null              -- milliseconds since 1970, by the time of the database
);
