import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { findPostgres, openPostgres } from '../scripts/postgres.mjs';
import { askSecurely, hasCaddy, openCaddy } from './harness/caddy.mjs';
import { isReady, kill, pause, startServer, stop, until } from './harness/server.mjs';
import { openSmtp } from './harness/smtp.mjs';

export const invariant =
  'two servers in production behind the Caddyfile of deploy/ are one product, also while each is replaced';

/** The bucket is in this process, so nothing may block it. */
const execute = promisify(execFile);

const BASE = 'vitrine-try.example';
const CONTENT = 'vitrine-try-files.example';
const OWN = 'studio.oakline-try.example';
const TENANT = `oakline.${BASE}`;
const KEYS = { AWS_ACCESS_KEY_ID: 'for-faults', AWS_SECRET_ACCESS_KEY: 'for-faults' };
const PASSWORD = 'for the faults, and nowhere else';
const SHEETS_A_MINUTE = 8;
const CALLERS = 6;
/** Caddy checks every two seconds, and waits up to four for an answer. */
const SEEN_WITHIN_MS = 8_000;

export async function run(ground) {
  const bin = findPostgres();
  if (!bin) return { skipped: 'no Postgres server is installed here' };
  if (!hasCaddy()) return { skipped: 'no caddy is on the PATH' };
  const closing = [];
  try {
    const proxied = await openAll(ground, bin, closing);
    const checks = [...(await look(proxied)), ...(await replaceServers(proxied))];
    return { figures: { 'servers replaced': 2, 'requests meanwhile': proxied.asked }, checks };
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** The demo, moved to Postgres and a bucket, and served by two production servers behind Caddy. */
async function openAll(ground, bin, closing) {
  const { aBucketServer } = await tsImport('../apps/server/src/testing/bucket-server.ts', import.meta.url);
  const dataDir = await ground.dataDir();
  const postgres = openPostgres(bin, ground.folder, ground.port + 2);
  closing.push(() => postgres.close());
  const [bucket, smtp] = [await aBucketServer(), await openSmtp()];
  closing.push(bucket.close, smtp.close);
  const move = [path.join(ground.root, 'apps/server/dist/db-move.js'), '--to', postgres.url, '--files', bucket.url];
  await execute(process.execPath, move, { env: { ...process.env, ...KEYS, DATA_DIR: dataDir, VITRINE_DEMO: '1' } });
  const proved = `update organisations set access_domain = '${OWN}', access_domain_verified_at = now() where access_subdomain = 'oakline'`;
  // Production does not start on accounts that have the demo's password.
  const { hashPassword } = await tsImport('../apps/server/src/accounts/passwords.ts', import.meta.url);
  const changed = `update users set password_hash = '${await hashPassword(PASSWORD)}' where password_hash is not null`;
  for (const sql of [proved, changed]) await execute(path.join(bin, 'psql'), [postgres.url, '-q', '-c', sql]);
  const env = {
    ...{ NODE_ENV: 'production', VITRINE_DEMO: '', DATABASE_URL: postgres.url, CONTENT_URL: bucket.url, ...KEYS },
    ...{ BASE_DOMAIN: BASE, CONTENT_DOMAIN: CONTENT, SMTP_URL: smtp.url },
    SECRET_KEY: fs.readFileSync(path.join(dataDir, 'secret.key'), 'utf8').trim(),
  };
  const ports = [ground.port, ground.port + 1];
  const start = (port) => startServer({ ...ground, port }, { ...env, DATA_DIR: `${dataDir}-${port}` });
  // Both at once, as on a first day. When one does not start, the other is stopped all the same.
  const starting = ports.map(start);
  closing.push(() => Promise.all(starting.map((one) => one.then(stop, () => undefined))));
  const servers = await Promise.all(starting);
  closing.push(() => Promise.all(servers.map(stop)));
  const names = { baseDomain: BASE, contentDomain: CONTENT, ownDomain: OWN };
  const addresses = ports.map((port) => `127.0.0.1:${port}`);
  const caddy = await openCaddy({ ...ground, ...names, port: ground.port + 3, servers: addresses });
  closing.push(caddy.close);
  return { caddy, servers, start, asked: 0 };
}

const check = (name, ok) => ({ name, value: ok ? 'yes' : 'no', goal: 'yes', ok });
const statusOf = (caddy, request) =>
  askSecurely(caddy, request).then(
    ({ status }) => status,
    () => 0,
  );

/** The requests of one visitor and one user through the proxy. */
async function look(proxied) {
  const { caddy } = proxied;
  const user = await signIn(caddy);
  proxied.user = user;
  const { id, live_url: folder } = await deployed(user);
  proxied.latest = `/${folder}/latest.json`;
  const latest = await askSecurely(caddy, { host: CONTENT, path: proxied.latest });
  const viewer = await askSecurely(caddy, { host: CONTENT, path: '/viewer/v1/vitrine.js' });
  const own = await askSecurely(caddy, { host: OWN, path: '/api/app-config' });
  const sheets = [];
  for (let n = 0; n <= SHEETS_A_MINUTE; n++) sheets.push(await sendSheet(caddy, '127.0.5.1', `203.0.113.${n}`));
  return [
    check(
      'the session cookie is for https only and unread by scripts',
      /; secure/i.test(user.set) && /; httponly/i.test(user.set),
    ),
    check('a write with the cookie and its token is taken', (await user.write(`/configurators/${id}/deploy`)) === 200),
    check('events arrive over the WebSocket', await receivesDeployEvent(caddy, user, id)),
    check(
      'visitors read the live file, which names https',
      JSON.parse(latest.text).endpoints.enquiry === `https://api.${BASE}/viewer/contact/request`,
    ),
    check(
      'visitors get the viewer’s script, for any page',
      viewer.headers['access-control-allow-origin'] === '*' && /javascript/.test(viewer.headers['content-type']),
    ),
    check('no cookie comes from the content host', latest.headers['set-cookie'] === undefined),
    check('an own domain shows its tenant', own.status === 200 && /Oakline/.test(own.text)),
    check(
      'a domain that nobody entered is not served',
      (await statusOf(caddy, { host: 'stranger.example', path: '/' })) === 0,
    ),
    check(
      'figures of the servers stay inside',
      (await statusOf(caddy, { host: `api.${BASE}`, path: '/metrics' })) === 404,
    ),
    check(
      'a visitor’s own X-Forwarded-For is not believed',
      sheets.at(-1) === 429 && !sheets.slice(0, -1).includes(429),
    ),
    check('another visitor has a separate limit', (await sendSheet(caddy, '127.0.5.2', '203.0.113.1')) !== 429),
  ];
}

const sendSheet = (caddy, from, claimed) =>
  statusOf(caddy, {
    ...{ method: 'POST', host: `api.${BASE}`, path: '/viewer/designs/sheet', json: {}, from },
    headers: { 'x-forwarded-for': claimed },
  });

/** Like the dashboard: a token first, then the sign-in, then cookies only. */
async function signIn(caddy) {
  const cookiesOf = ({ headers }) => (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
  const first = cookiesOf(await askSecurely(caddy, { host: TENANT, path: '/sanctum/csrf-cookie' }));
  const token = first.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  const origin = `https://${TENANT}`;
  const headers = { cookie: first.join('; '), 'x-xsrf-token': token, origin };
  const json = { email: 'owner@oakline.test', password: PASSWORD, keepLoggedIn: true };
  const answer = await askSecurely(caddy, { method: 'POST', host: TENANT, path: '/api/login', headers, json });
  if (answer.status !== 200) throw new Error(`sign-in: ${answer.status} ${answer.text}`);
  headers.cookie = [...first, ...cookiesOf(answer)].join('; ');
  const read = (url) => askSecurely(caddy, { host: TENANT, path: `/api${url}`, headers });
  const write = (url) =>
    statusOf(caddy, { method: 'POST', host: TENANT, path: `/api${url}`, headers, json: { version: '1' } });
  const { data } = JSON.parse((await read('/user')).text);
  return { set: answer.headers['set-cookie'].join('\n'), headers, read, write, organisationId: data.organisation.id };
}

async function deployed(user) {
  const { data } = JSON.parse((await user.read(`/organisations/${user.organisationId}/configurators`)).text);
  return data.find(({ deployed: isLive }) => isLive);
}

async function receivesDeployEvent(caddy, user, id) {
  const headers = {
    ...{ ...user.headers, connection: 'Upgrade', upgrade: 'websocket' },
    ...{ 'sec-websocket-version': '13', 'sec-websocket-key': Buffer.alloc(16, 7).toString('base64') },
  };
  const { socket } = await askSecurely(caddy, { host: TENANT, path: '/ws', headers, upgrade: true });
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString('utf8'))).on('error', () => undefined);
  await user.write(`/configurators/${id}/deploy`);
  const hasEvent = await until(() => received.includes('configurator deployed'), 5_000);
  socket.destroy();
  return hasEvent === true;
}

/** Stops and starts each server while requests continue. Then one is killed, which can cost its current requests. */
async function replaceServers(proxied) {
  const { caddy, servers, start, user, latest } = proxied;
  const failed = [];
  let going = true;
  const urls = [
    { host: TENANT, path: '/api/user', headers: user.headers },
    { host: CONTENT, path: latest },
    { method: 'POST', host: TENANT, path: '/api/logout', json: {}, headers: { origin: `https://${TENANT}` } },
  ];
  const caller = async (at) => {
    while (going) {
      const input = urls[at % urls.length];
      const status = await statusOf(caddy, input);
      proxied.asked++;
      if (status === 0 || status >= 500) failed.push(`${input.path} ${status}`);
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, at) => caller(at));
  for (const at of servers.keys()) {
    await stop(servers[at]);
    await pause(3_000);
    servers[at] = await start(servers[at].port);
    await pause(SEEN_WITHIN_MS);
  }
  const whileReplaced = failed.splice(0);
  await kill(servers[0]);
  await pause(3_000);
  const whileKilled = failed.length;
  going = false;
  await Promise.all(callers);
  const other = await isReady(servers[1].port);
  return [
    {
      name: 'requests that failed while each server was replaced',
      value: [...new Set(whileReplaced), whileReplaced.length].join(' '),
      goal: '0',
      ok: whileReplaced.length === 0,
    },
    {
      name: 'requests that failed at a kill -9, of those that it had in its hands',
      value: whileKilled,
      goal: `≤ ${CALLERS}`,
      ok: whileKilled <= CALLERS,
    },
    check('the other server goes on', other),
  ];
}
