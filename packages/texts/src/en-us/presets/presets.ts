import type { presetMessages } from '@vitrine/contract/presets/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof presetMessages> = {
  verdicts: {
    dark: 'The photo is dark: colors may be matched too dark.',
    small: 'The photo is small: only its colors can be matched.',
  },
};
