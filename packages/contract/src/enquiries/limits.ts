import { formLimits } from './form-limits.ts';

/** Numbers of the visitor's form and the intake. */
export const enquiryLimits = {
  ...formLimits,
  /** Enquiries of one page, for whoever reads them page by page. */
  pageMaximum: 500,
  /** Rows of the list: those that are drawn at once, those of a page that follows, and how far back what changed is looked for again. */
  rowsFirst: 100,
  rowsPage: 1000,
  rowsLookBackMs: 30_000,
  itemsMaximum: 200,
  /** Versions that were live before and that a page in somebody's cache may still show. */
  earlierVersions: 5,
  /** A folder of an enquiry without a row is left over after so long. */
  leftAfterMinutes: 60,
  customFieldsMaximum: 5,
  customFieldNameMaximum: 25,
  /** Width and height of a sliding wardrobe, and the panels of one of its doors. */
  millimetresMaximum: 20_000,
  panelsMaximum: 20,
  /** The token of the API Tests page, and its tests a minute from one address. */
  testTokenSeconds: 3600,
  testsPerMinute: 30,
  noteMaximum: 4000,
  /** Enquiries a minute from one address. */
  perMinute: 20,
  /** Nobody fills the form in within so many milliseconds of the viewer's start. */
  fastestMs: 2_000,
  /** More of these within an hour look like a machine: from one network address, and for one email address. */
  hourlyFromAddress: 40,
  hourlyFromEmail: 12,
  /** Hour of the day, in UTC, at which enquiries that are older than their tenant keeps are deleted. */
  deletedAtHour: 2,
  /** Days that an enquiry waits in quarantine, and how many of them are decided on at once. */
  quarantineDays: 30,
  quarantineShown: 500,
  /** The sentence that a visitor agreed to, with the address of the terms. */
  consentMaximum: 3000,
  filterNameMaximum: 60,
  filtersPerPerson: 30,
  queryMaximum: 200,
  /** Prefixes of postcodes that one reseller has, and the signs of one. */
  areasMaximum: 300,
  areaMaximum: 8,
  areasTextMaximum: 4000,
} as const;

/** Months that an organisation may keep its enquiries. */
export const RETENTION_MONTHS = [6, 12, 24, 36] as const;
export type RetentionMonths = (typeof RETENTION_MONTHS)[number];

/** The organisation that tests are stored under. */
export const TEST_ORGANISATION = 'e2e';

/** Why an enquiry waits apart: it filled what people cannot see, came at once, or as one of very many. */
export const QUARANTINE_REASONS = ['trap', 'too_fast', 'too_many'] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];
