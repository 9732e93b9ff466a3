import { AppError } from '@vitrine/contract/errors';
import { imageUploadLimits as limits } from '@vitrine/contract/uploads/limits';
import { uploadMessages as messages } from '@vitrine/contract/uploads/messages';
import { imageHash } from '@vitrine/contract/uploads/schemas';
import type { ImageUploadRecord } from '@vitrine/store/uploads/queries';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The headers of the tus protocol: https://tus.io/protocols/resumable-upload. */

const TUS_VERSION = '1.0.0';
/** The media type of a part. */
export const PART_TYPE = 'application/offset+octet-stream';

type Headers = FastifyRequest['headers'];

const headerOf = (headers: Headers, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const wholeNumber = (text: string): number => (/^\d{1,12}$/.test(text) ? Number(text) : Number.NaN);

/** Rejects requests of another version, and names the version in every answer. */
export function assertTus({ headers }: FastifyRequest, reply: FastifyReply): void {
  reply.header('tus-resumable', TUS_VERSION);
  if (headerOf(headers, 'tus-resumable') === TUS_VERSION) return;
  reply.header('tus-version', TUS_VERSION).header('tus-extension', 'creation,expiration,termination');
  throw new AppError('uploads.wrong_protocol');
}

/** `Upload-Metadata`: keys with Base64 values. */
function readMetadata(headers: Headers): Map<string, string> {
  const text = headerOf(headers, 'upload-metadata').slice(0, limits.metadataBytes);
  const pairs = text.split(',').map((pair): [string, string] => {
    const [key = '', value = ''] = pair.trim().split(' ');
    return [key, Buffer.from(value, 'base64').toString('utf8')];
  });
  return new Map(pairs);
}

/** Size and hash of an image that somebody wants to upload. */
export function readCreation({ headers }: FastifyRequest): { bytes: number; hash: string } {
  const bytes = wholeNumber(headerOf(headers, 'upload-length'));
  if (!(bytes > 0)) throw new AppError('request.invalid', { errors: { 'Upload-Length': [messages.lengthMissing] } });
  const hash = imageHash.safeParse(readMetadata(headers).get('sha256'));
  if (!hash.success) throw new AppError('request.invalid', { errors: { 'Upload-Metadata': [messages.hashMissing] } });
  return { bytes, hash: hash.data };
}

/** Where a part begins; NaN where the request does not say so. */
export const readOffset = ({ headers }: FastifyRequest): number => wholeNumber(headerOf(headers, 'upload-offset'));

/** How much has arrived, of how much, until when. */
export function sendOffset(reply: FastifyReply, { bytes, expiresAt }: ImageUploadRecord, offset: number): void {
  reply
    .header('upload-offset', offset)
    .header('upload-length', bytes)
    .header('upload-expires', expiresAt.toUTCString());
}
