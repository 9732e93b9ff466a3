-- The language that an organisation writes its catalogues in. Null: its main language.
alter table organisations add column catalogue_language text;
