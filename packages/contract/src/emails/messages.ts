import { defineMessages, message } from '../texts/define-messages.ts';
import type { DeliveryError } from './schemas.ts';

/** Texts about the delivery of emails. */
export const emailMessages = defineMessages('emails/emails', {
  title: 'Emails',
  help: 'What was sent about this enquiry.',
  none: 'No email was sent about this enquiry.',
  kinds: { 'customer-design': 'To the visitor', 'organisation-enquiry': 'To the seller' },
  other: 'Email',
  queued: (tries: number) =>
    message(
      '{tries, plural, =0 {On its way} one {Will be retried after 1 attempt} other {Will be retried after {tries} attempts}}',
      { tries },
    ),
  sent: (when: string) => message('Sent {when}', { when }),
  failed: (tries: number) =>
    message('{tries, plural, one {Not delivered, after 1 attempt} other {Not delivered, after {tries} attempts}}', {
      tries,
    }),
  undelivered: (recipient: string) => message('An email could not be delivered to {recipient}', { recipient }),
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
  resendTo: (recipient: string) => message('Resend to {recipient}', { recipient }),
  waiting: 'This email is already being sent.',
});
