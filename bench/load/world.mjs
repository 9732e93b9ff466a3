import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { askFor } from '../../faults/harness/client.mjs';
import { apiHost, signIn } from '../../faults/harness/tenant.mjs';
import { multiply, STEP } from '../growth/multiply.mjs';

const TENANTS = 50;
const ENQUIRIES = 100_000;
const EVENTS = 1_000_000;
/** Demo users that can send requests. One tenant requires a second step first. */
const DEMO_TENANTS = 3;

/** Moves the demo to the Postgres of `url` and enlarges it for the load; returns its content. */
export async function fillWorld(ground, url) {
  const dataDir = await ground.dataDir();
  execFileSync(process.execPath, [path.join(ground.root, 'apps/server/dist/db-move.js'), '--to', url], {
    env: { ...process.env, DATA_DIR: dataDir, VITRINE_DEMO: '1' },
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await multiply(client, Math.ceil(TENANTS / DEMO_TENANTS));
    await addEnquiries(client);
    await client.query(
      `update analytics_days set sessions = sessions * ceil($1::numeric / (select greatest(sum(sessions), 1) from analytics_days))::int`,
      [EVENTS],
    );
    // Copies have an ending that no address has.
    await client.query("update users set email = 'user' || id || '@copy.test' where id >= $1", [STEP]);
    await client.query('vacuum analyze');
    const { rows } = await client.query(
      `select (select count(*) from organisations)::int as organisations, (select count(*) from enquiries)::int as enquiries,
              (select sum(sessions) from analytics_days)::int as "events counted",
              (select json_agg(emails) from (
                 select json_agg(email order by group_id) as emails from users
                  where organisation_id is not null and password_hash is not null group by organisation_id) as tenants) as users`,
    );
    return { dataDir, ...rows[0] };
  } finally {
    await client.end();
  }
}

/** Copies the same enquiries, an hour older each time, until there are enough. */
async function addEnquiries(client) {
  const { rows } = await client.query('select count(*)::int as count, max(id)::int as last from enquiries');
  const [{ count, last }] = rows;
  const columns = await client.query(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'enquiries' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = columns.rows.map(({ name }) => name);
  const values = names.map((name) => {
    if (name === 'id') return `${last} + row_number() over ()`;
    if (name === 'created_at') return "t.created_at - k * interval '1 hour'";
    return ['client_key', 'retry_key'].includes(name) ? 'null' : `t."${name}"`;
  });
  await client.query(
    `insert into enquiries (${names.map((name) => `"${name}"`).join(', ')}) overriding system value
     select ${values.join(', ')} from enquiries t, generate_series(1, $1) k limit $2`,
    [Math.ceil(ENQUIRIES / count), Math.max(0, ENQUIRIES - count)],
  );
}

/** Signs in one user of each tenant who may see its enquiries; returns the requests. */
export async function openTenants(port, users) {
  const tenants = [];
  for (const [at, emails] of users.entries()) {
    for (const email of emails) {
      const tenant = await openTenantOf(port, email, `127.8.0.${1 + (at % 250)}`);
      if (!tenant) continue;
      tenants.push(tenant);
      break;
    }
  }
  if (tenants.length < TENANTS) throw new Error(`Only ${tenants.length} tenants have somebody who may ask`);
  return tenants;
}

/** Null for a user who needs another step first, or may not see the list. */
async function openTenantOf(port, email, address) {
  const signed = await signIn(port, email, address).catch(() => null);
  if (!signed) return null;
  const { token, user } = signed;
  const { id: tenant } = user.reseller ?? user.organisation;
  const path = `/api/organisations/${tenant}/enquiries?limit=50`;
  const enquiries = await askFor(port, { path, host: apiHost(port), token }).catch(() => null);
  return enquiries && { token, tenant, enquiries: enquiries.map(({ id }) => id) };
}
