import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hasTable, insertRows, onDatabase } from './database.mjs';
import { installSystem } from './install.mjs';
import { call, startUntilHealthy, stopProcess } from './process.mjs';

const folder = path.join(import.meta.dirname, 'strapi');
const program = path.join(folder, 'node_modules/@strapi/strapi/bin/strapi.js');
const ADMIN = { email: 'admin@example.com', password: 'A password of 1 measurement' };
const TYPE = 'api::enquiry.enquiry';

const environment = ({ databaseUrl, port }) => ({
  NODE_ENV: 'production',
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  SECRET: 'a secret of the measurement, of no use anywhere else',
  STRAPI_TELEMETRY_DISABLED: 'true',
});

const launch = async (options) => {
  const started = await startUntilHealthy({
    cwd: folder,
    args: [program, 'start'],
    env: environment(options),
    port: options.port,
    page: '/_health',
  });
  return { ...started, databaseUrl: options.databaseUrl };
};

export const strapi = {
  title: `Strapi ${JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).dependencies['@strapi/strapi']}`,

  install() {
    // Its back office is built from its own sources.
    installSystem(folder, { build: ['build'] });
  },

  async start(options) {
    // It does not start without a folder for uploads. Its first start on a database creates the tables.
    fs.mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
    if (!(await hasTable(options.databaseUrl, 'strapi_core_store_settings'))) await stopProcess(await launch(options));
    return launch(options);
  },

  async fill({ address, databaseUrl }, rows) {
    await call(address, 'POST', '/admin/register-admin', {
      body: { ...ADMIN, firstname: 'Bench', lastname: 'Person' },
    });
    const stored = rows.map(({ status: stage, ...row }) => ({
      ...row,
      stage,
      // Its own ids are 24 letters and digits.
      document_id: randomUUID().replaceAll('-', '').slice(0, 24),
      updated_at: row.created_at,
      published_at: row.created_at,
    }));
    await onDatabase(databaseUrl, (client) => insertRows(client, 'enquiries', stored));
  },

  // Its public interface with a token of three rights: the routes of its back office are slower.
  async requests({ address, databaseUrl }) {
    const { token } = await call(address, 'POST', '/admin/login', { body: ADMIN });
    const { accessKey } = await call(address, 'POST', '/admin/api-tokens', {
      token,
      body: {
        name: `Bench ${randomUUID()}`,
        description: '',
        type: 'custom',
        lifespan: null,
        permissions: ['find', 'findOne', 'update'].map((action) => `${TYPE}.${action}`),
      },
    });
    const newest = await onDatabase(databaseUrl, async (client) => {
      const { rows } = await client.query('select document_id from enquiries order by created_at desc limit 1');
      return rows[0].document_id;
    });
    const headers = { authorization: `Bearer ${accessKey}` };
    const withJson = { ...headers, 'content-type': 'application/json' };
    const one = `/api/enquiries/${newest}`;
    return {
      list: [{ method: 'GET', path: '/api/enquiries?sort=createdAt:desc&pagination[pageSize]=50', headers }],
      one: [{ method: 'GET', path: one, headers }],
      change: ['Viewed', 'New'].map((stage) => ({
        method: 'PUT',
        path: one,
        headers: withJson,
        body: JSON.stringify({ data: { stage } }),
      })),
      signIn: [
        {
          method: 'POST',
          path: '/admin/login',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(ADMIN),
        },
      ],
    };
  },

  admin: ({ address }) => ({
    address: `${address}/admin/auth/login`,
    async signIn(page) {
      await page.locator('input[name=email]').fill(ADMIN.email);
      await page.locator('input[name=password]').fill(ADMIN.password);
      await page.locator('button[type=submit]').click();
      await page.waitForURL((url) => !url.pathname.includes('/auth/'));
      await page.locator('nav').first().waitFor();
    },
    async list(page) {
      const query = 'page=1&pageSize=50&sort=createdAt:DESC';
      await page.goto(`${address}/admin/content-manager/collection-types/${TYPE}?${query}`);
      return page.locator('tbody tr').first();
    },
  }),

  stop: stopProcess,
};
