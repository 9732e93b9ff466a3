/** Numbers of the builder, which makes a configurator from images: what it takes, and how it guesses. */
export const builderLimits = {
  /** What a ZIP that is dropped may unpack to. Its images are uploaded one by one, so the limit is the device's. */
  zipUnpackedBytes: 4 * 1024 ** 3,
  /** Changes that can be undone. Each one shares what it did not change with the others. */
  undoSteps: 200,
  /** Images that are measured at once: decoding takes a whole core and up to 200 MB each. */
  workers: 3,
  /** Images that are stored on the device at once: all of a large folder would hold up the page. */
  storedAtOnce: 10,
  /** Images are measured in a copy of this width, whatever their own is. */
  measuredWidth: 1024,
  /** The widest copy that the viewer beside the editor shows. */
  shownWidth: 2048,
  /** The longer side of a thumbnail. */
  thumbnailEdge: 256,
  thumbnailQuality: 0.86,
  /** From this filled part of a thumbnail's square on, positions are alike: the one in the middle is taken. */
  thumbnailFilled: 0.98,
  /** Positions that are tried for a thumbnail's square in a long thing. */
  thumbnailPositions: 16,
  /** A pixel from this alpha on, of 255, shows nothing of what is under it. */
  opaqueAlpha: 250,
  /** A layer that hides more than this share of everything under it is no layer: a base, or a mistake of its export. */
  hiddenMost: 0.995,
  /** A panorama is twice as wide as high; renders are a few pixels off. */
  panoramaRatio: 2,
  panoramaTolerance: 0.02,
  /** A base with a transparent window or sky still shows most of the room. */
  baseCoverage: 0.5,
  /** Folders within a folder are ranges of one layer when they cover this share of the same region. */
  rangeOverlap: 0.5,
  /** Images that share this much of their region are choices of one layer, whatever their names are. */
  choiceOverlap: 0.6,
  /** Last words of names must fit the regions this many times better than first words, which are the usual way. */
  lastWordsBetter: 1.1,
  /** Below this share of images, the words of their names do not say what belongs together. */
  wordsFit: 0.4,
  /** An image that shares less than this of its region with the rest of its layer is probably in the wrong one. */
  sharedLeast: 0.05,
  /** Two images are different choices as often as not; of three, one can be the odd one. */
  comparedLeast: 3,
  /** 'door' and 'doors', 'Tür' and 'Türen'. */
  pluralLetters: 2,
  /** Letters of the content's hash in a path: enough that two images of one name never meet. */
  hashLetters: 8,
  /** Flakes of one blend. */
  blendFlakes: 12,
  /** Width and depth of a floor between its corners, in millimetres. */
  floorLength: { min: 300, max: 100_000 },
  /** Lines of a pasted list of flakes. */
  flakeLines: 500,
  /** Width of the copy in which a mask is painted, and of the light that is taken from a photo. */
  maskWidth: 2048,
  lightWidth: 640,
  /** Pixels before a press on a layer's handle becomes a drag: a click selects. */
  dragFrom: 5,
} as const;
