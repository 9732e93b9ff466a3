import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { median, ratio, ratioText, rotated, rounded } from '../report/figures.mjs';
import { met, metAtLeast, printTable } from '../report/table.mjs';
import { processorTimeOf } from './processes.mjs';
import { visit } from './visitors.mjs';

const EVENTS_A_BATCH = 10;
/** Below the limits by address and minute. */
const BATCHES_AN_ADDRESS = 100;
const CONNECTIONS = 50;
const SIGNING_IN = 4;
const PASSWORD = 'vitrine-demo';
/** A server that takes less processor time than this in this time has completed its work. */
const BUSY_MS = 20;
const SETTLED_AFTER_MS = 500;

/**
 * What visitors send, and signing in: for each kind how `visit` loads a side with it, and its nth request. `running` is
 * the product, and the bare server beside it.
 */
export function visitorKinds(running, rows) {
  const port = (side) => Number(new URL(running[side].address).port);
  const hostOf = (side) => ({
    host: side === 'product' ? `api.vitrine.localhost:${port(side)}` : `127.0.0.1:${port(side)}`,
  });
  const headersOf = (side) => ({ ...hostOf(side), origin: `http://shop.localhost:${port(side)}` });
  const json = (side, path, body, headers = headersOf(side)) => ({
    ...{ path, body: JSON.stringify(body) },
    headers: { ...headers, 'content-type': 'application/json' },
  });
  const kinds = {
    events: {
      ...{ connections: CONNECTIONS, perAddress: BATCHES_AN_ADDRESS, worth: ({ data, taken }) => data?.taken ?? taken },
      request: (side, n) => json(side, '/viewer/events', { configurator_id: rows.live, events: eventsOf(n) }),
    },
    enquiries: {
      ...{ connections: 10, perAddress: 1 },
      request: (side) =>
        side === 'product'
          ? { path: '/viewer/contact/request', ...formOf(enquiryTo(rows.live), headersOf(side)) }
          : json(side, '/viewer/contact/request', enquiryTo(rows.live)),
    },
    signIn: {
      ...{ connections: SIGNING_IN, perAddress: 5 },
      request: (side, n) => {
        const body = { email: rows.people[n % rows.people.length], password: PASSWORD, keepLoggedIn: true };
        return json(side, side === 'product' ? '/api/login' : '/login', body, hostOf(side));
      },
    },
  };
  const loads = Object.entries(kinds).map(([kind, { request, ...how }]) => [
    kind,
    (side, seconds) => visit({ ...how, port: port(side), seconds, request: (n) => request(side, n) }),
  ]);
  return Object.fromEntries(loads);
}

/** Visitors' requests, and signing in: the product against the bare server, in turns. */
export async function compareVisitors({ running, rows, rounds, seconds }) {
  const figures = {};
  for (const [kind, load] of Object.entries(visitorKinds(running, rows))) {
    figures[kind] = { product: [], bare: [] };
    for (let round = -1; round < rounds; round++) {
      for (const side of rotated(['product', 'bare'], round + 1)) {
        const before = processorTimeOf(running[side]);
        const result = await load(side, seconds);
        await settled(running[side]);
        const each = (processorTimeOf(running[side]) - before) / result.worth;
        // The first round only warms up both.
        if (round >= 0) figures[kind][side].push({ ...result, each });
      }
    }
  }
  print(figures);
}

/** Resolves once a server has completed what it does behind its answers, such as sending emails. */
async function settled(running) {
  for (let before = -1; processorTimeOf(running) - before > BUSY_MS; ) {
    before = processorTimeOf(running);
    await delay(SETTLED_AFTER_MS);
  }
}

const eventsOf = (n) =>
  Array.from({ length: EVENTS_A_BATCH }, (_, at) =>
    at === 0
      ? { kind: 'load', age: 9 }
      : at % 3 === 0
        ? { kind: 'option', age: 9 - at, component: 'Doors', name: `Door ${(n + at) % 40}` }
        : { kind: 'heartbeat', age: 9 - at, seconds: 1 },
  );

const enquiryTo = (id) => {
  const key = randomUUID();
  return {
    ...{ name: 'Bench Visitor', email: `${key}@visitor.test`, phone: '020 7946 0018', terms: '1', elapsed: '9000' },
    ...{ configurator_id: String(id), type: 'panoramic', client_key: key, items: '[]' },
  };
};

/** Sends a form without files like a browser. */
function formOf(fields, headers) {
  const boundary = 'bench-boundary';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    body: `${parts.join('')}--${boundary}--\r\n`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

function print(figures) {
  const lines = Object.entries({ events: 'events', enquiries: 'enquiries', signIn: 'sign-ins' }).map(
    ([kind, title]) => {
      const { product, bare } = figures[kind];
      const of = (side, what) => median(side.map((one) => one[what]));
      const rates = (side) => side.map((one) => one.worthPerSecond);
      return [
        title,
        rounded(of(product, 'worthPerSecond')),
        rounded(of(bare, 'worthPerSecond')),
        ratioText(ratio(rates(product), rates(bare))),
        rounded(of(product, 'p99')),
        rounded(of(bare, 'p99')),
        rounded(of(product, 'each'), 3),
        rounded(of(bare, 'each'), 3),
      ];
    },
  );
  const heads = ['taken', 'a second', 'bare', 'ratio', 'p99 ms', 'bare p99', 'processor ms each', 'bare'];
  printTable('What visitors send, and signing in, on Postgres', heads, lines);
  const { product } = figures.events;
  const of = (what) => median(product.map((one) => one[what]));
  printTable(
    'Goals of the event intake',
    ['', 'seen', 'goal', 'met'],
    [
      ['events a second', rounded(of('worthPerSecond')), '≥ 10,000', metAtLeast(of('worthPerSecond'), 10_000)],
      ['p99, ms', rounded(of('p99')), '≤ 80', met(of('p99'), 80)],
      ['processor time of one, ms', rounded(of('each'), 3), '≤ 0.1', met(of('each'), 0.1)],
    ],
  );
}
