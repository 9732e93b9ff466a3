import { z } from 'zod';
import { enquiryLimits as limits, QUARANTINE_REASONS } from './limits.ts';
import { enquiry } from './schemas.ts';

/** The fields of an enquiry that a list shows, searches, filters and sorts by. The full enquiry is read by its id. */
export const enquiryRow = enquiry
  .pick({
    id: true,
    name: true,
    email: true,
    phone: true,
    postcode: true,
    created_at: true,
    status: true,
    stage: true,
    owner: true,
    reseller_id: true,
    configurator: true,
    previewImage: true,
  })
  .extend({
    /** Names of the chosen items. */
    items: z.array(z.string()),
  });
export type EnquiryRow = z.output<typeof enquiryRow>;

/** The total, and the moment from which the next request looks for changes. */
const listState = { total: z.number().int(), as_of: z.string() };

export const enquiryRows = z.object({ rows: z.array(enquiryRow), ...listState });
export type EnquiryRows = z.output<typeof enquiryRows>;

/** Rows older than one of the list, or rows that changed since a moment. With neither, the newest rows. */
export const rowsPage = z
  .object({
    limit: z.coerce.number().int().min(1).max(limits.rowsPage).default(limits.rowsFirst),
    before: z.coerce.number().int().positive().optional(),
    since: z.iso.datetime().optional(),
  })
  .refine(({ before, since }) => before === undefined || since === undefined, {
    message: 'Send before or since, not both.',
    path: ['since'],
  });
export type RowsPage = z.output<typeof rowsPage>;

export const quarantinedRow = enquiryRow.extend({ reason: z.enum(QUARANTINE_REASONS) });
export type QuarantinedRow = z.output<typeof quarantinedRow>;

export const quarantinedRows = z.object({ rows: z.array(quarantinedRow), total: listState.total });
export type QuarantinedRows = z.output<typeof quarantinedRows>;

export const quarantinedPage = z.object({
  limit: z.coerce.number().int().min(1).max(limits.rowsPage).default(limits.rowsFirst),
  before: z.coerce.number().int().positive().optional(),
});
