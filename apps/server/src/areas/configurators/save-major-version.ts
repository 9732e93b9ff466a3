import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { typeName } from '@vitrine/contract/configurators/limits';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { AppError } from '@vitrine/contract/errors';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { BuiltVersion } from '@vitrine/contract/versions/schemas';
import { continues, copyImageFolder } from '@vitrine/domain/versions/copy-versions';
import { countDifferences, differencesBetween } from '@vitrine/domain/versions/differences';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { nextMajorVersion } from '@vitrine/domain/versions/next-major-version';
import { sameValue } from '@vitrine/domain/versions/same-value';
import { fromThousandths, toThousandths } from '@vitrine/domain/versions/thousandths';
import { lockConfigurator, updateConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { undoingTransaction } from '@vitrine/store/undoing-transaction';
import { insertVersion, type VersionRecord } from '@vitrine/store/versions/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { readAssetIndex, settleIndex } from '../../hosting/asset-index.ts';
import { newFileKey } from '../../hosting/paths.ts';
import { imagePathsOf } from '../../intake/image-paths.ts';
import { ISSUES_NAMED } from '../../intake/stage-images.ts';
import { imagesInvalid } from '../../intake/zip-file.ts';
import { publishLive } from '../../live/publish.ts';
import { ownCopyOr } from '../../publish/find-copy.ts';
import { type LoadedConfigurator, loadConfigurator } from '../../publish/load-configurator.ts';
import { readVersion } from '../../publish/read-version.ts';
import type { Services } from '../../services.ts';
import {
  addUploadedVersion,
  dropUpload,
  type Files,
  factsOf,
  nameOf,
  notesOn,
  type ReadUpload,
  readUpload,
  type SavedUpload,
  withStored,
} from './read-upload.ts';

/** What is saved: a configurator, or with `copyOf` the copy of a reseller. */
interface Target {
  configuratorId: number;
  copyOf?: number | undefined;
}

/** What a new version is besides its files; `version` in thousandths. */
interface PlannedVersion {
  version: number;
  basedOn: VersionRecord | null;
  note: string | null;
}

/** Decides which version an upload becomes, or rejects it. */
type Plan = (loaded: LoadedConfigurator) => PlannedVersion;

/**
 * Saves an uploaded data file as a new version, which visitors see once it is deployed. Images that were prepared
 * before need not be sent again. Rejects a version that exists.
 */
export const saveMajorVersion = (
  services: Services,
  caller: Caller,
  input: Pick<Target, 'configuratorId'> & { version: number },
  files: Files,
): Promise<SavedUpload> =>
  saveUpload(services, caller, input, files, ({ taken }) => {
    const version = toThousandths(input.version);
    if (taken?.includes(version)) throw new AppError('versions.exists');
    return { version, basedOn: null, note: null };
  });

/**
 * Saves a data file that was changed in the builder as the first version of the next major number. Rejects it when a
 * newer version exists than the caller saw, and when images of the version that it is based on were replaced under the
 * same names since: it would show the new ones. A version of a copy is the reseller's own, and its new images are in the
 * folder of that copy.
 */
export const saveBuiltVersion = (
  services: Services,
  caller: Caller,
  configuratorId: number,
  { based_on, newest_seen, note, reseller }: BuiltVersion,
  files: Files,
): Promise<SavedUpload> => {
  const target = { configuratorId, copyOf: ownCopyOr(caller.scope, reseller) };
  return saveUpload(services, caller, target, files, ({ versions, taken = [] }) => {
    const base = toThousandths(based_on);
    const basedOn = versions.find(({ version }) => version === base);
    if (!basedOn) throw new AppError('versions.missing');
    const isNewer = ({ version, resellerId }: VersionRecord): boolean =>
      version > toThousandths(newest_seen) &&
      continues({ reseller_id: basedOn.resellerId }, { reseller_id: resellerId });
    if (versions.some(isNewer)) throw new AppError('versions.newer');
    return { version: toThousandths(nextMajorVersion(taken.map(fromThousandths))), basedOn, note };
  });
};

async function saveUpload(
  services: Services,
  caller: Caller,
  { configuratorId, copyOf }: Target,
  files: Files,
  plan: Plan,
): Promise<SavedUpload> {
  const { db, jobs, content, clock } = services;
  const load = (database: Database): Promise<LoadedConfigurator> =>
    loadConfigurator(database, caller.scope, configuratorId, copyOf);
  const loaded = await load(db);
  const { record } = loaded;
  const { basedOn } = plan(loaded);
  const known = await readAssetIndex(content, record, null);
  const type = typeName(record.typeId);
  const sent = await withStored(services, record.organisationId, files);
  const upload = await readUpload(services, sent, type, known);
  if (!upload) throw new AppError('request.invalid', { errors: { json_data: [messages.jsonFileMissing] } });
  if (copyOf !== undefined) await assertOwnImages(services, upload, copyOf);
  const save = async (transaction: Database): Promise<void> => {
    await lockConfigurator(transaction, record.id);
    const now = await load(transaction);
    const { version, note } = plan(now);
    await settleIndex(content, transaction, now);
    const prepared = await readAssetIndex(content, now.record, null);
    if (basedOn) await assertSameImages(services, now, { basedOn, prepared, file: upload.file });
    const missing = upload.staged.missing.filter((path) => !Object.hasOwn(prepared, path));
    const fileKey = newFileKey();
    const row = {
      configuratorId: record.id,
      version,
      fileKey,
      basedOn: basedOn?.version ?? null,
      resellerId: copyOf ?? null,
      authorId: caller.user.id,
      authorName: nameOf(caller.user),
      note,
      changes: basedOn ? await countChanges(services, now, basedOn, upload.file) : 0,
      createdAt: clock(),
    };
    await insertVersion(transaction, row, { hasNewImages: true });
    await addUploadedVersion(services, transaction, record, upload, { version, fileKey, publishes: false, missing });
    if (copyOf === undefined) await updateConfigurator(transaction, record.id, factsOf(upload.file));
    await recordAuditEvent(services, transaction, caller, 'version.saved', {
      subject: record.name,
      detail: formatVersion(fromThousandths(version)),
      within:
        copyOf === undefined
          ? { id: record.organisationId, parentId: null }
          : { id: copyOf, parentId: record.organisationId },
    });
    const data = { configurator_id: record.id, version: fromThousandths(version) };
    const audience = {
      organisationId: record.organisationId,
      ...(copyOf !== undefined && { resellerId: copyOf }),
    };
    await publishLive(transaction, { event: 'configurator version created', data }, audience);
  };
  await undoingTransaction(db, save, () => dropUpload(services, upload));
  jobs.wake('prepare-images');
  return { loaded: await load(db), notes: notesOn(type, upload) };
}

/** Rejects images of a copy outside its folder: the manufacturer's versions would show them. */
async function assertOwnImages(services: Services, upload: ReadUpload, resellerId: number): Promise<void> {
  const folder = copyImageFolder(resellerId);
  const foreign = upload.staged.images.filter(({ path }) => !path.startsWith(folder));
  if (foreign.length === 0) return;
  await dropUpload(services, upload);
  throw imagesInvalid(foreign.slice(0, ISSUES_NAMED).map(({ path }) => fileMessages.imageOfCopy(path, folder)));
}

/** Rejects a file that names images which are others now than in the version that it is based on. */
async function assertSameImages(
  { content }: Services,
  { record }: LoadedConfigurator,
  { basedOn, prepared, file }: { basedOn: VersionRecord; prepared: AssetIndex; file: ConfiguratorFile },
): Promise<void> {
  const before = await readAssetIndex(content, record, basedOn.assetIndex);
  const replaced = [...imagePathsOf(file).keys()].filter(
    (path) => Object.hasOwn(before, path) && !sameValue(before[path], prepared[path]),
  );
  const issues = replaced.map((path) => fileMessages.imageReplaced(path));
  if (issues.length > 0) throw imagesInvalid(issues.slice(0, ISSUES_NAMED));
}

const countChanges = async (
  services: Services,
  loaded: LoadedConfigurator,
  basedOn: VersionRecord,
  file: ConfiguratorFile,
): Promise<number> => countDifferences(differencesBetween(await readVersion(services, loaded, basedOn.version), file));
