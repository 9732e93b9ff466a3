import { randomBytes } from 'node:crypto';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';

/** The list of uploaded images of a configurator whose row names none: of earlier releases, or without uploads. */
export const UPLOADS_INDEX = 'assets.json';

/**
 * Images as they were uploaded. No organisation's folder begins with a dot, and the content host serves nothing below
 * one that does.
 */
export const ORIGINALS = '.originals';

export const originalsFolder = (organisationId: number): string => `${ORIGINALS}/${organisationId}`;

/** Where an original is; `hash` is the SHA-256 of its bytes. */
export const originalPath = ({ organisationId, hash }: { organisationId: number; hash: string }): string =>
  `${originalsFolder(organisationId)}/${hash}`;

/** The folder of a configurator's drawn images; backups leave it out. */
export const DESIGN_IMAGES = '.images';

/** Whether a path is one that no public address may reach, however it is written. */
export const isPrivatePath = (path: string): boolean => /(^|[/\\])\./.test(path);

/** Names the folder of a version's files; `version` in thousandths. */
export interface VersionFolder {
  version: number;
  /**
   * The unguessable part of the folder's name, which protects versions that are not live; null: not moved there yet.
   */
  fileKey: string | null;
}

export const newFileKey = (): string => randomBytes(16).toString('hex');

/** Its name below `v/`. */
export const versionFolderName = ({ version, fileKey }: VersionFolder): string =>
  fileKey === null ? String(fromThousandths(version)) : `${fromThousandths(version)}-${fileKey}`;

/** The paths of one configurator's files on the content host; `dataUrl` is its folder. */
export const contentPaths = (dataUrl: string) => ({
  assets: `${dataUrl}/assets`,
  latest: `${dataUrl}/latest.json`,
  /** Tells the viewer that a configurator goes live once its images are prepared. */
  preparing: `${dataUrl}/preparing.json`,
  /** Presets and their images. */
  presetsFolder: `${dataUrl}/presets`,
  presets: `${dataUrl}/presets/presets.json`,
  deployment: `${dataUrl}/deployment.json`,
  versions: `${dataUrl}/v`,
  data: (folder: VersionFolder) => `${dataUrl}/v/${versionFolderName(folder)}/data.json`,
  minifiedData: (folder: VersionFolder) => `${dataUrl}/v/${versionFolderName(folder)}/data.min.json`,
});

/** Folder of the reseller's images, beside its copies. */
const IMAGES = 'logos';

/** Folder of a reseller's copy. Safe names are unique within a group only, and copies have no groups. */
export const copyFolder = (
  reseller: { dataUrl: string },
  { id, safeName, sharesName }: { id: number; safeName: string; sharesName: boolean },
): string => `${reseller.dataUrl}/${sharesName || safeName === IMAGES ? `${safeName}_${id}` : safeName}`;

/** Where a drawn image of a design is: only its address serves it, so the folder begins with a dot. */
export const designImagePath = (dataUrl: string, name: string): string => `${dataUrl}/${DESIGN_IMAGES}/${name}`;
