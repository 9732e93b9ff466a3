-- A session on an organisation's own domain belongs to the sign-in of the session that was handed over there: logging
-- out of one ends both. Null for the first session of a sign-in. No reference, because the first one may expire before
-- the others.
alter table sessions add column sign_in_id integer;
