import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { type ConfiguratorType, configuratorLimits } from '@vitrine/contract/configurators/limits';
import { readStoredFile } from '../intake/read-data-file.ts';
import { writeVersion } from '../intake/take-in.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { freezeDeep } from './freeze-deep.ts';
import { contentPaths, type VersionFolder } from './paths.ts';

/** Names one version's data file. */
export interface VersionLocation extends VersionFolder {
  dataUrl: string;
  type: ConfiguratorType;
}

/** The data files of versions. What they answer is shared by all who ask, and therefore frozen. */
export interface VersionFiles {
  /** Null when there is none. Who asks has checked that the caller may see the configurator. */
  read(location: VersionLocation): Promise<ConfiguratorFile | null>;
  /** Writes a version in both forms. The given file is frozen from then on. */
  write(location: VersionLocation, file: ConfiguratorFile): Promise<void>;
}

interface CachedFile {
  type: ConfiguratorType;
  bytes: Buffer;
  file: ConfiguratorFile;
}

/**
 * Keeps what the files that were read or written last mean, because a save nearly always follows one of the same
 * catalogue. The bytes are read each time and decide: another process or another configurator may have written the same
 * place, and only the same bytes mean the same.
 */
export function versionFiles(
  content: ContentFiles,
  keptBytes: number = configuratorLimits.keptFileBytes,
): VersionFiles {
  const kept = new Map<string, CachedFile>();
  let total = 0;
  const forget = (path: string): void => {
    total -= kept.get(path)?.bytes.length ?? 0;
    kept.delete(path);
  };
  const keep = (path: string, known: CachedFile): void => {
    forget(path);
    if (known.bytes.length > keptBytes) return;
    kept.set(path, known);
    total += known.bytes.length;
    for (const oldest of kept.keys()) {
      if (total <= keptBytes) return;
      forget(oldest);
    }
  };
  return {
    read: async ({ dataUrl, type, ...folder }) => {
      const path = contentPaths(dataUrl).data(folder);
      const bytes = await content.read(path);
      if (!bytes) return null;
      const known = kept.get(path);
      const isSame = known?.type === type && known.bytes.equals(bytes);
      const file = isSame ? known.file : freezeDeep(readStoredFile(bytes, type));
      keep(path, { type, bytes, file });
      return file;
    },
    write: async ({ dataUrl, type, ...folder }, input) => {
      const file = freezeDeep<ConfiguratorFile>({ ...input, minified: false });
      const bytes = await writeVersion(content, dataUrl, folder, file);
      keep(contentPaths(dataUrl).data(folder), { type, bytes, file });
    },
  };
}
