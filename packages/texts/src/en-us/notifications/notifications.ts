import type { notificationMessages } from '@vitrine/contract/notifications/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof notificationMessages> = {
  title: 'Customer Inquiries',
  defaultHelp: 'Inquiries go to the main address of {name} until you add one.',
  manufacturerHelp: 'Inquiries go to the addresses of {name} until you add your own.',
  noDefault: '{name} has no main address yet, so nobody is notified of inquiries. Add one here.',
  saved: 'Inquiries now go to these addresses.',
  savedDefault: 'Inquiries now go to the default address.',
};
