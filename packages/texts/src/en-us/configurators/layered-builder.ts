import type { layeredBuilderMessages } from '@vitrine/contract/configurators/layered-builder-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof layeredBuilderMessages> = {
  colour: 'Color',
  colourPick: 'Pick a color from the screen',
  colourWrong: 'Write a color such as #C0966A.',
  cutPercent: '{percent}%',
};
