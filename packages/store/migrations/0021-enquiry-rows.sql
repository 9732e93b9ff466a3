-- What the list of enquiries reads of each: the names of the chosen items beside the design, and when the row last changed.
alter table enquiries
  add column item_names jsonb not null generated always as (jsonb_path_query_array(items, '$[*].name')) stored,
  add column changed_at timestamptz not null default now();
create index enquiries_changed_index on enquiries (organisation_id, changed_at);

create function enquiry_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger enquiries_changed before update on enquiries for each row execute function enquiry_changed();

-- Leads by day, beside the other figures, so that a year of them is no walk through a year's enquiries. Always what the
-- enquiries themselves would be counted as: whatever sends, releases, hands over, erases or forgets them moves it here.
-- Without references: rows go with the last enquiry of their day.
create table analytics_lead_days (
  id bigint generated always as identity primary key,
  organisation_id integer not null,
  configurator_id integer,
  reseller_id integer,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  leads integer not null,
  unique nulls not distinct (organisation_id, day, configurator_id, reseller_id)
);
create index analytics_lead_days_day on analytics_lead_days (day);
create index analytics_lead_days_reseller on analytics_lead_days (reseller_id) where reseller_id is not null;

insert into analytics_lead_days (organisation_id, configurator_id, reseller_id, day, leads)
select organisation_id, configurator_id, reseller_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD'), count(*)
from enquiries where quarantined_at is null group by 1, 2, 3, 4;

create function count_leads() returns trigger language plpgsql as $$
begin
  -- Most changes of an enquiry (opened, moved on) move no lead.
  if tg_op = 'UPDATE' then
    if not exists (
      select from gone join come using (id)
      where (gone.organisation_id, gone.configurator_id, gone.reseller_id, gone.created_at, gone.quarantined_at is null)
        is distinct from
        (come.organisation_id, come.configurator_id, come.reseller_id, come.created_at, come.quarantined_at is null)
    ) then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    update analytics_lead_days kept set leads = kept.leads - fewer.leads
    from (
      select organisation_id, configurator_id, reseller_id,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as leads
      from gone where quarantined_at is null group by 1, 2, 3, 4
    ) fewer
    where kept.organisation_id = fewer.organisation_id and kept.day = fewer.day
      and kept.configurator_id is not distinct from fewer.configurator_id
      and kept.reseller_id is not distinct from fewer.reseller_id;
    delete from analytics_lead_days where leads = 0 and organisation_id in (select organisation_id from gone);
  end if;
  if tg_op <> 'DELETE' then
    insert into analytics_lead_days as kept (organisation_id, configurator_id, reseller_id, day, leads)
    select organisation_id, configurator_id, reseller_id,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)
    from come where quarantined_at is null group by 1, 2, 3, 4 order by 1, 4, 2, 3
    on conflict (organisation_id, day, configurator_id, reseller_id)
      do update set leads = kept.leads + excluded.leads;
  end if;
  return null;
end $$;
create trigger enquiries_lead_sent after insert on enquiries
  referencing new table as come for each statement execute function count_leads();
create trigger enquiries_lead_moved after update on enquiries
  referencing old table as gone new table as come for each statement execute function count_leads();
create trigger enquiries_lead_gone after delete on enquiries
  referencing old table as gone for each statement execute function count_leads();

-- They were counted from this.
drop index enquiries_leads_index;
