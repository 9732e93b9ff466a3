import { defineMessages } from '../texts/define-messages.ts';
import type { ConfiguratorType } from './limits.ts';

/** Labels of the types of configurators. */
export const typeLabels = defineMessages('configurators/types', {
  panoramic: 'Panoramic',
  floors: 'Floors',
  stockset: 'Stock set',
  slidingrobe: 'Sliding robe',
} satisfies Record<ConfiguratorType, string>);
