-- The part of the path of a version's files that nobody can guess; null: they still lie under their number alone.
alter table configurator_versions add column file_key text;
-- Where all uploaded images are listed, named by its content; null: in assets.json.
alter table configurators add column uploads_index text;
