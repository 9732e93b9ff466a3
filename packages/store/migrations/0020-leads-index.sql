-- Leads of a year are counted from the index alone: the rows are wide, and nothing else of them is asked for.
create index enquiries_leads_index on enquiries (organisation_id, created_at)
  include (configurator_id, reseller_id) where quarantined_at is null;
-- The same columns as enquiries_organisation_index, which is read from either end.
drop index enquiries_created_index;
