import { randomBytes } from 'node:crypto';
import type { TestToken } from '@vitrine/contract/enquiries/api-tests/api-test-request';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { replaceUserToken } from '@vitrine/store/session/user-tokens';
import { hashToken } from '../../../accounts/hash-token.ts';
import type { Services } from '../../../services.ts';

/** A token that can only send test enquiries; the store keeps its hash. */
export async function makeTestToken({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: number): Promise<TestToken> {
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  const expiresAt = new Date(now.getTime() + enquiryLimits.testTokenSeconds * 1000);
  await replaceUserToken(db, { userId, kind: 'contact-test', tokenHash: hashToken(token), expiresAt, createdAt: now });
  return { token, expires_at: expiresAt.toISOString() };
}
