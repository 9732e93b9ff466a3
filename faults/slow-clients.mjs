import net from 'node:net';
import { p95 } from './harness/figures.mjs';
import { isReady, pause, startServer, stop } from './harness/server.mjs';
import { apiHost, openTenant } from './harness/tenant.mjs';

export const invariant = 'clients that send a letter a second, or nothing, keep nobody else waiting';

const SOCKETS = 200;
const SECONDS = 20;
const GOAL_P95_MS = 1_000;
/** Headers have a minute, a body two. Node checks every half minute. */
const GIVEN_UP_WITHIN_S = 160;

/** What each client sends, without ever completing it. */
const BEGINNINGS = {
  'half a head': (host) => `GET /api/user HTTP/1.1\r\nhost: ${host}\r\nx-slow: `,
  'half a body': (host) =>
    `POST /api/login HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{"email":"`,
  nothing: () => '',
};

export async function run(ground) {
  const server = await startServer(ground, { DATA_DIR: await ground.dataDir() });
  const slow = [];
  try {
    const tenant = await openTenant(ground.port);
    const kinds = Object.values(BEGINNINGS);
    for (let n = 0; n < SOCKETS; n++) slow.push(dribble(ground.port, kinds[n % kinds.length](apiHost(ground.port))));
    const times = [];
    const ends = performance.now() + SECONDS * 1000;
    while (performance.now() < ends) {
      const began = performance.now();
      await tenant.call('GET', `/organisations/${tenant.organisationId}/enquiries`);
      times.push(performance.now() - began);
      await pause(50);
    }
    const ready = await isReady(ground.port);
    const began = performance.now();
    while (slow.some(({ open }) => open()) && performance.now() - began < GIVEN_UP_WITHIN_S * 1000) await pause(1000);
    const left = slow.filter(({ open }) => open()).length;
    const figures = { 'slow sockets': SOCKETS, 'requests beside them': times.length };
    return {
      figures: { ...figures, 'all closed after, s': Math.round((performance.now() - began) / 1000) + SECONDS },
      checks: [
        {
          name: 'a list beside them, p95 ms',
          value: Math.round(p95(times)),
          goal: '≤ 1000',
          ok: p95(times) <= GOAL_P95_MS,
        },
        { name: 'ready meanwhile', value: ready ? 'yes' : 'no', goal: 'yes', ok: ready },
        { name: `slow sockets left after ${GIVEN_UP_WITHIN_S} s`, value: left, goal: '0', ok: left === 0 },
      ],
    };
  } finally {
    for (const { end } of slow) end();
    await stop(server);
  }
}

/** A socket that starts a request and continues with one character a second. */
function dribble(port, beginning) {
  const socket = net.connect(port, '127.0.0.1');
  let open = true;
  socket
    .on('error', () => undefined)
    .on('close', () => {
      open = false;
      clearInterval(timer);
    });
  socket.on('connect', () => socket.write(beginning)).resume();
  const timer = setInterval(() => beginning !== '' && open && socket.write('a'), 1000);
  return { open: () => open, end: () => socket.destroy() };
}
