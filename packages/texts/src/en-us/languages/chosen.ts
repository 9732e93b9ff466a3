import type { languageMessages } from '@vitrine/contract/languages/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof languageMessages> = {
  savedAsTenant: 'Screens follow your browser, and emails your organization.',
  ofTenantHelp: 'Notifications of inquiries and quotes, and emails to users who chose no language.',
};
