import type { fieldLabelMessages } from '@vitrine/contract/catalogue/field-labels';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof fieldLabelMessages> = {
  Colour: 'Color',
};
