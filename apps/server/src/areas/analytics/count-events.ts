import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import {
  countOptions,
  listOptions,
  type OptionCount,
  prepareDays,
  prepareLocations,
  prepareOptions,
  summed,
} from '@vitrine/store/analytics/counts';
import { findExisting, lockVisitors, prepareVisitors, readVisitors } from '@vitrine/store/analytics/visitors';
import { prepareUsage } from '@vitrine/store/billing/queries';
import type { Database } from '@vitrine/store/database';
import { runTogether, type Write } from '@vitrine/store/run-together';
import {
  type CountedVisit,
  countVisits,
  type IngestedEvent,
  keyOf,
  optionCountsIn,
  subjectOf,
  visitsIn,
} from './sum-events.ts';

function writesOfVisits(db: Database, visits: readonly CountedVisit[]): Write[] {
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
  const locations = visits.flatMap(({ row, country, counted }) =>
    country === null || counted.visitors === 0
      ? []
      : [{ ...subjectOf(row), day: row.day, country, visitors: counted.visitors }],
  );
  // A contract's sessions are those of the organisation and its resellers.
  const billed = days.filter(({ sessions, resellerId }) => sessions > 0 && resellerId === null);
  const usage = summed(
    billed.map(({ organisationId, configuratorId, day, sessions }) => ({
      organisationId,
      configuratorId,
      month: day.slice(0, 7),
      sessions,
    })),
    (row) => `${row.organisationId}/${row.configuratorId ?? ''} ${row.month}`,
    (sum, row) => ({ ...sum, sessions: sum.sessions + row.sessions }),
  );
  const rows = visits.map(({ row }) => row);
  return [
    prepareVisitors(db, rows),
    prepareDays(db, days),
    ...prepareLocations(db, locations),
    prepareUsage(db, usage),
  ];
}

type NamedOption = Pick<OptionCount, 'configuratorId' | 'component' | 'name'>;

const optionKey = ({ configuratorId, component, name }: NamedOption): string =>
  [configuratorId, component, name].join('\n');

/** A configurator that has as many different options as are counted in a month counts on with those. */
async function writesOfOptions(db: Database, events: readonly IngestedEvent[]): Promise<Write[]> {
  const rows = optionCountsIn(events);
  const month = rows[0]?.day.slice(0, 7);
  if (month === undefined) return [];
  const counts = await countOptions(db, month, [...new Set(rows.map(({ configuratorId }) => configuratorId))]);
  const full = new Set([...counts.keys()].filter((id) => (counts.get(id) ?? 0) >= limits.optionsMaximum));
  const known = new Set((await listOptions(db, month, [...full])).map(optionKey));
  return prepareOptions(
    db,
    rows.filter((row) => !full.has(row.configuratorId) || known.has(optionKey(row))),
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
    const optionWrites = await writesOfOptions(transaction, events);
    await runTogether(transaction, [...writesOfVisits(transaction, visits), ...optionWrites]);
  });
}
