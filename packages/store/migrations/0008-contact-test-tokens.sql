-- A token that can do nothing but send test enquiries (decision N23): one live one an administrator.
alter table user_tokens drop constraint user_tokens_kind_check;
alter table user_tokens add constraint user_tokens_kind_check check (kind in ('invite', 'reset', 'contact-test'));
