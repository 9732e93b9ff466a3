import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import { toThousandths } from '@vitrine/domain/versions/thousandths';
import { type SeenPage, savePages } from '@vitrine/store/analytics/viewer-pages';
import type { Database } from '@vitrine/store/database';
import { type EventQueue, eventQueue } from './event-queue.ts';

const REMEMBERED_MAXIMUM = 5000;

export type PageQueue = EventQueue<SeenPage>;

/** Pages that sent viewer events, until they are written. */
export const pageQueue = (db: Database, onError: (error: unknown, dropped: number) => void): PageQueue =>
  eventQueue<SeenPage>({ write: (seen) => savePages(db, seen, limits.pagesMaximum), onError });

export interface PageVisit {
  configuratorId: number;
  resellerId: number | null;
  origin: string | undefined;
  allowed: boolean;
  version: number | undefined;
  now: number;
}

/**
 * Notes the host of a page that sends viewer events, at most once a minute each, so that a busy page causes one write.
 * Nothing waits for it.
 */
export function pageNotes(queue: Pick<PageQueue, 'add'>): (page: PageVisit) => void {
  const noted = new Map<string, number>();
  return ({ configuratorId, resellerId, origin, allowed, version, now }) => {
    if (origin === undefined || origin.length > 'https://'.length + limits.hostMaximum) return;
    const key = [configuratorId, resellerId ?? '', origin, allowed, version ?? ''].join('/');
    if ((noted.get(key) ?? Number.NEGATIVE_INFINITY) + limits.pageEveryMs > now) return;
    const host = URL.canParse(origin) ? new URL(origin).host : '';
    if (host === '') return;
    if (noted.size >= REMEMBERED_MAXIMUM) noted.clear();
    noted.set(key, now);
    queue.add([
      {
        ...{ configuratorId, resellerId, host, allowed, at: new Date(now) },
        version: version === undefined ? null : toThousandths(version),
      },
    ]);
  };
}
