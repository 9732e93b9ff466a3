import multipart from '@fastify/multipart';
import { refuse } from '@vitrine/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a multipart request by field; what they really are is for their reader to find out. */
    uploaded: Map<string, Buffer>;
  }
}

const FIELD_BYTES = 1024 * 1024;

/** Reads multipart requests of routes that declare files: text fields become the body, files lie in `uploaded`. */
export const uploads = fp(async (app: FastifyInstance) => {
  await app.register(multipart, { limits: { fieldSize: FIELD_BYTES, fields: 60, files: 20, parts: 80 } });
  app.decorateRequest('uploaded');
  app.addHook('preValidation', async (request) => {
    const declared = request.routeOptions.config.contract?.multipart;
    if (!declared) return;
    request.uploaded = new Map();
    if (request.isMultipart()) request.body = await readParts(request, declared.files);
    for (const [name, { required }] of Object.entries(declared.files)) {
      if (required && !request.uploaded.has(name)) {
        throw refuse('request.invalid', { errors: { [name]: ['Choose a file.'] } });
      }
    }
  });
});

async function readParts(
  request: FastifyRequest,
  declared: Record<string, { maxBytes: number }>,
): Promise<Record<string, string>> {
  // No prototype: a field may be called anything.
  const fields: Record<string, string> = Object.create(null);
  const largest = Math.max(0, ...Object.values(declared).map((file) => file.maxBytes));
  for await (const part of request.parts({ limits: { fileSize: largest } })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const limit = declared[part.fieldname]?.maxBytes;
    const bytes = await readFile(part.file);
    if (limit === undefined || bytes.length === 0) continue;
    if (part.file.truncated || bytes.length > limit) {
      throw refuse('uploads.too_large', {
        errors: { [part.fieldname]: [`This file is larger than ${limit / 1024 / 1024} MB.`] },
      });
    }
    request.uploaded.set(part.fieldname, bytes);
  }
  return { ...fields };
}

async function readFile(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
