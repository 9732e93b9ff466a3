/** Fields whose images are smaller copies that the intake makes itself. */
const OWN_COPIES = new Set(['image_path_low', 'low', 'jpg', 'mask_png']);
const THUMBNAIL_FIELDS = new Set(['thumbnail', 'textureURL']);
const IMAGE = /^(?![a-z][a-z\d+.-]*:|\/)[^\0\\]+\.(webp|png|jpe?g)$/i;

export type ImageUse = 'image' | 'thumbnail';

/** Every image that a data file names, of any kind: relative path -> its use. */
export function imagePathsOf(file: unknown): Map<string, ImageUse> {
  const found = new Map<string, ImageUse>();
  const walk = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      if (IMAGE.test(value) && !value.split('/').includes('..') && found.get(value) !== 'image') {
        found.set(value, THUMBNAIL_FIELDS.has(field) ? 'thumbnail' : 'image');
      }
      return;
    }
    if (Array.isArray(value)) for (const entry of value) walk(entry, field);
    else if (value !== null && typeof value === 'object') {
      for (const [key, entry] of Object.entries(value)) if (!OWN_COPIES.has(key)) walk(entry, key);
    }
  };
  walk(file, '');
  return found;
}
