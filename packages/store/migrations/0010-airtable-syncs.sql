-- A sync that runs; one that was cut short gives way after ten minutes.
create table airtable_syncs (
  configurator_id integer primary key references configurators (id) on delete cascade,
  started_at timestamptz not null
);
