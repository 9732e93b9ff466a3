import { QueryClient } from '@tanstack/react-query';
import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import { rowOf } from '@vitrine/domain/enquiries/items/row-of';
import { beforeEach, expect, test } from 'vitest';
import { enquiryRoutes, pageOf } from '../../test/enquiry-routes.ts';
import { FakeError, type ReceivedRequest, startFakeServer } from '../../test/fake-server.ts';
import { anEnquiry } from '../../test/samples.ts';
import { type EnquiryList, readEnquiries } from './enquiry-list.ts';

const ROWS = 'GET /api/organisations/7/enquiries/rows';
const KEY = ['tenant', null, 'enquiries'];
const MOMENT = '2026-11-21T12:00:00.000Z';

/** The newest has the highest id. */
const made = (id: number, name = `Visitor ${id}`) =>
  anEnquiry({ id, name, created_at: new Date(Date.parse('2026-01-01T00:00:00Z') + id * 60_000).toISOString() });
const many = (count: number) => Array.from({ length: count }, (_, at) => made(count - at));

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

const read = async (): Promise<EnquiryList> => {
  const list = await readEnquiries(client, KEY, 7);
  client.setQueryData(KEY, list);
  return list;
};
const shown = () => client.getQueryData<EnquiryList>(KEY);
const idsOf = (list: EnquiryList | undefined) => list?.rows.map(({ id }) => id);

/** A server with fixed answers about changes; all else answers with its list. */
const serverWith = (all: () => ReturnType<typeof many>, changes: () => ReturnType<typeof many> = () => []) =>
  startFakeServer({
    ...enquiryRoutes(all),
    [ROWS]: (request: ReceivedRequest) => ({
      rows: (request.query.since === undefined ? pageOf(all(), request) : changes()).map(rowOf),
      total: all().length,
      as_of: MOMENT,
    }),
  });

test('the newest are shown first, then all, in three questions for 1,200', async () => {
  const all = many(1200);
  const server = serverWith(() => all);
  const sizes: (number | undefined)[] = [];
  client.getQueryCache().subscribe(() => sizes.push(shown()?.rows.length));
  const list = await read();
  expect(idsOf(list)).toEqual(all.map(({ id }) => id));
  expect([...new Set(sizes)].filter((size) => size !== undefined)).toEqual([100, 1100, 1200]);
  expect(server.sent(ROWS).map(({ query }) => query)).toEqual([
    { limit: String(limits.rowsFirst) },
    ...['1101', '101'].map((before) => ({ limit: String(limits.rowsPage), before })),
  ]);
});

test('once all are here only what has changed is read, and takes its place', async () => {
  const [third, second, first] = [made(3), made(2), made(1)];
  let all = [third, second, first];
  let changes: typeof all = [];
  const server = serverWith(
    () => all,
    () => changes,
  );
  await read();
  const newest = made(4);
  const released = { ...made(9, 'Released'), created_at: '2026-01-01T00:02:30.000Z' };
  changes = [newest, released, { ...first, stage: 'Won' }];
  all = [newest, third, released, second, changes[2] ?? first];
  const list = await read();
  expect(list.rows.map(({ id, stage }) => [id, stage])).toEqual([...[4, 3, 9, 2].map((id) => [id, 'New']), [1, 'Won']]);
  expect(server.sent(ROWS).map(({ query }) => query.since)).toEqual([undefined, MOMENT]);
});

test('what is gone makes the list be read again, and it is gone from it', async () => {
  let all = many(150);
  serverWith(() => all);
  await read();
  all = all.filter(({ id }) => id !== 7);
  const list = await read();
  expect([list.rows.length, list.total, idsOf(list)?.includes(7)]).toEqual([149, 149, false]);
});

test('a page that fails leaves what is here, and the next reading goes on there', async () => {
  const all = many(250);
  let broken = true;
  const server = startFakeServer({
    [ROWS]: (request: ReceivedRequest) => {
      if (broken && request.query.before !== undefined)
        return new FakeError(500, { message: 'No', code: 'server.failed' });
      const rows = request.query.since === undefined ? pageOf(all, request).map(rowOf) : [];
      return { rows, total: all.length, as_of: MOMENT };
    },
  });
  await expect(read()).rejects.toThrow('No');
  expect([shown()?.rows.length, shown()?.complete]).toEqual([100, false]);
  broken = false;
  expect(idsOf(await read())).toEqual(all.map(({ id }) => id));
  expect(server.sent(ROWS).map(({ query }) => query.before ?? query.since)).toEqual([
    ...[undefined, '151'],
    ...[MOMENT, '151'],
  ]);
});

test('begins again where the last that is here was erased meanwhile', async () => {
  let all = many(250);
  startFakeServer({
    [ROWS]: (request: ReceivedRequest) => {
      const { before } = request.query;
      if (before === '151' && all.length === 250) {
        all = all.filter(({ id }) => id !== 151);
        return new FakeError(404, { message: 'Nothing here', code: 'resource.missing' });
      }
      return { rows: pageOf(all, request).map(rowOf), total: all.length, as_of: MOMENT };
    },
  });
  expect(idsOf(await read())).toEqual(all.map(({ id }) => id));
});

test('what a person changes while a page is on its way stays changed', async () => {
  const all = many(120);
  startFakeServer({
    [ROWS]: (request: ReceivedRequest) => {
      if (request.query.before !== undefined)
        client.setQueryData<EnquiryList>(
          KEY,
          (list) => list && { ...list, rows: list.rows.map((row) => ({ ...row, status: 'Viewed' as const })) },
        );
      return { rows: pageOf(all, request).map(rowOf), total: all.length, as_of: MOMENT };
    },
  });
  const { rows } = await read();
  expect(rows.filter(({ status }) => status === 'Viewed').length).toBe(100);
});
