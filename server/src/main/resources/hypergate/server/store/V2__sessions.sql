-- A link is not a session: whoever sits down by a link gets a secret for that browser alone, and the link stays what it is.
-- `seat_secret` holds the links from now on, this table what the cookies of browsers hold. Neither has the secret itself.

create table seat_session (
  hash text not null primary key,     -- SHA-256 in hex
  id text not null,                   -- by which its owner calls it; no secret
  table_id text not null references game_table (id) on delete cascade,
  seat text not null,
  begun integer not null,             -- milliseconds since 1970
  seen integer not null,              -- when it was last used, to the hour
  browser text not null               -- a rough word for it, perhaps none
) strict, without rowid;

create index seat_session_seat on seat_session (table_id, seat);

-- Until now the cookie of a browser held the link's own secret: those stay good.
insert into seat_session (hash, id, table_id, seat, begun, seen, browser)
  select
    secret.hash,
    lower(hex(randomblob(5))),
    secret.table_id,
    secret.seat,
    found.created,
    cast(strftime('%s', 'now') as integer) * 1000,
    ''
  from seat_secret secret join game_table found on found.id = secret.table_id;
