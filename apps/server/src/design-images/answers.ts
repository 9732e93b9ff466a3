import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { designImageMessages as messages } from '@vitrine/contract/designs/image-messages';
import { AppError } from '@vitrine/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../network-of.ts';
import type { SiteContext } from '../sites/new-site.ts';

const MINUTE_MS = 60_000;

/** Headers by which any page may show what an address answers, errors too. */
export const allowAnywhere = (reply: FastifyReply): void =>
  void reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', "default-src 'none'");

/** Whether an `If-None-Match` names this tag. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;

/** Counts what is made for a network and was not stored. Rejects more than `most` a minute. @param of what is counted */
export function countMade(
  { requestCounts }: SiteContext['shared'],
  { ip }: FastifyRequest,
  { of, most = limits.drawnPerMinute }: { of: string; most?: number },
): void {
  const { current, ttl } = requestCounts.count(`${of}:${networkOf(ip)}`, MINUTE_MS);
  if (current > most)
    throw new AppError('request.too_many', { detail: messages.drawnTooMany, retryAfter: Math.ceil(ttl / 1000) });
}
