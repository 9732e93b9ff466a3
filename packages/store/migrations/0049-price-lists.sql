-- What visitors see of prices; null for a reseller that follows its organisation.
alter table organisations add column price_settings jsonb;

-- The measures of a visitor's own room: id -> metres or square metres.
alter table enquiries add column measures jsonb not null default '{}';

create table price_lists (
  id integer generated always as identity primary key,
  -- The organisation or reseller whose prices they are.
  organisation_id integer not null references organisations (id) on delete cascade,
  name text not null,
  currency text not null,
  status text not null default 'draft' check (status in ('draft', 'live')),
  -- Days in UTC as '2026-11-25', which compare as text.
  valid_from text,
  valid_until text,
  base text not null default 'none' check (base in ('none', 'manufacturer')),
  -- Hundredths of a per cent.
  change integer not null default 0,
  tax_included boolean not null default true,
  tax_shown boolean not null default true,
  taxes jsonb not null default '[]',
  surcharges jsonb not null default '[]',
  -- Counts up with every save.
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index price_lists_organisation_index on price_lists (organisation_id);

-- Minor units of the list's currency for one unit of an article.
create table prices (
  list_id integer not null references price_lists (id) on delete cascade,
  article text not null,
  amount bigint not null check (amount >= 0),
  primary key (list_id, article)
);

-- Who changed what.
create table price_list_changes (
  id integer generated always as identity primary key,
  list_id integer not null references price_lists (id) on delete cascade,
  user_name text not null,
  kind text not null,
  count integer not null,
  changes jsonb not null default '[]',
  created_at timestamptz not null
);
create index price_list_changes_list_index on price_list_changes (list_id, id);

alter table price_lists enable row level security;
alter table price_lists force row level security;
-- A reseller's prices can begin with its organisation's, which its users read then and never write.
create policy tenant_rows on price_lists
  using ((select current_organisation()) is null
    or organisation_id = (select current_organisation())
    or (exists (select from organisations o where o.id = organisation_id)
      and ((select current_reseller()) is null or organisation_id = (select current_reseller()))))
  with check ((select current_organisation()) is null
    or (exists (select from organisations o where o.id = organisation_id)
      and ((select current_reseller()) is null or organisation_id = (select current_reseller()))));

alter table prices enable row level security;
alter table prices force row level security;
create policy tenant_rows on prices
  using ((select current_organisation()) is null or exists (select from price_lists l where l.id = list_id));

alter table price_list_changes enable row level security;
alter table price_list_changes force row level security;
create policy tenant_rows on price_list_changes
  using ((select current_organisation()) is null or exists (select from price_lists l where l.id = list_id));
