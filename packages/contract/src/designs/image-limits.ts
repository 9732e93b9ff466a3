/** The path of images of designs on the content host. */
export const DESIGN_IMAGE_PATH = '/designs/image';

/** Formats of images of designs, by name. */
export const DESIGN_IMAGE_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const;
export type DesignImageFormat = (typeof DESIGN_IMAGE_FORMATS)[number];

/**
 * Named views: the one that the viewer opens with, and for flat images all of them, with the background beside or above
 * where the shapes differ.
 */
export const DESIGN_IMAGE_VIEWS = ['opening', 'whole'] as const;
export type DesignImageView = (typeof DESIGN_IMAGE_VIEWS)[number];

/** Limits of images of designs by address. */
export const designImageLimits = {
  /** Sizes that an address may have without a signature, as long as the organisation has no list of its own; in pixels. */
  sizes: [
    [1200, 630],
    [800, 500],
    [600, 600],
    [400, 300],
  ],
  /** The longest list of an organisation. */
  sizesMost: 8,
  side: 4096,
  pixels: 4_000_000,
  /** The width of an image that names neither width nor height. */
  width: 1200,
  /** Degrees: of the pitch either way, and of the horizontal view. */
  pitch: 85,
  narrowest: 10,
  widest: 124,
  /** Widest and narrowest shape: width divided by height. */
  ratio: 5,
  /** Seconds that an image of the newest version is used without asking. */
  newestSeconds: 300,
  /** Seconds that caches keep an image of a pinned version. */
  pinnedSeconds: 31_536_000,
  /** Images that one network address can have drawn in a minute; with signed addresses more, for feeds. */
  drawnPerMinute: 60,
  signedPerMinute: 600,
  /** Addresses without a signature, new to a server, for which one network can have a data file searched in a minute. */
  searchedPerMinute: 300,
  /** Models of wardrobes that one network address can have made in a minute. */
  modelsPerMinute: 20,
  /** Images that wait to be drawn: all, and those of one configurator. */
  waiting: 24,
  waitingOfOne: 12,
  /** Seconds after which to ask again when too many wait. */
  retrySeconds: 3,
  /** What is stored of a configurator: the images that were asked for last. */
  stored: 500,
  storedBytes: 64 * 1024 * 1024,
  /** Days after which an image that nobody asked for is removed. */
  unusedDays: 60,
} as const;
