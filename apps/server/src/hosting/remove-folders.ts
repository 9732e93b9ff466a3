import type { Services } from '../services.ts';
import { finishEach } from './try-each.ts';

/**
 * Removes the files of several folders. A folder that cannot be removed, as one whose file a bucket's rule protects, does
 * not keep the others: the first error is thrown once they are gone. While the content host is away, it tries no others.
 */
export const removeFolders = (
  { content }: Pick<Services, 'content'>,
  folders: Iterable<string> | AsyncIterable<string>,
): Promise<void> => finishEach(folders, (folder) => content.removeFolder(folder));
