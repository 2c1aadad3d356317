-- The tables of the file (store/V1 to V3) in PostgreSQL, under the same number: what they mean stands there. Ids are
-- ordered by their bytes, as in the file.

create table game_table (
  id text collate "C" not null primary key,
  created bigint not null,
  header text not null,
  state text not null check (state in ('lobby', 'playing', 'over')),
  listed integer not null,
  due bigint,
  summary text not null
);

create index game_table_unfinished on game_table (state) where state <> 'over';

create table journal (
  table_id text collate "C" not null references game_table (id) on delete cascade,
  seq bigint not null,
  at_millis bigint not null,
  kind text not null,
  body text not null,
  primary key (table_id, seq)
);

create table seat_secret (
  hash text collate "C" not null primary key,
  table_id text collate "C" not null references game_table (id) on delete cascade,
  seat text not null
);

create index seat_secret_seat on seat_secret (table_id, seat);

create table seat_session (
  hash text collate "C" not null primary key,
  id text not null,
  table_id text collate "C" not null references game_table (id) on delete cascade,
  seat text not null,
  begun bigint not null,
  seen bigint not null,
  browser text not null
);

create index seat_session_seat on seat_session (table_id, seat);

create table set_aside (
  table_id text collate "C" not null primary key references game_table (id) on delete cascade,
  reason text not null check (reason in ('frozen', 'broken')),
  since bigint not null,
  program text not null,
  because text not null,
  detail text not null,
  opened integer not null default 0
);

create table finished_game (
  id text collate "C" not null primary key,
  table_id text collate "C" not null,
  ended bigint not null,
  summary text not null,
  record text not null
);

create index finished_game_table on finished_game (table_id);

create table setting (
  name text collate "C" not null primary key,
  value text not null
);
