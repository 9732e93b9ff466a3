import { killRounds } from './harness/kill-rounds.mjs';
import { openTenant, readLive } from './harness/tenant.mjs';
import { saveNext, startLine, versionsOf } from './harness/versions.mjs';

export const invariant = 'what visitors read is always one whole version, and the one that the database says is live';

const WRITERS = 3;

export const run = (ground) =>
  killRounds(ground, {
    prepare: async (port) => {
      const tenant = await openTenant(port);
      const lines = [];
      for (const one of tenant.configurators.slice(0, WRITERS)) {
        const line = await startLine(tenant, one);
        await saveNext(tenant, line);
        const versions = (await versionsOf(tenant.call, one.id)).slice(0, 2);
        lines.push({ id: one.id, folder: one.live_url, versions, live: null, asked: null });
      }
      return { tenant, lines, acknowledged: 0, reads: 0, halves: 0 };
    },
    writers: (state, port) => [
      ...state.lines.map((line) => () => deploy(state, line)),
      ...state.lines.map((line) => () => lookAt(state, line, port)),
    ],
    check,
    acknowledged: ({ acknowledged }) => acknowledged,
    figures: ({ reads }) => ({ 'reads between': reads }),
  });

async function deploy(state, line) {
  line.asked = line.versions.find((version) => version !== (line.asked ?? line.live)) ?? line.versions[0];
  await state.tenant.call('POST', `/configurators/${line.id}/deploy`, { version: line.asked });
  line.live = line.asked;
  state.acknowledged++;
}

async function lookAt(state, line, port) {
  try {
    const latest = await readLive(port, `${line.folder}/latest.json`);
    if (!Array.isArray(latest?.details?.layers)) state.halves++;
    state.reads++;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    state.halves++;
  }
}

async function check(state, port) {
  const broken = { 'acknowledged deploys lost': 0, 'half deploys': state.halves, 'files that say otherwise': 0 };
  state.halves = 0;
  for (const line of state.lines) {
    const { deployed_version: deployed } = await state.tenant.call('GET', `/configurators/${line.id}`);
    // The interrupted one may have succeeded.
    if (line.live !== null && ![line.live, line.asked].includes(deployed)) broken['acknowledged deploys lost']++;
    const latest = await readLive(port, `${line.folder}/latest.json`);
    const pointer = await readLive(port, `${line.folder}/deployment.json`);
    if (latest?.version !== deployed || pointer?.version !== deployed) broken['files that say otherwise']++;
    line.live = deployed;
    line.asked = deployed;
  }
  return broken;
}
