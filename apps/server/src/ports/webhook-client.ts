import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { WebhookError } from '@vitrine/contract/webhooks/schemas';
import { isPublicAddress } from './public-address.ts';

export type PostResult = { status: number } | { error: WebhookError };

/** Posts JSON to an address that a customer chose. Only the status of the response is read. Never throws. */
export interface WebhookClient {
  send(address: string, headers: Record<string, string>, body: string): Promise<PostResult>;
}

/**
 * Over the network. Unless `anywhere` (the demo), only to public addresses: the name is resolved once, every address is
 * checked, and the request goes to the checked address. Redirects are not followed. `timeoutMs` is for all of it.
 */
export function webhookClient({ anywhere, timeoutMs }: { anywhere: boolean; timeoutMs: number }): WebhookClient {
  return {
    async send(address, headers, body) {
      const url = new URL(address);
      const signal = AbortSignal.timeout(timeoutMs);
      const found = await Promise.race([lookUp(url.hostname), undefinedOnAbort(signal)]);
      if (!found) return { error: 'silent' };
      const first = found[0];
      if (first === undefined) return { error: 'unknown' };
      if (!anywhere && (url.protocol !== 'https:' || !found.every(isPublicAddress))) return { error: 'private' };
      return post(url, first, { headers, body, signal });
    },
  };
}

/** Looking a host up cannot be stopped: a name server that does not answer holds up what asks it. */
const undefinedOnAbort = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));

/** Every address of a host; the host itself when it is an address. */
async function lookUp(host: string): Promise<string[]> {
  const literal = host.replace(/^\[|\]$/g, '');
  if (net.isIP(literal)) return [literal];
  const found = await dns.lookup(host, { all: true, order: 'ipv4first' }).catch(() => []);
  return found.map(({ address }) => address);
}

interface WebhookRequest {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

function post(url: URL, address: string, { headers, body, signal }: WebhookRequest): Promise<PostResult> {
  const { request } = url.protocol === 'https:' ? https : http;
  const pinned: net.LookupFunction = (_host, options, done) => {
    const family = net.isIP(address);
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  return new Promise((resolve) => {
    const outgoing = request(
      url,
      { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, lookup: pinned, signal },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0 });
        answer.destroy();
      },
    );
    outgoing.on('error', () => resolve({ error: signal.aborted ? 'silent' : 'unreachable' }));
    outgoing.end(body);
  });
}
