import { typeName } from '@vitrine/contract/configurators/limits';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { AppError } from '@vitrine/contract/errors';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { toThousandths } from '@vitrine/domain/versions/thousandths';
import { lockConfigurator, updateConfigurator } from '@vitrine/store/configurators/queries';
import { insertVersion } from '@vitrine/store/versions/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { readAssetIndex, settleIndex } from '../../hosting/asset-index.ts';
import { newFileKey } from '../../hosting/paths.ts';
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
  readUpload,
  type SavedUpload,
} from './read-upload.ts';

/**
 * Saves an uploaded data file as a new version, which visitors see once it is deployed. Images that were prepared
 * before need not be sent again. Rejects a version that exists.
 */
export async function saveMajorVersion(
  services: Services,
  caller: Caller,
  input: { configuratorId: number; version: number },
  files: Files,
): Promise<SavedUpload> {
  const { db, jobs, content, clock } = services;
  const version = toThousandths(input.version);
  const { record, taken } = await loadConfigurator(db, caller.scope, input.configuratorId);
  if (taken?.includes(version)) throw new AppError('versions.exists');
  const known = await readAssetIndex(content, record, null);
  const type = typeName(record.typeId);
  const upload = await readUpload(services, files, type, known);
  if (!upload) throw new AppError('request.invalid', { errors: { json_data: [messages.jsonFileMissing] } });
  const saving = db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, record.id);
    const now = await loadConfigurator(transaction, caller.scope, record.id);
    if (now.taken?.includes(version)) throw new AppError('versions.exists');
    await settleIndex(content, transaction, now);
    const prepared = await readAssetIndex(content, now.record, null);
    const missing = upload.staged.missing.filter((path) => !Object.hasOwn(prepared, path));
    const fileKey = newFileKey();
    await insertVersion(transaction, {
      configuratorId: record.id,
      version,
      fileKey,
      basedOn: null,
      authorId: caller.user.id,
      authorName: nameOf(caller.user),
      changes: 0,
      createdAt: clock(),
    });
    await addUploadedVersion(services, transaction, record, upload, { version, fileKey, publishes: false, missing });
    await updateConfigurator(transaction, record.id, factsOf(upload.file));
    await recordAuditEvent(services, transaction, caller, 'version.saved', {
      subject: record.name,
      detail: formatVersion(input.version),
      within: { id: record.organisationId, parentId: null },
    });
    const data = { configurator_id: record.id, version: input.version };
    const audience = { organisationId: record.organisationId };
    await publishLive(transaction, { event: 'configurator version created', data }, audience);
  });
  await saving.catch(async (error: unknown) => {
    await dropUpload(services, upload);
    throw error;
  });
  jobs.wake('prepare-images');
  return { loaded: await loadConfigurator(db, caller.scope, record.id), notes: notesOn(type, upload) };
}
