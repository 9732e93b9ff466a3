import { type DesignImageFormat, designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { designImageMessages as messages } from '@vitrine/contract/designs/image-messages';
import { type DesignImageQuery, designImageQuery } from '@vitrine/contract/designs/image-query';
import { AppError } from '@vitrine/contract/errors';
import { openSizes } from '@vitrine/domain/design/view/open-sizes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteContext } from '../sites/new-site.ts';
import { canonicalQuery, isOpen, isSigned } from './address.ts';
import { allowAnywhere, countMade, namesTag } from './answers.ts';
import { drawImage } from './draw-image.ts';
import { type ImageVersion, readImageVersion } from './find-version.ts';
import { negotiateFormat } from './negotiate-format.ts';
import { planImage } from './plan-image.ts';
import { storedOrDrawn } from './stored-or-drawn.ts';

/** How many addresses are remembered with the names of their images. */
const NAMES_MOST = 5000;

/** Signed addresses are counted by themselves. */
const SIGNED = { of: 'design image, signed', most: limits.signedPerMinute };
/** Everyone can write addresses without end, also of designs that do not exist. Of signed ones there are few. */
const SEARCHED = { of: 'design image, searched', most: limits.searchedPerMinute };

const TYPES: Record<DesignImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Answers addresses of images of designs: stored ones at once, others once they are drawn. */
export function designImages({ services, shared }: Pick<SiteContext, 'services' | 'shared'>) {
  const names = new Map<string, string>();

  /** The name of the image of a query without its ending: remembered, because finding it reads the whole catalogue. */
  const nameOf = async (found: ImageVersion, query: DesignImageQuery, beforeSearching: () => void): Promise<string> => {
    const { sig: _sig, format: _format, reseller: _reseller, ...shown } = query;
    const images = found.assetIndex ?? found.uploadsIndex;
    const address = `${found.version} ${found.fileKey} ${images} ${canonicalQuery({ ...shown, version: undefined })}`;
    const known = names.get(address);
    if (known === undefined) beforeSearching();
    const name = known ?? (await planImage(services, found, query)).key;
    names.delete(address);
    names.set(address, name);
    const [oldest] = names.keys();
    if (names.size > NAMES_MOST && oldest !== undefined) names.delete(oldest);
    return name;
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    allowAnywhere(reply);
    const query = readQuery(request.query);
    const hasSignature = checkSignature(services, query);
    const found = await readImageVersion(shared.imageVersions.find, query, hasSignature);
    if (!hasSignature) assertIsOpen(query, found);
    const name = await nameOf(found, query, () => {
      if (!hasSignature) countMade(shared, request, SEARCHED);
    });
    const format = query.format ?? negotiateFormat(request.headers.accept);
    const file = `${name}.${format}`;
    const tag = `"${file}"`;
    reply.type(TYPES[format]);
    if (query.format === undefined) reply.header('vary', 'Accept');
    const keep = (): FastifyReply => reply.header('etag', tag).header('cache-control', cacheControl(query));
    if (namesTag(request.headers['if-none-match'], tag)) return keep().status(304).send();
    const { bytes, isComplete } = await storedOrDrawn(services, {
      owner: found,
      name: file,
      draw: async () => drawImage(services, (await planImage(services, found, query)).plan, format),
      beforeDrawing: () => countMade(shared, request, hasSignature ? SIGNED : { of: 'design image' }),
    });
    // Without an image that is gone it may look different in a moment.
    if (!isComplete) reply.header('cache-control', 'no-store');
    else keep();
    return reply.send(bytes);
  };
}

/** Rejects with one sentence: that of the first parameter that is wrong. */
function readQuery(input: unknown): DesignImageQuery {
  const values = { ...(input as Record<string, unknown>) };
  const twice = Object.entries(values).find(([, value]) => typeof value !== 'string');
  if (twice) throw invalid(twice[0], messages.listInvalid(twice[0].slice(0, 40)));
  const read = designImageQuery.safeParse(values);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = String(issue?.path[0] ?? 'configurator');
  throw invalid(field, field === 'configurator' ? messages.configuratorInvalid : (issue?.message ?? ''));
}

const invalid = (field: string, message: string): AppError =>
  new AppError('request.invalid', { detail: message, errors: { [field]: [message] } });

/** Whether the address is signed. Rejects a wrong signature. */
function checkSignature({ secrets }: Pick<SiteContext['services'], 'secrets'>, query: DesignImageQuery): boolean {
  if (isSigned(secrets, query)) return true;
  if (query.sig !== undefined) throw new AppError('designs.image_unsigned');
  return false;
}

/**
 * Rejects an address without a signature that would have to be signed: free parameters would let everyone have millions
 * of images drawn. Only a configurator that visitors see gets this far, so the sizes of others stay unknown.
 */
function assertIsOpen(query: DesignImageQuery, { imageSizes }: Pick<ImageVersion, 'imageSizes'>): void {
  const sizes = openSizes(imageSizes);
  if (isOpen(query, sizes)) return;
  const named = sizes.map(({ width, height }) => `${width} x ${height}`).join(', ');
  throw new AppError('designs.image_unsigned', { detail: messages.signatureMissing(named) });
}

/** An image of a pinned version never changes. The newest version may be another one soon. */
const cacheControl = ({ version }: DesignImageQuery): string =>
  version === undefined
    ? `public, max-age=${limits.newestSeconds}`
    : `public, max-age=${limits.pinnedSeconds}, immutable`;
