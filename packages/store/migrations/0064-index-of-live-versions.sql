-- Whether a version was ever live is asked for each version in the list. With the former index each of them read all
-- deployments of its configurator.
create index deployments_version_index on deployments (configurator_id, version);
drop index deployments_configurator_index;
