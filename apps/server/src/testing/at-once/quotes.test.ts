import type { EnquiryStage } from '@vitrine/contract/enquiries/stages';
import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openQuoteWorld, type QuoteWorld } from '../quote-world.ts';
import { untilWaiting } from '../until-waiting.ts';

/** The embedded database has one connection, so nothing happens between two statements of a transaction there. */
describe.skipIf(!postgresForTests)('the stage of an enquiry with two quotes (skipped without Postgres)', () => {
  let world: QuoteWorld;

  beforeAll(async () => {
    world = await openQuoteWorld(postgresForTests);
  });
  afterAll(() => world.t.close());

  const stageOf = async (id: number): Promise<EnquiryStage> =>
    (await world.call('GET', `/enquiries/${id}`, { token: world.tokens.oakline })).json().data.stage;
  const act = async (path: string, payload: object): Promise<number> =>
    (await world.ofQuote('POST', path, payload)).statusCode;
  const lose = (id: number, revision: number) => act(`${id}/lost`, { revision, reason: 'The other one' });

  test('stays won, whatever is sent or lost at the same moment', async () => {
    const { db } = world.t.services;
    const enquiry = await world.anEnquiry();
    const draft = await world.aQuote('oakline', {}, { enquiry_id: enquiry });
    const other = await world.aQuote('oakline', {}, { enquiry_id: enquiry });
    let moving: Promise<number>[] = [];
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('enquiries').set({ status: 'Viewed', stage: 'Won' }).execute();
      moving = [act(`${draft.id}/send`, { revision: draft.revision }), lose(other.id, other.revision)];
      await untilWaiting(db, 2);
    });
    expect(await Promise.all(moving)).toEqual([200, 200]);
    expect(await stageOf(enquiry)).toBe('Won');
  });

  test('is lost with the last quote, also when both are lost at the same moment', async () => {
    const { db } = world.t.services;
    const enquiry = await world.anEnquiry();
    const from = { enquiry_id: enquiry };
    const quotes = [
      (await world.aSentQuote('oakline', {}, from)).quote,
      (await world.aSentQuote('oakline', {}, from)).quote,
    ];
    let losing: Promise<number>[] = [];
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('enquiries').select('id').forUpdate().execute();
      losing = quotes.map(({ id, revision }) => lose(id, revision));
      await untilWaiting(db, 2);
    });
    expect(await Promise.all(losing)).toEqual([200, 200]);
    expect(await stageOf(enquiry)).toBe('Lost');
  });
});
