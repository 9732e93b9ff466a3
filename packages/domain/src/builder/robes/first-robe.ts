import type { RobePart } from '@vitrine/contract/configurator-file';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import type { RobeDraft } from '../draft.ts';

const part = (fields: Pick<RobePart, 'id' | 'name'> & Partial<RobePart>): RobePart => ({ enabled: true, ...fields });

/** A wardrobe of one part of each list, so that there is something to see, and the parts that are only guessed. */
export const firstRobe = (): { draft: RobeDraft; guesses: string[] } => ({
  draft: {
    type: 'slidingrobe',
    file: {
      currency: 'GBP',
      doors: [part({ id: 'door-1', name: messages.firstDoor, panels: [1] })],
      frames: {
        frameType: [
          part({ id: 'frame-1', name: messages.firstFrame, hex: '#B9BCBE', width_mm: robeLimits.frameWidth }),
        ],
      },
      internals: {
        options: [
          part({
            id: 'interior-1',
            name: messages.firstInternal,
            range: messages.firstRange,
            parts: ['shelf:.1', 'rail:.14'],
          }),
        ],
      },
      materials: [part({ id: 'material-1', name: messages.firstMaterial, hex: '#F1F0ED', finish: 'matt' })],
      trims: [],
      dimensions: {
        width_mm: { ...robeLimits.width },
        height_mm: { ...robeLimits.height },
        door_count: { ...robeLimits.doors },
        door_width_mm: { ...robeLimits.doorWidth },
      },
    },
    images: {},
  },
  guesses: ['doors:door-1', 'frames:frame-1', 'internals:interior-1', 'materials:material-1', 'sizes'],
});
