import { createHash, randomInt } from 'node:crypto';
import { designLimits as limits } from '@vitrine/contract/designs/limits';
import { designMessages } from '@vitrine/contract/designs/messages';
import type { SharedDesign } from '@vitrine/contract/designs/schemas';
import { AppError } from '@vitrine/contract/errors';
import { sharedPage } from '@vitrine/domain/design/shared-page';
import { keepSharedDesign } from '@vitrine/store/designs/queries';
import type { Services } from '../../services.ts';
import { assertVisitorOrigin } from '../../visitor-origin.ts';
import { type Deployed, readDeployed, readDesign } from './deployed.ts';

/** Without signs that look alike: codes are also read aloud and typed. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';

const newCode = (): string => Array.from({ length: limits.codeLength }, () => SIGNS[randomInt(SIGNS.length)]).join('');

export interface Shared {
  design: string;
  page: string;
  viewer: string;
}

/** The short link to a design on a page, the same for the same content; null where the page is not one of theirs. */
export async function linkTo(
  { db, addresses, clock }: Services,
  { record, type, resellerId, hosts }: Deployed,
  { design, page, viewer }: Shared,
): Promise<string | null> {
  const kept = sharedPage(page, type, hosts);
  if (kept === null) return null;
  const content = JSON.stringify([record.id, resellerId, design, kept, viewer]);
  const code = await keepSharedDesign(db, {
    code: newCode(),
    contentHash: createHash('sha256').update(content).digest('base64url'),
    configuratorId: record.id,
    resellerId,
    design,
    page: kept,
    viewer,
    createdAt: clock(),
  });
  return `${addresses.api}/s/${code}`;
}

/** Makes a short link for a visitor. Refuses foreign websites, as sender and as what the link would lead to. */
export async function shareDesign(
  services: Services,
  input: SharedDesign,
  origin: string | undefined,
): Promise<{ url: string }> {
  const deployed = await readDeployed(services, input);
  assertVisitorOrigin(origin, deployed.hosts);
  readDesign(deployed, input.design);
  const url = await linkTo(services, deployed, input);
  if (url === null) throw new AppError('request.invalid', { errors: { page: [designMessages.unknownPage] } });
  return { url };
}
