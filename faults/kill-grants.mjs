import { p95 } from './harness/figures.mjs';
import { killRounds } from './harness/kill-rounds.mjs';
import { until } from './harness/server.mjs';
import { openTenant, readLive, signIn } from './harness/tenant.mjs';

export const invariant =
  'every acknowledged grant is still there, and its copy is made or removed without another request';

const WRITERS = 3;
const SETTLED_WITHIN_MS = 60_000;

export const run = (ground) =>
  killRounds(ground, {
    prepare: async (port) => {
      const tenant = await openTenant(port);
      const { call } = await signIn(port, 'admin@vitrine.test');
      const [reseller] = await call('GET', `/organisations/${tenant.organisationId}/resellers`);
      const ids = tenant.configurators.slice(0, WRITERS).map(({ id }) => id);
      const lines = ids.map((id) => ({ id, linked: null, asked: null, copy: null }));
      return { call, reseller: reseller.id, lines, acknowledged: 0, settled: [] };
    },
    writers: (state) => state.lines.map((line) => () => toggle(state, line)),
    check,
    acknowledged: ({ acknowledged }) => acknowledged,
    figures: ({ settled }) => ({ 'copies settled, p95 ms': Math.round(p95(settled)) }),
  });

async function toggle(state, line) {
  line.asked = !(line.asked ?? line.linked ?? false);
  const configurators = [{ id: line.id, linked: line.asked }];
  const answer = await state.call('PATCH', `/resellers/${state.reseller}`, { configurators });
  line.linked = line.asked;
  const granted = answer.configurators.find(({ id }) => id === line.id);
  if (line.linked) line.copy = granted.live_url;
  state.acknowledged++;
}

async function check(state, port) {
  const broken = { 'acknowledged grants lost': 0, 'copies that did not settle': 0, 'copies that say otherwise': 0 };
  const read = async () => (await state.call('GET', `/resellers/${state.reseller}`)).configurators;
  const before = await read();
  for (const line of state.lines) {
    const { linked } = before.find(({ id }) => id === line.id);
    if (line.linked !== null && ![line.linked, line.asked].includes(linked)) broken['acknowledged grants lost']++;
    line.linked = linked;
    line.asked = linked;
  }
  const began = performance.now();
  for (const line of state.lines) {
    const fits = async () =>
      isSettled(
        line,
        (await read()).find(({ id }) => id === line.id),
        port,
      );
    if (!(await until(fits, SETTLED_WITHIN_MS, 200))) broken['copies that did not settle']++;
  }
  state.settled.push(performance.now() - began);
  return broken;
}

async function isSettled(line, granted, port) {
  if (granted.processing || granted.failed) return false;
  if (!line.linked) return line.copy === null || (await readLive(port, `${line.copy}/latest.json`)) === null;
  line.copy = granted.live_url;
  const latest = await readLive(port, `${granted.live_url}/latest.json`);
  return latest?.version === granted.version;
}
