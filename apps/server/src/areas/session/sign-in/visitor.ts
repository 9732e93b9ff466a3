import { sessionLimits } from '@vitrine/contract/session/limits';
import type { FastifyRequest } from 'fastify';
import { hashToken } from '../../../accounts/hash-token.ts';
import { networkOf } from '../../../network-of.ts';

/** The source of a sign-in attempt. */
export interface Visitor {
  network: string;
  userAgent: string | undefined;
  /** The hash of the device cookie; null without one. */
  deviceHash: string | null;
}

export function visitorOf({ ip, headers, cookies }: FastifyRequest): Visitor {
  const token = cookies[sessionLimits.deviceCookieName];
  return { network: networkOf(ip), userAgent: headers['user-agent'], deviceHash: token ? hashToken(token) : null };
}
