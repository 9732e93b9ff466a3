-- An own domain is proved again every week: when that was last clear, and since when the proof was missing how often.
alter table organisations
  add column access_domain_checked_at timestamptz,
  add column access_domain_missing_since timestamptz,
  add column access_domain_misses integer not null default 0;
