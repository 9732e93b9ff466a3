/** Far above every id that the demo has. */
export const STEP = 1_000_000;
const OWN_STEP = 500_000_000;

/** Tables of a tenant, parents first. Grants and deployments are left out, because copies of the demo have no files. */
const TABLES = [
  ...['organisations', 'contracts', 'users', 'configurator_groups', 'configurators', 'configurator_versions'],
  ...[
    'enquiries',
    'emails',
    'usage_months',
    'audit_events',
    'analytics_days',
    'analytics_locations',
    'analytics_options',
  ],
];
const REFERENCE = /^(id|parent_id|[a-z_]*_id)$/;
/** Columns with unique values. */
const SINGLE = new Set([
  ...['organisations.name', 'organisations.data_url', 'organisations.access_subdomain', 'organisations.access_domain'],
  ...['users.email', 'configurators.data_url', 'enquiries.client_key', 'enquiries.retry_key'],
]);
const WITHOUT_FILES = { 'configurators.deployed_version': 'null', 'emails.status': "'sent'" };
/** Named like references, but are none. */
const NO_REFERENCE = new Set(['configurators.type_id', 'users.group_id']);

/**
 * Copies the demo's tenants `times` over: every row of each with new ids. Then the first tenant gets `times` the
 * enquiries too, each an hour older than the previous one.
 */
export async function multiply(client, times) {
  for (const table of TABLES) {
    const columns = await columnsOf(client, table);
    const values = columns.map(({ name, isNumber }) => columnFor(table, name, isNumber));
    await client.query(
      `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')}) overriding system value
       select ${values.join(', ')} from ${table} t, generate_series(1, ${times - 1}) k`,
    );
  }
  await growFirstTenant(client, times);
  await client.query('vacuum analyze');
}

async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select column_name as name, data_type in ('integer', 'bigint') as "isNumber" from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows;
}

function columnFor(table, name, isNumber) {
  const full = `${table}.${name}`;
  if (full in WITHOUT_FILES) return WITHOUT_FILES[full];
  if (isNumber && REFERENCE.test(name) && !NO_REFERENCE.has(full)) return `t."${name}" + k * ${STEP}`;
  if (SINGLE.has(full)) return `t."${name}" || '-' || k`;
  return `t."${name}"`;
}

async function growFirstTenant(client, times) {
  const columns = (await columnsOf(client, 'enquiries')).map(({ name }) => name);
  const values = columns.map((name) => {
    if (name === 'id') return `t.id + ${OWN_STEP} + k * 10000`;
    if (name === 'created_at') return "t.created_at - k * interval '1 hour'";
    return ['client_key', 'retry_key'].includes(name) ? 'null' : `t."${name}"`;
  });
  await client.query(
    `insert into enquiries (${columns.map((name) => `"${name}"`).join(', ')}) overriding system value select ${values.join(', ')}
       from enquiries t, generate_series(1, ${times - 1}) k
      where t.organisation_id = (select id from organisations where safe_name = 'oakline-kitchens' order by id limit 1)`,
  );
}
