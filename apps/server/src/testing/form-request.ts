import type { LightMyRequestResponse } from 'fastify';
import { ZipFile } from 'yazl';
import type { TestApp } from './app-for-tests.ts';
import { TENANT_HOST } from './calls-of.ts';

interface SentFile {
  name: string;
  bytes: Buffer | string;
}

export type FormPart = string | SentFile | SentFile[];

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
  const encoded = new Response(form);
  return t.app.inject({
    method: 'POST',
    remoteAddress,
    url: `/api${url}`,
    headers: {
      host: TENANT_HOST,
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
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
