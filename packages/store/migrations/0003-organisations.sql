-- An own domain is used once it was proved; the proof is looked for in a DNS record or a file.
alter table organisations
  add column access_domain_verified_at timestamptz,
  add column access_domain_proof text,
  add column airtable_base text,
  add column airtable_table text,
  add column airtable_key_sealed text;

-- A deleted organisation's subdomain rests, so that nobody inherits its visitors.
create table retired_subdomains (
  subdomain text primary key,
  free_at timestamptz not null
);

-- One notice a month and level (90 or 100 per cent of the contract's sessions).
create table usage_notices (
  organisation_id integer not null references organisations (id) on delete cascade,
  month text not null,
  level integer not null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, month, level)
);

-- A reseller's copy has its own overrides; what is null falls back to the organisation's (decision A55).
alter table reseller_configurators
  add column attempts integer not null default 0,
  add column last_error text,
  add column customisation jsonb,
  add column contact_email text[],
  add column updated_at timestamptz not null default now();

-- Versions that a reseller saved of its copy are its own; the author's name outlives the account.
alter table configurator_versions
  add column reseller_id integer references organisations (id) on delete cascade,
  add column author_name text;
alter table configurator_versions drop constraint configurator_versions_pkey;
create unique index configurator_versions_key
  on configurator_versions (configurator_id, reseller_id, version) nulls not distinct;

alter table deployments add column reseller_id integer references organisations (id) on delete cascade;
