-- How a tenant numbers and words its quotes; null for the default.
alter table organisations add column quote_settings jsonb;

create table quotes (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  -- The reseller whose quote it is; null for the organisation's own.
  reseller_id integer references organisations (id) on delete cascade,
  enquiry_id integer references enquiries (id) on delete set null,
  configurator_id integer references configurators (id) on delete set null,
  number text not null,
  -- Counts up with every change.
  revision integer not null default 1,
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'lost')),
  lost_reason text,
  currency text not null,
  -- What a user edits. Names and days are derived from it for lists.
  content jsonb not null,
  title text generated always as (content ->> 'title') stored,
  customer_name text generated always as (content -> 'customer' ->> 'name') stored,
  customer_email text generated always as (content -> 'customer' ->> 'email') stored,
  -- By which an address beyond ASCII is looked up; null for a plain one.
  customer_email_key text,
  valid_until text generated always as (content ->> 'valid_until') stored,
  -- Minor units of the currency.
  net bigint not null,
  total bigint not null,
  -- The design that the quote is for: its text, version, measures and reseller; null without.
  design jsonb,
  -- How often it was sent.
  versions integer not null default 0,
  -- Whether the content differs from what was sent last.
  has_changes boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index quotes_number_index on quotes (coalesce(reseller_id, organisation_id), number);
create index quotes_organisation_index on quotes (organisation_id, id desc);
create index quotes_reseller_index on quotes (reseller_id, id desc) where reseller_id is not null;
create index quotes_enquiry_index on quotes (enquiry_id) where enquiry_id is not null;
create index quotes_configurator_index on quotes (configurator_id) where configurator_id is not null;

-- What was sent, as it was sent.
create table quote_versions (
  id integer generated always as identity primary key,
  quote_id integer not null references quotes (id) on delete cascade,
  version integer not null,
  content jsonb not null,
  valid_until text generated always as (content ->> 'valid_until') stored,
  -- Name and details of the seller on that day.
  seller jsonb not null,
  net bigint not null,
  total bigint not null,
  sent_at timestamptz not null,
  sent_by text not null,
  sent_by_id integer references users (id) on delete set null,
  sent_to text not null,
  -- Goes into the signature of the customer's link, so that an erased one never works again.
  salt text not null,
  accepted_at timestamptz,
  accepted_name text,
  unique (quote_id, version)
);
create index quote_versions_sender_index on quote_versions (sent_by_id) where sent_by_id is not null;

-- A sent state never changes: it is accepted once, and a person's data in it can be erased.
create function keep_sent_quote() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('vitrine.erasing', true), '') = 'on' then return new; end if;
  if (new.quote_id, new.version, new.content, new.seller, new.net, new.total, new.sent_at, new.sent_by, new.sent_to, new.salt)
    is distinct from
    (old.quote_id, old.version, old.content, old.seller, old.net, old.total, old.sent_at, old.sent_by, old.sent_to, old.salt)
    or (old.accepted_at is not null
      and (new.accepted_at, new.accepted_name) is distinct from (old.accepted_at, old.accepted_name))
  then raise exception 'A quote that was sent does not change';
  end if;
  return new;
end
$$;
create trigger keep_sent_quote before update on quote_versions for each row execute function keep_sent_quote();

create table quote_messages (
  id integer generated always as identity primary key,
  quote_id integer not null references quotes (id) on delete cascade,
  sender text not null check (sender in ('customer', 'seller')),
  author text not null,
  text text not null,
  created_at timestamptz not null
);
create index quote_messages_quote_index on quote_messages (quote_id, id);

-- An email about a sent state, which has its link.
alter table emails add column quote_version_id integer references quote_versions (id) on delete cascade;
create index emails_quote_version_index on emails (quote_version_id) where quote_version_id is not null;

alter table webhook_deliveries add column quote_id integer references quotes (id) on delete cascade;
create index webhook_deliveries_quote_index on webhook_deliveries (quote_id) where quote_id is not null;

alter table quotes enable row level security;
alter table quotes force row level security;
-- A reseller's user sees the quotes of that reseller.
create policy tenant_rows on quotes
  using ((select current_organisation()) is null
    or (organisation_id = (select current_organisation())
      and ((select current_reseller()) is null or reseller_id = (select current_reseller()))));

alter table quote_versions enable row level security;
alter table quote_versions force row level security;
create policy tenant_rows on quote_versions
  using ((select current_organisation()) is null or exists (select from quotes q where q.id = quote_id));

alter table quote_messages enable row level security;
alter table quote_messages force row level security;
create policy tenant_rows on quote_messages
  using ((select current_organisation()) is null or exists (select from quotes q where q.id = quote_id));
