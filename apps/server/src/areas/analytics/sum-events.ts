import type { VisitorEvent } from '@vitrine/contract/analytics/schemas';
import { countVisit, type Touch, type VisitCounts } from '@vitrine/domain/analytics/count-visit';
import type { OptionCount } from '@vitrine/store/analytics/counts';
import type { Subject, VisitorDayRow } from '@vitrine/store/analytics/visitors';

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

interface KeyedSubject extends Subject {
  key: string;
}

export const subjectOf = ({ organisationId, configuratorId, resellerId }: Subject): Subject => ({
  organisationId,
  configuratorId,
  resellerId,
});

export const keyOf = (subject: Subject): string =>
  `${subject.organisationId}/${subject.configuratorId ?? ''}/${subject.resellerId ?? ''}`;

/**
 * Finds the figures an event counts towards: the organisation's and the configurator's, and the reseller's part of
 * each. Events of one configurator share them.
 */
function subjectFinder(): (of: IngestedEvent) => readonly KeyedSubject[] {
  const found = new Map<string, readonly KeyedSubject[]>();
  return ({ organisationId, configuratorId, resellerId }) => {
    const key = keyOf({ organisationId, configuratorId, resellerId });
    let subjects = found.get(key);
    if (!subjects) {
      subjects = (resellerId === null ? [null] : [null, resellerId])
        .flatMap((id): Subject[] => [
          { organisationId, configuratorId: null, resellerId: id },
          { organisationId, configuratorId, resellerId: id },
        ])
        .map((subject) => ({ ...subject, key: keyOf(subject) }));
      found.set(key, subjects);
    }
    return subjects;
  };
}

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
export function visitsIn(events: readonly IngestedEvent[]): Map<string, Visit> {
  const visits = new Map<string, Visit>();
  const subjectsOf = subjectFinder();
  for (const ingested of events.toSorted((one, other) => one.at - other.at)) {
    const touch = touchOf(ingested);
    for (const subject of subjectsOf(ingested)) {
      const key = `${ingested.visitor} ${subject.key}`;
      const visit = visits.get(key);
      if (visit) visit.touches.push(touch);
      else visits.set(key, { subject, first: ingested, touches: [touch] });
    }
  }
  return visits;
}

export interface CountedVisit {
  row: VisitorDayRow;
  country: string | null;
  counted: VisitCounts;
}

/** Adds the events to what is known of each visitor's day. */
export function countVisits(visits: ReadonlyMap<string, Visit>, known: readonly VisitorDayRow[]): CountedVisit[] {
  const before = new Map(known.map((row) => [`${row.visitor} ${keyOf(row)}`, row]));
  return [...visits].map(([key, { subject, first, touches }]) => {
    const row = before.get(key);
    const { day, counted } = countVisit(row ? { ...row, lastAt: row.lastAt.getTime() } : null, touches);
    const { engaged, engagedSeconds, sessions } = day;
    const lastAt = new Date(day.lastAt);
    return {
      row: { ...subjectOf(subject), day: first.day, visitor: first.visitor, lastAt, engaged, engagedSeconds, sessions },
      country: first.country,
      counted,
    };
  });
}

/** How often each option was chosen: one row for each option of a day and of a configurator, or of a reseller's part. */
export function optionCountsIn(events: readonly IngestedEvent[]): OptionCount[] {
  const counts = new Map<string, OptionCount>();
  const subjectsOf = subjectFinder();
  for (const ingested of events) {
    const { event, configuratorId, day } = ingested;
    if (event.kind !== 'option') continue;
    const { component, name } = event;
    for (const subject of subjectsOf(ingested)) {
      if (subject.configuratorId === null) continue;
      const key = [subject.key, day, component, name].join('\n');
      const count = counts.get(key);
      if (count) count.chosen += 1;
      else counts.set(key, { ...subjectOf(subject), configuratorId, day, component, name, chosen: 1 });
    }
  }
  return [...counts.values()];
}
