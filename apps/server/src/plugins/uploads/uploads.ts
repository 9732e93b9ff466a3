import fs from 'node:fs/promises';
import multipart from '@fastify/multipart';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import type { FileField } from '@vitrine/contract/define-route';
import { AppError } from '@vitrine/contract/errors';
import { OTHER_FILES, type UploadLimit, uploadLimits } from '@vitrine/contract/upload-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { networkOf } from '../../network-of.ts';
import { whenClosed } from '../../request/when-closed.ts';
import { readParts } from './read-parts.ts';
import { type SpooledFile, spoolFolder } from './spool.ts';
import type { Sender, UploadSlots } from './upload-slots.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a multipart request by field; their reader checks what they really are. */
    uploaded: Map<string, Buffer>;
    /** Files of fields that take many: on disk while the request lasts, in the order they came. */
    spooled: Map<string, SpooledFile[]>;
  }
}

/** Names, types and boundaries of a form's parts. */
const BYTES_AROUND_PART = 2048;
/** How long a sender that is rejected mid-upload has to read the response. */
const LINGER_MS = 5_000;

interface UploadOptions {
  uploadSlots: UploadSlots;
  limits?: Record<Sender, UploadLimit>;
}

/**
 * Reads multipart requests of routes that declare files, once the caller may use the route: text fields become the
 * body, files are in `uploaded`, those of fields that take many in `spooled`. While a form arrives its files are on
 * disk, and its fields, bytes, seconds and the number of forms at a time are limited.
 */
export const uploads = fp(async (app: FastifyInstance, { uploadSlots, limits = uploadLimits }: UploadOptions) => {
  // Files of a folder carry their paths as names; nothing uses those as paths of this machine.
  await app.register(multipart, { preservePath: true });
  app.decorateRequest('uploaded');
  app.decorateRequest('spooled');
  app.addHook('preValidation', (request, reply, done) => {
    const { contract } = request.routeOptions.config;
    const declared = contract?.multipart?.files;
    if (!contract || !declared) return done();
    const sender = contract.access === 'public' ? 'visitor' : 'signedIn';
    readFiles(request, reply, { declared, sender, limit: limits[sender], uploadSlots }).then(() => done(), done);
  });
});

type DeclaredFields = Record<string, FileField>;

interface Form {
  uploadSlots: UploadSlots;
  declared: DeclaredFields;
  sender: Sender;
  limit: UploadLimit;
}

async function readFiles(request: FastifyRequest, reply: FastifyReply, form: Form): Promise<void> {
  request.uploaded = new Map();
  request.spooled = new Map();
  if (request.isMultipart()) await takeForm(request, reply, form);
  for (const [name, { required }] of Object.entries(form.declared)) {
    if (required && !request.uploaded.has(name))
      throw new AppError('request.invalid', { errors: { [name]: [fileMessages.required] } });
  }
}

async function takeForm(request: FastifyRequest, reply: FastifyReply, { declared, sender, limit, uploadSlots }: Form) {
  const spool = spoolFolder();
  const maxBytes = bytesOf(declared, limit);
  try {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new AppError('request.too_large');
    if (request.raw.destroyed) throw new AppError('request.unreadable');
    whenClosed(reply, uploadSlots.take(sender, networkOf(request.ip)));
    whenClosed(reply, spool.remove);
    const reading = readParts(request, declared, { limit, spool });
    const { texts, textFiles, single, many } = await withinLimits(request, reading, { ...limit, maxBytes });
    request.body = { ...texts };
    request.uploaded = textFiles;
    request.spooled = many;
    for (const [name, { path }] of single) request.uploaded.set(name, await fs.readFile(path));
  } catch (error) {
    closeLater(request);
    throw errorOf(error);
  }
}

/** The limits of a whole form. */
const bytesOf = (declared: DeclaredFields, { fieldsBytes, fields }: UploadLimit): number => {
  const all = Object.values(declared);
  const parts = fields + all.reduce((sum, { many = 1 }) => sum + many, OTHER_FILES);
  return all.reduce((sum, { maxBytes }) => sum + maxBytes, fieldsBytes) + parts * BYTES_AROUND_PART;
};

/** Rejects a form that is too large, and one that arrives too slowly. */
function withinLimits<T>(
  request: FastifyRequest,
  reading: Promise<T>,
  { seconds, maxBytes }: { seconds: number; maxBytes: number },
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const broken = new Promise<never>((_, reject) => {
    let bytes = 0;
    request.raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) reject(new AppError('request.too_large'));
    });
    timer = setTimeout(() => reject(new AppError('request.too_slow')), seconds * 1000);
  });
  return Promise.race([reading, broken]).finally(() => clearTimeout(timer));
}

/** The parser's error for a body that is cut off or malformed has no code; AppErrors and disk errors have one. */
const errorOf = (error: unknown): unknown =>
  error instanceof Error && !('code' in error)
    ? Object.assign(new AppError('request.unreadable'), { cause: error })
    : error;

/** Reads the rest of the request for a moment, so that the sender receives the response, then closes the connection. */
function closeLater({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), LINGER_MS).unref();
  for (const event of ['end', 'close', 'error']) raw.once(event, () => clearTimeout(timer));
}
