import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';
import type { webhookMessages } from '@vitrine/contract/webhooks/messages';

export const texts: SomeTextsOf<typeof webhookMessages> = {
  help: 'Notify your own systems (a CRM, a spreadsheet, a chat) of each inquiry as it arrives.',
  emptyHelp: 'Add an address, and each new inquiry is sent there.',
  addressPlaceholder: 'https://crm.example.com/inquiries',
  addressHelp:
    'Receives a signed POST request for each new inquiry, each change of its stage, and what happens to quotes.',
  events: { 'enquiry.created': 'New inquiry' },
};
