// Whether the response time reveals that an account exists. Prints a table; never fails.
import { tsImport } from 'tsx/esm/api';
import { median, rotated, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { met, printTable } from './report/table.mjs';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 60);

const { setup } = await tsImport('../packages/store/src/testing/database-image.ts', import.meta.url);
const { appForTests } = await tsImport('../apps/server/src/testing/app-for-tests.ts', import.meta.url);
const { anOrganisation, aUser } = await tsImport('../apps/server/src/testing/tenants.ts', import.meta.url);

let callCount = 0;

/** One call from a new address, so that no limit responds instead. */
async function time(t, url, payload) {
  const remoteAddress = `10.9.${Math.floor(callCount / 250)}.${(callCount++ % 250) + 1}`;
  const began = performance.now();
  const headers = { host: 'oakline.vitrine.localhost' };
  const { statusCode } = await t.app.inject({ method: 'POST', url, payload, remoteAddress, headers });
  const took = performance.now() - began;
  if (![200, 401].includes(statusCode)) throw new Error(`${url} answered ${statusCode}`);
  return took;
}

async function compare(t, url, payloadOf) {
  const times = { known: [], unknown: [] };
  for (let pair = -3; pair < PAIRS; pair++) {
    for (const side of rotated(['known', 'unknown'], Math.abs(pair))) {
      const email = side === 'known' ? `known${Math.max(0, pair)}@oakline.test` : `nobody${pair}@oakline.test`;
      const took = await time(t, url, payloadOf(email));
      if (pair >= 0) times[side].push(took);
    }
  }
  return times;
}

const removeImage = await setup();
const t = await appForTests();
try {
  console.log(`Sign-in: ${describeMachine()}; ${PAIRS} interleaved pairs`);
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  for (let at = 0; at < PAIRS; at++)
    await aUser(t.services, { email: `known${at}@oakline.test`, groupId: 2, organisationId });
  const kinds = [
    ['a wrong password', '/api/login', (email) => ({ email, password: 'a wrong password' })],
    ['a forgotten password', '/api/password/recovery/email', (email) => ({ email })],
  ];
  const rows = [];
  for (const [name, url, payloadOf] of kinds) {
    const { known, unknown } = await compare(t, url, payloadOf);
    const apart = Math.abs(median(known) - median(unknown));
    rows.push([
      name,
      rounded(median(known), 1),
      rounded(median(unknown), 1),
      rounded(apart, 1),
      '< 10',
      met(apart, 10),
    ]);
  }
  printTable(
    'Answers for known and unknown addresses, medians in ms',
    ['', 'known', 'unknown', 'apart', 'goal', 'met'],
    rows,
  );
} finally {
  await t.close();
  removeImage();
}
