import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';

/** A draft's data file as the viewer draws it, where its images are, and those of this device by their files. */
export interface PreviewContent {
  details: ConfiguratorFile;
  assets: AssetIndex;
  images: Record<string, Blob>;
}
