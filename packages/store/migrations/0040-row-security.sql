-- Row-level security: a second lock behind the scope that every query takes.
--
-- A connection names the tenant it works for in the setting `vitrine.tenant`: an organisation's id, or `organisation:reseller`
-- for a reseller's user. While it is set, no statement of the connection sees or writes another tenant's rows. It is not set
-- for the product's own work: jobs, public pages, migrations, administrators. The policies hold for the owner of the tables
-- too (force), but never for a superuser.

create function current_organisation() returns integer language sql stable as $$
  select nullif(split_part(current_setting('vitrine.tenant', true), ':', 1), '')::integer
$$;

create function current_reseller() returns integer language sql stable as $$
  select nullif(split_part(current_setting('vitrine.tenant', true), ':', 2), '')::integer
$$;

-- Adds the one policy of a table: all rows without a tenant, else those that `condition` names.
create procedure protect_rows(name text, condition text, writable text default null) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format(
    'create policy tenant_rows on %I using ((select current_organisation()) is null or %s)
       with check ((select current_organisation()) is null or %s)',
    name, condition, coalesce(writable, condition));
end
$$;

-- An organisation with its resellers.
call protect_rows('organisations', 'id = (select current_organisation()) or parent_id = (select current_organisation())');

-- Rows of an organisation or of one of its resellers. Accounts without an organisation are the provider's staff: their
-- names stand beside versions that they saved.
call protect_rows('contracts', 'exists (select from organisations o where o.id = organisation_id)');
call protect_rows('users', 'organisation_id is null or exists (select from organisations o where o.id = organisation_id)');
call protect_rows('mails',
  'exists (select from organisations o where o.id = organisation_id)
   or (organisation_id is null and exists (select from users u where u.id = user_id and u.organisation_id is not null))');

-- Rows of an organisation.
call protect_rows('configurator_groups', 'organisation_id = (select current_organisation())');
call protect_rows('configurators', 'organisation_id = (select current_organisation())');
call protect_rows('manufacturers', 'organisation_id = (select current_organisation())');
call protect_rows('product_manufacturers', 'organisation_id = (select current_organisation())');
call protect_rows('webhooks', 'organisation_id = (select current_organisation())');
call protect_rows('usage_months', 'organisation_id = (select current_organisation())');
call protect_rows('usage_notices', 'organisation_id = (select current_organisation())');
call protect_rows('visitor_days', 'organisation_id = (select current_organisation())');
call protect_rows('analytics_days', 'organisation_id = (select current_organisation())');
call protect_rows('analytics_locations', 'organisation_id = (select current_organisation())');
call protect_rows('analytics_options', 'organisation_id = (select current_organisation())');
call protect_rows('analytics_location_days', 'organisation_id = (select current_organisation())');
call protect_rows('analytics_option_days', 'organisation_id = (select current_organisation())');
call protect_rows('analytics_lead_days', 'organisation_id = (select current_organisation())');
call protect_rows('saved_filters', 'exists (select from organisations o where o.id = organisation_id)');
-- What is done before anybody belongs anywhere is written without an organisation, and read by administrators only.
call protect_rows('audit_events', 'organisation_id = (select current_organisation())',
  'organisation_id is null or organisation_id = (select current_organisation())');

-- A reseller's user sees the enquiries of that reseller.
call protect_rows('enquiries',
  'organisation_id = (select current_organisation())
   and ((select current_reseller()) is null or reseller_id = (select current_reseller()))');
call protect_rows('enquiry_notes', 'exists (select from enquiries e where e.id = enquiry_id)');
call protect_rows('webhook_deliveries', 'exists (select from webhooks w where w.id = webhook_id)');

-- Rows of an account.
call protect_rows('sessions', 'exists (select from users u where u.id = user_id)');
call protect_rows('user_tokens', 'exists (select from users u where u.id = user_id)');
call protect_rows('authenticator_apps', 'exists (select from users u where u.id = user_id)');
call protect_rows('recovery_codes', 'exists (select from users u where u.id = user_id)');
call protect_rows('passkeys', 'exists (select from users u where u.id = user_id)');
call protect_rows('known_devices', 'exists (select from users u where u.id = user_id)');
call protect_rows('email_changes', 'exists (select from users u where u.id = user_id)');
call protect_rows('sign_in_tickets', 'user_id is null or exists (select from users u where u.id = user_id)');

-- Rows of a configurator.
call protect_rows('configurator_versions', 'exists (select from configurators c where c.id = configurator_id)');
call protect_rows('deployments', 'exists (select from configurators c where c.id = configurator_id)');
call protect_rows('reseller_configurators', 'exists (select from configurators c where c.id = configurator_id)');
call protect_rows('picture_intakes', 'exists (select from configurators c where c.id = configurator_id)');
call protect_rows('intake_pictures', 'exists (select from configurators c where c.id = configurator_id)');
call protect_rows('propagations', 'exists (select from configurators c where c.id = configurator_id)');
call protect_rows('configurator_previews', 'exists (select from configurators c where c.id = configurator_id)');
call protect_rows('airtable_syncs', 'exists (select from configurators c where c.id = configurator_id)');
call protect_rows('shared_designs', 'exists (select from configurators c where c.id = configurator_id)');
call protect_rows('viewer_pages', 'exists (select from configurators c where c.id = configurator_id)');

drop procedure protect_rows;
