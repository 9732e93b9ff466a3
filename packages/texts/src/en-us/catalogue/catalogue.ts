import type { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof catalogueMessages> = {
  importColourInvalid: 'Enter a color such as #C0966A',
  readOnlyUser: 'You can view this catalog. To edit it you need the permission to manage configurators.',
  noColour: 'No color',
  colourOf: 'Color {colour}',
};
