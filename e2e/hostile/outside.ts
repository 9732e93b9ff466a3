import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response for a path: its type and bytes. */
export type ServedFile = readonly [type: string, bytes: Buffer | string];

export interface Outside {
  /** Address on an external host, e.g. `canary` or `gallery`. */
  at(host: string, path?: string): string;
  /** Serves a response there, without any policy. */
  serve(path: string, ...served: ServedFile): void;
  /** Requests to the canary. */
  asked: string[];
  close(): void;
}

export const CANARY = 'canary';

/** An external machine: a canary that nothing may request, and other hosts with pages that show the product's files. */
export async function openOutside(): Promise<Outside> {
  const asked: string[] = [];
  const pages = new Map<string, ServedFile>();
  const server = http.createServer(({ url = '/', headers }, response) => {
    if (headers.host?.startsWith(`${CANARY}.`)) asked.push(url);
    const found = pages.get(url);
    if (!found) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': found[0] }).end(found[1]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    at: (host, path = '') => `http://${host}.localhost:${port}${path}`,
    serve: (path, ...served) => pages.set(path, served),
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
