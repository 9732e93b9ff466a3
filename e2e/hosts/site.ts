import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response of a website for a path. */
export type Files = Readonly<Record<string, string>>;

export interface Site {
  /** Address of a path on this host. Every `….localhost` host resolves to this machine. */
  at(host: string, path: string): string;
  close(): void;
}

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/**
 * A website on a real server, because a page that a test fulfils itself could not load anything from this machine.
 * `policy` is the Content-Security-Policy of every response.
 */
export async function serveSite(files: Files, policy: string): Promise<Site> {
  const server = http.createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    const file = files[pathname];
    if (file === undefined) return response.writeHead(404).end();
    const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html';
    const head = { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy };
    return response.writeHead(200, head).end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { at: (host, path) => `http://${host}:${port}${path}`, close: () => server.close() };
}

/** The additions to `default-src 'self'` that docs/embedding.md lists, and nothing else. */
export const documentedPolicy = (content: string, api: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${content}`,
    `img-src 'self' data: blob: ${content}`,
    `connect-src 'self' ${content} ${api}`,
  ].join('; ');
