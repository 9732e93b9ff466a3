-- Files that were uploaded beside the data file, as paths below the configurator's folder.
alter table configurators
  add column style_file text,
  add column script_file text,
  add column script_integrity text;

-- The pictures of a configurator's last upload: how far they are prepared, and what is to happen then.
create table picture_intakes (
  configurator_id integer primary key references configurators (id) on delete cascade,
  version integer not null,
  -- Goes live by itself once every picture is there.
  publishes boolean not null default false,
  -- Folders where uploaded pictures wait, to be removed in the end.
  folders text[] not null default '{}',
  missing text[] not null default '{}',
  unused text[] not null default '{}',
  updated_at timestamptz not null default now()
);

-- One row a picture, so that a run that was cut short goes on where it stopped.
create table intake_pictures (
  configurator_id integer not null references picture_intakes (configurator_id) on delete cascade,
  path text not null,
  use text not null check (use in ('picture', 'thumbnail')),
  staged text not null,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
  reason text,
  asset jsonb,
  primary key (configurator_id, path)
);
