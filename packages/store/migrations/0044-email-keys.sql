-- Addresses beyond ASCII: lower() depends on the server's locale, and SQL does not know punycode, so the product stores
-- the key by which such an address is compared (contract/email-address.ts). It is null for plain addresses, whose key
-- is their lower case.
alter table users add column email_key text;
alter table users add constraint users_international_email_check
  check (email_key is not null or octet_length(email) = char_length(email));
drop index users_email_key;
create unique index users_email_key on users (coalesce(email_key, lower(email collate "C")));

alter table enquiries add column email_key text;
drop index enquiries_email_index;
create index enquiries_email_index on enquiries (coalesce(email_key, lower(email collate "C")));
