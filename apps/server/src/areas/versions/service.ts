import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { CONFIGURATOR_TYPE, typeName } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { applyEdits } from '@vitrine/domain/catalogue/edits/apply-edits';
import { countEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import type { EditedItem, Edits } from '@vitrine/domain/catalogue/edits/edits';
import { keepRealEdits } from '@vitrine/domain/catalogue/edits/keep-real-edits';
import { priceIssues } from '@vitrine/domain/catalogue/edits/price-issues';
import { losesManufacturer } from '@vitrine/domain/manufacturers/last-manufacturer';
import { productsOf } from '@vitrine/domain/manufacturers/products';
import { maySaveVersions } from '@vitrine/domain/policies/versions';
import { continues } from '@vitrine/domain/versions/copy-versions';
import { nextMinorVersion } from '@vitrine/domain/versions/next-minor-version';
import { fromThousandths, toThousandths } from '@vitrine/domain/versions/thousandths';
import { lockConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { listProducts } from '@vitrine/store/manufacturers/queries';
import type { Scope } from '@vitrine/store/scope';
import { insertVersion, type VersionRecord } from '@vitrine/store/versions/queries';
import { holderOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import { newFileKey } from '../../hosting/paths.ts';
import { ISSUES_ANSWERED } from '../../plugins/errors.ts';
import { findCopy } from '../../publish/find-copy.ts';
import { type LoadedConfigurator, loadConfigurator } from '../../publish/load-configurator.ts';
import { readVersion } from '../../publish/read-version.ts';
import type { Services } from '../../services.ts';
import { recordVersion } from './record-version.ts';

export interface MinorSave {
  configuratorId: number;
  base: number;
  next: number;
  edits: EditedItem[];
  /** The newest version that the caller saw; undefined and null: not stated. */
  newestSeen?: number | null | undefined;
  note?: string | null;
  /** The reseller whose copy is edited; a reseller's user always edits its own. */
  resellerId?: number | undefined;
}

export interface SavedVersion {
  loaded: LoadedConfigurator;
  /** The saved version: higher than requested when a version that the caller does not see has that number. */
  version: number;
}

/**
 * Saves edits of `base` as `next`: applies the domain rules of the table to the stored file, writes the new files, then
 * the row. Rejects a version that exists, one of another major, edits that break the rules, and any save while there is
 * a newer version than the caller saw; nothing is changed then. A version of a copy is the reseller's own: nobody else's
 * configurator has it.
 */
export async function saveMinorVersion(services: Services, caller: Caller, input: MinorSave): Promise<SavedVersion> {
  const { db, versionFiles } = services;
  const base = toThousandths(input.base);
  const { configuratorId, resellerId: named } = input;
  const saved = await db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, configuratorId);
    const loaded = await loadConfigurator(transaction, caller.scope, configuratorId, named);
    const copy = await findCopy(transaction, caller.scope, configuratorId, named);
    const { record, versions } = loaded;
    if (!maySaveVersions(holderOf(caller.user))) throw new AppError('access.denied');
    assertFree(versions, { base, next: toThousandths(input.next), newestSeen: input.newestSeen });
    if (Math.trunc(input.next) !== Math.trunc(input.base)) throw new AppError('versions.major_full');
    const next = freeNumber(loaded, input);
    const file = await readVersion(services, loaded, base);
    assertPrices(file, input.edits);
    const edits = keepRealEdits(file, input.edits);
    await assertManufacturerLeft(transaction, caller.scope, record, { file, edits });
    const fileKey = newFileKey();
    const tenant = { dataUrl: record.dataUrl, type: typeName(record.typeId), version: next, fileKey };
    await versionFiles.write(tenant, applyOrThrow(file, edits));
    await insertVersion(transaction, {
      configuratorId: record.id,
      version: next,
      fileKey,
      basedOn: base,
      resellerId: copy?.reseller.id ?? null,
      authorId: caller.user.id,
      authorName: nameOf(caller.user),
      note: input.note ?? null,
      changes: countEdits(edits),
      createdAt: services.clock(),
    });
    await recordVersion(services, transaction, caller, 'version.saved', { record, copy, version: next });
    return next;
  });
  const loaded = await loadConfigurator(db, caller.scope, configuratorId, named);
  return { loaded, version: fromThousandths(saved) };
}

/** The requested number, or the next free one when a version that the caller does not see has it. */
function freeNumber({ taken = [] }: LoadedConfigurator, { base, next }: MinorSave): number {
  if (!taken.includes(toThousandths(next))) return toThousandths(next);
  const free = nextMinorVersion(taken.map(fromThousandths), base);
  if (free === null) throw new AppError('versions.major_full');
  return toThousandths(free);
}

/** Stored beside the account's id, so that the history stays readable when the account is gone. */
export const nameOf = ({ firstName, lastName }: Caller['user']): string | null =>
  `${firstName} ${lastName}`.trim() || null;

function assertFree(
  versions: readonly VersionRecord[],
  { base, next, newestSeen }: { base: number; next: number; newestSeen: number | null | undefined },
): void {
  const edited = versions.find((row) => row.version === base);
  if (!edited) throw new AppError('versions.missing');
  if (versions.some((row) => row.version === next)) throw new AppError('versions.exists');
  const seen = newestSeen === undefined || newestSeen === null ? null : toThousandths(newestSeen);
  if (
    seen !== null &&
    versions.some(
      (row) => row.version > seen && continues({ reseller_id: edited.resellerId }, { reseller_id: row.resellerId }),
    )
  )
    throw new AppError('versions.newer');
}

/** Answers as the contract does about all else that a price must be. */
function assertPrices(file: ConfiguratorFile, edits: Edits): void {
  const issues = priceIssues(edits, currencyOf(file));
  if (issues.length === 0) return;
  const data = issues.slice(0, ISSUES_ANSWERED).map(({ at, field, message }) => `${at}.data.${field}: ${message}`);
  throw new AppError('request.invalid', { errors: { data } });
}

/** A layer of a stock set that had an enabled manufacturer keeps one. */
async function assertManufacturerLeft(
  db: Database,
  scope: Scope,
  { typeId, organisationId }: LoadedConfigurator['record'],
  { file, edits }: { file: ConfiguratorFile; edits: Edits },
): Promise<void> {
  if (typeId !== CONFIGURATOR_TYPE.stockset) return;
  const products = productsOf(await listProducts(db, scope, organisationId));
  if (losesManufacturer(file, [], edits, products)) throw new AppError('catalogue.last_manufacturer');
}

/** `edits` as keepRealEdits returns them: with those of unknown items. */
function applyOrThrow(file: ConfiguratorFile, edits: Edits): ConfiguratorFile {
  const applied = applyEdits(file, edits);
  if ('issue' in applied) {
    throw new AppError(applied.issue === 'last_door_range' ? 'catalogue.last_door_range' : 'catalogue.unknown_item');
  }
  return applied.file;
}
