import { isOutdatedStatement } from '@vitrine/store/connection/statement-names';

/**
 * Postgres: it goes down, comes up, ends a query that took too long or one of two transactions that wait for each other,
 * is out of connections, memory or disk, or its connection broke.
 */
const DATABASE_AWAY = /^(57P0\d|57014|40P01|53\d{3}|08\d{3})$/;

/**
 * The system: no process listens, the connection broke, the disk is full, or its files cannot be reached or written
 * now.
 */
const OUT_OF_REACH = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ENOTDIR', 'EMFILE', 'ENFILE', 'ESTALE'],
]);

/** A file that this process may not reach: that says nothing about any other. */
const CLOSED_FILE = new Set(['EACCES', 'EPERM']);

/** Messages of the Postgres client without a code. */
const CONNECTION_LOST = /^(Connection terminated|Client has encountered a connection error)/;

/**
 * Whether an error comes from a dependency of the server (database, content files) and not from the request: nothing of
 * the request was done, and sending it again is right.
 */
export function isTransient(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return isOutage(error) || (typeof code === 'string' && CLOSED_FILE.has(code));
}

/** Likewise, and the dependency is away as a whole: other work that needs it would fail, too. */
export function isOutage(error: unknown): boolean {
  const { name, code, message, $metadata } = error as {
    name?: unknown;
    code?: unknown;
    message?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  // A migration has just changed what a transaction reads.
  if (isOutdatedStatement(error)) return true;
  if (typeof code === 'string' && (DATABASE_AWAY.test(code) || OUT_OF_REACH.has(code))) return true;
  // A file store that does not respond, or answers with its own error.
  if (name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500) return true;
  return typeof message === 'string' && CONNECTION_LOST.test(message);
}
