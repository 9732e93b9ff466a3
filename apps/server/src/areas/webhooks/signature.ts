import { createHmac } from 'node:crypto';

/**
 * The headers of the Standard Webhooks convention: HMAC-SHA256 over `id.timestamp.body` with the secret's bytes (base64
 * after `whsec_`). The id is the same for all attempts, so that a receiver can drop duplicates.
 */
export function signedHeaders(input: { id: string; at: Date; body: string; secret: string }): Record<string, string> {
  const timestamp = String(Math.floor(input.at.getTime() / 1000));
  const key = Buffer.from(input.secret.replace(SECRET_PREFIX, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${input.id}.${timestamp}.${input.body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Vitrine-Webhooks/1',
    'webhook-id': input.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

export const SECRET_PREFIX = 'whsec_';
