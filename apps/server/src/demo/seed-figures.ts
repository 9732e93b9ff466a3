import { utcDay } from '@vitrine/domain/dates/utc-day';
import { type OptionCount, prepareDays, prepareLocations, prepareOptions } from '@vitrine/store/analytics/counts';
import type { Subject } from '@vitrine/store/analytics/visitors';
import type { Database } from '@vitrine/store/database';
import { runTogether } from '@vitrine/store/run-together';
import type { DemoPlan } from '../../../../demo/seed-plan.ts';
import type { DesignedEnquiry } from './design-enquiries.ts';
import { type Ids, idOf } from './seed-ids.ts';

interface Keys {
  organisationKey: string;
  configuratorKey: string | null;
  resellerKey: string | null;
}

const subjectOf = (ids: Ids, { organisationKey, configuratorKey, resellerKey }: Keys): Subject => ({
  organisationId: idOf(ids.organisations, organisationKey),
  configuratorId: configuratorKey === null ? null : idOf(ids.configurators, configuratorKey),
  resellerId: resellerKey === null ? null : idOf(ids.organisations, resellerKey),
});

const ROWS_AT_ONCE = 2000;

/** Writes the events of the demo's visitors. */
export async function insertFigures(
  db: Database,
  plan: DemoPlan,
  enquiries: readonly DesignedEnquiry[],
  ids: Ids,
): Promise<void> {
  const rows = plan.figures.map((figures) => ({ subject: subjectOf(ids, figures), figures }));
  const days = rows.map(({ subject, figures: { day, sessions, engagedSeconds, visitors, engagedVisitors } }) => ({
    ...subject,
    day,
    sessions,
    engagedSeconds,
    visitors,
    engagedVisitors,
  }));
  const locations = rows.flatMap(({ subject, figures: { day, countries } }) =>
    countries.filter(({ visitors }) => visitors > 0).map((each) => ({ ...subject, day, ...each })),
  );
  await inParts(days, (part) => runTogether(db, [prepareDays(db, part)]));
  await inParts(locations, (part) => runTogether(db, prepareLocations(db, part)));
  await inParts(optionsOf(enquiries, ids), (part) => runTogether(db, prepareOptions(db, part)));
}

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) await insert(rows.slice(from, from + ROWS_AT_ONCE));
}

/** Visitors try more than they save: choices for each item of a saved design. */
const TRIED = 23;

/** The demo's visitors chose the items of its enquiries. */
function optionsOf(enquiries: readonly DesignedEnquiry[], ids: Ids): OptionCount[] {
  const counts = new Map<string, OptionCount>();
  for (const { planned, items } of enquiries) {
    if (planned.configuratorKey === null) continue;
    const subjects = [null, ...(planned.resellerKey === null ? [] : [planned.resellerKey])];
    const configuratorId = idOf(ids.configurators, planned.configuratorKey);
    const day = utcDay(planned.createdAt);
    for (const resellerKey of subjects) {
      const subject = { ...subjectOf(ids, { ...planned, resellerKey }), configuratorId, day };
      for (const { component, name } of items) {
        const key = [configuratorId, resellerKey, day, component, name].join('\n');
        const count = counts.get(key) ?? { ...subject, component, name, chosen: 0 };
        counts.set(key, { ...count, chosen: count.chosen + TRIED });
      }
    }
  }
  return [...counts.values()];
}
