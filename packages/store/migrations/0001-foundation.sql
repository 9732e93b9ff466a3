-- Organisations and resellers share one table and one id sequence: a reseller is a row with a parent (decision A30).
create table organisations (
  id integer generated always as identity primary key,
  parent_id integer references organisations (id) on delete cascade,
  name text not null,
  safe_name text not null,
  data_url text not null unique,
  "primary" boolean not null default false,
  enterprise boolean not null default false,
  localisation boolean not null default false,
  airtable_integration boolean not null default false,
  logo text,
  banner text,
  access_subdomain text,
  access_domain text,
  authorised_domain text,
  contact_email text,
  address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index organisations_name_key on organisations (lower(name)) where parent_id is null;
create unique index organisations_reseller_name_key on organisations (parent_id, lower(name)) where parent_id is not null;
create unique index organisations_subdomain_key on organisations (lower(access_subdomain));
create unique index organisations_domain_key on organisations (lower(access_domain));

create table contracts (
  id integer generated always as identity primary key,
  organisation_id integer not null unique references organisations (id) on delete cascade,
  enterprise boolean not null default false,
  years integer not null check (years > 0),
  starting_at timestamptz not null,
  sessions integer not null check (sessions > 0),
  tiles integer,
  features jsonb not null default '{}'
);

-- A user belongs to an organisation, to a reseller (a row of the same table), or, as an administrator, to neither.
create table users (
  id integer generated always as identity primary key,
  organisation_id integer references organisations (id) on delete cascade,
  group_id integer not null check (group_id between 1 and 4),
  first_name text not null,
  last_name text not null,
  email text not null,
  password_hash text,
  permissions text[] not null default '{}',
  invite_status text check (invite_status in ('active', 'pending', 'expired')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email));
create index users_organisation_index on users (organisation_id);

-- Only the hash of a session's token is kept.
create table sessions (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user_index on sessions (user_id);
create index sessions_expiry_index on sessions (expires_at);

create table configurator_groups (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  name text not null,
  safe_name text not null,
  unique (organisation_id, safe_name)
);

-- Versions are whole thousandths: 1.006 is kept as 1006.
create table configurators (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  group_id integer not null references configurator_groups (id),
  name text not null,
  safe_name text not null,
  sku text,
  type_id integer not null check (type_id between 1 and 4),
  layout text,
  data_url text not null unique,
  deployed_version integer,
  scenes jsonb not null default '[]',
  supports_presets boolean not null default false,
  supports_save_design boolean not null default true,
  supports_style_finder boolean not null default false,
  contact_email text[],
  currency text not null default 'GBP',
  picture text,
  customisation jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (group_id, safe_name)
);
create index configurators_organisation_index on configurators (organisation_id);

create table configurator_versions (
  configurator_id integer not null references configurators (id) on delete cascade,
  version integer not null check (version > 0),
  based_on integer,
  author_id integer references users (id) on delete set null,
  changes integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (configurator_id, version)
);

create table deployments (
  id integer generated always as identity primary key,
  configurator_id integer not null references configurators (id) on delete cascade,
  version integer not null,
  user_id integer references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index deployments_configurator_index on deployments (configurator_id, created_at desc);

-- What a reseller was granted of its organisation's configurators.
create table reseller_configurators (
  reseller_id integer not null references organisations (id) on delete cascade,
  configurator_id integer not null references configurators (id) on delete cascade,
  version integer not null,
  status text not null default 'pending' check (status in ('pending', 'ready', 'failed')),
  created_at timestamptz not null default now(),
  primary key (reseller_id, configurator_id)
);
create index reseller_configurators_configurator_index on reseller_configurators (configurator_id);

-- An enquiry outlives its configurator and then counts as of unknown source (decision N26).
create table enquiries (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  reseller_id integer references organisations (id) on delete set null,
  configurator_id integer references configurators (id) on delete set null,
  client_key text unique,
  name text not null,
  email text not null,
  phone text,
  postcode text,
  budget text,
  custom_fields jsonb not null default '{}',
  status text not null default 'New' check (status in ('New', 'Viewed')),
  type text not null check (type in ('floors', 'robes', 'other')),
  items jsonb not null default '[]',
  design text not null default '',
  url text,
  scene_name text,
  language text not null default 'en-gb',
  terms_accepted boolean not null default false,
  data_url text,
  json_file text,
  picture text,
  created_at timestamptz not null default now()
);
create index enquiries_organisation_index on enquiries (organisation_id, created_at desc);
create index enquiries_reseller_index on enquiries (reseller_id, created_at desc) where reseller_id is not null;
create index enquiries_configurator_index on enquiries (configurator_id);

-- Every mail is a row before it is sent, written in the transaction of its cause.
create table mails (
  id integer generated always as identity primary key,
  kind text not null,
  organisation_id integer references organisations (id) on delete cascade,
  enquiry_id integer references enquiries (id) on delete cascade,
  recipient text not null,
  sender_name text not null,
  reply_to text,
  subject text,
  html text,
  body text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_status_index on mails (status, id);
create index mails_enquiry_index on mails (enquiry_id);

-- Sessions by calendar month ('2026-11'). A row without a configurator is the organisation's billing figure: a visitor session counts there once (decision A35).
create table usage_months (
  organisation_id integer not null references organisations (id) on delete cascade,
  configurator_id integer references configurators (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  sessions integer not null default 0,
  unique nulls not distinct (organisation_id, configurator_id, month)
);
