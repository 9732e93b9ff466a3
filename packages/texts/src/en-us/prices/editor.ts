import type { priceEditorMessages } from '@vitrine/contract/prices/editor-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof priceEditorMessages> = {
  searchHelp: 'A comma finds either, a plus finds both: oak, ash + matte',
};
