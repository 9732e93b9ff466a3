import { z } from 'zod';
import { makeStorable } from '../characters/make-storable.ts';
import { analyticsLimits as limits } from './limits.ts';

const name = z.string().overwrite(makeStorable).trim().min(1).max(limits.nameMaximum);
/** Seconds since the event, by the visitor's clock. A negative number would be in the future. */
const age = z.number().min(0).max(limits.ageSecondsMaximum);

export const visitorEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('load'), age }),
  z.object({ kind: z.literal('engage'), age }),
  z.object({ kind: z.literal('heartbeat'), age, seconds: z.number().min(0).max(limits.heartbeatSeconds) }),
  z.object({ kind: z.literal('option'), age, component: name, name }),
  z.object({ kind: z.literal('save'), age }),
]);
export type VisitorEvent = z.output<typeof visitorEvent>;

const batch = z.object({
  configurator_id: z.number().int().positive(),
  reseller: z.array(z.number().int().positive()).max(limits.resellersMaximum).default([]),
  /** Name of the visitor's time zone. It gives the country without an address. */
  zone: z.string().max(limits.zoneMaximum).default(''),
  /** The version that the page shows. */
  version: z.number().positive().max(limits.versionMaximum).optional(),
  events: z.array(visitorEvent).min(1).max(limits.eventsABatch),
});

function readText(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input);
  } catch {
    return null;
  }
}

/** A beacon sends its body as text, because the browser then needs no preflight. JSON is accepted too. */
export const visitorBatch = z.preprocess(readText, batch);
export type VisitorBatch = z.output<typeof batch>;

const series = z.array(z.object({ label: z.string(), value: z.number() }));
export type Series = z.output<typeof series>;

/** Days of a range, both included and both in UTC. Without them, the range is the last twelve months. */
export const askedRange = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Adds the figures of the previous period. */
  compare: z.literal('before').optional(),
});
export type AskedRange = z.output<typeof askedRange>;

const totals = z.object({
  leads: z.number().int(),
  unique_users: z.number().int(),
  sessions: z.number().int(),
  conversion_rate: z.number(),
  average_session_time: z.number(),
});

/** The series of the previous period, point by point. */
const before = z.object({
  session: z.object({ chart: series, average_session_time: series }),
  uniqueUser: series,
  leads_generated: series,
  totals,
});
export type AnalyticsBefore = z.output<typeof before>;

/** The analytics of one configurator or organisation. `totals` are the tiles. */
export const analytics = z.object({
  location: z.array(z.object({ country: z.string(), count: z.number().int() })),
  product: z.object({
    options: z.array(z.object({ name: z.string(), component: z.string(), value: z.number().int() })),
  }),
  session: z.object({
    chart: series,
    /** Visitors who engaged. */
    unique: z.number().int(),
    /** In minutes. */
    average_session_time: series,
  }),
  uniqueUser: series,
  leads_generated: series,
  totals,
  before: before.optional(),
});
export type Analytics = z.output<typeof analytics>;

/** The range that the answer covers. */
const period = z.object({
  from: z.string(),
  to: z.string(),
  /** What one point of a series covers. */
  grain: z.enum(['day', 'week', 'month']),
  before: z.object({ from: z.string(), to: z.string() }).nullable(),
  /**
   * Months ('Oct 2025') that the range covers in part and whose countries and options were counted by month only. They
   * are left out.
   */
  undated: z.array(z.string()),
});
export type AnalyticsPeriod = z.output<typeof period>;

export const analyticsByOrganisation = z.object({
  timestamp: z.string(),
  period: period.optional(),
  /** All organisations together, where the caller asks for all. */
  all: analytics.optional(),
  /** Organisation id -> its figures, and those of its configurators by id. */
  analytics: z.record(z.string(), analytics.extend({ configurators: z.record(z.string(), analytics) })),
});
export type AnalyticsByOrganisation = z.output<typeof analyticsByOrganisation>;

export const configuratorAnalytics = analytics.extend({ timestamp: z.string(), period: period.optional() });
export type ConfiguratorAnalytics = z.output<typeof configuratorAnalytics>;

/** A host whose pages ran the configurator, or tried to where it may not run. */
const viewerPage = z.object({
  host: z.string(),
  /** Whether the configurator may run there now. */
  allowed: z.boolean(),
  /** The version that it showed last. */
  version: z.number().nullable(),
  first_seen: z.string(),
  last_seen: z.string(),
});
export type ViewerPage = z.output<typeof viewerPage>;

/** Where a configurator is embedded, as visitors' viewers report it. */
export const viewerPages = z.object({
  /** Domains of the organisation, without those of the product. */
  domains: z.array(z.string()),
  /** Last seen first. */
  pages: z.array(viewerPage),
});
export type ViewerPages = z.output<typeof viewerPages>;
