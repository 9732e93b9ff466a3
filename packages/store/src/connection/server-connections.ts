import type pg from 'pg';
import { currentTenant } from '../tenant-context.ts';
import type { Connection, Connections } from './connections.ts';

/**
 * The connections to a Postgres server. With `rowSecurity` each works for the caller's tenant: it is set on the server
 * whenever it differs from the connection's last use.
 */
export function serverConnections(pool: pg.Pool, { rowSecurity }: { rowSecurity: boolean }): Connections {
  const tenants = new WeakMap<pg.PoolClient, string>();

  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect();
    const tenant = currentTenant();
    if (!rowSecurity || tenant === (tenants.get(client) ?? '')) return client;
    try {
      await client.query(`select set_config('vitrine.tenant', $1, false)`, [tenant]);
      tenants.set(client, tenant);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return {
    acquire: async (): Promise<Connection> => {
      const client = await connect();
      return {
        use: (act) => act(client),
        hold: async () => undefined,
        release: (error) => client.release(error),
      };
    },
    close: () => pool.end(),
  };
}
