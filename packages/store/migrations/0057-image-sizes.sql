-- The sizes in which images of an organisation's designs need no signature: a list of {width, height} in pixels. Null: the
-- usual ones.
alter table organisations add column image_sizes jsonb;
