import { formLimits } from './form-limits.ts';

/** Numbers of the visitor's form and the intake. */
export const enquiryLimits = {
  ...formLimits,
  /** Enquiries of one page of the API. */
  pageMaximum: 500,
  /** Rows of the list: drawn at once, in a further page, and how far back the list looks for changes. */
  rowsFirst: 100,
  rowsPage: 1000,
  rowsLookBackMs: 30_000,
  itemsMaximum: 200,
  /** Rows that the items of one enquiry become: a wardrobe has one for each of its parts. */
  itemRowsMaximum: 1000,
  /** Versions that were live before and that a cached page may still show. */
  earlierVersions: 5,
  /** Enquiries an hour from one network that look for their items in these: each reads up to five catalogues. */
  earlierPerHour: 20,
  /** A folder of an enquiry without a row is orphaned after this time. */
  leftAfterMinutes: 60,
  customFieldsMaximum: 5,
  /** Fields of one enquiry: pages may send others beside those of the form. */
  customFieldsSent: 50,
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
  /** An enquiry that arrives sooner after the viewer's start looks automated. */
  fastestMs: 2_000,
  /** More enquiries within an hour look automated: from one network address, and for one email address. */
  hourlyFromAddress: 40,
  hourlyFromEmail: 12,
  /** Hour of the day, in UTC, at which expired enquiries are deleted. */
  deletedAtHour: 2,
  /** Days that an enquiry stays in quarantine, and how many can be decided on at once. */
  quarantineDays: 30,
  quarantineShown: 500,
  /** The consent text that a visitor agreed to, with the address of the terms. */
  consentMaximum: 3000,
  filterNameMaximum: 60,
  filtersPerPerson: 30,
  queryMaximum: 200,
  /** Postcode prefixes of one reseller, and characters of one prefix. */
  areasMaximum: 300,
  areaMaximum: 8,
  areasTextMaximum: 4000,
} as const;

/** Retention periods in months. */
export const RETENTION_MONTHS = [6, 12, 24, 36] as const;
export type RetentionMonths = (typeof RETENTION_MONTHS)[number];

/** The organisation that stores tests. */
export const TEST_ORGANISATION = 'e2e';

/** Why an enquiry is in quarantine: it filled in a hidden field, arrived too fast, or is one of too many. */
export const QUARANTINE_REASONS = ['trap', 'too_fast', 'too_many'] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];
