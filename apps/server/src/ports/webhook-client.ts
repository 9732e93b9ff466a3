import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { WebhookError } from '@vitrine/contract/webhooks/schemas';
import { isPublicAddress } from './public-address.ts';

export type Posted = { status: number } | { error: WebhookError };

/** Sends JSON to an address that a customer chose. What is answered beside the status is not read. Never throws. */
export interface WebhookClient {
  send(address: string, headers: Record<string, string>, body: string): Promise<Posted>;
}

/**
 * Over the network. Unless `anywhere` (the demo), only to public addresses: the name is looked up once, every answer
 * is checked, and the address that was checked is the one that is asked. Redirects are not followed.
 */
export function webhookClient({ anywhere, timeoutMs }: { anywhere: boolean; timeoutMs: number }): WebhookClient {
  return {
    async send(address, headers, body) {
      const url = new URL(address);
      const found = await lookUp(url.hostname);
      const first = found[0];
      if (first === undefined) return { error: 'unknown' };
      if (!anywhere && (url.protocol !== 'https:' || !found.every(isPublicAddress))) return { error: 'private' };
      return post(url, first, { headers, body, timeoutMs });
    },
  };
}

/** Every address of a host; the host itself where it is one. */
async function lookUp(host: string): Promise<string[]> {
  const literal = host.replace(/^\[|\]$/g, '');
  if (net.isIP(literal)) return [literal];
  const found = await dns.lookup(host, { all: true, order: 'ipv4first' }).catch(() => []);
  return found.map(({ address }) => address);
}

interface Sent {
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
}

function post(url: URL, address: string, { headers, body, timeoutMs }: Sent): Promise<Posted> {
  const { request } = url.protocol === 'https:' ? https : http;
  const pinned: net.LookupFunction = (_host, options, done) => {
    const family = net.isIP(address);
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const asked = request(
      url,
      { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, lookup: pinned, signal },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0 });
        answer.destroy();
      },
    );
    asked.on('error', () => resolve({ error: signal.aborted ? 'silent' : 'unreachable' }));
    asked.end(body);
  });
}
