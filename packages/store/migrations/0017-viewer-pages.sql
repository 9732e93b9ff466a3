-- Hosts whose pages ran a configurator, or asked for it where it may not run. No path and nothing of visitors is kept.
create table viewer_pages (
  id bigint generated always as identity primary key,
  configurator_id integer not null references configurators (id) on delete cascade,
  -- The reseller whose copy it was; none for the organisation's own.
  reseller_id integer references organisations (id) on delete cascade,
  host text not null check (length(host) <= 260),
  -- What was said to it: pages that may not run it are kept apart, so that they never push out those that may.
  allowed boolean not null,
  -- The version that the page showed, in thousandths.
  version integer,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique nulls not distinct (configurator_id, reseller_id, host)
);
