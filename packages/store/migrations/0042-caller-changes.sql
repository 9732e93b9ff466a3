-- Servers keep the callers of sessions in memory. The database tells them, once a change is committed, whose session,
-- account or tenant is another one now. The time of a session's last use does not count.
create function tell_caller_change() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'INSERT' then new else old end);
begin
  -- The kind of the subject, and the column that holds its id.
  perform pg_notify('vitrine_callers', tg_argv[0] || ':' || (changed ->> tg_argv[1]));
  return null;
end
$$;

create trigger users_caller_change after update or delete on users
  for each row execute function tell_caller_change('user', 'id');
create trigger organisations_caller_change after update or delete on organisations
  for each row execute function tell_caller_change('organisation', 'id');
create trigger sessions_caller_change after delete or update of token_hash, user_id, expires_at, idle_hours on sessions
  for each row execute function tell_caller_change('user', 'user_id');
create trigger authenticator_apps_caller_change after insert or delete or update of user_id on authenticator_apps
  for each row execute function tell_caller_change('user', 'user_id');
create trigger passkeys_caller_change after insert or delete or update of user_id on passkeys
  for each row execute function tell_caller_change('user', 'user_id');
