/** Configurator type codes. */
export const CONFIGURATOR_TYPE = { panoramic: 1, floors: 2, stockset: 3, slidingrobe: 4 } as const;
export type ConfiguratorType = keyof typeof CONFIGURATOR_TYPE;

export const typeName = (typeId: number): ConfiguratorType => {
  const found = Object.entries(CONFIGURATOR_TYPE).find(([, id]) => id === typeId);
  return (found?.[0] ?? 'panoramic') as ConfiguratorType;
};

export const LAYOUTS = ['uk_kitchen', 'uk_bedroom', 'usa_bathroom', 'usa_kitchen', 'uk_kitchen_large'] as const;

export const configuratorLimits = {
  nameMinimum: 3,
  nameMaximum: 120,
  projectNameMinimum: 2,
  projectNameMaximum: 120,
  /** Recipients of enquiries. */
  notificationAddresses: 5,
  dataFileBytes: 25 * 1024 * 1024,
  imageBytes: 8 * 1024 * 1024,
  /** Of an image of a panorama that is cut into tiles: 16384 x 8192 pixels do not fit into 8 MB. */
  panoramaBytes: 40 * 1024 * 1024,
  /** Pixels of one uploaded image. A larger file is rejected before it is decoded. */
  imagePixels: 40_000_000,
  /** Images of a panorama may have more pixels, up to this size, if they can be cut into tiles. */
  panoramaWidth: 16_384,
  panoramaHeight: 8192,
  /** A narrower image of a layer is a placeholder, which is not checked against the others. */
  renderWidthMinimum: 256,
  /** Cache of parsed data files in a server process, by their length: four catalogues of 10,000 items, or a larger one. */
  storedFileBytes: 16 * 1024 * 1024,
  itemIdMaximum: 200,
  /** Items whose uses are searched at once, and the shared designs that are searched, newest first. */
  itemsDeleted: 20_000,
  designsSearched: 10_000,
  /** How far from 1 a sum of rounded shares may be: three thirds as 0.33 are 0.99. */
  sharesTolerance: 0.02,
  /** How deep lists and objects of a data file can be nested. */
  dataFileDepth: 40,
  styleBytes: 1024 * 1024,
  scriptBytes: 4 * 1024 * 1024,
  /** Layout and presets are JSON files beside the data file. */
  sideFileBytes: 5 * 1024 * 1024,
  /** All images of one upload, as sent and unpacked. */
  imagesBytes: 500 * 1024 * 1024,
  imagesUnpackedBytes: 1024 * 1024 * 1024,
  images: 5000,
} as const;

/** Folder of images that only one scene has. It holds a folder for each scene's id. */
export const SCENE_FOLDER = 'scenes';
/** Characters of a scene's name. */
export const SCENE_NAME_MAXIMUM = 80;

/** Delays of the forms. */
export const configuratorTimings = { projectCheckMs: 500, editErrorMs: 2000 } as const;

/** A project with this name would have the address of the list. */
export const RESERVED_PROJECT = 'configurators';
