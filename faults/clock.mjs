import { spawnSync } from 'node:child_process';
import { checkEnquiries, sendEnquiry, startEnquiries, untilEmailed } from './harness/enquiries.mjs';
import { startServer, stop } from './harness/server.mjs';
import { openTenant } from './harness/tenant.mjs';

export const invariant = 'a start a day later or earlier keeps what was acknowledged and goes on working';

const DAY_SHIFTS = ['+1d', '-1d', '+0'];
const LIBRARY = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
];

export async function run(ground) {
  const library = LIBRARY.find((file) => spawnSync('test', ['-e', file]).status === 0);
  if (!library) return { skipped: 'faketime is not installed, and the product has no clock to be set from outside' };
  const dataDir = await ground.dataDir();
  const broken = {};
  let unmailed = 0;
  let state = null;
  for (const shift of DAY_SHIFTS) {
    // The clock for durations continues: only the date differs.
    const shifted = { LD_PRELOAD: library, FAKETIME: shift, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
    const server = await startServer(ground, { DATA_DIR: dataDir, ...(shift === '+0' ? {} : shifted) });
    try {
      const tenant = await openTenant(ground.port);
      state = state ? { ...state, tenant } : startEnquiries(tenant);
      for (let n = 0; n < ground.rounds; n++) await sendEnquiry(state, ground.port);
      for (const [name, count] of Object.entries(await checkEnquiries(state, ground.port)))
        broken[name] = (broken[name] ?? 0) + count;
      if ((await untilEmailed(state)) === undefined) unmailed++;
    } finally {
      await stop(server);
    }
  }
  const zero = (name, value) => ({ name, value, goal: '0', ok: value === 0 });
  return {
    figures: { enquiries: state.acknowledged.size, days: DAY_SHIFTS.join(', ') },
    checks: [
      ...Object.entries(broken).map(([name, value]) => zero(name, value)),
      zero('days whose emails waited', unmailed),
    ],
  };
}
