import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import type { VisitorEvent } from '@vitrine/contract/analytics/schemas';
import { type Counted, countVisit, type Touch } from '@vitrine/domain/analytics/count-visit';
import {
  addDays,
  addLocations,
  addOptions,
  countOptions,
  type OptionCount,
  summed,
} from '@vitrine/store/analytics/counts';
import {
  findExisting,
  lockVisitors,
  readVisitors,
  type Subject,
  saveVisitors,
  type VisitorDayRow,
} from '@vitrine/store/analytics/visitors';
import { addUsage } from '@vitrine/store/billing/queries';
import type { Database } from '@vitrine/store/database';

/** One event of a visitor, with everything needed to count it. */
export interface IngestedEvent {
  organisationId: number;
  configuratorId: number;
  resellerId: number | null;
  /** A hash that is valid for this day. */
  visitor: string;
  day: string;
  country: string | null;
  at: number;
  event: VisitorEvent;
}

/** The figures an event counts towards: the organisation's and the configurator's, and the reseller's part of each. */
function subjectsOf({ organisationId, configuratorId, resellerId }: IngestedEvent): Subject[] {
  const resellers = resellerId === null ? [null] : [null, resellerId];
  return resellers.flatMap((id) => [
    { organisationId, configuratorId: null, resellerId: id },
    { organisationId, configuratorId, resellerId: id },
  ]);
}

const keyOf = (subject: Subject): string =>
  `${subject.organisationId}/${subject.configuratorId ?? ''}/${subject.resellerId ?? ''}`;

interface Visit {
  subject: Subject;
  first: IngestedEvent;
  touches: Touch[];
}

const touchOf = ({ at, event }: IngestedEvent): Touch => ({
  at,
  engages: event.kind !== 'load',
  seconds: event.kind === 'heartbeat' ? Math.round(event.seconds) : 0,
});

/** Every visitor's events by subject, oldest first. */
function visitsIn(events: readonly IngestedEvent[]): Map<string, Visit> {
  const visits = new Map<string, Visit>();
  for (const ingested of events.toSorted((one, other) => one.at - other.at)) {
    for (const subject of subjectsOf(ingested)) {
      const key = `${ingested.visitor} ${keyOf(subject)}`;
      const visit = visits.get(key) ?? { subject, first: ingested, touches: [] };
      visit.touches.push(touchOf(ingested));
      visits.set(key, visit);
    }
  }
  return visits;
}

interface CountedVisit {
  row: VisitorDayRow;
  country: string | null;
  counted: Counted;
}

function countVisits(visits: ReadonlyMap<string, Visit>, known: readonly VisitorDayRow[]): CountedVisit[] {
  const before = new Map(known.map((row) => [`${row.visitor} ${keyOf(row)}`, row]));
  return [...visits].map(([key, { subject, first, touches }]) => {
    const row = before.get(key);
    const { day, counted } = countVisit(row ? { ...row, lastAt: row.lastAt.getTime() } : null, touches);
    const { engaged, engagedSeconds, sessions } = day;
    const lastAt = new Date(day.lastAt);
    return {
      row: { ...subject, day: first.day, visitor: first.visitor, lastAt, engaged, engagedSeconds, sessions },
      country: first.country,
      counted,
    };
  });
}

const subjectOf = ({ organisationId, configuratorId, resellerId }: Subject): Subject => ({
  organisationId,
  configuratorId,
  resellerId,
});

async function saveCounts(db: Database, visits: readonly CountedVisit[]): Promise<void> {
  const days = summed(
    visits.map(({ row, counted }) => ({ ...subjectOf(row), day: row.day, ...counted })),
    (row) => `${keyOf(row)} ${row.day}`,
    (sum, row) => ({
      ...sum,
      sessions: sum.sessions + row.sessions,
      engagedSeconds: sum.engagedSeconds + row.engagedSeconds,
      visitors: sum.visitors + row.visitors,
      engagedVisitors: sum.engagedVisitors + row.engagedVisitors,
    }),
  );
  await addDays(db, days);
  await addLocations(
    db,
    visits.flatMap(({ row, country, counted }) =>
      country === null || counted.visitors === 0
        ? []
        : [{ ...subjectOf(row), day: row.day, country, visitors: counted.visitors }],
    ),
  );
  // A contract's sessions are those of the organisation and its resellers.
  const billed = days.filter(({ sessions, resellerId }) => sessions > 0 && resellerId === null);
  await addUsage(
    db,
    summed(
      billed.map(({ organisationId, configuratorId, day, sessions }) => ({
        organisationId,
        configuratorId,
        month: day.slice(0, 7),
        sessions,
      })),
      (row) => `${row.organisationId}/${row.configuratorId ?? ''} ${row.month}`,
      (sum, row) => ({ ...sum, sessions: sum.sessions + row.sessions }),
    ),
  );
}

async function saveOptions(db: Database, events: readonly IngestedEvent[]): Promise<void> {
  const rows = events.flatMap((ingested): OptionCount[] => {
    const { event, configuratorId, day } = ingested;
    if (event.kind !== 'option') return [];
    const { component, name } = event;
    return subjectsOf(ingested)
      .filter((subject) => subject.configuratorId !== null)
      .map((subject) => ({ ...subject, configuratorId, day, component, name, chosen: 1 }));
  });
  const month = rows[0]?.day.slice(0, 7);
  if (month === undefined) return;
  const optionCounts = await countOptions(db, month, [...new Set(rows.map(({ configuratorId }) => configuratorId))]);
  await addOptions(
    db,
    rows.filter(({ configuratorId }) => (optionCounts.get(configuratorId) ?? 0) < limits.optionsMaximum),
  );
}

async function withoutDeleted(db: Database, events: readonly IngestedEvent[]): Promise<IngestedEvent[]> {
  const existing = await findExisting(db, {
    configurators: [...new Set(events.map(({ configuratorId }) => configuratorId))],
    resellers: [...new Set(events.flatMap(({ resellerId }) => (resellerId === null ? [] : [resellerId])))],
  });
  return events
    .filter(({ configuratorId }) => existing.configurators.has(configuratorId))
    .map((ingested) => ({
      ...ingested,
      resellerId:
        ingested.resellerId !== null && existing.resellers.has(ingested.resellerId) ? ingested.resellerId : null,
    }));
}

/** Counts visitor events, all or nothing. */
export async function countEvents(db: Database, sent: readonly IngestedEvent[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockVisitors(transaction);
    const events = await withoutDeleted(transaction, sent);
    const known = await readVisitors(transaction, [...new Set(events.map(({ visitor }) => visitor))]);
    const visits = countVisits(visitsIn(events), known);
    await saveVisitors(
      transaction,
      visits.map(({ row }) => row),
    );
    await saveCounts(transaction, visits);
    await saveOptions(transaction, events);
  });
}
