import type { ImageSize } from '@vitrine/contract/designs/size-schemas';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** A version of a configurator with what drawing it takes. */
export interface ImageVersionRecord {
  id: number;
  organisationId: number;
  dataUrl: string;
  typeId: number;
  uploadsIndex: string | null;
  /** In thousandths, as the live one. */
  version: number;
  live: number;
  fileKey: string | null;
  assetIndex: string | null;
  /** Of its organisation: the sizes that need no signature; null for the usual ones. */
  imageSizes: ImageSize[] | null;
}

export interface RequestedImageVersion {
  configuratorId: number;
  /** The reseller whose copy it is; null for the organisation's own. */
  resellerId: number | null;
  /** In thousandths; null for the one that visitors see. */
  version: number | null;
}

/**
 * A version of a configurator that visitors see at all, in one query; undefined where the configurator or the copy is not
 * live, or has no such version. It takes no scope: only visitors' routes call it. Servers keep what it finds in memory:
 * any other table that it reads needs a trigger as in migration 0058.
 */
export async function findImageVersion(
  db: Database,
  { configuratorId, resellerId, version }: RequestedImageVersion,
): Promise<ImageVersionRecord | undefined> {
  const { rows } = await sql<ImageVersionRecord>`
    select c.id, c.organisation_id, c.data_url, c.type_id, c.uploads_index, v.version, c.live, v.file_key, v.asset_index,
      o.image_sizes
    from (
      select id, organisation_id, data_url, type_id, uploads_index, case
        when ${resellerId}::integer is null then deployed_version
        else (
          select copy.version from reseller_configurators copy
          where copy.configurator_id = configurators.id and copy.reseller_id = ${resellerId} and copy.status = 'ready'
        ) end as live
      from configurators where id = ${configuratorId}
    ) c
    join configurator_versions v on v.configurator_id = c.id and v.version = coalesce(${version}::integer, c.live)
    join organisations o on o.id = c.organisation_id
    where c.live is not null`.execute(db);
  return rows[0];
}
