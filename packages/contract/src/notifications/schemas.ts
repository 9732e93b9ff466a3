import { z } from 'zod';

/** Who is told of enquiries about a configurator, or about a reseller's copy of it. */
export const recipients = z.object({
  own: z.array(z.string()),
  /** Who is told while there is no own address. A reseller is not shown its manufacturer's addresses. */
  fallback: z.object({
    of: z.enum(['organisation', 'reseller', 'manufacturer']),
    name: z.string(),
    addresses: z.array(z.string()),
  }),
});
export type Recipients = z.output<typeof recipients>;
