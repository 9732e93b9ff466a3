import type { floorBuilderMessages } from '@vitrine/contract/configurators/floor-builder-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof floorBuilderMessages> = {
  pasteLabel: 'One flake a line: name; color',
  pasteNoColour: 'has no color such as #F1F0EA',
  mixerHelp: 'Shares always add up to 100%. Moving one changes the others in proportion; locked ones stay.',
  share: 'Share of {name} in percent',
  shareOf: '{share}%',
  emptyMix: 'This blend has no flakes yet, so it shows its color alone.',
  width: 'Width between the corners in meters',
  depth: 'Depth between the corners in meters',
  sizeWrong: 'Write a length in meters between 0.3 and 100, such as 3.50.',
  blendEmpty: '{name} has no flakes. Add some to its mixture, or give it a color.',
  flakeColour: '{name} has no color.',
};
