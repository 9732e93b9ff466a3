import { z } from 'zod';

/** The recipients of enquiries about a configurator, or about a reseller's copy of it. */
export const recipients = z.object({
  own: z.array(z.string()),
  /** The recipient while no address is set. A reseller does not see its manufacturer's addresses. */
  fallback: z.object({
    of: z.enum(['organisation', 'reseller', 'manufacturer']),
    name: z.string(),
    addresses: z.array(z.string()),
  }),
});
export type Recipients = z.output<typeof recipients>;
