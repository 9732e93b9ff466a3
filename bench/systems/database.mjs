import pg from 'pg';

/** Runs a function with one connection to a database, and closes it. */
export async function onDatabase(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const hasTable = (databaseUrl, table) =>
  onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query('select to_regclass($1) is not null as found', [table]);
    return rows[0].found;
  });

/** Adds rows to a table in a few statements. The first row defines the columns. Objects become JSON. */
export async function insertRows(client, table, rows) {
  const columns = Object.keys(rows[0]);
  const list = columns.map((column) => `"${column}"`).join(', ');
  for (let from = 0; from < rows.length; from += 500) {
    // Postgres casts each value of the JSON to its column's type.
    const some = JSON.stringify(rows.slice(from, from + 500));
    await client.query(
      `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::json)`,
      [some],
    );
  }
  await client.query(`analyze ${table}`);
}
