import { PassThrough, type Readable } from 'node:stream';
import { utcDay } from '@vitrine/domain/dates/utc-day';
import { listEnquiryFolders } from '@vitrine/store/enquiries/queries';
import { EXPORT_PARTS, exportPart } from '@vitrine/store/organisations/export';
import { ZipFile } from 'yazl';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { originalsFolder } from '../../hosting/paths.ts';
import type { Services } from '../../services.ts';
import { organisationInScope } from './edit-organisation.ts';

/**
 * All data of an organisation as one streamed ZIP: `data/*.json` holds the rows, `files/` its files on the content
 * host and the images as they were uploaded. Returns the stream and a file name.
 */
export async function exportOrganisation(
  services: Services,
  caller: Caller,
  id: number,
): Promise<{ stream: Readable; name: string }> {
  const { db, content, clock } = services;
  const organisation = await organisationInScope(db, caller, id);
  await recordAuditEvent(services, db, caller, 'organisation.exported', {
    subject: organisation.name,
    within: organisation,
  });
  const zip = new ZipFile();
  for (const part of EXPORT_PARTS) {
    zip.addBuffer(Buffer.from(await exportPart(db, id, part)), `data/${part}.json`, { mtime: clock() });
  }
  const folders = [organisation.dataUrl, originalsFolder(id), ...(await listEnquiryFolders(db, id))];
  for (const folder of folders) {
    for (const file of await content.list(folder))
      zip.addReadStreamLazy(`files/${file}`, fileOptions(file), opener(services, file));
  }
  zip.end();
  const stream = new PassThrough();
  zip.on('error', (error) => stream.destroy(error as Error));
  zip.outputStream.pipe(stream);
  return { stream, name: `${organisation.safeName}-${utcDay(clock())}.zip` };
}

/** Images are compressed already. */
const fileOptions = (file: string) => ({ compress: /\.(json|svg|js|css)$/.test(file) });

const opener =
  ({ content }: Pick<Services, 'content'>, file: string) =>
  (done: (error: unknown, stream: Readable) => void): void => {
    content.open(file).then(
      (found) => (found ? done(null, found.stream) : done(new Error(`${file} is gone`), new PassThrough())),
      (error: unknown) => done(error, new PassThrough()),
    );
  };
