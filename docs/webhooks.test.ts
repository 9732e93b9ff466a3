import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENQUIRY_STAGES } from '@vitrine/contract/enquiries/stages';
import { webhookLimits as limits } from '@vitrine/contract/webhooks/limits';
import { WEBHOOK_EVENTS } from '@vitrine/contract/webhooks/schemas';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampleBody } from '../apps/server/src/areas/webhooks/body.ts';
import { signedHeaders } from '../apps/server/src/areas/webhooks/signature.ts';

const text = fs.readFileSync(path.join(import.meta.dirname, 'webhooks.md'), 'utf8');
const sampleOf = (language: string): string => text.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';

type Receiver = (headers: Record<string, string | undefined>, body: string, secret: string) => boolean;

const SECRET = 'whsec_YEFQ/w5LzWsh7RxebBwkVfAO55RKMtc/aV9owCbujng=';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-webhooks-'));
let isFromVitrine: Receiver;

beforeAll(async () => {
  const file = path.join(folder, 'receiver.mjs');
  fs.writeFileSync(file, sampleOf('js'));
  ({ isFromVitrine } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { isFromVitrine: Receiver });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the receiver of the document accepts what the product signs, and nothing else', () => {
  const body = '{"type":"test","name":"Zoë"}';
  const signed = (at: Date) => signedHeaders({ id: 'msg_7', at, body, secret: SECRET });
  const now = new Date();
  const headers = signed(now);
  expect(isFromVitrine(headers, body, SECRET)).toBe(true);
  expect(isFromVitrine(headers, body.replace('Zoë', 'Zoe'), SECRET)).toBe(false);
  expect(isFromVitrine({ ...headers, 'webhook-id': 'msg_8' }, body, SECRET)).toBe(false);
  expect(isFromVitrine(headers, body, 'whsec_AAAA')).toBe(false);
  expect(isFromVitrine({}, body, SECRET)).toBe(false);
});

test('it rejects a request that was recorded and sent again after five minutes', () => {
  const body = '{}';
  const headers = signedHeaders({ id: 'msg_7', at: new Date(), body, secret: SECRET });
  const later = Date.now() + 301_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  try {
    expect(isFromVitrine(headers, body, SECRET)).toBe(false);
  } finally {
    clock.mockRestore();
  }
});

test('the payload of the document is that of Send test', () => {
  const documented = JSON.parse(sampleOf('json'));
  const delivery = { event: 'test', createdAt: new Date(documented.timestamp) };
  expect(documented).toEqual(JSON.parse(sampleBody(delivery as Parameters<typeof sampleBody>[0])));
});

test('it names every event and stage, and the limits of the product', () => {
  for (const name of [...WEBHOOK_EVENTS, ...ENQUIRY_STAGES]) expect(text).toContain(`\`${name}\``);
  expect(text).toContain(`up to ${limits.perOrganisation} addresses`);
});
