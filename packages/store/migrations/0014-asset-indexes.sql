-- Where a version's pictures are listed, below its configurator's folder; null: in the list that uploads still add to.
alter table configurator_versions add column asset_index text;
