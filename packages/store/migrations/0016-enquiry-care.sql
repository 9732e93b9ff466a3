-- Enquiries that look sent by a machine wait apart until a person has looked at them.
alter table enquiries add column quarantined_at timestamptz;
alter table enquiries add column quarantine_reason text check (quarantine_reason in ('trap', 'too_fast', 'too_many'));
create index enquiries_quarantined_index on enquiries (quarantined_at) where quarantined_at is not null;
create index enquiries_created_index on enquiries (organisation_id, created_at);

-- What the visitor agreed to, word for word in the language of the form; the version is the hash of the words.
alter table enquiries add column consent_text text;
alter table enquiries add column consent_version text;

-- How many months an organisation keeps its enquiries; null keeps them for good.
alter table organisations add column enquiries_kept_months integer check (enquiries_kept_months in (6, 12, 24, 36));
-- Postcodes whose enquiries come to a reseller when the visitor's page names none.
alter table organisations add column postcode_areas text[] not null default '{}';

-- What a user narrowed the enquiries of a house to, under a name.
create table saved_filters (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  organisation_id integer not null references organisations (id) on delete cascade,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null default now(),
  unique (user_id, organisation_id, name)
);
create index saved_filters_organisation_index on saved_filters (organisation_id);
