-- Countries and choices by day as well, so that any range of days can be asked for. The months stay: whole months of a
-- range are read from them, also those that were counted before there were days.
create table analytics_location_days (
  id bigint generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  configurator_id integer references configurators (id) on delete cascade,
  reseller_id integer references organisations (id) on delete cascade,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  country text not null,
  visitors integer not null default 0,
  unique nulls not distinct (organisation_id, configurator_id, reseller_id, day, country)
);
create index analytics_location_days_day on analytics_location_days (day);

create table analytics_option_days (
  id bigint generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  configurator_id integer not null references configurators (id) on delete cascade,
  reseller_id integer references organisations (id) on delete cascade,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  component text not null,
  name text not null,
  chosen integer not null default 0,
  unique nulls not distinct (organisation_id, configurator_id, reseller_id, day, component, name)
);
create index analytics_option_days_day on analytics_option_days (day);

-- From which day on countries and choices are known by day: one row where there were figures before, none otherwise.
create table analytics_by_day_since (
  day text primary key check (day ~ '^\d{4}-\d{2}-\d{2}$')
);
insert into analytics_by_day_since (day)
select to_char(now() at time zone 'UTC', 'YYYY-MM-DD')
where exists (select 1 from analytics_locations) or exists (select 1 from analytics_options);
