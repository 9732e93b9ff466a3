import { checkEnquiries, sendEnquiry, startEnquiries } from './enquiries.mjs';
import { isReady, until } from './server.mjs';
import { openTenant, readLive } from './tenant.mjs';
import { priceIn, saveNext, startLine, versionsOf } from './versions.mjs';

const AGAIN_WITHIN_MS = 10_000;
/** /readyz repeats its answer for a second. */
const UNREADY_WITHIN_MS = 3_000;

/**
 * Takes away the storage of a running server, tries to write, gives it back and continues, round by round.
 * `away(round)` and `back()` do that; `meanwhile(tenant)` and `after(state, line)` return counts of what else broke.
 * Returns the results as checks whose goal is 0, with `more` to add to them and `again` to write once more.
 */
export async function takeAway(ground, { away, back, meanwhile = () => ({}), after = () => ({}) }) {
  const tenant = await openTenant(ground.port);
  const state = startEnquiries(tenant);
  const line = await startLine(tenant, tenant.configurators[0]);
  const totals = {};
  const more = (counts) => {
    for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count;
  };
  const again = async () => more(await workAgain(ground.port, state, line));
  for (let round = 0; round < ground.rounds; round++) {
    await away(round);
    const unready = await until(async () => !(await isReady(ground.port)), UNREADY_WITHIN_MS);
    more({ 'reported ready meanwhile': Number(!unready) });
    more(await brokenWrites(ground.port, state, line));
    more(await meanwhile(tenant));
    await back();
    await again();
    more(await after(state, line));
  }
  const checks = () => Object.entries(totals).map(([name, value]) => ({ name, value, goal: '0', ok: value === 0 }));
  return { more, again, checks };
}

/**
 * Tries to write while nothing can be written. Counts false acknowledgements, and responses that look like our own
 * mistake.
 */
async function brokenWrites(port, state, line) {
  const seen = { 'acknowledged but impossible': 0, 'answered as a mistake of ours': 0 };
  const before = line.newest;
  const deploy = () => state.tenant.call('POST', `/configurators/${line.id}/deploy`, { version: before });
  for (const write of [() => saveNext(state.tenant, line), deploy, () => sendEnquiry(state, port)]) {
    try {
      await write();
      seen['acknowledged but impossible']++;
    } catch (error) {
      if (!/: (503|4\d\d) /.test(error.message)) seen['answered as a mistake of ours']++;
    }
  }
  return seen;
}

/** Counts what fails when writing works again: rows without files, files that differ, new work. */
async function workAgain(port, state, line) {
  const seen = { 'not ready again by itself': 0, 'versions without files': 0, 'live files that say otherwise': 0 };
  if (!(await until(() => isReady(port), AGAIN_WITHIN_MS))) seen['not ready again by itself']++;
  const broken = await checkEnquiries(state, port);
  const [newest] = await versionsOf(state.tenant.call, line.id);
  if ((await priceIn(state.tenant, line, newest)) === undefined) seen['versions without files']++;
  line.newest = newest;
  await saveNext(state.tenant, line);
  await state.tenant.call('POST', `/configurators/${line.id}/deploy`, { version: line.newest });
  const { deployed_version: deployed } = await state.tenant.call('GET', `/configurators/${line.id}`);
  const latest = await readLive(port, `${line.folder}/latest.json`);
  if (latest?.version !== deployed || deployed !== line.newest) seen['live files that say otherwise']++;
  return { ...seen, ...broken };
}
