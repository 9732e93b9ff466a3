-- Designs that visitors can start from. A reseller's copy without any of its own shows the organisation's.
alter table configurators add column presets jsonb not null default '[]';
alter table reseller_configurators add column presets jsonb;
