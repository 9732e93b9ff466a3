import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findPostgres, openPostgres } from '../scripts/postgres.mjs';
import { checkEnquiries, sendEnquiry, startEnquiries, untilEmailed } from './harness/enquiries.mjs';
import { p95 } from './harness/figures.mjs';
import { pause, startServer, stop, untilReady } from './harness/server.mjs';
import { openTenant } from './harness/tenant.mjs';
import { saveNext, startLine, versionsOf } from './harness/versions.mjs';

export const invariant = 'the product outlives its database: nothing acknowledged lost, and it works again by itself';

const DOWN_MS = 1_500;
const GOAL_READY_MS = 5_000;
/** An interrupted email starts again after two minutes, found by a check every two, and is sent half a minute later. */
const EMAILED_WITHIN_MS = 400_000;

export async function run(ground) {
  const bin = findPostgres();
  if (!bin) return { skipped: 'no Postgres server is installed here; POSTGRES_BIN names its programs' };
  const dataDir = await ground.dataDir();
  const postgres = openPostgres(bin, ground.folder, ground.port + 2);
  const env = { DATA_DIR: dataDir };
  execFileSync(process.execPath, [path.join(ground.root, 'apps/server/dist/db-move.js'), '--to', postgres.url], {
    env: { ...process.env, ...env, VITRINE_DEMO: '1' },
  });
  const server = await startServer(ground, { ...env, DATABASE_URL: postgres.url });
  try {
    const tenant = await openTenant(ground.port);
    const state = startEnquiries(tenant);
    const line = await startLine(tenant, tenant.configurators[0]);
    const seen = { rejected: new Map(), ready: [] };
    for (let round = 0; round < ground.rounds; round++) await breakOnce({ ground, postgres, state, line, seen, round });
    const broken = await checkEnquiries(state, ground.port);
    const listed = await versionsOf(tenant.call, line.id);
    const lost = [...line.prices.keys()].filter((version) => !listed.includes(version)).length;
    const emailed = await untilEmailed(state, EMAILED_WITHIN_MS);
    const zero = (name, value) => ({ name, value, goal: '0', ok: value === 0 });
    const odd = [...seen.rejected.keys()].filter((status) => status >= 500 && status !== 503);
    return {
      figures: {
        ...{ 'enquiries acknowledged': state.acknowledged.size, 'saves acknowledged': line.prices.size },
        'answers meanwhile': [...seen.rejected].map(([status, count]) => `${count} x ${status}`).join(', ') || 'none',
      },
      checks: [
        ...Object.entries({ ...broken, 'acknowledged saves lost': lost }).map(([name, value]) => zero(name, value)),
        zero('answers as for a mistake of ours', odd.length),
        zero('the process ended', Number(server.ended())),
        {
          name: 'ready again, p95 ms',
          value: Math.round(p95(seen.ready)),
          goal: '≤ 5000',
          ok: p95(seen.ready) <= GOAL_READY_MS,
        },
        {
          name: 'all emails out, s',
          value: emailed && Math.round(emailed / 1000),
          goal: '≤ 300',
          ok: emailed !== undefined,
        },
      ],
    };
  } catch (error) {
    throw new Error(`${error.message}\n${server.output().slice(-2000)}`);
  } finally {
    await stop(server);
    postgres.close();
  }
}

/** One round: writers continue through a restart, or, every other time, through a time without any database. */
async function breakOnce({ ground, postgres, state, line, seen, round }) {
  let over = false;
  const keepOn = async (write) => {
    while (!over) {
      await write().catch((error) => {
        const status = Number(/: (\d{3}) /.exec(error.message)?.[1]);
        if (!status) throw error;
        seen.rejected.set(status, (seen.rejected.get(status) ?? 0) + 1);
        return pause(20);
      });
    }
  };
  const save = async () => {
    await saveNext(state.tenant, line).catch(async (error) => {
      // The list shows whether the rejected one was saved after all.
      line.newest = (await versionsOf(state.tenant.call, line.id))[0] ?? line.newest;
      throw error;
    });
  };
  const writing = Promise.all([
    keepOn(() => sendEnquiry(state, ground.port)),
    keepOn(() => sendEnquiry(state, ground.port)),
    keepOn(save),
  ]);
  writing.catch(() => undefined);
  await pause(500 + Math.random() * 500);
  if (round % 2) postgres.restart();
  else {
    postgres.down();
    await pause(DOWN_MS);
    postgres.up();
  }
  seen.ready.push(await untilReady(ground.port));
  await pause(300);
  over = true;
  await writing;
}
