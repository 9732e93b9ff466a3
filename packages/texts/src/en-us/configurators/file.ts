import type { fileMessages } from '@vitrine/contract/configurators/file-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof fileMessages> = {
  notAColour: 'must be a color such as #C0966A',
  colourForm: '{text} is not shown everywhere. Write colors as #C0966A.',
  percentAsShare: 'percent is a share: write 0.4 for 40%',
};
