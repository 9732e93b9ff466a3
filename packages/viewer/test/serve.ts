import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.webp': 'image/webp' };

export interface Sites {
  /** Address of a page on 127.0.0.1 with this body, under a strict policy. */
  page(body: string): string;
  /** The content host, on localhost: another site. */
  content: string;
}

const listen = (answer: http.RequestListener): Promise<http.Server> =>
  new Promise((resolve) => {
    const server = http.createServer(answer).listen(0, () => resolve(server));
  });
const portOf = (server: http.Server): number => (server.address() as AddressInfo).port;

/** Serves a build of the viewer and content folders on one site, and pages that embed them on another. */
export async function serveSites(build: string, content: string): Promise<Sites> {
  const files = await listen(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://content');
    const own = pathname.startsWith('/viewer/v1/');
    const file = own ? path.join(build, pathname.slice('/viewer/v1/'.length)) : path.join(content, pathname);
    const type = TYPES[path.extname(file)];
    response.setHeader('access-control-allow-origin', '*');
    if (!type || !fs.existsSync(file)) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': type }).end(fs.readFileSync(file));
  });
  const host = `http://localhost:${portOf(files)}`;
  const policy = [
    "default-src 'none'",
    `script-src ${host}`,
    `connect-src ${host}`,
    `img-src ${host}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  const pages = await listen(({ url = '/' }, response) => {
    const body = new URL(url, 'http://page').searchParams.get('body') ?? '';
    const script = `<script type="module" src="${host}/viewer/v1/vitrine.js"></script>`;
    const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>';
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
    response.end(
      `<!doctype html><html lang="en"><head>${head}${script}</head><body><main>${body}</main></body></html>`,
    );
  });
  return {
    page: (body) => `http://127.0.0.1:${portOf(pages)}/?body=${encodeURIComponent(body)}`,
    content: host,
  };
}
