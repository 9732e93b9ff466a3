import type { LatestFile } from '@vitrine/contract/latest-file';

/**
 * Creates the function that gives images of the person's device an address on this page: it returns the data with these
 * addresses in place of the files that the images came under. An image keeps its address.
 */
export function createLocalImages(createAddress: (image: Blob) => string) {
  const addresses = new Map<string, string>();
  const addressOf = (file: string, images: Readonly<Record<string, Blob>>): string => {
    const known = addresses.get(file);
    if (known !== undefined) return known;
    const image = Object.hasOwn(images, file) ? images[file] : undefined;
    if (!image) return file;
    const address = createAddress(image);
    addresses.set(file, address);
    return address;
  };
  return (latest: LatestFile, images: Readonly<Record<string, Blob>>): LatestFile => {
    const assets = Object.entries(latest.assets).map(([path, asset]) => {
      const variants = asset.variants.map((variant) => ({ ...variant, file: addressOf(variant.file, images) }));
      return [path, { ...asset, variants }];
    });
    return { ...latest, assets: Object.fromEntries(assets) };
  };
}
