import multipart from '@fastify/multipart';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import type { FileField } from '@vitrine/contract/define-route';
import { refuse } from '@vitrine/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type SpooledFile, spoolFolder } from './spool.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a multipart request by field; what they really are is for their reader to find out. */
    uploaded: Map<string, Buffer>;
    /** Files of fields that take many: on disk while the request lasts, in the order they came. */
    spooled: Map<string, SpooledFile[]>;
  }
}

const FIELD_BYTES = 1024 * 1024;
const FIELDS = 60;
const FILES = 20;
const MEGABYTE = 1024 * 1024;

/**
 * Reads multipart requests of routes that declare files: text fields become the body, files lie in `uploaded`, those of
 * fields that take many in `spooled`.
 */
export const uploads = fp(async (app: FastifyInstance) => {
  // Files of a folder carry their paths as names; nobody takes those for paths of this machine.
  await app.register(multipart, { limits: { fieldSize: FIELD_BYTES, fields: FIELDS }, preservePath: true });
  app.decorateRequest('uploaded');
  app.decorateRequest('spooled');
  app.addHook('preValidation', async (request, reply) => {
    const declared = request.routeOptions.config.contract?.multipart;
    if (!declared) return;
    request.uploaded = new Map();
    request.spooled = new Map();
    if (request.isMultipart()) {
      const spool = spoolFolder();
      reply.raw.once('close', spool.remove);
      request.body = await readParts(request, declared.files, spool).catch(refuseBroken);
    }
    for (const [name, { required }] of Object.entries(declared.files)) {
      if (required && !request.uploaded.has(name)) {
        throw refuse('request.invalid', { errors: { [name]: [fileMessages.required] } });
      }
    }
  });
});

type Declared = Record<string, FileField>;
type Spool = ReturnType<typeof spoolFolder>;

async function readParts(request: FastifyRequest, declared: Declared, spool: Spool): Promise<Record<string, string>> {
  // No prototype: a field may be called anything.
  const fields: Record<string, string> = Object.create(null);
  const all = Object.values(declared);
  const fileSize = Math.max(0, ...all.map((file) => file.maxBytes));
  const files = FILES + Math.max(0, ...all.map((file) => file.many ?? 0));
  for await (const part of request.parts({ limits: { fileSize, files, parts: files + FIELDS } })) {
    const { fieldname } = part;
    const field = Object.hasOwn(declared, fieldname) ? declared[fieldname] : undefined;
    if (part.type === 'field') {
      const text = String(part.value);
      if (!field) fields[fieldname] = text;
      // A file may be sent as text where it fits.
      else if (part.valueTruncated) throw tooLarge(fieldname, FIELD_BYTES);
      else if (text !== '') request.uploaded.set(fieldname, Buffer.from(text));
      continue;
    }
    if (field?.many) {
      await spoolPart(request, part, field, spool);
      continue;
    }
    const bytes = await readFile(part.file);
    if (!field || bytes.length === 0) continue;
    if (part.file.truncated || bytes.length > field.maxBytes) throw tooLarge(fieldname, field.maxBytes);
    request.uploaded.set(fieldname, bytes);
  }
  return { ...fields };
}

/** What the parser throws at a body that is cut off or malformed has no code; refusals and failing disks have one. */
function refuseBroken(error: unknown): never {
  if (error instanceof Error && !('code' in error)) throw Object.assign(refuse('request.unreadable'), { cause: error });
  throw error;
}

async function spoolPart(
  request: FastifyRequest,
  part: { fieldname: string; filename: string; file: NodeJS.ReadableStream & { truncated: boolean } },
  { maxBytes }: FileField,
  spool: Spool,
): Promise<void> {
  const before = request.spooled.get(part.fieldname) ?? [];
  const file = await spool.take(part.file, part.filename);
  const total = before.reduce((sum, { bytes }) => sum + bytes, file.bytes);
  if (part.file.truncated || total > maxBytes) throw tooLarge(part.fieldname, maxBytes);
  if (file.bytes > 0) request.spooled.set(part.fieldname, [...before, file]);
}

const tooLarge = (field: string, limit: number) =>
  refuse('uploads.too_large', { errors: { [field]: [fileMessages.tooLarge(limit / MEGABYTE)] } });

async function readFile(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
