import http from 'node:http';
import { nextAddress } from '../../faults/harness/client.mjs';
import { percentile } from '../report/figures.mjs';

/**
 * Sends requests from several clients at once to a port for some seconds. `request`, `(n) => ({ path, headers, body
 * })`, is the nth POST. `perAddress` is the number of requests from one address before the next one, so that limits by
 * address do not apply. Returns requests, and what `worth` computes of their responses, a second, and the 99th
 * percentile of their milliseconds.
 */
export async function visit({ port, seconds, connections, perAddress, request, worth = () => 1 }) {
  const times = [];
  let [sum, n] = [0, 0];
  const began = performance.now();
  const isOver = () => performance.now() - began > seconds * 1000;
  const visitor = async () => {
    while (!isOver()) {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1, localAddress: nextAddress() });
      for (let count = 0; count < perAddress && !isOver(); count++) {
        const start = performance.now();
        const answer = await post(agent, port, request(n++));
        times.push(performance.now() - start);
        sum += worth(answer);
      }
      agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const spent = (performance.now() - began) / 1000;
  return { perSecond: times.length / spent, worthPerSecond: sum / spent, worth: sum, p99: percentile(times, 0.99) };
}

const post = (agent, port, { path, headers, body }) =>
  new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const clientRequest = http.request(
      { agent, port, path, method: 'POST', host: '127.0.0.1', headers: { ...headers, 'content-length': length } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => (text += part));
        answer.on('error', reject).on('end', () => {
          if (answer.statusCode > 299) return reject(new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`));
          resolve(JSON.parse(text));
        });
      },
    );
    clientRequest.on('error', reject).end(body);
  });
