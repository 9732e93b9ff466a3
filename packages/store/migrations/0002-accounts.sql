-- Links that are mailed: one live one a user and kind. Only the hash is kept; accepting one removes the row.
create table user_tokens (
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('invite', 'reset')),
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind)
);

-- A session can be named by its owner, who ends it, without its hash.
alter table sessions
  add column id integer generated always as identity unique,
  add column device text not null default '',
  add column last_used_at timestamptz not null default now();

-- What stands between two calls of one sign-in: a code for another host, or a question to an app or a passkey.
create table sign_in_tickets (
  ticket_hash text primary key,
  kind text not null check (kind in ('code', 'second-step', 'passkey', 'new-passkey', 'new-app')),
  user_id integer references users (id) on delete cascade,
  -- The question itself: what has to come back, and where to.
  payload jsonb not null default '{}',
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_tickets_expiry_index on sign_in_tickets (expires_at);

-- The authenticator app's secret, sealed; `last_step` is the last 30 seconds that a code was taken for, so that none counts twice.
create table authenticator_apps (
  user_id integer primary key references users (id) on delete cascade,
  sealed_secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id integer not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- The domain it was made for; a passkey of another domain cannot be used here.
  relying_party text not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user_index on passkeys (user_id);

alter table organisations add column two_step_required boolean not null default false;

-- Tries that were counted within a window of time, by what they are counted for.
create table attempts (
  key text primary key,
  count integer not null,
  window_ends timestamptz not null
);
create index attempts_window_index on attempts (window_ends);

-- What a link needs to be worded, sealed, until the mail is sent.
alter table mails
  add column user_id integer references users (id) on delete cascade,
  add column sealed text;

-- Names as they were then: a deleted user or configurator can still be read.
create table audit_events (
  id bigint generated always as identity primary key,
  organisation_id integer references organisations (id) on delete set null,
  reseller_id integer references organisations (id) on delete set null,
  kind text not null,
  actor_id integer references users (id) on delete set null,
  actor_name text,
  actor_email text,
  subject text not null default '',
  detail text not null default '',
  created_at timestamptz not null default now()
);
create index audit_events_organisation_index on audit_events (organisation_id, id desc);
create index audit_events_reseller_index on audit_events (reseller_id, id desc) where reseller_id is not null;
