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
 * catalogue. It still reads the bytes each time and compares them: another process may have written the same path. Calls
 * at the same moment share one reading, so that many visitors of a large catalogue take no more memory and time than one.
 */
export function versionFiles(
  content: ContentFiles,
  maximumBytes: number = configuratorLimits.storedFileBytes,
): VersionFiles {
  const cache = new Map<string, CachedFile>();
  const reading = new Map<string, Promise<ConfiguratorFile | null>>();
  let total = 0;
  const forget = (path: string): void => {
    total -= cache.get(path)?.bytes.length ?? 0;
    cache.delete(path);
  };
  /** The last one stays whatever its size: parsing the largest catalogue for each visitor would stop the server. */
  const keep = (path: string, known: CachedFile): void => {
    forget(path);
    cache.set(path, known);
    total += known.bytes.length;
    for (const oldest of cache.keys()) {
      if (total <= maximumBytes || cache.size === 1) return;
      forget(oldest);
    }
  };
  const readFile = async (path: string, type: ConfiguratorType): Promise<ConfiguratorFile | null> => {
    const bytes = await content.read(path);
    if (!bytes) return null;
    const known = cache.get(path);
    const isSame = known?.type === type && known.bytes.equals(bytes);
    const file = isSame ? known.file : freezeDeep(readStoredFile(bytes, type));
    keep(path, { type, bytes, file });
    return file;
  };
  return {
    read: ({ dataUrl, type, ...folder }) => {
      const path = contentPaths(dataUrl).data(folder);
      const key = readingKey(path, type);
      const running = reading.get(key);
      if (running) return running;
      const started = readFile(path, type).finally(() => {
        if (reading.get(key) === started) reading.delete(key);
      });
      reading.set(key, started);
      return started;
    },
    write: async ({ dataUrl, type, ...folder }, input) => {
      const path = contentPaths(dataUrl).data(folder);
      const file = freezeDeep<ConfiguratorFile>({ ...input, minified: false });
      const bytes = await writeVersion(content, dataUrl, folder, file);
      // One that began before may have found nothing.
      reading.delete(readingKey(path, type));
      keep(path, { type, bytes, file });
    },
  };
}

const readingKey = (path: string, type: ConfiguratorType): string => `${type} ${path}`;

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
