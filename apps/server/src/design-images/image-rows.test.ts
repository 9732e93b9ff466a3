import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { Store } from '@vitrine/store/open';
import { openFromImage } from '@vitrine/store/testing/database-image';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_DAY } from '../testing/app-for-tests.ts';
import { ImageRows } from './image-rows.ts';

let store: Store;
let configuratorId: number;

beforeAll(async () => {
  store = await openFromImage();
  const { db } = store;
  const organisation = await db
    .insertInto('organisations')
    .values({ name: 'Tenant', safeName: 'tenant', dataUrl: 'tenant' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const group = await db
    .insertInto('configuratorGroups')
    .values({ organisationId: organisation.id, name: 'Kitchens', safeName: 'kitchens' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const configurator = await db
    .insertInto('configurators')
    .values({
      ...{ organisationId: organisation.id, groupId: group.id, name: 'Kitchen', safeName: 'kitchen' },
      ...{ dataUrl: 'tenant/kitchens/kitchen', typeId: CONFIGURATOR_TYPE.panoramic, scenes: '[]', customisation: '{}' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  configuratorId = configurator.id;
});
afterAll(() => store.close());

const row = (name: string, bytes = 100) => ({ configuratorId, name, bytes, usedAt: TEST_DAY });

test('rows that the database did not take are written with the next ones, the newer one of a name', async () => {
  const { db } = store;
  const errors: unknown[] = [];
  const written: number[][] = [];
  const rows = new ImageRows({
    db,
    afterWriting: async (ids) => void written.push([...ids]),
    onError: (error) => errors.push(error),
  });
  await db.schema.alterTable('designImages').renameTo('elsewhere').execute();
  rows.note(row('first'));
  rows.note(row('twice', 1));
  await rows.flush();
  expect(errors).toHaveLength(1);
  expect(written).toEqual([]);
  await db.schema.alterTable('elsewhere').renameTo('designImages').execute();
  rows.note(row('twice', 2));
  rows.note(row('last'));
  await rows.flush();
  expect(errors).toHaveLength(1);
  expect(written).toEqual([[configuratorId]]);
  expect(await db.selectFrom('designImages').select(['name', 'bytes']).orderBy('name').execute()).toEqual([
    { name: 'first', bytes: 100 },
    { name: 'last', bytes: 100 },
    { name: 'twice', bytes: 2 },
  ]);
});
