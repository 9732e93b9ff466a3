-- How long a session may go unused; null for a remembered one. The row carries its own rule, so a hand-over copies it.
alter table sessions add column idle_hours integer check (idle_hours > 0);
update sessions set idle_hours = 8 where expires_at - created_at <= interval '24 hours';

-- A code that hands a session over ends with it, however the session ends.
alter table sign_in_tickets add column session_id integer references sessions (id) on delete cascade;
create index sign_in_tickets_session_index on sign_in_tickets (session_id) where session_id is not null;
