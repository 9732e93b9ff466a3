import { z } from 'zod';
import { composeText } from '../characters/compose-text.ts';
import { followUpMessages as messages } from './follow-up-messages.ts';
import { enquiryLimits as limits } from './limits.ts';

/** The filters of the list of enquiries, as the dashboard stores them. */
export const enquiryFilter = z.object({
  source: z.string().max(limits.itemTextMaximum),
  stage: z.string().max(limits.itemTextMaximum),
  owner: z.string().max(limits.itemTextMaximum),
  reseller: z.string().max(limits.itemTextMaximum),
  query: z.string().max(limits.queryMaximum),
});
export type EnquiryFilter = z.output<typeof enquiryFilter>;

export const savedFilter = z.object({ id: z.number().int(), name: z.string(), filter: enquiryFilter });
export type SavedFilter = z.output<typeof savedFilter>;

export const newSavedFilter = z.strictObject({
  name: z
    .string()
    .overwrite(composeText)
    .trim()
    .min(1, { error: () => messages.filterNameRequired })
    .max(limits.filterNameMaximum),
  filter: enquiryFilter,
});
