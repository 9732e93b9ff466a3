-- With row-level security Postgres evaluates lower() only for rows that the tenant may see, because it may reveal others.
-- An index on it is then of no use, and each sign-in read all users. Stored columns are compared by what reveals nothing.
alter table users add column email_lookup text
  generated always as (coalesce(email_key, lower(email collate "C"))) stored;
drop index users_email_key;
create unique index users_email_key on users (email_lookup);

alter table organisations
  add column subdomain_lookup text generated always as (lower(access_subdomain)) stored,
  add column domain_lookup text generated always as (lower(access_domain)) stored;
drop index organisations_subdomain_key;
drop index organisations_domain_key;
create unique index organisations_subdomain_key on organisations (subdomain_lookup);
create unique index organisations_domain_key on organisations (domain_lookup);
