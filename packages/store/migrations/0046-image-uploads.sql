-- Uploads of images that can be resumed. What arrived of an unfinished one is in a file of the server.
create table image_uploads (
  -- Unguessable.
  id text primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  -- The SHA-256 that the whole image has to have.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  expires_at timestamptz not null,
  -- Set once the image is stored. The row stays until it expires: the answer may have been lost.
  finished_at timestamptz
);
create index image_uploads_organisation_index on image_uploads (organisation_id);
create index image_uploads_expiry_index on image_uploads (expires_at);

alter table image_uploads enable row level security;
alter table image_uploads force row level security;
create policy tenant_rows on image_uploads
  using ((select current_organisation()) is null or organisation_id = (select current_organisation()));

-- What a staged file takes until it is an original; 0 where it is one already.
alter table intake_images add column bytes integer not null default 0;
