import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { apiHost, contentHost } from '../../faults/harness/tenant.mjs';

const LOCAL = '127.0.0.1';
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** Requests by their share of a hundred: four fifths are reads. */
const KINDS = [
  { share: 25, ask: ({ tenant, get }) => get(`/api/organisations/${tenant.tenant}/enquiries?limit=50`) },
  { share: 15, ask: ({ tenant, get }) => get(`/api/organisations/${tenant.tenant}/configurators`) },
  { share: 10, ask: ({ tenant, get }) => get(`/api/organisations/${tenant.tenant}/analytics`) },
  { share: 10, ask: ({ get }) => get('/api/user') },
  { share: 20, ask: ({ live, visit }) => visit(`/${live.folder}/latest.json`) },
  { share: 10, ask: ({ live, post }) => post('/viewer/events', { json: eventsOf(live) }) },
  {
    share: 8,
    ask: ({ tenant, get, patch }) => {
      const enquiry = any(tenant.enquiries);
      return enquiry ? patch(`/api/enquiries/${enquiry}`, { status: any(['New', 'Viewed']) }) : get('/api/user');
    },
  },
  { share: 2, ask: ({ live, post }) => post('/viewer/contact/request', { form: enquiryTo(live) }) },
];

const eventsOf = ({ id }) => ({
  configurator_id: id,
  events: [
    { kind: 'load', age: 1 },
    { kind: 'engage', age: 0.5 },
    { kind: 'heartbeat', age: 0, seconds: 5 },
  ],
});

const enquiryTo = ({ id }) => {
  const key = randomUUID();
  return {
    ...{ name: 'Load Visitor', email: `${key}@visitor.test`, phone: '020 7946 0018', terms: '1', elapsed: '9000' },
    ...{ configurator_id: String(id), type: 'panoramic', client_key: key, items: '[]' },
  };
};

const WEIGHTED_KINDS = KINDS.flatMap((kind) => Array.from({ length: kind.share }, () => kind));

/**
 * One connection of a user or visitor who sends a request, waits and repeats, until `isOver`. `onAnswer` gets the
 * milliseconds of each answer, and the error of a failed one.
 */
export async function caller({ port, tenants, lives, address, pauseMs, isOver, onAnswer }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1, localAddress: address });
  const [tenant, live] = [any(tenants), any(lives)];
  const [api, content] = [apiHost(port), contentHost(port)];
  const signed = { host: api, authorization: `Bearer ${tenant.token}` };
  const send = (method, path, headers, input) => request({ agent, port, method, path, headers, ...input });
  const asker = {
    ...{ tenant, live },
    get: (path) => send('GET', path, signed),
    visit: (path) => send('GET', path, { host: content }),
    patch: (path, json) => send('PATCH', path, signed, { json }),
    post: (path, input) => send('POST', path, { host: api, origin: `http://shop.localhost:${port}` }, input),
  };
  while (!isOver()) {
    const began = performance.now();
    const error = await any(WEIGHTED_KINDS)
      .ask(asker)
      .catch((error) => error.message);
    onAnswer(performance.now() - began, error);
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
  }
  agent.destroy();
}

/** Resolves with null, or with an error. */
async function request({ agent, port, method, path, headers, json, form }) {
  const encoded = form && new Response(formOf(form));
  const body = json ? Buffer.from(JSON.stringify(json)) : encoded && Buffer.from(await encoded.arrayBuffer());
  const type = json ? 'application/json' : encoded?.headers.get('content-type');
  return new Promise((resolve, reject) => {
    const clientRequest = http.request(
      {
        ...{ agent, port, method, path, host: LOCAL, timeout: 30_000 },
        headers: { ...headers, ...(type && { 'content-type': type }) },
      },
      (answer) => {
        answer
          .on('error', reject)
          .on('end', () =>
            resolve(answer.statusCode < 400 ? null : `${method} ${path.replace(/\d+/g, 'n')} ${answer.statusCode}`),
          );
        answer.resume();
      },
    );
    clientRequest.on('timeout', () => clientRequest.destroy(new Error('no answer in 30 s'))).on('error', reject);
    clientRequest.end(body);
  });
}

function formOf(fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const [TEXT, PING, PONG] = [1, 9, 10];

/** A browser's frames are masked. A mask of zeros leaves them unchanged. Up to 125 bytes. */
const frameOf = (kind, payload) =>
  Buffer.concat([Buffer.from([0x80 | kind, 0x80 | payload.length, 0, 0, 0, 0]), payload]);

/** Opens an authenticated socket that waits for events; returns the socket, which stays open. */
export function openSocket({ port, token, address }) {
  return new Promise((resolve, reject) => {
    const headers = {
      ...{ host: apiHost(port), connection: 'Upgrade', upgrade: 'websocket' },
      ...{ 'sec-websocket-version': '13', 'sec-websocket-key': Buffer.alloc(16, 7).toString('base64') },
    };
    const handshake = http.request({ port, path: '/ws', host: LOCAL, localAddress: address, agent: false, headers });
    handshake.on('upgrade', (_answer, socket) => {
      socket.write(frameOf(TEXT, Buffer.from(JSON.stringify({ token }))));
      resolve(answerPings(socket));
    });
    handshake.on('response', (answer) => reject(new Error(`a WebSocket was answered ${answer.statusCode}`)));
    handshake.on('error', reject).end();
  });
}

/** The server pings. A client that does not answer is disconnected. */
function answerPings(socket) {
  socket.on('data', (bytes) => {
    for (let at = 0; at + 1 < bytes.length; ) {
      const isLong = (bytes[at + 1] & 0x7f) === 126;
      const begins = at + (isLong ? 4 : 2);
      const ends = begins + (isLong ? bytes.readUInt16BE(at + 2) : bytes[at + 1] & 0x7f);
      const payload = bytes.subarray(begins, ends);
      if ((bytes[at] & 0x0f) === PING) socket.write(frameOf(PONG, payload));
      at = ends;
    }
  });
  return socket.on('error', () => undefined);
}
