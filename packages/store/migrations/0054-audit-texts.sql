-- What activity says as phrases and values, to be written in the language of its reader. Subject and detail have the
-- same in English. Null: they are names and addresses only, or the event is older than this column.
alter table audit_events add column texts jsonb;
