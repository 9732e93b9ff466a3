import type { partMessages } from '@vitrine/contract/configurators/part-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof partMessages> = {
  colour: 'Color',
  pickColour: 'Take a color from the screen',
  colourWrong: 'Write the color as #C0966A.',
};
