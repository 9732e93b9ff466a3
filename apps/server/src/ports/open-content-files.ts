import type { ContentFiles } from './content-files.ts';
import { contentBucket } from './content-bucket.ts';
import { contentFolder } from './content-folder.ts';

/** Content files where the configuration says: an S3-compatible bucket (`s3://bucket?endpoint=…&region=…`), or a folder. */
export const openContentFiles = (url: string | null, folder: string): ContentFiles =>
  url ? contentBucket(url) : contentFolder(folder);
