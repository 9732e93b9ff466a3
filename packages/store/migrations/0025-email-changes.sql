-- A new address waits here until a link that was sent to it is confirmed. One a user; only the link's hash is kept.
create table email_changes (
  user_id integer primary key references users (id) on delete cascade,
  email text not null,
  token_hash text not null unique,
  requested_by integer references users (id) on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
