/** What edits are kept under where it is not a layer; layers go by their place in the file (configurators.md §4, decision A23). */
export const CATEGORIES = ['pano_doors', 'blends', 'flakes', 'doors', 'frames', 'internals', 'materials'] as const;

export type Category = (typeof CATEGORIES)[number];
