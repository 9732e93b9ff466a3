/** Keys of edits outside layers. Layers use their index in the file. */
export const CATEGORIES = ['pano_doors', 'blends', 'flakes', 'doors', 'frames', 'internals', 'materials'] as const;

export type Category = (typeof CATEGORIES)[number];
