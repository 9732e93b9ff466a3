#!/bin/sh
# Makes the database and its owner, once, in an empty volume. The owner is no superuser: row-level security would not hold for one.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$OWNER_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role vitrine login password :'password';
create database vitrine owner vitrine;
SQL
