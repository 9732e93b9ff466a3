import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { hasTable, insertRows, onDatabase } from './database.mjs';
import { installSystem } from './install.mjs';
import { call, startUntilHealthy, stopProcess } from './process.mjs';

const folder = path.join(import.meta.dirname, 'directus');
// Its own command line without the first step, which queries the registry for a newer version.
const program = path.join(folder, 'node_modules/@directus/api/dist/cli/run.js');
const ADMIN = { email: 'admin@example.com', password: 'a password of the measurement' };
const PERSON = { email: 'person@example.com', password: 'a password of the measurement' };

const text = (field, extra = {}) => ({ field, type: 'string', schema: {}, meta: {}, ...extra });
const FIELDS = [
  { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true }, meta: { hidden: true } },
  text('name'),
  text('email'),
  text('phone'),
  text('postcode'),
  text('budget'),
  text('status'),
  text('type'),
  text('design', { type: 'text' }),
  text('items', { type: 'json' }),
  text('custom_fields', { type: 'json' }),
  text('language'),
  text('scene_name'),
  text('url', { type: 'text' }),
  text('preview_image', { type: 'text' }),
  { field: 'created_at', type: 'timestamp', schema: {}, meta: { special: ['date-created'] } },
];
/** The columns that its list shows. */
const SHOWN = ['name', 'email', 'phone', 'postcode', 'status', 'type', 'created_at'];

const environment = ({ databaseUrl, port }) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SECRET: 'a secret of the measurement, of no use anywhere else',
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: databaseUrl,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  // A run takes longer than a quarter of an hour.
  ACCESS_TOKEN_TTL: '1d',
  // By default it returns 503 when it is busy, which is what a load does.
  PRESSURE_LIMITER_ENABLED: 'false',
});

export const directus = {
  title: `Directus ${JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).dependencies.directus}`,

  install() {
    // The engine of its flows. It does not start without it.
    installSystem(folder, { compile: ['isolated-vm'] });
  },

  async start({ databaseUrl, port }) {
    const env = environment({ databaseUrl, port });
    if (!(await hasTable(databaseUrl, 'directus_settings'))) {
      const setUp = spawnSync(process.execPath, [program, 'bootstrap'], {
        cwd: folder,
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
      if (setUp.status !== 0) throw new Error(`directus bootstrap: ${setUp.stdout}${setUp.stderr}`);
    }
    // Its health page is for administrators only. This one responds after a query.
    const started = await startUntilHealthy({ cwd: folder, args: [program, 'start'], env, port, page: '/server/ping' });
    return { ...started, databaseUrl };
  },

  async fill({ address, databaseUrl }, rows) {
    const { access_token: token } = await call(address, 'POST', '/auth/login', { body: ADMIN });
    const make = (route, body) => call(address, 'POST', route, { body, token });
    await make('/collections', { collection: 'enquiries', schema: {}, meta: {}, fields: FIELDS });
    const policy = await make('/policies', { name: 'Enquiries', app_access: true, admin_access: false });
    for (const action of ['read', 'update'])
      await make('/permissions', {
        policy: policy.id,
        collection: 'enquiries',
        action,
        fields: ['*'],
        permissions: {},
      });
    const role = await make('/roles', { name: 'Enquiries', policies: [{ policy: policy.id }] });
    const user = await make('/users', { ...PERSON, first_name: 'Bench', last_name: 'Person', role: role.id });
    // The list as a user configures it: its columns, the newest first, 50 a page.
    await make('/presets', {
      user: user.id,
      collection: 'enquiries',
      layout: 'tabular',
      layout_query: { tabular: { fields: SHOWN, sort: ['-created_at'], limit: 50, page: 1 } },
    });
    await onDatabase(databaseUrl, (client) => insertRows(client, 'enquiries', rows));
  },

  async requests({ address, databaseUrl }) {
    const { access_token: token } = await call(address, 'POST', '/auth/login', { body: PERSON });
    const newest = await onDatabase(databaseUrl, async (client) => {
      const { rows } = await client.query('select id from enquiries order by created_at desc limit 1');
      return rows[0].id;
    });
    const headers = { authorization: `Bearer ${token}` };
    const withJson = { ...headers, 'content-type': 'application/json' };
    const one = `/items/enquiries/${newest}`;
    return {
      list: [{ method: 'GET', path: '/items/enquiries?sort=-created_at&limit=50', headers }],
      one: [{ method: 'GET', path: one, headers }],
      change: ['Viewed', 'New'].map((status) => ({
        method: 'PATCH',
        path: one,
        headers: withJson,
        body: JSON.stringify({ status }),
      })),
      signIn: [
        {
          method: 'POST',
          path: '/auth/login',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(PERSON),
        },
      ],
    };
  },

  admin: ({ address }) => ({
    address: `${address}/admin/login`,
    async signIn(page) {
      await page.locator('input[type=email]').fill(PERSON.email);
      await page.locator('input[type=password]').fill(PERSON.password);
      await page.locator('button[type=submit]').click();
      await page.waitForURL((url) => !url.pathname.endsWith('/login'));
      await page.locator('#navigation').waitFor();
    },
    async list(page) {
      await page.goto(`${address}/admin/content/enquiries`);
      return page.locator('tbody tr').first();
    },
  }),

  stop: stopProcess,
};
