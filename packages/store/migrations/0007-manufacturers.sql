-- Makers of what an organisation offers.
create table manufacturers (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  unique (id, organisation_id)
);
create unique index manufacturers_name_index on manufacturers (organisation_id, lower(name));

-- Which product (an item's or a door range's id in the data files) comes from whom, and what its maker calls it.
create table product_manufacturers (
  organisation_id integer not null,
  product_id text not null,
  manufacturer_id integer not null,
  specific_name text,
  primary key (organisation_id, product_id, manufacturer_id),
  foreign key (manufacturer_id, organisation_id) references manufacturers (id, organisation_id) on delete cascade
);
create index product_manufacturers_manufacturer_index on product_manufacturers (manufacturer_id);
