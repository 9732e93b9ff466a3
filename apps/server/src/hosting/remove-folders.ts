import type { Services } from '../services.ts';
import { isTransient } from '../transient-errors.ts';

/**
 * Removes the files of several folders. A folder that cannot be removed, as one whose file a bucket's rule protects, does
 * not keep the others: the first error is thrown once they are gone. While the content host is away, it tries no others.
 */
export async function removeFolders(
  { content }: Pick<Services, 'content'>,
  folders: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const errors: unknown[] = [];
  for await (const folder of folders) {
    try {
      await content.removeFolder(folder);
    } catch (error) {
      if (isTransient(error)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
