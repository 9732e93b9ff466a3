-- A reseller saves versions of its copy (reseller_id). All versions of a configurator and its copies share one sequence
-- of numbers, so that a number names one version everywhere: in links, live files and statistics.
drop index configurator_versions_key;
create unique index configurator_versions_key on configurator_versions (configurator_id, version);
-- They belong to the grant, and are deleted with it.
alter table configurator_versions
  drop constraint configurator_versions_reseller_id_fkey,
  add constraint configurator_versions_grant_fkey foreign key (reseller_id, configurator_id)
    references reseller_configurators (reseller_id, configurator_id) on delete cascade;
create index configurator_versions_grant_index on configurator_versions (reseller_id, configurator_id)
  where reseller_id is not null;
