import type { quoteEditorMessages } from '@vitrine/contract/quotes/editor-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof quoteEditorMessages> = {
  enquiry: 'Open inquiry',
  recalculateHelp: 'Prices of today replace the lines of the design. Your own lines, delivery and installation stay.',
  gone: 'No longer in the catalog',
  noLinesHelp: 'Add a line, delivery or installation.',
  addFitting: 'Add installation',
  fitting: 'Installation',
};
