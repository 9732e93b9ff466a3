-- Words of a configurator in other languages, beside its versions.
create table translations (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  configurator_id integer not null references configurators (id) on delete cascade,
  -- The reseller for whose copy it is; null for the configurator.
  reseller_id integer references organisations (id) on delete cascade,
  language text not null,
  -- Kind, ids and field of the word, the same in every version.
  place text not null,
  text text not null,
  -- The source that the text was made for. It is outdated when the source is another one.
  source_text text not null,
  updated_at timestamptz not null,
  updated_by text not null
);
create unique index translations_place_index
  on translations (configurator_id, coalesce(reseller_id, 0), language, place);
create index translations_organisation_index on translations (organisation_id, language);
create index translations_reseller_index on translations (reseller_id) where reseller_id is not null;

-- Terms of an organisation or a reseller that translations keep to.
create table glossary_terms (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  source text not null,
  -- Language -> the term in it.
  targets jsonb not null default '{}',
  note text not null default '',
  updated_at timestamptz not null
);
create unique index glossary_terms_source_index on glossary_terms (organisation_id, lower(source));

alter table translations enable row level security;
alter table translations force row level security;
-- A reseller's user sees the organisation's translations, which its copies inherit, and its own; it writes its own.
create policy tenant_rows on translations
  using ((select current_organisation()) is null
    or (organisation_id = (select current_organisation())
      and ((select current_reseller()) is null or reseller_id is null or reseller_id = (select current_reseller()))))
  with check ((select current_organisation()) is null
    or (organisation_id = (select current_organisation())
      and ((select current_reseller()) is null or reseller_id = (select current_reseller()))));

alter table glossary_terms enable row level security;
alter table glossary_terms force row level security;
-- A reseller's words keep to the terms of its organisation too, which its users read then and never write.
create policy tenant_rows on glossary_terms
  using ((select current_organisation()) is null
    or organisation_id = (select current_organisation())
    or (exists (select from organisations o where o.id = organisation_id)
      and ((select current_reseller()) is null or organisation_id = (select current_reseller()))))
  with check ((select current_organisation()) is null
    or (exists (select from organisations o where o.id = organisation_id)
      and ((select current_reseller()) is null or organisation_id = (select current_reseller()))));
