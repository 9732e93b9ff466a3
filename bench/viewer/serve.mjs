import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webp': 'image/webp',
};

/**
 * Two sites on one port: pages on any host, files on a host named content. Text is sent with gzip, compressed once.
 * Everything can be cached for ever, so that only a new browser is cold.
 */
export function serve({ page, folders }) {
  const cache = new Map();
  const read = (file) => {
    const cached = cache.get(file);
    if (cached) return cached;
    const bytes = fs.readFileSync(file);
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const text = !type.startsWith('image/');
    const entry = { type, gzip: text, body: text ? gzipSync(bytes) : bytes };
    cache.set(file, entry);
    return entry;
  };
  const locate = (pathname) => {
    for (const [prefix, folder] of Object.entries(folders)) {
      if (!pathname.startsWith(prefix)) continue;
      const file = path.join(folder, pathname.slice(prefix.length));
      if (file.startsWith(folder) && fs.existsSync(file)) return file;
    }
    return null;
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const onContent = request.headers.host?.startsWith('vitrine-content.');
    if (!onContent) {
      const html = page(pathname);
      response.writeHead(html ? 200 : 404, { 'content-type': TYPES['.html'] }).end(html ?? '');
      return;
    }
    const file = locate(pathname);
    if (!file) return response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    const { type, gzip, body } = read(file);
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      ...(gzip ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
