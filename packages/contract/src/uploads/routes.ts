import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { hashesAsked, storedImages } from './schemas.ts';

const organisation = z.object({ organisationId: z.coerce.number().int().positive() });
/** Unguessable. */
const upload = organisation.extend({ uploadId: z.string().regex(/^[\w-]{32}$/) });

/** Uploads of single images that can be resumed: the tus protocol 1.0 (creation, expiration, termination). */
export const uploadRoutes = {
  findStoredImages: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/uploads/stored',
    access: 'permission:configurators|configurators.create',
    summary: 'Which images the organisation has already, by their SHA-256, and the space that it uses',
    params: organisation,
    body: hashesAsked,
    answer: storedImages,
  }),
  createUpload: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/uploads',
    access: 'permission:configurators|configurators.create',
    summary:
      'Begin the upload of one image (tus): `Upload-Length`, and in `Upload-Metadata` its `sha256`; `Location` is its address',
    params: organisation,
    answer: z.unknown(),
    empty: true,
    errors: ['uploads.no_space', 'uploads.too_large', 'uploads.wrong_protocol', 'uploads.unfinished'],
  }),
  readUploadOffset: defineRoute({
    method: 'HEAD',
    path: '/organisations/:organisationId/uploads/:uploadId',
    access: 'permission:configurators|configurators.create',
    summary: 'How much of an image has arrived (tus), as `Upload-Offset`',
    params: upload,
    answer: z.unknown(),
    empty: true,
    errors: ['uploads.expired', 'uploads.wrong_protocol'],
  }),
  sendUploadPart: defineRoute({
    method: 'PATCH',
    path: '/organisations/:organisationId/uploads/:uploadId',
    access: 'permission:configurators|configurators.create',
    summary:
      'Send the rest of an image, or a part of it, from `Upload-Offset` on (tus, `application/offset+octet-stream`)',
    params: upload,
    answer: z.unknown(),
    empty: true,
    errors: [
      'uploads.expired',
      'uploads.wrong_offset',
      'uploads.wrong_hash',
      'uploads.wrong_protocol',
      'uploads.not_an_image',
      'uploads.too_large',
    ],
  }),
  deleteUpload: defineRoute({
    method: 'DELETE',
    path: '/organisations/:organisationId/uploads/:uploadId',
    access: 'permission:configurators|configurators.create',
    summary: 'Drop an unfinished upload (tus)',
    params: upload,
    answer: z.unknown(),
    empty: true,
    errors: ['uploads.wrong_protocol'],
  }),
} as const;
