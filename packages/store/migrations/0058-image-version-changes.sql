-- Servers keep in memory which version of a configurator its images show. The database names the configurator on the
-- channel of 0042 once a change of it, its versions or its copies is committed. Organisations are named there already.
create trigger configurators_image_change after update or delete on configurators
  for each row execute function tell_caller_change('configurator', 'id');
create trigger configurator_versions_image_change after update or delete on configurator_versions
  for each row execute function tell_caller_change('configurator', 'configurator_id');
create trigger reseller_configurators_image_change after update or delete on reseller_configurators
  for each row execute function tell_caller_change('configurator', 'configurator_id');
