import type { FastifyReply } from 'fastify';

/**
 * Calls a function once a response is sent or its connection is gone; at once where it is gone already, because Node
 * says so only once. What a request holds is let go with it.
 */
export function whenClosed({ raw }: FastifyReply, letGo: () => void): void {
  if (raw.destroyed) letGo();
  else raw.once('close', letGo);
}
