import type { DeliveryError } from './schemas.ts';

/** Sentences about what became of emails. Ours. */
export const emailMessages = {
  title: 'Emails',
  help: 'What was sent about this enquiry.',
  none: 'No email was sent about this enquiry.',
  kinds: { 'customer-design': 'To the visitor', 'organisation-enquiry': 'To you' },
  other: 'Email',
  queued: (tries: number) => (tries === 0 ? 'On its way' : `Will be tried again after ${counted(tries)}`),
  sent: (when: string) => `Sent ${when}`,
  failed: (tries: number) => `Not delivered, after ${counted(tries)}`,
  undelivered: (recipient: string) => `An email could not be delivered to ${recipient}`,
  errors: {
    address: 'The mail server there knows no such address, or takes no email for it.',
    full: 'The mailbox is full.',
    unwanted: 'The mail server there refuses the email.',
    later: 'The mail server there asked to try again later.',
    unreachable: 'The mail server could not be reached.',
    other: 'Something went wrong while it was sent.',
  } satisfies Record<DeliveryError, string>,
  resend: 'Resend',
  resendTo: (recipient: string) => `Resend to ${recipient}`,
  waiting: 'This email is on its way already.',
} as const;

const counted = (tries: number): string => (tries === 1 ? 'one try' : `${tries} tries`);
