/** Limits of presets. */
export const presetLimits = {
  nameMaximum: 60,
  configurationMaximum: 10_000,
  addressMaximum: 4000,
  /** Presets of one configurator, or of a reseller's copy. */
  presets: 40,
  imageBytes: 12 * 1024 * 1024,
  imagePixels: 50_000_000,
  /** Longest side that is kept of an image. */
  imageSide: 1600,
  /** How long an image is kept that no preset has. */
  unusedImageDays: 30,
  /** Size of the image that the viewer draws of a design. */
  snapshotWidth: 960,
  snapshotHeight: 600,
  /** Height of a preset's image in the list. */
  previewHeight: 300,
  regenerateAfterSeconds: 2,
  /** How long an error stands. */
  issueSeconds: 2.5,
  /** How long the style finder may take. */
  finderSeconds: 120,
  /** How long the viewer may take to draw one image. */
  imageSeconds: 30,
} as const;

/** Types of photos that the style finder takes. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const;
export const PHOTO_ENDINGS = '.jpg,.jpeg,.png';
