import { checkEnquiries, sendEnquiry, startEnquiries } from './harness/enquiries.mjs';
import { launch, startServer, stop, until } from './harness/server.mjs';
import { openTenant } from './harness/tenant.mjs';

export const invariant = 'a second server on one data folder is rejected with a sentence, and harms nothing';

const REJECTED_WITHIN_MS = 20_000;

export async function run(ground) {
  const dataDir = await ground.dataDir();
  const server = await startServer(ground, { DATA_DIR: dataDir });
  try {
    const state = startEnquiries(await openTenant(ground.port));
    let accepted = 0;
    let wordless = 0;
    const times = [];
    for (let round = 0; round < ground.rounds; round++) {
      const began = performance.now();
      const second = launch({ root: ground.root, port: ground.port + 1 }, { DATA_DIR: dataDir });
      await sendEnquiry(state, ground.port);
      if (!(await until(() => second.ended(), REJECTED_WITHIN_MS, 10)) || second.child.exitCode === 0) accepted++;
      times.push(performance.now() - began);
      if (!/Another Vitrine process \(pid \d+\) is using the data folder/.test(second.output())) wordless++;
      await stop(second);
    }
    const broken = await checkEnquiries(state, ground.port);
    const zero = (name, value) => ({ name, value, goal: '0', ok: value === 0 });
    return {
      figures: { starts: ground.rounds, 'slowest rejection, ms': Math.round(Math.max(...times)) },
      checks: [
        zero('not rejected', accepted),
        zero('without the sentence', wordless),
        ...Object.entries(broken).map(([name, value]) => zero(name, value)),
      ],
    };
  } finally {
    await stop(server);
  }
}
