import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { type ConfiguratorType, configuratorLimits } from '@vitrine/contract/configurators/limits';
import { readStoredFile } from '../intake/data-file/read-data-file.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { contentPaths, type VersionFolder } from './paths.ts';
import { writeVersion } from './write-version.ts';

/** Names one version's data file. */
export interface VersionLocation extends VersionFolder {
  dataUrl: string;
  type: ConfiguratorType;
}

/** The data files of versions. All callers share the returned values, which are therefore frozen. */
export interface VersionFiles {
  /** Null when there is none. The caller has checked access to the configurator. */
  read(location: VersionLocation): Promise<ConfiguratorFile | null>;
  /** Writes a version in both forms. Freezes the file. */
  write(location: VersionLocation, file: ConfiguratorFile): Promise<void>;
}

interface CachedFile {
  type: ConfiguratorType;
  bytes: Buffer;
  file: ConfiguratorFile;
}

/**
 * Caches the parsed form of recently read or written files, because a save nearly always follows one of the same
 * catalogue. It still reads the bytes each time and compares them: another process may have written the same path.
 */
export function versionFiles(
  content: ContentFiles,
  maximumBytes: number = configuratorLimits.storedFileBytes,
): VersionFiles {
  const cache = new Map<string, CachedFile>();
  let total = 0;
  const forget = (path: string): void => {
    total -= cache.get(path)?.bytes.length ?? 0;
    cache.delete(path);
  };
  const keep = (path: string, known: CachedFile): void => {
    forget(path);
    if (known.bytes.length > maximumBytes) return;
    cache.set(path, known);
    total += known.bytes.length;
    for (const oldest of cache.keys()) {
      if (total <= maximumBytes) return;
      forget(oldest);
    }
  };
  return {
    read: async ({ dataUrl, type, ...folder }) => {
      const path = contentPaths(dataUrl).data(folder);
      const bytes = await content.read(path);
      if (!bytes) return null;
      const known = cache.get(path);
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

/** Reads each file once, as files of a version never change: what was read ahead of a transaction is at hand in it. */
export function readOnce(files: VersionFiles): VersionFiles {
  const found = new Map<string, ReturnType<VersionFiles['read']>>();
  return {
    ...files,
    read: (location) => {
      const path = contentPaths(location.dataUrl).data(location);
      const reading = found.get(path) ?? files.read(location);
      found.set(path, reading);
      return reading;
    },
  };
}

/** Freezes a JSON value deeply. A frozen value counts as frozen all the way down. */
const freezeDeep = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) freezeDeep(each);
  return value;
};
