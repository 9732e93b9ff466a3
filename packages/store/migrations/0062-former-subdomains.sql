-- The former subdomain of a renamed organisation rests as that of a deleted one does. The organisation may have it back.
alter table retired_subdomains
  add column organisation_id integer references organisations (id) on delete set null;
