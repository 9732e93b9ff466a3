-- Folders of the content host whose tenant or configurator is gone and whose files are not, or not all, removed yet. A new
-- one of the same name gets another folder, because what is being removed could be its files.
create table folders_to_remove (
  folder text primary key,
  since timestamptz not null
);
