import { typeName } from '@vitrine/contract/configurators/limits';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import type { NewConfigurator } from '@vitrine/contract/configurators/new-configurator';
import { AppError } from '@vitrine/contract/errors';
import { safeName } from '@vitrine/domain/organisations/safe-name';
import {
  findConfigurator,
  findGroup,
  findOrInsertGroup,
  insertConfigurator,
  isConfiguratorFolder,
  updateConfigurator,
} from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import { undoAndThrow, undoingTransaction } from '@vitrine/store/undoing-transaction';
import { insertVersion } from '@vitrine/store/versions/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { freeFolder, removeUnlessTaken } from '../../hosting/free-folder.ts';
import { newFileKey } from '../../hosting/paths.ts';
import { goLive } from '../../intake/finish-intake.ts';
import { publishLive } from '../../live/publish.ts';
import { loadConfigurator } from '../../publish/load-configurator.ts';
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
import { readSideFiles, type SideFiles, writeSideFiles } from './side-files.ts';

/** Folders of an organisation that belong to no project. */
const RESERVED_FOLDERS: readonly string[] = ['assets', 'logos', 'resellers'];
const FIRST_VERSION = 1000;

/**
 * Creates a configurator from its form and files, all or nothing: everything is checked before the first row is
 * written. It goes live immediately, or when its images are prepared.
 */
export async function createConfigurator(
  services: Services,
  caller: Caller,
  organisationId: number,
  input: NewConfigurator,
  files: Files,
): Promise<SavedUpload> {
  const { db, jobs } = services;
  const organisation = await findOrganisation(db, caller.scope, organisationId);
  if (!organisation || organisation.parentId !== null) throw new AppError('resource.missing');
  const type = typeName(input.configurator_type);
  if (type !== 'stockset' && !files.uploaded.has('json_data')) {
    throw new AppError('request.invalid', { errors: { json_data: [messages.dataFileMissing] } });
  }
  const side = readSideFiles(files.uploaded);
  const upload = await readUpload(services, await withStored(services, organisationId, files), type);
  let written: string | undefined;
  const create = async (transaction: Database): Promise<number> => {
    const row = await insertRow(transaction, organisation, input, upload);
    written = row.dataUrl;
    await writeSideFiles(services.content, row.dataUrl, side);
    await fillIn(services, transaction, caller, { ...row, organisationId, input, upload, side });
    return row.id;
  };
  const creating = undoingTransaction(db, create, () => dropUpload(services, upload));
  const id = await creating.catch((error: unknown) =>
    undoAndThrow(error, async () => written && removeUnlessTaken(services, written, isConfiguratorFolder)),
  );
  jobs.wake('prepare-images');
  return { loaded: await loadConfigurator(db, caller.scope, id), notes: notesOn(type, upload) };
}

async function insertRow(
  transaction: Database,
  organisation: OrganisationRecord,
  input: NewConfigurator,
  upload: ReadUpload | null,
): Promise<{ id: number; dataUrl: string }> {
  const group = await groupOf(transaction, organisation, input);
  const folderName = safeName(input.name) || 'configurator';
  const path = `${organisation.dataUrl}/${group.safeName}/${folderName}`;
  const folder = await freeFolder(transaction, path, isConfiguratorFolder);
  const layout = upload?.file.layout;
  const { id } = await insertConfigurator(transaction, {
    organisationId: organisation.id,
    groupId: group.id,
    name: input.name,
    safeName: folder.slice(folder.lastIndexOf('/') + 1),
    typeId: input.configurator_type,
    layout: input.configurator_subtype ?? (typeof layout === 'string' ? layout : null),
    dataUrl: folder,
    image: null,
    ...factsOf(upload?.file),
  });
  return { id, dataUrl: folder };
}

/** The chosen project of the organisation, or the one of that name, which is created when there is none. */
async function groupOf(
  transaction: Database,
  organisation: OrganisationRecord,
  { group_id, group_name }: NewConfigurator,
): Promise<{ id: number; safeName: string }> {
  if (group_id !== undefined) {
    const group = await findGroup(transaction, organisation.id, group_id);
    if (!group) throw new AppError('request.invalid', { errors: { group_id: [messages.projectMissing] } });
    return group;
  }
  const name = group_name ?? '';
  const folderName = safeName(name) || 'project';
  const folder = RESERVED_FOLDERS.includes(folderName) ? `${folderName}-project` : folderName;
  const { id } = await findOrInsertGroup(transaction, { organisationId: organisation.id, name, safeName: folder });
  return { id, safeName: folder };
}

interface CreatedConfigurator {
  id: number;
  dataUrl: string;
  organisationId: number;
  input: NewConfigurator;
  upload: ReadUpload | null;
  side: SideFiles;
}

async function fillIn(
  services: Services,
  transaction: Database,
  caller: Caller,
  made: CreatedConfigurator,
): Promise<void> {
  const { id, organisationId, input, side } = made;
  if (Object.keys(side.columns).length > 0) await updateConfigurator(transaction, id, side.columns);
  await insertFirstVersion(services, transaction, caller, made);
  const within = { id: organisationId, parentId: null };
  await recordAuditEvent(services, transaction, caller, 'configurator.created', { subject: input.name, within });
  await publishLive(transaction, { event: 'configurator created', data: { configurator_id: id } }, { organisationId });
}

async function insertFirstVersion(
  services: Services,
  transaction: Database,
  { user, scope }: Caller,
  { id, organisationId, dataUrl, input, upload }: CreatedConfigurator,
): Promise<void> {
  if (!upload) return;
  const { missing, images } = upload.staged;
  const isDeployed = input.deployed ?? true;
  const waits = missing.length > 0 || images.length > 0;
  const fileKey = newFileKey();
  await insertVersion(transaction, {
    configuratorId: id,
    version: FIRST_VERSION,
    fileKey,
    basedOn: null,
    authorId: user.id,
    authorName: nameOf(user),
    changes: 0,
    createdAt: services.clock(),
  });
  const version = { version: FIRST_VERSION, fileKey, publishes: isDeployed && waits, missing };
  const created = { id, organisationId, dataUrl, typeId: input.configurator_type };
  await addUploadedVersion(services, transaction, created, upload, version);
  const record = await findConfigurator(transaction, scope, id);
  if (record && isDeployed && !waits) await goLive(services, transaction, record, FIRST_VERSION);
}
