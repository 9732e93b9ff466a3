import type { LightMyRequestResponse } from 'fastify';
import { ZipFile } from 'yazl';
import type { TestApp } from './app-for-tests.ts';
import { TENANT_HOST } from './calls-of.ts';

interface SentFile {
  name: string;
  bytes: Buffer | string;
}

export type FormPart = string | SentFile | SentFile[];

/** A form as the body of a request. */
async function encode(form: FormData): Promise<{ type: string; payload: Buffer }> {
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', payload: Buffer.from(await encoded.arrayBuffer()) };
}

/** Sends an enquiry as the viewer does, and then its emails. Throws where it is not accepted. */
export async function sendEnquiry(t: TestApp, fields: Record<string, string>, remoteAddress: string): Promise<void> {
  const form = new FormData();
  const all = { name: 'Priya Shah', email: 'priya@example.org', terms: '1', ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  const { type, payload } = await encode(form);
  const answer = await t.app.inject({
    method: 'POST',
    url: '/viewer/contact/request',
    headers: { 'content-type': type, host: 'api.vitrine.localhost:4000' },
    remoteAddress,
    payload,
  });
  if (answer.statusCode !== 200) throw new Error(`The enquiry got ${answer.statusCode}: ${answer.body}`);
  await t.deliver();
}

/** Sends a form with files, as a browser does. */
export async function sendForm(
  t: TestApp,
  url: string,
  token: string | undefined,
  parts: Record<string, FormPart>,
  remoteAddress = '127.0.0.1',
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  for (const [field, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(field, part);
    else
      for (const { name, bytes } of [part].flat())
        form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  }
  const { type, payload } = await encode(form);
  return t.app.inject({
    method: 'POST',
    remoteAddress,
    url: `/api${url}`,
    headers: {
      host: TENANT_HOST,
      'content-type': type,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload,
  });
}

/** A ZIP of these files. */
export async function aZip(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
