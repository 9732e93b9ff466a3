import type { ContentFiles } from './content-files.ts';
import { contentFolder } from './content-folder.ts';

/**
 * Content files where the configuration says: an S3-compatible bucket (`s3://bucket?endpoint=…&region=…`), or a folder.
 */
export async function openContentFiles(url: string | null, folder: string): Promise<ContentFiles> {
  if (!url) return contentFolder(folder);
  // The bucket's client is heavy, so it loads only when a bucket is configured.
  const { contentBucket } = await import('./content-bucket.ts');
  return contentBucket(url);
}
