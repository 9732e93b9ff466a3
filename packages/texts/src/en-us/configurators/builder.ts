import type { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof builderMessages> = {
  dropExample: 'room.jpg, doors/matte navy.png, countertops/oak.png … or doors_matte navy.png in one folder.',
  noSpaceHelp:
    "Your organization's images use {used} of {limit}. Ask your administrator for more space, or to delete configurators that you no longer need. Your draft stays on this device.",
  firstViewHelp: '{degrees}° from the center of the image',
};
