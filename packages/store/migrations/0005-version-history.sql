-- What a version was saved for, in its author's words.
alter table configurator_versions add column note text;

-- Names are kept from now on; of versions that are there already by the accounts that still exist.
update configurator_versions
  set author_name = nullif(trim(users.first_name || ' ' || users.last_name), '')
  from users
  where users.id = configurator_versions.author_id and configurator_versions.author_name is null;

-- A stock-set version that was taken to the other visualisers of its scene (decision B15). `results` holds one row each.
create table propagations (
  id integer generated always as identity primary key,
  configurator_id integer not null references configurators (id) on delete cascade,
  version integer not null,
  scene_path text not null,
  author_id integer references users (id) on delete set null,
  author_name text,
  status text not null default 'waiting' check (status in ('waiting', 'done')),
  results jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index propagations_configurator_index on propagations (configurator_id, id desc);

-- Pictures of shapes that people add to the Preview tab (decision N21).
create table configurator_previews (
  id integer generated always as identity primary key,
  configurator_id integer not null references configurators (id) on delete cascade,
  shape text,
  release text not null,
  version integer not null,
  image text,
  author_name text,
  created_at timestamptz not null default now()
);
create index configurator_previews_configurator_index on configurator_previews (configurator_id, id desc);
