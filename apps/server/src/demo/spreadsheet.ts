import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { isLayeredFile } from '@vitrine/domain/catalogue/rows-of';
import { type ConfiguratorRecord, listConfigurators } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { updateOrganisation } from '@vitrine/store/organisations/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { findVersion } from '@vitrine/store/versions/queries';
import type { FastifyInstance } from 'fastify';
import { contentPaths } from '../hosting/paths.ts';
import type { Services } from '../services.ts';

const BASE = 'appOaklineDemo';
const TABLE = 'Products';
const KEY = 'demo-key-of-the-spreadsheet';
const CONFIGURATOR = 'Panoramic Kitchen';
const PAGE = 100;
const FIRST_VERSION = 1000;
/** The sheet's prices are those of the first version, raised. */
const RAISED = 1.05;

interface SheetQuery {
  Params: { base: string; table: string };
  Querystring: { offset?: string };
}

/** A base like Airtable's with Oakline's products, to try Airtable Sync without an account. */
export async function demoSpreadsheet(app: FastifyInstance, services: Services): Promise<void> {
  app.get<SheetQuery>('/v0/:base/:table', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${KEY}`) return reply.code(401).send({ error: 'unauthorised' });
    if (request.params.base !== BASE || request.params.table !== TABLE)
      return reply.code(422).send({ error: 'unknown' });
    const rows = await rowsOfSheet(services);
    const from = Number(request.query.offset ?? 0) || 0;
    const records = rows.slice(from, from + PAGE).map((fields) => ({ fields }));
    return { records, ...(from + PAGE < rows.length && { offset: String(from + PAGE) }) };
  });
}

/** The seed and the pretend Airtable have no caller. */
const findDemoKitchen = async (db: Database): Promise<ConfiguratorRecord | undefined> =>
  (await listConfigurators(db, SYSTEM)).find(({ name }) => name === CONFIGURATOR);

/** Connects the organisation of that configurator to the sheet above. */
export async function connectDemoSpreadsheet({ db, secrets, clock }: Services): Promise<void> {
  const configurator = await findDemoKitchen(db);
  if (!configurator) return;
  const connection = {
    airtableIntegration: true,
    airtableBase: BASE,
    airtableTable: TABLE,
    airtableKeySealed: secrets.seal(KEY),
  };
  await updateOrganisation(db, configurator.organisationId, connection, clock());
}

async function rowsOfSheet({ db, content }: Services): Promise<Record<string, unknown>[]> {
  const configurator = await findDemoKitchen(db);
  const row = configurator && (await findVersion(db, configurator.id, FIRST_VERSION));
  const bytes = row && (await content.read(contentPaths(configurator.dataUrl).data(row)));
  if (!bytes) return [];
  const file = JSON.parse(bytes.toString('utf8')) as LayeredFile;
  if (!isLayeredFile(file)) return [];
  return file.layers
    .flatMap(({ items }) => items)
    .filter(({ product_code }) => product_code)
    .map(({ product_code, name, price }) => ({
      SKU: product_code,
      Name: name,
      ...(typeof price === 'number' && { Price: Math.round(price * RAISED * 100) / 100 }),
    }));
}
