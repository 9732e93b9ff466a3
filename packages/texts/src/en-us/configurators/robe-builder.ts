import type { robeBuilderMessages } from '@vitrine/contract/configurators/robe-builder-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof robeBuilderMessages> = {
  millimetresWrong: 'Write a whole number of millimeters from {min} to {max}.',
  panelShare: 'Panel {number} in percent',
  panelWrong: 'Write a share of at least {least}%.',
  barAt: '{share}% from the top',
  contentsHelp: 'Positions are measured from the top, in percent of the height.',
  fitting: { rail: 'Rod', pull: 'Pants rack' },
  fittingAt: 'Position of part {number} in percent',
  finishes: { matt: 'Matte' },
  materialColour: '{name} has no color.',
  firstFrame: 'Aluminum',
  firstInternal: 'Hanging rod and shelf',
};
