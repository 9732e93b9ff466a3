import { p50, p95 } from './figures.mjs';
import { kill, pause, startServer, stop, until } from './server.mjs';

const GOAL_READY_MS = 5_000;
/** A kill comes after this many acknowledged writes of a round, and then at any moment of the next ones. */
const FEWEST_WRITES = 3;
const MAXIMUM_EXTRA_WRITES = 9;
const MAXIMUM_DELAY_MS = 300;
const PATIENCE_MS = 30_000;

/**
 * kill -9 under load, again and again on one data folder. `scenario` has `prepare(port)`, which returns a state;
 * `writers(state, port)`, functions that each do one write and throw when they are interrupted; `check(state, port)`,
 * which returns counts of broken things by name; `acknowledged(state)`, which counts the acknowledged writes; and, if it
 * does more to the files than a kill, `afterKill(dataDir)`.
 */
export async function killRounds(ground, scenario, env = {}) {
  const input = { DATA_DIR: await ground.dataDir(), ...env };
  const ready = [];
  const broken = {};
  let server = await startServer(ground, input);
  try {
    const state = await scenario.prepare(ground.port);
    for (let round = 0; round < ground.rounds; round++) {
      const writing = Promise.all(scenario.writers(state, ground.port).map((write) => untilCut(write)));
      // Errors before the kill are reported after it.
      writing.catch(() => undefined);
      const enough = scenario.acknowledged(state) + FEWEST_WRITES + Math.random() * MAXIMUM_EXTRA_WRITES;
      await until(() => scenario.acknowledged(state) >= enough, PATIENCE_MS, 2);
      await pause(Math.random() * MAXIMUM_DELAY_MS);
      await kill(server);
      await writing;
      scenario.afterKill?.(input.DATA_DIR);
      server = await startServer(ground, input);
      ready.push(server.readyMs);
      for (const [name, count] of Object.entries(await scenario.check(state, ground.port)))
        broken[name] = (broken[name] ?? 0) + count;
    }
    return {
      figures: {
        ...{ 'writes acknowledged': scenario.acknowledged(state) },
        ...scenario.figures?.(state),
        'ready again, p50 ms': Math.round(p50(ready)),
      },
      checks: [
        ...Object.entries(broken).map(([name, count]) => ({ name, value: count, goal: '0', ok: count === 0 })),
        { name: 'ready again, p95 ms', value: Math.round(p95(ready)), goal: '≤ 5000', ok: p95(ready) <= GOAL_READY_MS },
      ],
    };
  } finally {
    await stop(server);
  }
}

/** Writes until the server is gone. An error response in between is a mistake of the scenario and is thrown. */
async function untilCut(write) {
  for (;;) {
    try {
      await write();
    } catch (error) {
      if (error.name === 'Cut') return;
      throw error;
    }
  }
}
