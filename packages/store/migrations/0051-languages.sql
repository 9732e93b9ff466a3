-- The language of an account; null: that of its browser, and in emails that of its tenant.
alter table users add column language text;

-- The language of a tenant: its emails. Null: that of its manufacturer, else British English.
alter table organisations add column language text;

-- A tenant's texts of emails in other languages than its own, beside those of the customisation.
create table customisation_texts (
  id integer generated always as identity primary key,
  configurator_id integer not null references configurators (id) on delete cascade,
  -- The reseller whose copy it is; null for the organisation's own.
  reseller_id integer references organisations (id) on delete cascade,
  language text not null,
  texts jsonb not null
);
create unique index customisation_texts_target_index
  on customisation_texts (configurator_id, coalesce(reseller_id, 0), language);
create index customisation_texts_reseller_index on customisation_texts (reseller_id) where reseller_id is not null;

alter table customisation_texts enable row level security;
alter table customisation_texts force row level security;
-- As for its configurator; a reseller's user reads the organisation's texts, which its own copy may have.
create policy tenant_rows on customisation_texts
  using ((select current_organisation()) is null or exists (select from configurators c where c.id = configurator_id))
  with check ((select current_organisation()) is null
    or (exists (select from configurators c where c.id = configurator_id)
      and ((select current_reseller()) is null or reseller_id = (select current_reseller()))));
