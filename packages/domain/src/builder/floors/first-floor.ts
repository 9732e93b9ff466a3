import type { FloorDraft } from '../draft.ts';

/** A floor that has nothing yet. */
export const firstFloor = (): FloorDraft => ({
  type: 'floors',
  file: { currency: 'GBP', flakes: [], blends: [], finishes: [] },
  images: {},
});
