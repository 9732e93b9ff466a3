import { ERASED_CUSTOMER } from '@vitrine/contract/quotes/limits';
import { lockQuote, updateQuote } from '@vitrine/store/quotes/queries';
import { acceptQuoteVersion } from '@vitrine/store/quotes/versions';
import { SYSTEM } from '@vitrine/store/scope';
import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../../testing/app-for-tests.ts';
import { anOrganisation } from '../../../testing/tenants.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';
import { eraseQuotesOfAddress } from './quotes-of-address.ts';

const ANN = 'ann@customer.test';

/** The embedded database has one connection, so nothing happens between two statements of a transaction there. */
describe.skipIf(!postgresForTests)('erasing a person while they accept a quote (skipped without Postgres)', () => {
  let t: TestApp;
  let organisationId: number;

  beforeAll(async () => {
    t = await appForTests({}, postgresForTests);
    organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  });
  afterAll(() => t.close());

  async function aSentQuote(): Promise<{ quoteId: number; versionId: number }> {
    const { db } = t.services;
    const content = JSON.stringify({ ...CONTENT, customer: { ...CONTENT.customer, email: ANN } });
    const common = { content, net: 10_000, total: 12_000 };
    const { id: quoteId } = await db
      .insertInto('quotes')
      .values({
        ...{ ...common, organisationId, resellerId: null, enquiryId: null, configuratorId: null, number: 'Q-0001' },
        ...{ status: 'sent', currency: 'GBP', versions: 1, createdAt: TEST_DAY, updatedAt: TEST_DAY },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const seller = JSON.stringify({ name: 'Oakline', details: '', colour: null });
    const { id: versionId } = await db
      .insertInto('quoteVersions')
      .values({ ...common, quoteId, version: 1, seller, sentAt: TEST_DAY, sentBy: 'Ben', sentTo: ANN, salt: 'salt' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { quoteId, versionId };
  }

  const erase = () =>
    t.services.db
      .transaction()
      .execute((transaction) => eraseQuotesOfAddress(transaction, SYSTEM, { organisationId }, ANN));

  test('keeps the accepted quote with its amounts, without the person', async () => {
    const { quoteId, versionId } = await aSentQuote();
    const { db } = t.services;
    let erased: Promise<number> | undefined;
    await db.transaction().execute(async (transaction) => {
      await lockQuote(transaction, SYSTEM, quoteId);
      await acceptQuoteVersion(transaction, versionId, { name: 'Ann Lee', at: TEST_DAY });
      await updateQuote(transaction, quoteId, { status: 'accepted' }, TEST_DAY);
      erased = erase();
      await untilWaiting(t.services.db, 1);
    });
    expect(await erased).toBe(1);
    const quotes = await db.selectFrom('quotes').selectAll().execute();
    expect(quotes).toMatchObject([{ id: quoteId, status: 'accepted', content: { customer: ERASED_CUSTOMER } }]);
    expect(quotes.map(({ total }) => Number(total))).toEqual([12_000]);
    const versions = await db.selectFrom('quoteVersions').selectAll().execute();
    expect(versions).toMatchObject([{ id: versionId, sentTo: '', acceptedName: ERASED_CUSTOMER.name }]);
    expect(JSON.stringify([quotes, versions])).not.toMatch(/ann/i);
  });
});

const CONTENT = {
  ...{ title: 'Kitchen', notes: 'For Ann', valid_until: '2026-07-15', lines: [] },
  customer: { name: 'Ann Lee', email: '', phone: '', address: '' },
};
