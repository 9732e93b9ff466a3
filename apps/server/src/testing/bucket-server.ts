import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Its behaviour: normal, `slow-down` (503, as S3 sends it), `hangs` (accepts all and never responds), or down. */
export type BucketMood = 'serves' | 'slow-down' | 'hangs' | 'down';

interface BucketRequest {
  method: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
  body: Buffer;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const NAME = 'content';
const LISTED_AT_ONCE = 1000;
const DELETED_AT_ONCE = 1000;

/**
 * One bucket of an S3-compatible store, in memory, with as much of the protocol as content files need: path style, PUT,
 * GET, HEAD, ListObjectsV2 in pages, DeleteObjects, and S3's error messages. It checks no credentials.
 */
export async function aBucketServer() {
  const files = new Map<string, Buffer>();
  let mood: BucketMood = 'serves';
  let asked = 0;
  const server = http.createServer((request, response) => {
    asked++;
    read(request).then(
      (received) => {
        if (mood === 'hangs') return;
        send(response, mood === 'slow-down' ? slowDown : answerTo(files, received), received.method);
      },
      // Cut off: an incomplete upload creates no file.
      () => undefined,
    );
  });
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const shut = (): Promise<unknown> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    return closed;
  };
  return {
    url: `s3://${NAME}?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=eu-west-2`,
    files,
    /** How many requests came. */
    asked: () => asked,
    become: async (next: BucketMood): Promise<void> => {
      if (next === 'down' && server.listening) await shut();
      if (next !== 'down' && !server.listening) await listen(port);
      // Releases requests that hang.
      if (mood === 'hangs') server.closeAllConnections();
      mood = next;
    },
    close: async (): Promise<void> => {
      if (server.listening) await shut();
    },
  };
}

async function read(request: IncomingMessage): Promise<BucketRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const [, bucket = '', ...rest] = path.split('/').map(decodeURIComponent);
  const method = request.method ?? 'GET';
  return { method, bucket, key: rest.join('/'), query: new URLSearchParams(query), body: Buffer.concat(chunks) };
}

function answerTo(files: Map<string, Buffer>, { method, bucket, key, query, body }: BucketRequest): Answer {
  if (bucket !== NAME) return error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  if (method === 'GET' && query.get('list-type') === '2') return list(files, query);
  if (method === 'POST' && query.has('delete')) return removeMany(files, body.toString('utf8'));
  if (key === '') return { status: method === 'HEAD' ? 200 : 501 };
  if (method === 'PUT') {
    files.set(key, body);
    return { status: 200, headers: { etag: tagOf(body) } };
  }
  const found = files.get(key);
  if (!found) return error(404, 'NoSuchKey', 'The specified key does not exist.');
  return { status: 200, headers: { etag: tagOf(found), 'content-length': String(found.length) }, body: found };
}

function list(files: Map<string, Buffer>, query: URLSearchParams): Answer {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString('utf8');
  const all = [...files.keys()].sort().filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = all.slice(0, Math.min(LISTED_AT_ONCE, Number(query.get('max-keys') ?? LISTED_AT_ONCE)));
  const isCut = page.length < all.length;
  const next = isCut ? Buffer.from(page.at(-1) ?? '').toString('base64url') : '';
  const contents = page.map(
    (key) => `<Contents><Key>${inXml(key)}</Key><Size>${files.get(key)?.length}</Size></Contents>`,
  );
  return xml(
    200,
    `<ListBucketResult><Name>${NAME}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>` +
      `${next && `<NextContinuationToken>${next}</NextContinuationToken>`}${contents.join('')}</ListBucketResult>`,
  );
}

/** A missing file counts as removed; one with this ending cannot be removed, as under a retention rule. */
export const HELD = '.held';

function removeMany(files: Map<string, Buffer>, body: string): Answer {
  const keys = [...body.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => outOfXml(key));
  if (keys.length > DELETED_AT_ONCE) return error(400, 'MalformedXML', 'The XML you provided was not well-formed.');
  const held = keys.filter((key) => key.endsWith(HELD));
  for (const key of keys) if (!key.endsWith(HELD)) files.delete(key);
  const errors = held.map((key) => `<Error><Key>${inXml(key)}</Key><Code>AccessDenied</Code></Error>`);
  return xml(200, `<DeleteResult>${errors.join('')}</DeleteResult>`);
}

const xml = (status: number, text: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${text}`,
});

const error = (status: number, code: string, message: string): Answer =>
  xml(status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
const slowDown = error(503, 'SlowDown', 'Please reduce your request rate.');

function send(response: ServerResponse, { status, headers = {}, body }: Answer, method: string): void {
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
}

const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

const SIGNS: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
];
const inXml = (text: string): string => SIGNS.reduce((done, [sign, name]) => done.replaceAll(sign, name), text);
const outOfXml = (text: string): string => SIGNS.reduceRight((done, [sign, name]) => done.replaceAll(name, sign), text);
