import { storedType } from '@vitrine/domain/enquiries/design-type';
import { daysBefore } from './moments.ts';
import { NORTHSIDE, OAKLINE, TERRA } from './organisations.ts';
import type { PlannedConfigurator, PlannedEnquiry, PlannedGrant } from './plan-types.ts';
import { type Random, randomOf } from './random.ts';
import { aVisitor, type Visitor } from './visitors.ts';

const YEAR_DAYS = 364;
const MINUTE_DAYS = 1 / 1440;
/** Enough choices for the largest catalogue. */
const PICKS = 12;
const NEW_AT_MOST = 4;

type Source = 'panoramic-kitchen' | 'stock-kitchen' | 'fitted-bedroom' | 'sliding-wardrobe' | 'garage-floor';

const BUDGETS: Record<Source, readonly [string, ...string[]]> = {
  'panoramic-kitchen': ['£9,000', '£10,000', '£12,000', '£12,500', '£15,000', '£18,000', '£20,000', 'up to £25,000'],
  'stock-kitchen': ['£4,500', '£5,000', '£6,000', '£7,500', '£8,000'],
  'fitted-bedroom': ['£2,800', '£3,500', '£4,000', '£5,000', '£6,500'],
  'sliding-wardrobe': ['£900', '£1,200', '£1,500', '£2,000', '£2,500'],
  'garage-floor': ['£1,400', '£1,800', '£2,200', '£3,000', '£4,500'],
};
/** Sources by frequency: each entry is one visitor in turn. */
const SOURCES: Record<string, readonly [Source | null, ...(Source | null)[]]> = {
  [OAKLINE]: [
    'panoramic-kitchen',
    ...Array<Source>(19).fill('panoramic-kitchen'),
    ...Array<Source>(9).fill('stock-kitchen'),
    ...Array<Source>(6).fill('fitted-bedroom'),
    ...Array<Source>(5).fill('sliding-wardrobe'),
    null,
  ],
  [TERRA]: ['garage-floor'],
};
const PAGES: Partial<Record<Source, string>> = {
  'panoramic-kitchen': '/',
  'stock-kitchen': '/stock.html',
  'sliding-wardrobe': '/wardrobes.html',
  'garage-floor': '/floors.html',
};
const SCENES: Record<Source, string> = {
  'panoramic-kitchen': 'UK Kitchen',
  'stock-kitchen': 'UK Kitchen',
  'fitted-bedroom': 'UK Bedroom',
  'sliding-wardrobe': 'Sliding Robe',
  'garage-floor': 'Showroom Garage',
};
const STRIDE = 17;
const SHOWROOMS = ['Leeds', 'Leeds', 'York', 'Manchester'] as const;
/** People design in the evening. */
const HOURS = [7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 18, 19, 19, 19, 20, 20, 20, 21, 21, 22] as const;

/** A moment of the last twelve months, recent ones more often, never after `now`. */
const aMoment = (random: Random, now: Date): Date => {
  const day = daysBefore(now, Math.floor(YEAR_DAYS * random.next() ** 1.4));
  const moment = new Date(day);
  moment.setUTCHours(random.pick(HOURS), random.between(0, 59), random.between(0, 59), 0);
  return moment > now ? daysBefore(moment, 1) : moment;
};

/** Some return after days with another design. */
const momentsOf = (random: Random, now: Date): Date[] => {
  const first = aMoment(random, now);
  const visits = random.chance(0.16) ? random.between(2, 4) : 1;
  return Array.from({ length: visits }, (_, index) => {
    if (index === 0) return first;
    const later = daysBefore(first, -(0.1 + 6 * index * random.next()));
    return later > now ? daysBefore(first, 0.1 + 6 * index * random.next()) : later;
  });
};

interface Context {
  random: Random;
  organisationKey: string;
  grants: readonly PlannedGrant[];
  configurators: readonly PlannedConfigurator[];
}

const anEnquiry = (
  context: Context,
  visitor: Visitor,
  source: Source | null,
  createdAt: Date,
): Omit<PlannedEnquiry, 'clientKey' | 'status'> => {
  const { random, organisationKey, grants, configurators } = context;
  const configurator = configurators.find(({ key }) => key === source);
  const grant = grants.find(({ configuratorKey }) => configuratorKey === source);
  const resold = grant !== undefined && random.chance(0.14);
  const budget = random.chance(0.62) && source !== null ? random.pick(BUDGETS[source]) : null;
  const showroom = random.chance(0.7) ? random.pick(SHOWROOMS) : null;
  return {
    organisationKey,
    resellerKey: resold ? NORTHSIDE : null,
    configuratorKey: source,
    type: configurator === undefined ? 'other' : storedType(configurator.type),
    ...visitor,
    budget,
    customFields: source === 'panoramic-kitchen' && showroom !== null ? { showroom } : {},
    sceneName: source === null ? null : SCENES[source],
    page: resold || source === null ? null : (PAGES[source] ?? null),
    picks: Array.from({ length: PICKS }, () => random.next()),
    createdAt,
  };
};

/** The first visitors of the list: what a new user of the demo sees. */
const LATEST: Record<
  string,
  readonly { visitor: Visitor; visits: readonly (readonly [minutesAgo: number, source: Source])[] }[]
> = {
  [OAKLINE]: [
    {
      visitor: { name: 'Priya Shah', email: 'priya.shah@example.com', phone: '07700 900119', postcode: 'LS6 2QA' },
      visits: [
        [38, 'panoramic-kitchen'],
        [3_790, 'panoramic-kitchen'],
        [6_700, 'stock-kitchen'],
      ],
    },
    {
      visitor: { name: 'Tom Ashworth', email: 'tom.ashworth@example.org', phone: '07700 900346', postcode: 'HX3 5TD' },
      visits: [[123, 'stock-kitchen']],
    },
    {
      visitor: { name: 'Eleanor Grant', email: 'e.grant@example.net', phone: '07700 900872', postcode: null },
      visits: [[797, 'fitted-bedroom']],
    },
  ],
  [TERRA]: [],
};

/** The enquiries of one organisation, oldest first. The newest few are unread. */
export const planEnquiries = (
  now: Date,
  organisationKey: string,
  count: number,
  configurators: readonly PlannedConfigurator[],
  grants: readonly PlannedGrant[],
): PlannedEnquiry[] => {
  const random = randomOf(organisationKey.length * 7919 + count);
  const context = { random, organisationKey, configurators, grants };
  const latest = LATEST[organisationKey] ?? [];
  const taken = new Set(latest.flatMap(({ visitor }) => [visitor.name, visitor.email]));
  const planned = latest.flatMap(({ visitor, visits }) =>
    visits.map(([minutes, source]) => anEnquiry(context, visitor, source, daysBefore(now, minutes * MINUTE_DAYS))),
  );
  const sources = SOURCES[organisationKey] ?? [null];
  for (let step = 0; planned.length < count; step += STRIDE) {
    const visitor = aVisitor(random, taken);
    const source = sources[step % sources.length] ?? null;
    const moments = momentsOf(random, now).slice(0, count - planned.length);
    planned.push(...moments.map((moment) => anEnquiry(context, visitor, source, moment)));
  }
  const unread = Math.min(NEW_AT_MOST, Math.ceil(count / 20));
  return planned
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((enquiry, index) => ({
      ...enquiry,
      clientKey: `demo-${organisationKey}-${String(index + 1).padStart(4, '0')}`,
      status: index >= count - unread ? 'New' : 'Viewed',
    }));
};
