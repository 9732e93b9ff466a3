import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';
import type { saveVersionMessages } from '@vitrine/contract/versions/save-messages';

export const texts: SomeTextsOf<typeof saveVersionMessages> = {
  propagate: 'Propagate update to all appropriate stock visualizers',
  propagationTitle: 'Stock visualizers',
  propagating: 'The stock visualizers that show this scene are being updated.',
  propagated: '{count, plural, one {1 stock visualizer shows} other {{count} stock visualizers show}} this scene.',
  propagatedNone: 'No other stock visualizer shows this scene.',
};
