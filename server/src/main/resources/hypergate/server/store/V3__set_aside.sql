-- Tables that cannot go on: their journal does not replay by the rules of this program (frozen), or the program failed
-- while it carried something out at them (broken). Nothing is taken from the journal; whoever has mended the program
-- finds the table as it was.
create table set_aside (
  table_id text not null primary key references game_table (id) on delete cascade,
  reason text not null check (reason in ('frozen', 'broken')),
  since integer not null,             -- milliseconds since 1970
  program text not null,              -- which program set it aside
  because text not null,              -- a sentence for its people; no secret of the game
  detail text not null,               -- for whoever runs the server
  opened integer not null default 0   -- 1: somebody has the record, and with it every card
) strict, without rowid;
