-- A design behind a short link: which page shows it, and how. Nothing about who shared it.
create table shared_designs (
  code text primary key,
  -- Of all that the link leads to, so that the same design has one link.
  content_hash text not null unique,
  configurator_id integer not null references configurators (id) on delete cascade,
  reseller_id integer references organisations (id) on delete cascade,
  design text not null,
  page text not null,
  viewer text not null default '',
  created_at timestamptz not null default now()
);
create index shared_designs_configurator_index on shared_designs (configurator_id);
create index shared_designs_reseller_index on shared_designs (reseller_id);
