-- Where an organisation is told of its enquiries by its own systems, and every telling until it arrived.
create table webhooks (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  address text not null,
  secret_sealed text not null,
  enabled boolean not null default true,
  created_at timestamptz not null default now()
);
create index webhooks_organisation_index on webhooks (organisation_id);

-- What is told is read from the enquiry when it is sent, so that nothing personal stays here after an erasure.
create table webhook_deliveries (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhooks (id) on delete cascade,
  enquiry_id integer references enquiries (id) on delete cascade,
  event text not null,
  detail jsonb not null default '{}',
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz,
  answer_status integer,
  problem text,
  created_at timestamptz not null,
  tried_at timestamptz
);
create index webhook_deliveries_webhook_index on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_enquiry_index on webhook_deliveries (enquiry_id);
create index webhook_deliveries_due_index on webhook_deliveries (next_try_at) where status = 'waiting';
