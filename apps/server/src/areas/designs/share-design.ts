import { createHash, randomInt } from 'node:crypto';
import { designLimits as limits } from '@vitrine/contract/designs/limits';
import { designMessages } from '@vitrine/contract/designs/messages';
import type { SharedDesign } from '@vitrine/contract/designs/schemas';
import { AppError } from '@vitrine/contract/errors';
import { sharedPage } from '@vitrine/domain/design/links/shared-page';
import { saveSharedDesign } from '@vitrine/store/designs/queries';
import type { Services } from '../../services.ts';
import { assertVisitorOrigin } from '../../visitor-origin.ts';
import { type LiveConfigurator, readDesign, readLiveConfigurator } from './live-configurator.ts';

/** Without look-alike characters: codes are also read aloud and typed. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';

const newCode = (): string => Array.from({ length: limits.codeLength }, () => SIGNS[randomInt(SIGNS.length)]).join('');

export interface LinkInput {
  design: string;
  page: string;
  viewer: string;
}

/**
 * The short link to a design on a page, the same for the same content; null when the page is on no website of the
 * tenant.
 */
export async function linkTo(
  { db, addresses, clock }: Services,
  { record, type, resellerId, hosts }: LiveConfigurator,
  { design, page, viewer }: LinkInput,
): Promise<string | null> {
  const sharedUrl = sharedPage(page, type, hosts);
  if (sharedUrl === null) return null;
  const content = JSON.stringify([record.id, resellerId, design, sharedUrl, viewer]);
  const code = await saveSharedDesign(db, {
    code: newCode(),
    contentHash: createHash('sha256').update(content).digest('base64url'),
    configuratorId: record.id,
    resellerId,
    design,
    page: sharedUrl,
    viewer,
    createdAt: clock(),
  });
  return `${addresses.api}/s/${code}`;
}

/** Creates a short link for a visitor. Rejects foreign websites, as sender and as target. */
export async function shareDesign(
  services: Services,
  input: SharedDesign,
  origin: string | undefined,
): Promise<{ url: string }> {
  const deployed = await readLiveConfigurator(services, input);
  assertVisitorOrigin(origin, deployed.hosts);
  readDesign(deployed, input.design);
  const url = await linkTo(services, deployed, input);
  if (url === null) throw new AppError('request.invalid', { errors: { page: [designMessages.unknownPage] } });
  return { url };
}
