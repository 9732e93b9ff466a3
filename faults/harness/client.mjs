import http from 'node:http';

/** A request that the fault interrupted: nothing was acknowledged. */
export class Cut extends Error {
  name = 'Cut';
}

const LOCAL = '127.0.0.1';

/**
 * Sends a request to the server on a port. `from` is the client's address (127.x.y.z), so that limits by address do not
 * apply. Throws Cut when the connection broke before the answer was complete.
 */
export function ask(port, { method = 'GET', path, host, token, json, form, from = LOCAL, within = 60_000 }) {
  return withBody({ json, form }).then(
    ({ body, headers }) =>
      new Promise((resolve, reject) => {
        const request = http.request(
          {
            ...{ port, method, path, host: LOCAL, localAddress: from, agent: false, timeout: within },
            headers: {
              ...headers,
              ...(host ? { host } : {}),
              ...(token ? { authorization: `Bearer ${token}` } : {}),
            },
          },
          (answer) => {
            const chunks = [];
            answer.on('data', (chunk) => chunks.push(chunk));
            answer.on('end', () => {
              if (!answer.complete) return reject(new Cut('cut off'));
              resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString('utf8') });
            });
            answer.on('error', (error) => reject(new Cut(error.message)));
          },
        );
        request.on('timeout', () => request.destroy(new Error(`no answer within ${within} ms`)));
        request.on('error', (error) => reject(new Cut(error.message)));
        request.end(body);
      }),
  );
}

async function withBody({ json, form }) {
  if (json !== undefined)
    return { body: Buffer.from(JSON.stringify(json)), headers: { 'content-type': 'application/json' } };
  if (form === undefined) return { body: undefined, headers: {} };
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  const encoded = new Response(data);
  const body = Buffer.from(await encoded.arrayBuffer());
  return { body, headers: { 'content-type': encoded.headers.get('content-type') } };
}

/** The parsed answer of a request that must succeed. Otherwise throws with the error. */
export async function askFor(port, request) {
  const { status, text } = await ask(port, request);
  if (status < 200 || status > 299)
    throw new Error(`${request.method ?? 'GET'} ${request.path}: ${status} ${text.slice(0, 300)}`);
  const parsed = text === '' ? null : JSON.parse(text);
  return parsed && typeof parsed === 'object' && 'data' in parsed ? parsed.data : parsed;
}

let calls = 0;
/** An unused loopback address. */
export const nextAddress = () => {
  calls++;
  return `127.${1 + (calls >> 14)}.${1 + ((calls >> 7) & 127)}.${1 + (calls & 127)}`;
};
