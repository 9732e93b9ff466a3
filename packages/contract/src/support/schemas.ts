import { z } from 'zod';

/** Contacts of the provider; null where the installation has none. */
export const supportDetails = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  booking_url: z.string().nullable(),
});
export type SupportDetails = z.output<typeof supportDetails>;
