/** A statement gets a name once it was run this often: the database then keeps it parsed and planned. */
const USES_BEFORE_NAME = 2;
/** Statements of varying shape, such as lists of any length, must not fill the memory of every connection. */
const NAMES_MAXIMUM = 500;
const LONGEST_NAMED = 8_000;

const uses = new Map<string, number>();
const names = new Map<string, string>();
let generation = 1;

/** The name under which a statement is prepared on every connection; undefined while it is rare, and if it is long. */
export function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= NAMES_MAXIMUM || sql.length > LONGEST_NAMED) return known;
  const count = (uses.get(sql) ?? 0) + 1;
  if (count <= USES_BEFORE_NAME) {
    if (uses.size >= NAMES_MAXIMUM) uses.clear();
    uses.set(sql, count);
    return undefined;
  }
  uses.delete(sql);
  const name = `v${generation}_${names.size + 1}`;
  names.set(sql, name);
  return name;
}

/** Prepares every statement again: a migration has changed the tables that they read. */
export function renewNames(): void {
  generation++;
  names.clear();
}

/** Postgres, when a prepared statement's columns are no longer those of its tables. */
export const isOutdatedStatement = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message === 'cached plan must not change result type';
};
