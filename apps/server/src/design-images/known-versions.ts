import {
  findImageVersion,
  type ImageVersionRecord,
  type RequestedImageVersion,
} from '@vitrine/store/designs/image-version';
import { knownUntilChanged } from '../live/known-until-changed.ts';
import type { Services } from '../services.ts';

/** Finds the version that an image shows; undefined where visitors see none. */
export type FindImageVersion = (requested: RequestedImageVersion) => Promise<ImageVersionRecord | undefined>;

/** The versions that images show, read once and kept in memory while nothing about them changes. */
export interface KnownImageVersions {
  /** What this server has committed counts at once, what another one has within CERTAIN_FOR_MS. */
  find: FindImageVersion;
  close(): Promise<void>;
}

/** Bounds the memory, whatever addresses ask for. */
const VERSIONS_MAXIMUM = 5_000;
/** How long the memory is used without making certain that messages arrive. */
const CERTAIN_FOR_MS = 500;

/** Listens to the database for changes of what visitors see (migration 0058) until it is closed. */
export async function knownImageVersions(services: Pick<Services, 'db' | 'listen'>): Promise<KnownImageVersions> {
  const known = await knownUntilChanged<ImageVersionRecord>(services, { isAbout, most: VERSIONS_MAXIMUM });
  return {
    find: async (requested) => {
      const { configuratorId, resellerId, version } = requested;
      const key = `${configuratorId} ${resellerId} ${version}`;
      const found = (await known.catchUp(CERTAIN_FOR_MS)) ? known.get(key) : undefined;
      const read = async () => (await findImageVersion(services.db, requested)) ?? null;
      return found ?? (await known.read(key, read)) ?? undefined;
    },
    close: known.close,
  };
}

/**
 * Whether a message concerns a version; one of a kind that a later release sends may. Copies are named by the
 * configurator that they are of.
 */
function isAbout({ id, organisationId }: ImageVersionRecord, kind: string, changed: number): boolean {
  if (kind === 'configurator') return id === changed;
  if (kind === 'organisation') return organisationId === changed;
  return kind !== 'user';
}
