import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { typeName } from '@vitrine/contract/configurators/limits';
import { refuse } from '@vitrine/contract/errors';
import { applyEdits } from '@vitrine/domain/catalogue/apply-edits';
import { countEdits } from '@vitrine/domain/catalogue/describe-edits';
import type { EditedItem } from '@vitrine/domain/catalogue/edits';
import { keepRealEdits } from '@vitrine/domain/catalogue/keep-real-edits';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { fromThousandths, toThousandths } from '@vitrine/domain/versions/thousandths';
import { type ConfiguratorRecord, lockConfigurator, updateConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import { type Scope, SYSTEM } from '@vitrine/store/scope';
import { insertDeployment, insertVersion } from '@vitrine/store/versions/queries';
import { record as recordEvent } from '../../accounts/record.ts';
import { publish } from '../../content/latest.ts';
import { type LoadedConfigurator, loadConfigurator } from '../../content/load-configurator.ts';
import { contentPaths } from '../../content/paths.ts';
import { isLayered, readDataFile } from '../../content/read-data-file.ts';
import { writeVersion } from '../../content/take-in.ts';
import { publishLive } from '../../live/publish.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { deployCopy } from './deploy-copy.ts';

/**
 * Saves edits of `base` as `next` (decision B14): the same domain rules as in the table run on the stored file, the new
 * files are written, then the row. Refuses a version that exists, one of another major, and edits that the rules refuse;
 * nothing is changed then.
 */
export async function saveMinorVersion(
  services: Services,
  caller: Caller,
  given: { configuratorId: number; base: number; next: number; edits: EditedItem[] },
): Promise<LoadedConfigurator> {
  const { db, content } = services;
  const base = toThousandths(given.base);
  const next = toThousandths(given.next);
  await db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, given.configuratorId);
    const { record, versions } = await loadConfigurator(transaction, caller.scope, given.configuratorId);
    assertOwnToChange(caller.scope);
    if (!versions.some((row) => row.version === base)) throw refuse('versions.missing');
    if (versions.some((row) => row.version === next)) throw refuse('versions.exists');
    if (Math.trunc(given.next) !== Math.trunc(given.base)) throw refuse('versions.major_full');
    const file = await readVersion(services, record, base);
    const edits = keepRealEdits(file, given.edits);
    await writeVersion(content, record.dataUrl, next, applyOrRefuse(file, edits, given.edits));
    await insertVersion(transaction, {
      configuratorId: record.id,
      version: next,
      basedOn: base,
      authorId: caller.user.id,
      changes: countEdits(edits),
      createdAt: services.clock(),
    });
    await recordVersion(services, transaction, caller, 'version.saved', record, next);
  });
  return loadConfigurator(db, caller.scope, given.configuratorId);
}

/** A dealer's own copies are not kept yet: until then nothing of a dealer may change its manufacturer's. */
function assertOwnToChange(scope: Scope): void {
  if (scope.kind === 'reseller') throw refuse('access.denied');
}

async function readVersion(
  { content }: Pick<Services, 'content'>,
  record: ConfiguratorRecord,
  version: number,
): Promise<LayeredFile> {
  const bytes = await content.read(contentPaths(record.dataUrl).data(version));
  if (!bytes) throw refuse('versions.missing');
  const file = readDataFile(bytes.toString('utf8'), typeName(record.typeId));
  if (!isLayered(file)) throw refuse('catalogue.unknown_item');
  return file;
}

function applyOrRefuse(file: LayeredFile, edits: readonly EditedItem[], sent: readonly EditedItem[]): LayeredFile {
  const unknown = applyEdits(file, sent);
  if ('refusal' in unknown && unknown.refusal === 'unknown_item') throw refuse('catalogue.unknown_item');
  const applied = applyEdits(file, edits);
  if ('refusal' in applied) {
    throw refuse(applied.refusal === 'last_door_range' ? 'catalogue.last_door_range' : 'catalogue.unknown_item');
  }
  return applied.file;
}

/**
 * Puts a version live (decision B12). `basedOn` is the live version that the caller saw (null: none; undefined: it does
 * not say): when another is live by now the deploy is refused. A failure leaves the former deployment in force.
 */
export async function deployVersion(
  services: Services,
  caller: Caller,
  given: {
    configuratorId: number;
    version: number;
    basedOn: number | null | undefined;
    resellerId?: number | undefined;
  },
): Promise<LoadedConfigurator> {
  const { db } = services;
  const resellerId = caller.scope.kind === 'reseller' ? caller.scope.resellerId : given.resellerId;
  if (resellerId !== undefined) return deployCopy(services, caller, { ...given, resellerId });
  const version = toThousandths(given.version);
  await db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, given.configuratorId);
    const { record, versions } = await loadConfigurator(transaction, caller.scope, given.configuratorId);
    const live = record.deployedVersion === null ? null : fromThousandths(record.deployedVersion);
    if (given.basedOn !== undefined && given.basedOn !== live) throw refuse('versions.moved');
    if (!versions.some((row) => row.version === version)) throw refuse('versions.missing');
    const organisation = await findOrganisation(transaction, SYSTEM, record.organisationId);
    if (!organisation) throw refuse('resource.missing');
    await updateConfigurator(transaction, record.id, { deployedVersion: version });
    await insertDeployment(transaction, { configuratorId: record.id, version, userId: caller.user.id });
    await recordVersion(services, transaction, caller, 'version.deployed', record, version);
    // The pointer moves last; should the commit fail after it, the next start puts the files right (content/repair.ts).
    await publish(services, record, organisation, version);
  });
  return loadConfigurator(db, caller.scope, given.configuratorId);
}

async function recordVersion(
  services: Services,
  transaction: Database,
  caller: Caller,
  kind: 'version.saved' | 'version.deployed',
  record: ConfiguratorRecord,
  version: number,
): Promise<void> {
  await recordEvent(services, transaction, caller, kind, {
    subject: record.name,
    detail: formatVersion(fromThousandths(version)),
    within: { id: record.organisationId, parentId: null },
  });
  const event = kind === 'version.saved' ? 'configurator version created' : 'configurator deployed';
  const data = { configurator_id: record.id, version: fromThousandths(version) };
  await publishLive(transaction, { event, data }, { organisationId: record.organisationId });
}
