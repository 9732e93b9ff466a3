-- Who works on a configurator, or on a reseller's copy of it, at this moment: one row for each tab of a browser. Rows are
-- renewed while the tab is open, and mean nothing a minute later.
create table configurator_editors (
  user_id integer not null references users (id) on delete cascade,
  -- Chosen by the browser, so it only names a tab of this user.
  tab text not null,
  configurator_id integer not null references configurators (id) on delete cascade,
  reseller_id integer references organisations (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (user_id, tab)
);
create index configurator_editors_configurator_index on configurator_editors (configurator_id);

alter table configurator_editors enable row level security;
alter table configurator_editors force row level security;
create policy tenant_rows on configurator_editors
  using ((select current_organisation()) is null
    or exists (select from configurators c where c.id = configurator_id));
