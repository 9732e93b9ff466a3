import type { emailMessages } from '@vitrine/contract/emails/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailMessages> = {
  title: 'E-mails',
  help: 'Wat over deze aanvraag is verzonden.',
  none: 'Over deze aanvraag is geen e-mail verzonden.',
  kinds: { 'customer-design': 'Aan de bezoeker', 'organisation-enquiry': 'Aan de verkoper' },
  other: 'E-mail',
  queued:
    '{tries, plural, =0 {Onderweg} one {Wordt na 1 poging opnieuw geprobeerd} other {Wordt na {tries} pogingen opnieuw geprobeerd}}',
  sent: 'Verzonden: {when}',
  failed: '{tries, plural, one {Niet bezorgd, na 1 poging} other {Niet bezorgd, na {tries} pogingen}}',
  undelivered: 'Een e-mail kon niet worden bezorgd bij {recipient}',
  errors: {
    address: 'De ontvangende server neemt geen e-mail voor dit adres aan.',
    full: 'De mailbox is vol.',
    unwanted: 'De ontvangende server heeft de e-mail geweigerd.',
    later: 'De ontvangende server vroeg om het later opnieuw te proberen.',
    unreachable: 'De ontvangende server was niet bereikbaar.',
    international: 'De mailserver kan niet verzenden naar adressen met letters zoals ë vóór de @.',
    other: 'Er ging iets mis bij het verzenden.',
  },
  resend: 'Opnieuw verzenden',
  resendTo: 'Opnieuw verzenden naar {recipient}',
  waiting: 'Deze e-mail wordt al verzonden.',
};
