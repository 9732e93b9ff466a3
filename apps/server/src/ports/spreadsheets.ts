import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@vitrine/contract/errors';
import { z } from 'zod';

export interface SheetAddress {
  base: string;
  table: string;
  key: string;
}

/** Reads spreadsheets of organisations. */
export interface Spreadsheets {
  /** All rows, columns by name. Rejects with `airtable.rejected` or `airtable.unreachable`. */
  readAll(sheet: SheetAddress): Promise<Record<string, unknown>[]>;
}

const page = z.object({
  records: z.array(z.object({ fields: z.record(z.string(), z.unknown()) })),
  offset: z.string().optional(),
});

/**
 * Airtable allows a base five calls a second; a throttled call waits as long as the response says, else half a minute.
 * Nobody waits for a page longer than a minute.
 */
const SPACING_MS = 210;
const RETRY_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60_000;
const TRIES = 3;
const TIMEOUT_MS = 20_000;
const MOST_PAGES = 500;

/** Airtable's REST API (list records: 100 a page, `offset` names the next one). */
export function airtable(origin: string): Spreadsheets {
  return {
    readAll: async (sheet) => {
      const rows: Record<string, unknown>[] = [];
      let offset: string | undefined;
      for (let pages = 0; pages < MOST_PAGES; pages++) {
        if (pages > 0) await wait(SPACING_MS);
        const read = await readPage(origin, sheet, offset);
        rows.push(...read.records.map(({ fields }) => fields));
        offset = read.offset;
        if (offset === undefined) return rows;
      }
      throw new AppError('airtable.rejected');
    },
  };
}

async function readPage(origin: string, { base, table, key }: SheetAddress, offset: string | undefined) {
  const address = new URL(`/v0/${encodeURIComponent(base)}/${encodeURIComponent(table)}`, origin);
  address.searchParams.set('pageSize', '100');
  if (offset !== undefined) address.searchParams.set('offset', offset);
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new AppError('airtable.unreachable');
    });
    if (answer.status === 429) {
      const waitMs = retryWaitMs(answer.headers.get('retry-after'), Date.now());
      if (tries >= TRIES || waitMs > LONGEST_WAIT_MS) throw new AppError('airtable.unreachable');
      await wait(waitMs);
      continue;
    }
    if (answer.status >= 500) throw new AppError('airtable.unreachable');
    // Base, table and key were right for the first page. A later one is lost when Airtable forgets its list meanwhile.
    if (!answer.ok) throw new AppError(offset === undefined ? 'airtable.rejected' : 'airtable.unreachable');
    const read = page.safeParse(await answer.json().catch(() => null));
    if (!read.success) throw new AppError('airtable.unreachable');
    return read.data;
  }
}

/** How long a throttled call waits: a number of seconds or a date (RFC 9110), else half a minute. */
export function retryWaitMs(retryAfter: string | null, now: number): number {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  return Number.isNaN(until) ? RETRY_WAIT_MS : Math.max(0, until - now);
}
