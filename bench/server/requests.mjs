import { median, ratio, ratioText, rotated, rounded } from '../report/figures.mjs';
import { metAtLeast, printTable } from '../report/table.mjs';
import { load } from './load.mjs';

const CONNECTIONS = [10, 50];
const TITLES = { list: 'list 50 enquiries', one: 'read one enquiry', change: "change one's status" };

/** Requests to the product, or to the bare server, which has no sessions. */
export function requestsOf({ address }, { organisation, enquiry, token }, { bare = false } = {}) {
  const prefix = bare ? '' : '/api';
  const headers = bare ? {} : { authorization: `Bearer ${token}` };
  const one = `${prefix}/enquiries/${enquiry}`;
  return {
    url: address,
    list: [{ method: 'GET', path: `${prefix}/organisations/${organisation}/enquiries?limit=50`, headers }],
    one: [{ method: 'GET', path: one, headers }],
    change: ['Viewed', 'New'].map((status) => ({
      ...{ method: 'PATCH', path: one, body: JSON.stringify({ status }) },
      headers: { ...headers, 'content-type': 'application/json' },
    })),
  };
}

/** Loads all sides in turns with each kind of request, and prints a table of each. */
export async function compareRequests({ where, sides, titles, goals, rounds, seconds }) {
  const names = Object.keys(sides);
  const once = (side, kind, connections, time) =>
    load({ url: sides[side].url, connections, seconds: time, requests: sides[side][kind] });
  for (const kind of Object.keys(TITLES)) for (const side of names) await once(side, kind, 10, 1);
  const lines = [];
  for (const kind of Object.keys(TITLES)) {
    for (const connections of CONNECTIONS) {
      const figures = Object.fromEntries(names.map((side) => [side, []]));
      for (let round = 0; round < rounds; round++)
        for (const side of rotated(names, round)) figures[side].push(await once(side, kind, connections, seconds));
      lines.push(...linesOf({ kind, connections, figures, titles, goals }));
    }
  }
  const heads = ['request', 'connections', 'server', 'req/s', 'p99 ms', 'kB each', 'Vitrine to it', 'goal', 'met'];
  printTable(`Requests a second, ${where}`, heads, lines);
}

function linesOf({ kind, connections, figures, titles, goals }) {
  const perSecond = (side) => figures[side].map((figure) => figure.perSecond);
  return Object.keys(figures).map((side) => {
    const middle = (figure) => median(figures[side].map((each) => each[figure]));
    const cells = [rounded(middle('perSecond')), rounded(middle('p99')), rounded(middle('kilobytes'), 1)];
    if (side === 'product') return [TITLES[kind], connections, 'Vitrine', ...cells, '', '', ''];
    const compared = ratio(perSecond('product'), perSecond(side));
    const goal = goals[kind][side];
    return [
      ...['', '', titles[side], ...cells, ratioText(compared)],
      ...(goal === undefined ? ['', ''] : [`≥ ${goal}`, metAtLeast(compared.median, goal)]),
    ];
  });
}
