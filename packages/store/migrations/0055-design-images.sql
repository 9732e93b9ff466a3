-- Images of designs that were drawn for an address, which are beside the configurator's other files.
create table design_images (
  configurator_id integer not null references configurators (id) on delete cascade,
  -- Of its file: the hash of all that is drawn, and the ending of its format.
  name text not null,
  bytes integer not null,
  -- When it was last asked for, to the day: the ones unused for longest make room.
  used_at timestamptz not null,
  primary key (configurator_id, name)
);
create index design_images_used_index on design_images (used_at);

alter table design_images enable row level security;
alter table design_images force row level security;
create policy tenant_rows on design_images
  using ((select current_organisation()) is null
    or exists (select from configurators c where c.id = configurator_id));
