import { Readable } from 'node:stream';
import { imageUploadLimits as limits } from '@vitrine/contract/uploads/limits';
import { uploadRoutes } from '@vitrine/contract/uploads/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mount } from '../../mount.ts';
import { networkOf } from '../../network-of.ts';
import { perMinute } from '../../plugins/rate-limits.ts';
import type { UploadSlots } from '../../plugins/uploads/upload-slots.ts';
import { whenClosed } from '../../request/when-closed.ts';
import type { Services } from '../../services.ts';
import { createUpload, findStoredImages, loadUpload, readArrived, receivePart, removeUpload } from './service.ts';
import { assertTus, PART_TYPE, readCreation, readOffset, sendOffset } from './tus.ts';
import type { UploadWriters } from './upload-writers.ts';

interface UploadState {
  uploadSlots: UploadSlots;
  uploadWriters: UploadWriters;
}

const OPTIONS = { config: perMinute(limits.requestsPerMinute) };
const CREATED = 201;
const NO_CONTENT = 204;

/** Uploads of single images that can be resumed (docs/decisions/0029-uploads-that-resume.md). */
export async function uploadsArea(app: FastifyInstance, services: Services, state: UploadState): Promise<void> {
  mount(app, uploadRoutes.findStoredImages, ({ params, body }, { caller }) =>
    findStoredImages(services, caller, params.organisationId, body.hashes),
  );

  mount(
    app,
    uploadRoutes.createUpload,
    async ({ params }, request, reply) => {
      const row = await createUpload(services, request.caller, params.organisationId, () => {
        assertTus(request, reply);
        return readCreation(request);
      });
      sendOffset(reply, row, 0);
      reply.code(CREATED).header('location', `${request.url.split('?')[0]}/${row.id}`);
    },
    OPTIONS,
  );

  // Only here may a body be of this type: it is not read before the handler does.
  await app.register(async (parts) => {
    parts.addContentTypeParser(PART_TYPE, (_request, payload, done) => done(null, payload));
    mountUpload(parts, services, state);
  });
}

/** What is done with an upload that has begun. */
function mountUpload(app: FastifyInstance, services: Services, { uploadSlots, uploadWriters }: UploadState): void {
  mount(
    app,
    uploadRoutes.readUploadOffset,
    async ({ params }, request, reply) => {
      const row = await loadUpload(services, request.caller, params);
      assertTus(request, reply);
      const offset = await uploadWriters.run(row.id, null, () => readArrived(services, row));
      sendOffset(reply, row, offset);
    },
    OPTIONS,
  );

  mount(
    app,
    uploadRoutes.sendUploadPart,
    async ({ params }, request, reply) => {
      const row = await loadUpload(services, request.caller, params);
      assertTus(request, reply);
      whenClosed(reply, uploadSlots.take('signedIn', networkOf(request.ip)));
      const part = { offset: readOffset(request), body: bodyOf(request), whenArrived: () => request.renewCaller() };
      const offset = await uploadWriters.run(row.id, part.body, () => receivePart(services, row, part));
      sendOffset(reply, row, offset);
      reply.code(NO_CONTENT);
    },
    OPTIONS,
  );

  mount(
    app,
    uploadRoutes.deleteUpload,
    async ({ params }, request, reply) => {
      const row = await loadUpload(services, request.caller, params);
      assertTus(request, reply);
      await uploadWriters.run(row.id, null, () => removeUpload(services, row));
      reply.code(NO_CONTENT);
    },
    OPTIONS,
  );
}

const bodyOf = ({ body }: FastifyRequest): Readable => (body instanceof Readable ? body : Readable.from([]));
