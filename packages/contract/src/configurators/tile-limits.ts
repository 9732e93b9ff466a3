/** How images of large panoramas are cut into tiles. A change needs other names of the files: they are cached for ever. */
export const tileLimits = {
  /** From this width on. Narrower images are whole at each scale. */
  fromWidth: 8000,
  /** From this width on, the whole image has a quarter of the width, below it a half: 3072 to 6144 pixels. */
  quarterFromWidth: 12_288,
  /** Pixels of a tile's side. */
  size: 512,
  /** Pixels of the neighbours around it, so that what is read between two pixels is the same in both tiles. */
  edge: 4,
} as const;
