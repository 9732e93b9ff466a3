import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof priceImportMessages> = {
  importSentence: 'The file is compared with the list first. You save its changes afterward.',
};
