-- Whether the users of a reseller may change layers and images of its copies; its manufacturer decides.
alter table organisations add column builds_copies boolean not null default false;
