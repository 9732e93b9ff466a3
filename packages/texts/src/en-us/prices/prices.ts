import type { priceEditorMessages } from '@vitrine/contract/prices/editor-messages';
import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { priceListMessages } from '@vitrine/contract/prices/list-messages';
import type { priceMessages } from '@vitrine/contract/prices/messages';
import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<
  SomeTextsOf<typeof priceMessages>,
  | keyof typeof priceTitles
  | keyof typeof priceListMessages
  | keyof typeof priceEditorMessages
  | keyof typeof priceImportMessages
> = {
  noDesign: 'The design of this inquiry is no longer published, so its parts are not known.',
};
