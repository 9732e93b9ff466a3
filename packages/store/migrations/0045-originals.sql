-- Uploaded images as they were sent, once for each organisation, under the SHA-256 of their bytes.
create table original_images (
  organisation_id integer not null references organisations (id) on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  bytes integer not null,
  -- The ending of a file of its type.
  ending text not null check (ending in ('png', 'jpg', 'webp')),
  -- When it was last stored. Unused ones are removed a day later.
  stored_at timestamptz not null default now(),
  primary key (organisation_id, hash)
);

-- The original of each prepared image of a configurator. A prepared image is named by its content and not by its path,
-- because versions of one configurator may have different images at the same path.
create table configurator_originals (
  configurator_id integer not null references configurators (id) on delete cascade,
  asset_key text not null,
  organisation_id integer not null,
  hash text not null,
  primary key (configurator_id, asset_key),
  foreign key (organisation_id, hash) references original_images (organisation_id, hash) on delete cascade
);
create index configurator_originals_image_index on configurator_originals (organisation_id, hash);

alter table original_images enable row level security;
alter table original_images force row level security;
create policy tenant_rows on original_images
  using ((select current_organisation()) is null or organisation_id = (select current_organisation()));
alter table configurator_originals enable row level security;
alter table configurator_originals force row level security;
create policy tenant_rows on configurator_originals
  using ((select current_organisation()) is null
    or exists (select from configurators c where c.id = configurator_id));
