-- Browsers that have signed in to an account: their tries are not slowed by those of strangers. Only the cookie's hash is kept.
create table known_devices (
  token_hash text not null,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_devices_user_index on known_devices (user_id, expires_at desc);
