-- What is deleted takes rows of these tables with it, or its name from them. Without an index each deleted user, reseller
-- or configurator reads the whole table, of all organisations.
create index analytics_days_configurator on analytics_days (configurator_id);
create index analytics_days_reseller on analytics_days (reseller_id) where reseller_id is not null;
create index analytics_location_days_configurator on analytics_location_days (configurator_id);
create index analytics_location_days_reseller on analytics_location_days (reseller_id) where reseller_id is not null;
create index analytics_locations_configurator on analytics_locations (configurator_id);
create index analytics_locations_reseller on analytics_locations (reseller_id) where reseller_id is not null;
create index analytics_option_days_configurator on analytics_option_days (configurator_id);
create index analytics_option_days_reseller on analytics_option_days (reseller_id) where reseller_id is not null;
create index analytics_options_configurator on analytics_options (configurator_id);
create index analytics_options_reseller on analytics_options (reseller_id) where reseller_id is not null;
create index visitor_days_organisation on visitor_days (organisation_id);
create index visitor_days_configurator on visitor_days (configurator_id);
create index visitor_days_reseller on visitor_days (reseller_id) where reseller_id is not null;
create index usage_months_configurator on usage_months (configurator_id);
create index viewer_pages_reseller on viewer_pages (reseller_id) where reseller_id is not null;
create index audit_events_actor_index on audit_events (actor_id) where actor_id is not null;
create index emails_organisation_index on emails (organisation_id);
create index emails_user_index on emails (user_id) where user_id is not null;
create index configurator_versions_author_index on configurator_versions (author_id) where author_id is not null;
create index deployments_user_index on deployments (user_id) where user_id is not null;
create index deployments_reseller_index on deployments (reseller_id) where reseller_id is not null;
