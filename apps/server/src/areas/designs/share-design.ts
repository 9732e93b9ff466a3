import { createHash, randomInt } from 'node:crypto';
import { designLimits as limits } from '@vitrine/contract/designs/limits';
import { designMessages } from '@vitrine/contract/designs/messages';
import type { SharedDesign } from '@vitrine/contract/designs/schemas';
import { AppError } from '@vitrine/contract/errors';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { sharedPage } from '@vitrine/domain/design/links/shared-page';
import { findCodeOfContent, saveSharedDesign } from '@vitrine/store/designs/queries';
import { countTry } from '../../plugins/rate-limits.ts';
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

/** What a visitor's request says about its sender. */
export interface VisitorRequest {
  origin: string | undefined;
  network: string;
}

/**
 * The short link to a design on a page, the same for the same content; null when the page is on no website of the
 * tenant.
 * @param network The visitor's, whose new links of a day are limited; null for a member of the tenant
 * @throws AppError `request.too_many` when the network has made as many new links as a day allows
 */
export async function linkTo(
  services: Services,
  { record, type, resellerId, hosts }: LiveConfigurator,
  { design, page, viewer }: LinkInput,
  network: string | null,
): Promise<string | null> {
  const { db, addresses, clock } = services;
  const sharedUrl = sharedPage(page, type, hosts);
  if (sharedUrl === null) return null;
  const content = JSON.stringify([record.id, resellerId, design, sharedUrl, viewer]);
  const contentHash = createHash('sha256').update(content).digest('base64url');
  const linkOf = (code: string) => `${addresses.api}/s/${code}`;
  const known = await findCodeOfContent(db, contentHash);
  if (known !== undefined) return linkOf(known);
  if (network !== null) {
    await countTry(services, [{ of: `links:${network}`, max: limits.newLinksPerDay, seconds: DAY_MS / 1000 }]);
  }
  const code = await saveSharedDesign(db, {
    code: newCode(),
    contentHash,
    configuratorId: record.id,
    resellerId,
    design,
    page: sharedUrl,
    viewer,
    createdAt: clock(),
  });
  return linkOf(code);
}

/** Creates a short link for a visitor. Rejects foreign websites, as sender and as target. */
export async function shareDesign(
  services: Services,
  input: SharedDesign,
  { origin, network }: VisitorRequest,
): Promise<{ url: string }> {
  const deployed = await readLiveConfigurator(services, input);
  assertVisitorOrigin(origin, deployed.hosts);
  readDesign(deployed, input.design);
  const url = await linkTo(services, deployed, input, network);
  if (url === null) throw new AppError('request.invalid', { errors: { page: [designMessages.unknownPage] } });
  return { url };
}
