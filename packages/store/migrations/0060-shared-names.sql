-- Whether an older configurator of the organisation, in another group, had the same safe name when this one was created.
-- Resellers' copies have no groups, so the folder of such a copy has the configurator's id in its name. It is stored because
-- a folder must not change when the older configurator is deleted.
alter table configurators add column shares_name boolean;
update configurators c set shares_name = exists (
  select from configurators twin
    where twin.organisation_id = c.organisation_id and twin.safe_name = c.safe_name and twin.id < c.id);
alter table configurators alter column shares_name set not null;

-- The database fills it, so that it is right for configurators that the earlier version creates too.
create function set_shares_name() returns trigger language plpgsql as $$
begin
  new.shares_name := exists (
    select from configurators twin
      where twin.organisation_id = new.organisation_id and twin.safe_name = new.safe_name);
  return new;
end
$$;
create trigger set_shares_name before insert on configurators
  for each row when (new.shares_name is null) execute function set_shares_name();
