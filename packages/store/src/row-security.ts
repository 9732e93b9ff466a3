import { type Database, runOn } from './database.ts';

/** Whether the database role bypasses row-level security: a superuser, or an exempted role. */
export async function isRowSecurityBypassed(db: Database): Promise<boolean> {
  const rows = await runOn(
    db,
    'select rolsuper or rolbypassrls as bypassed from pg_roles where rolname = current_user',
    [],
  );
  return rows[0]?.bypassed === true;
}
