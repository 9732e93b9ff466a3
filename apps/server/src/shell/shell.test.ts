import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLERS, type Caller } from '../testing/access/callers.ts';
import { type AccessWorld, openAccessWorld } from '../testing/access/world.ts';
import type { TestApp } from '../testing/app-for-tests.ts';

let world: AccessWorld;
let t: TestApp;

beforeAll(async () => {
  world = await openAccessWorld();
  t = world.t;
});
afterAll(() => world.t.close());

let calls = 0;

/** `data` of an answer as a caller on a host reads it; null when it is an error. */
async function read(path: string, host: string, token: string | undefined): Promise<unknown> {
  const answer = await t.app.inject({
    url: `/api${path}`,
    remoteAddress: `10.3.${Math.floor(calls / 200)}.${(calls++ % 200) + 1}`,
    headers: { host, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return answer.statusCode === 200 ? answer.json().data : null;
}

const tokenOf = async (caller: Caller): Promise<string | undefined> => world.tokens.get(caller)?.();

describe.each(['oakline.vitrine.localhost', 'northside.vitrine.localhost', '127.0.0.1:4000'])('on %s', (host) => {
  test.each(CALLERS.filter((caller) => host !== '127.0.0.1:4000' || caller !== 'administrator'))(
    'the parts are the answers of their own routes for %s',
    async (caller) => {
      const token = await tokenOf(caller);
      expect(await read('/shell', host, token)).toEqual({
        app_config: await read('/app-config', host, token),
        user: await read('/user', host, token),
        configurators: await read('/configurators', host, token),
      });
    },
  );
});

test.each(['admin.vitrine.localhost', '127.0.0.1:4000'])(
  "the administrators' views on %s come without configurators",
  async (host) => {
    const token = await tokenOf('administrator');
    expect(await read('/shell', host, token)).toEqual({
      app_config: await read('/app-config', host, token),
      user: await read('/user', host, token),
      configurators: null,
    });
  },
);

test('while a required second step is missing there is the user, and nothing of the tenant', async () => {
  const { db } = t.services;
  const token = await tokenOf('owner');
  const require = (twoStepRequired: boolean) =>
    db.updateTable('organisations').set({ twoStepRequired }).where('id', '=', world.ids.organisation).execute();
  await require(true);
  expect(await read('/shell', 'oakline.vitrine.localhost', token)).toMatchObject({
    user: { must_set_up_two_step: true },
    configurators: null,
  });
  await require(false);
});
