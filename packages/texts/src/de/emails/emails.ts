import type { emailMessages } from '@vitrine/contract/emails/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailMessages> = {
  title: 'E-Mails',
  help: 'Was zu dieser Anfrage gesendet wurde.',
  none: 'Zu dieser Anfrage wurde keine E-Mail gesendet.',
  kinds: { 'customer-design': 'An den Besucher', 'organisation-enquiry': 'An den Verkäufer' },
  other: 'E-Mail',
  queued:
    '{tries, plural, =0 {Unterwegs} one {Nach 1 Versuch, wird wiederholt} other {Nach {tries} Versuchen, wird wiederholt}}',
  sent: 'Gesendet: {when}',
  failed: '{tries, plural, one {Nicht zugestellt, nach 1 Versuch} other {Nicht zugestellt, nach {tries} Versuchen}}',
  undelivered: 'Eine E-Mail an {recipient} konnte nicht zugestellt werden',
  errors: {
    address: 'Der empfangende Server nimmt für diese Adresse keine E-Mails an.',
    full: 'Das Postfach ist voll.',
    unwanted: 'Der empfangende Server hat die E-Mail abgelehnt.',
    later: 'Der empfangende Server bittet um einen späteren Versuch.',
    unreachable: 'Der empfangende Server war nicht erreichbar.',
    international: 'Der Mailserver kann nicht an Adressen senden, die vor dem @ Buchstaben wie ë haben.',
    other: 'Beim Senden ist etwas schiefgegangen.',
  },
  resend: 'Erneut senden',
  resendTo: 'Erneut an {recipient} senden',
  waiting: 'Diese E-Mail wird schon gesendet.',
};
