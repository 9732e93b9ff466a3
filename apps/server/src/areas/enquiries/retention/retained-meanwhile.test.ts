import { releaseEnquiries } from '@vitrine/store/enquiries/quarantine';
import { updateOrganisation } from '@vitrine/store/organisations/queries';
import { postgresForTests } from '@vitrine/store/testing/fresh-postgres';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../../testing/app-for-tests.ts';
import { anOrganisation } from '../../../testing/tenants.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';
import { deleteOldEnquiries } from './retention.ts';

const LONG_AGO = new Date('2024-01-01T00:00:00Z');

/** The embedded database has one connection, so nothing happens between two statements of a transaction there. */
describe.skipIf(!postgresForTests)('what is chosen while old enquiries are deleted (skipped without Postgres)', () => {
  let t: TestApp;

  beforeAll(async () => {
    t = await appForTests({}, postgresForTests);
  });
  afterAll(() => t.close());
  afterEach(() => vi.restoreAllMocks());

  const keepFor = (id: number, months: number | null) =>
    updateOrganisation(t.services.db, id, { enquiriesKeptMonths: months }, TEST_DAY);

  const aTenant = async (name: string): Promise<number> => {
    const id = await anOrganisation(t.services, { name, subdomain: name.toLowerCase() });
    await keepFor(id, 6);
    return id;
  };

  const anEnquiry = async (organisationId: number, quarantinedAt: Date | null = null): Promise<number> => {
    const { id } = await t.services.db
      .insertInto('enquiries')
      .values({
        ...{ organisationId, name: 'Ann Lee', email: 'ann@customer.test', type: 'other', design: '' },
        ...{ customFields: '{}', items: '[]', createdAt: quarantinedAt ? TEST_DAY : LONG_AGO },
        ...{ quarantinedAt, quarantineReason: quarantinedAt ? 'trap' : null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  const left = async (ids: readonly number[]): Promise<number[]> => {
    const rows = await t.services.db
      .selectFrom('enquiries')
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ id }) => id);
  };

  test.each([
    ['a longer period', 36],
    ['no period', null],
  ])('%s holds for what the job has not deleted yet', async (name, months) => {
    const [first, second] = [
      await aTenant(`${name.split(' ')[0]}-first`),
      await aTenant(`${name.split(' ')[0]}-second`),
    ];
    const ids = [await anEnquiry(first), await anEnquiry(second)];
    // While the job deletes the enquiries of the first one.
    vi.spyOn(t.services.jobs, 'enqueue').mockImplementationOnce(async () => void (await keepFor(second, months)));
    await deleteOldEnquiries(t.services);
    expect(await left(ids)).toEqual(ids.slice(1));
  });

  test('an enquiry that somebody releases from the quarantine stays', async () => {
    const id = await anEnquiry(await aTenant('Oakline'), LONG_AGO);
    let deleting: Promise<void> | undefined;
    await t.services.db.transaction().execute(async (transaction) => {
      await releaseEnquiries(transaction, [id]);
      deleting = deleteOldEnquiries(t.services);
      await untilWaiting(t.services.db, 1);
    });
    await deleting;
    expect(await left([id])).toEqual([id]);
  });
});
