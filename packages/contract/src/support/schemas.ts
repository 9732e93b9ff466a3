import { z } from 'zod';

/** How to reach the provider; what the installation does not name is null. */
export const supportDetails = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  booking_url: z.string().nullable(),
});
export type SupportDetails = z.output<typeof supportDetails>;
