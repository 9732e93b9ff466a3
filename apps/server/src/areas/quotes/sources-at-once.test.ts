import { lockTenantWithResellers } from '@vitrine/store/organisations/lock-tenant';
import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DESIGN, openQuoteWorld, type QuoteWorld } from '../../testing/quote-world.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';

const ANN = 'ann@customer.test';

/** The embedded database has one connection, so nothing happens between two statements of a transaction there. */
describe.skipIf(!postgresForTests)('what a quote begins with (skipped without Postgres)', () => {
  let world: QuoteWorld;
  beforeAll(async () => {
    world = await openQuoteWorld(postgresForTests);
  });
  afterAll(() => world.t.close());
  afterEach(() => vi.restoreAllMocks());
  beforeEach(async () => {
    await world.t.services.db.deleteFrom('quotes').execute();
    await world.t.services.db.deleteFrom('enquiries').execute();
  });

  const create = (payload: object) => world.ofTenant('POST', 'quotes', payload);
  const customers = async () =>
    (await world.t.services.db.selectFrom('quotes').select('customerName').execute()).map((row) => row.customerName);

  /** Creates a quote while somebody else removes a row and has not committed yet. */
  async function createWhileRemoved(payload: object, table: 'quotes' | 'enquiries' | 'configurators', id: number) {
    const { db } = world.t.services;
    let creating: ReturnType<typeof create> | undefined;
    await db.transaction().execute(async (transaction) => {
      await lockTenantWithResellers(transaction, world.id.oakline);
      await transaction.deleteFrom(table).where('id', '=', id).execute();
      creating = create(payload);
      creating.catch(() => undefined);
      await untilWaiting(db, 1);
    });
    const { statusCode } = (await creating) ?? {};
    return statusCode;
  }

  test.each([
    ['an enquiry', async () => ({ enquiry_id: await world.anEnquiry() })],
    ['a design', async () => ({ design: { configurator_id: world.id.kitchen, design: DESIGN } })],
  ])('is read from %s while others of the seller create theirs', async (_what, from) => {
    const payload = await from();
    const { content } = world.t.services;
    const { read } = content;
    let answer: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const reading = vi.spyOn(content, 'read').mockImplementation(async (file) => {
      await slow;
      return read(file);
    });
    const waiting = create(payload);
    await expect.poll(() => reading.mock.calls.length).toBe(1);
    const other = create({ customer_name: 'Bob' });
    await Promise.race([other, untilWaiting(world.t.services.db, 1)]);
    const created = await customers();
    answer();
    const quote = (await waiting).json().data;
    expect(quote.content.lines).not.toEqual([]);
    expect((await other).statusCode).toBe(200);
    expect(reading).toHaveBeenCalledTimes(1);
    expect(created).toEqual(['Bob']);
  });

  test('is not found when its enquiry is erased at the same moment', async () => {
    const enquiry_id = await world.anEnquiry();
    expect(await createWhileRemoved({ enquiry_id }, 'enquiries', enquiry_id)).toBe(404);
    expect(await customers()).toEqual([]);
  });

  test('is not found when the quote that it copies is erased at the same moment', async () => {
    const { id } = await world.aQuote();
    expect(await createWhileRemoved({ copy_of: id }, 'quotes', id)).toBe(404);
    expect(await customers()).toEqual([]);
  });

  test('is a copy without an enquiry when that is deleted at the same moment', async () => {
    const enquiry_id = await world.anEnquiry();
    const { id } = await world.create({ enquiry_id });
    const { db } = world.t.services;
    let creating: ReturnType<typeof create> | undefined;
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('enquiries').where('id', '=', enquiry_id).execute();
      creating = create({ copy_of: id });
      creating.catch(() => undefined);
      await untilWaiting(db, 1);
    });
    const answer = await creating;
    expect([answer?.statusCode, answer?.json().data.enquiry_id]).toEqual([200, null]);
  });

  test.each(['enquiry', 'copy'])('is erased with the person: %s', async (kind) => {
    const enquiry_id = await world.anEnquiry();
    const payload = kind === 'copy' ? { copy_of: (await world.create({ enquiry_id })).id } : { enquiry_id };
    const { db } = world.t.services;
    let creating: ReturnType<typeof create> | undefined;
    let erasing: ReturnType<typeof create> | undefined;
    await db.transaction().execute(async (transaction) => {
      // The creation has read the person, and waits for the row of the configurator.
      await transaction.selectFrom('configurators').select('id').forUpdate().execute();
      creating = create(payload);
      creating.catch(() => undefined);
      await untilWaiting(db, 1);
      erasing = world.ofTenant('DELETE', `enquiries?email=${ANN}`);
      await Promise.race([untilWaiting(db, 2), erasing]);
    });
    expect([(await creating)?.statusCode, (await erasing)?.statusCode]).toEqual([200, 200]);
    expect(await customers()).toEqual([]);
  });
});
