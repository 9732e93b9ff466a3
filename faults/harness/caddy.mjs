import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { Cut } from './client.mjs';
import { kill, until } from './server.mjs';

const UP_WITHIN_MS = 20_000;

export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;

/** Starts the installed Caddy on the Caddyfile of deploy/, with self-made certificates. */
export async function openCaddy({ root, folder, port, servers, baseDomain, contentDomain, ownDomain }) {
  const home = path.join(folder, 'caddy');
  fs.mkdirSync(home);
  fs.writeFileSync(path.join(home, 'own.caddy'), `${ownDomain} {\n\timport servers\n}\n`);
  const env = {
    ...process.env,
    ...{ HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, CADDY_ADMIN: `127.0.0.1:${port + 2}` },
    ...{ HTTPS_PORT: String(port), HTTP_PORT: String(port + 1), OWN_DOMAINS: home, SERVERS: servers.join(' ') },
    ...{ BASE_DOMAIN: baseDomain, CONTENT_DOMAIN: contentDomain, ACME_EMAIL: 'nobody@example.org' },
    ...{ CERTIFICATES: 'local', MORE_OPTIONS: 'local_certs' },
  };
  const input = ['--config', path.join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
  const validated = spawnSync('caddy', ['validate', ...input], { env, encoding: 'utf8' });
  if (validated.status !== 0) throw new Error(`caddy validate: ${validated.stderr}`);
  const child = spawn('caddy', ['run', ...input], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const authority = path.join(home, 'caddy/pki/authorities/local/root.crt');
  const isUp = () => output.includes('serving initial configuration') && fs.existsSync(authority);
  if (!(await until(() => ended() || isUp(), UP_WITHIN_MS)) || ended())
    throw new Error(`Caddy did not start:\n${output}`);
  return {
    ...{ port, output: () => output, ca: fs.readFileSync(authority) },
    close: () => kill({ child, ended }),
  };
}

/**
 * Sends a request through Caddy like a browser: by the host's name, with a check of its certificate. Throws Cut without
 * an answer. `upgrade` requests a WebSocket and returns its connection.
 */
export async function askSecurely(
  { port, ca },
  { method = 'GET', host, path: url, headers = {}, json, from, upgrade },
) {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const request = https.request({
    ...{ method, path: url, port, ca, host: '127.0.0.1', servername: host, agent: false, timeout: 30_000 },
    ...(from ? { localAddress: from } : {}),
    headers: { host, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
  });
  request.on('timeout', () => request.destroy(new Error('no answer in time')));
  request.end(body);
  try {
    if (upgrade) {
      const [answer, socket] = await once(request, 'upgrade');
      return { status: answer.statusCode, socket };
    }
    const [answer] = await once(request, 'response');
    const chunks = [];
    for await (const chunk of answer) chunks.push(chunk);
    return { status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString('utf8') };
  } catch (error) {
    throw new Cut(error.message);
  }
}
