-- Tables and what happened at them. A table is its header and its journal; everything else here can be made from these
-- two and only saves reading them.

-- "HYPG": whose file this is.
pragma application_id = 1213812807;

create table game_table (
  id text not null primary key,
  created integer not null,           -- milliseconds since 1970
  header text not null,               -- JSON, never changes
  state text not null check (state in ('lobby', 'playing', 'over')),
  listed integer not null,            -- 1: anybody may find it
  due integer,                        -- when its clock next wants attention, milliseconds since 1970
  summary text not null               -- JSON, what lists show
) strict, without rowid;

create index game_table_unfinished on game_table (state) where state <> 'over';

-- What changed a table, in order. Two writers of one table cannot both succeed: they would write the same number.
create table journal (
  table_id text not null references game_table (id) on delete cascade,
  seq integer not null,
  at_millis integer not null,
  kind text not null,
  body text not null,                 -- JSON
  primary key (table_id, seq)
) strict, without rowid;

-- Who may sit where. The secret itself is nowhere in this file.
create table seat_secret (
  hash text not null primary key,     -- SHA-256 in hex
  table_id text not null references game_table (id) on delete cascade,
  seat text not null
) strict, without rowid;

create index seat_secret_seat on seat_secret (table_id, seat);

-- Games that are over; they outlive their tables.
create table finished_game (
  id text not null primary key,
  table_id text not null,
  ended integer not null,             -- milliseconds since 1970
  summary text not null,              -- JSON
  record text not null                -- JSON lines, see docs/records.md
) strict;

create index finished_game_table on finished_game (table_id);

create table setting (
  name text not null primary key,
  value text not null
) strict, without rowid;
