-- Tells a visitor's retry from a second enquiry, inside one tenant. client_key did so over all tenants; it stays for what
-- was sent before, and for older servers that still write it.
alter table enquiries add column retry_key text;
create unique index enquiries_retry_key on enquiries (organisation_id, retry_key);
