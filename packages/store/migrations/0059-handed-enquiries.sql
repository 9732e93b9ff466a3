-- An enquiry can be handed over from one reseller to another, its competitor. Notes and emails name whose they are, so that
-- the second one does not get those of the first.

-- The organisation or reseller whose user wrote a note; it stays when the author has left. Null: the author left before this
-- migration, or the reseller is deleted. Only the organisation sees such a note.
alter table enquiry_notes add column tenant_id integer references organisations (id) on delete set null;
create index enquiry_notes_tenant_index on enquiry_notes (tenant_id);

-- The database fills it, so that it is right for notes that the earlier version writes too. A note of the provider's staff
-- is the organisation's.
create function set_note_tenant() returns trigger language plpgsql as $$
begin
  new.tenant_id := (select coalesce(u.organisation_id, e.organisation_id) from users u, enquiries e
    where u.id = new.author_id and e.id = new.enquiry_id);
  return new;
end
$$;
create trigger set_note_tenant before insert on enquiry_notes
  for each row when (new.tenant_id is null) execute function set_note_tenant();

update enquiry_notes n set tenant_id = coalesce(u.organisation_id, e.organisation_id)
  from users u, enquiries e where u.id = n.author_id and e.id = n.enquiry_id;

drop policy tenant_rows on enquiry_notes;
create policy tenant_rows on enquiry_notes
  using ((select current_organisation()) is null
    or (exists (select from enquiries e where e.id = enquiry_id)
      and ((select current_reseller()) is null
        or tenant_id in ((select current_reseller()), (select current_organisation())))));

-- The reseller that an email about an enquiry notifies; null for emails to the visitor or the organisation's own addresses.
-- It refers to no row: what went to a reseller that is deleted is not another one's.
alter table emails add column reseller_id integer;

-- Earlier emails name an address only. One that the organisation uses too is the organisation's.
update emails set reseller_id = found.reseller_id
  from (
    select distinct on (m.id) m.id, r.id as reseller_id
      from emails m
        join enquiries e on e.id = m.enquiry_id
        join organisations o on o.id = e.organisation_id
        join organisations r on r.parent_id = o.id
        left join reseller_configurators g on g.reseller_id = r.id and g.configurator_id = e.configurator_id
      where m.kind <> 'customer-design'
        and m.recipient is distinct from o.contact_email
        and (m.recipient = r.contact_email or m.recipient = any (g.contact_email))
      order by m.id, coalesce(r.id = e.reseller_id, false) desc, r.id
  ) found
  where found.id = emails.id;
