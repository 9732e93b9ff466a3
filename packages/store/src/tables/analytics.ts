import type { ColumnType } from 'kysely';
import type { Timestamp } from './columns.ts';

/** What visitors did, and what is billed. Columns in camelCase of migrations/*.sql. */

export interface UsageMonthsTable {
  organisationId: number;
  configuratorId: number | null;
  month: string;
  sessions: number;
}

/**
 * The owner of the figures: an organisation (no configurator) or one of its configurators, in all or for one reseller.
 */
interface AnalyticsSubject {
  organisationId: number;
  configuratorId: number | null;
  resellerId: number | null;
}

export interface VisitorSaltsTable {
  day: string;
  salt: string;
}

export interface VisitorDaysTable extends AnalyticsSubject {
  id: ColumnType<number | string, undefined, never>;
  day: string;
  visitor: string;
  lastAt: Timestamp;
  engaged: boolean;
  engagedSeconds: number;
  sessions: number;
}

export interface AnalyticsDaysTable extends AnalyticsSubject {
  id: ColumnType<number | string, undefined, never>;
  /** 'YYYY-MM-DD' */
  day: string;
  sessions: number;
  engagedSeconds: ColumnType<number | string, number, number>;
  visitors: number;
  engagedVisitors: number;
}

/** Maintained by the database as enquiries come, move and go. */
export interface AnalyticsLeadDaysTable extends AnalyticsSubject {
  id: ColumnType<number | string, never, never>;
  day: string;
  leads: ColumnType<number, never, never>;
}

export interface AnalyticsLocationsTable extends AnalyticsSubject {
  id: ColumnType<number | string, undefined, never>;
  month: string;
  /** 'GB' */
  country: string;
  visitors: number;
}

export interface AnalyticsOptionsTable extends AnalyticsSubject {
  id: ColumnType<number | string, undefined, never>;
  configuratorId: number;
  month: string;
  component: string;
  name: string;
  chosen: number;
}

export interface AnalyticsLocationDaysTable extends AnalyticsSubject {
  id: ColumnType<number | string, undefined, never>;
  day: string;
  country: string;
  visitors: number;
}

export interface AnalyticsOptionDaysTable extends AnalyticsSubject {
  id: ColumnType<number | string, undefined, never>;
  configuratorId: number;
  day: string;
  component: string;
  name: string;
  chosen: number;
}

/** One row when countries and options were counted by month only before this day. */
export interface AnalyticsByDaySinceTable {
  day: string;
}

/** Hosts whose pages ran a configurator, or requested it where it may not run. */
export interface ViewerPagesTable {
  id: ColumnType<number | string, undefined, never>;
  configuratorId: number;
  resellerId: number | null;
  host: string;
  allowed: boolean;
  /** In thousandths. */
  version: number | null;
  firstAt: Timestamp;
  lastAt: Timestamp;
}
