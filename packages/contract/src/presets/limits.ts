/** Limits of presets. */
export const presetLimits = {
  nameMaximum: 60,
  configurationMaximum: 10_000,
  addressMaximum: 4000,
  /** Presets of one configurator, or of a reseller's copy. */
  presets: 40,
  imageBytes: 12 * 1024 * 1024,
  imagePixels: 50_000_000,
  /** Longest side of a stored image. */
  imageSide: 1600,
  /** How long an image without a preset is stored. */
  unusedImageDays: 30,
  /** Size of the image that the viewer draws of a design. */
  snapshotWidth: 960,
  snapshotHeight: 600,
  /** Height of a preset's image in the list. */
  previewHeight: 300,
  regenerateAfterSeconds: 2,
  /** How long an error is visible. */
  issueSeconds: 2.5,
  /** Time limit of the style finder. */
  finderSeconds: 120,
  /** Time limit for drawing one image in the viewer. */
  imageSeconds: 30,
} as const;

/** Photo types that the style finder accepts. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const;
export const PHOTO_ENDINGS = '.jpg,.jpeg,.png';
