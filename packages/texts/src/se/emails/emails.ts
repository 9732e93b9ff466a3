import type { emailMessages } from '@vitrine/contract/emails/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailMessages> = {
  title: 'E-post',
  help: 'Vad som har skickats om den här förfrågan.',
  none: 'Inga mejl har skickats om den här förfrågan.',
  kinds: { 'customer-design': 'Till besökaren', 'organisation-enquiry': 'Till säljaren' },
  other: 'Mejl',
  queued:
    '{tries, plural, =0 {På väg} one {Nytt försök görs efter 1 försök} other {Nytt försök görs efter {tries} försök}}',
  sent: 'Skickat {when}',
  failed: '{tries, plural, one {Inte levererat, efter 1 försök} other {Inte levererat, efter {tries} försök}}',
  undelivered: 'Ett mejl kunde inte levereras till {recipient}',
  errors: {
    address: 'Den mottagande servern tar inte emot mejl till den här adressen.',
    full: 'Brevlådan är full.',
    unwanted: 'Den mottagande servern avvisade mejlet.',
    later: 'Den mottagande servern vill att vi försöker igen senare.',
    unreachable: 'Den mottagande servern kunde inte nås.',
    international: 'E-postservern kan inte skicka till adresser med bokstäver som ë före @.',
    other: 'Något gick fel vid sändningen.',
  },
  resend: 'Skicka igen',
  resendTo: 'Skicka igen till {recipient}',
  waiting: 'Mejlet håller redan på att skickas.',
};
