import type { ConfiguratorWithVersions, VersionRow } from '@vitrine/contract/configurators/schemas';

type Row = Pick<VersionRow, 'version' | 'based_on' | 'reseller_id'>;

/**
 * The versions that work continues on: those that a reseller saved of its copy, once there are any; otherwise the
 * manufacturer's. The two are separate lines that share one sequence of numbers.
 */
export const workingLine = <R extends Pick<Row, 'reseller_id'>>(rows: readonly R[]): readonly R[] => {
  const own = rows.filter((row) => row.reseller_id !== null);
  return own.length === 0 ? rows : own;
};

/** Whether a later version continues the one that is edited: the manufacturer's never continues a reseller's. */
export const continues = (edited: Pick<Row, 'reseller_id'> | undefined, later: Pick<Row, 'reseller_id'>): boolean =>
  later.reseller_id !== null || (edited?.reseller_id ?? null) === null;

/** The manufacturer's version that a copy's version goes back to: itself, or the one its edits were made on. */
export const sourceVersion = (rows: readonly Row[], version: number): number | null => {
  const row = rows.find((each) => each.version === version);
  if (row === undefined) return null;
  if (row.reseller_id === null) return row.version;
  // A version is always based on a lower one, or on one that was there before: no row is its own ancestor.
  return row.based_on === null || row.based_on === version ? null : sourceVersion(rows, row.based_on);
};

/**
 * The manufacturer's live version, when it is newer than the one that a version of a copy goes back to. Null on the
 * configurator itself, and where there is nothing to take over.
 */
export const newerOfManufacturer = (
  {
    version_rows: rows,
    manufacturer_version: live,
  }: Pick<ConfiguratorWithVersions, 'manufacturer_version'> & {
    version_rows: readonly Row[];
  },
  version: number,
): number | null => {
  if (live === null || !rows.some((row) => row.version === live)) return null;
  const source = sourceVersion(rows, version);
  return source !== null && live > source ? live : null;
};

/**
 * The folder in data files of the images that belong to a reseller's copy. All versions of a configurator and its copies
 * share one list of images, so that a copy can only add images where the manufacturer has none.
 */
export const copyImageFolder = (resellerId: number): string => `copies/${resellerId}/`;
