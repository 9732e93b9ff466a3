import type { TenantTexts } from '../../../email-texts.ts';
import { tenant as british } from '../../../en-gb/emails/to/tenant.ts';

/** American English where it differs from British English. */
export const tenant: TenantTexts = {
  ...british,
  enquiry: {
    ...british.enquiry,
    subject: 'You have a new inquiry',
    title: 'You have a new inquiry',
    onDay: (day, time) => `on ${day} at ${time}`,
    view: 'View inquiry',
    postcode: 'ZIP code',
  },
  quoteReason: ({ number }) =>
    `You receive this email because you sent the quote ${number}, or because inquiries are sent to this address.`,
  limit: {
    ...british.limit,
    subject: (percent) => `You have used ${percent}% of your sessions this month`,
  },
};
