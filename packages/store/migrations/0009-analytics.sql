-- What visitors do, counted without knowing who they are: no address, no cookie. A visitor is a hash under a salt that
-- lasts a day; when salt and hashes are gone, nobody can tell two days' visitors apart or find out who they were.
create table visitor_salts (
  day text primary key,
  salt text not null
);

-- Figures are kept for four subjects: an organisation (no configurator), one of its configurators, and each of the two
-- for one reseller. Those without a reseller count the resellers' visitors too.
create table visitor_days (
  id bigint generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  configurator_id integer references configurators (id) on delete cascade,
  reseller_id integer references organisations (id) on delete cascade,
  day text not null,
  visitor text not null,
  last_at timestamptz not null,
  engaged boolean not null default false,
  engaged_seconds integer not null default 0,
  sessions integer not null default 0,
  unique nulls not distinct (visitor, organisation_id, configurator_id, reseller_id)
);
create index visitor_days_day on visitor_days (day);

create table analytics_days (
  id bigint generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  configurator_id integer references configurators (id) on delete cascade,
  reseller_id integer references organisations (id) on delete cascade,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  sessions integer not null default 0,
  engaged_seconds bigint not null default 0,
  visitors integer not null default 0,
  engaged_visitors integer not null default 0,
  unique nulls not distinct (organisation_id, configurator_id, reseller_id, day)
);

create table analytics_locations (
  id bigint generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  configurator_id integer references configurators (id) on delete cascade,
  reseller_id integer references organisations (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  country text not null,
  visitors integer not null default 0,
  unique nulls not distinct (organisation_id, configurator_id, reseller_id, month, country)
);

create table analytics_options (
  id bigint generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  configurator_id integer not null references configurators (id) on delete cascade,
  reseller_id integer references organisations (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  component text not null,
  name text not null,
  chosen integer not null default 0,
  unique nulls not distinct (organisation_id, configurator_id, reseller_id, month, component, name)
);
