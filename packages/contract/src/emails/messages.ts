import type { DeliveryError } from './schemas.ts';

/** Texts about the delivery of emails. */
export const emailMessages = {
  title: 'Emails',
  help: 'What was sent about this enquiry.',
  none: 'No email was sent about this enquiry.',
  kinds: { 'customer-design': 'To the visitor', 'organisation-enquiry': 'To you' },
  other: 'Email',
  queued: (tries: number) => (tries === 0 ? 'On its way' : `Will be retried after ${counted(tries)}`),
  sent: (when: string) => `Sent ${when}`,
  failed: (tries: number) => `Not delivered, after ${counted(tries)}`,
  undelivered: (recipient: string) => `An email could not be delivered to ${recipient}`,
  errors: {
    address: 'The receiving server does not accept email for this address.',
    full: 'The mailbox is full.',
    unwanted: 'The receiving server rejected the email.',
    later: 'The receiving server asked to try again later.',
    unreachable: 'The receiving server could not be reached.',
    international: 'The mail server cannot send to addresses with letters such as ë before the @.',
    other: 'Something went wrong while sending.',
  } satisfies Record<DeliveryError, string>,
  resend: 'Resend',
  resendTo: (recipient: string) => `Resend to ${recipient}`,
  waiting: 'This email is already being sent.',
} as const;

const counted = (tries: number): string => (tries === 1 ? '1 attempt' : `${tries} attempts`);
