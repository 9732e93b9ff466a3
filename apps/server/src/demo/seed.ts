import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import type { Database } from '@vitrine/store/database';
import { planDemo } from '../../../../demo/seed-plan.ts';
import { publish } from '../publish/latest.ts';
import type { Services } from '../services.ts';
import { seedContent } from './seed-content.ts';
import { drawEnquiries } from './seed-enquiries.ts';
import { copyLogos } from './seed-logos.ts';
import { insertPlan } from './seed-rows.ts';
import { connectDemoSpreadsheet } from './spreadsheet.ts';

/** True for an unused database. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Fills an empty database with the demo: content through the same intake as an upload, then all rows in one
 * transaction, so that an interrupted seed starts again at the next start.
 */
export async function seedDemo(services: Services, say: (line: string) => void): Promise<void> {
  const plan = planDemo(services.clock());
  say('Making the demo (once, about a minute)');
  await copyLogos(services, plan);
  const contents = await seedContent(services, plan, say);
  say('  drawing the designs of past enquiries');
  const enquiries = await drawEnquiries(services, plan, contents);
  const ids = await services.db
    .transaction()
    .execute((transaction) => insertPlan(transaction, plan, contents, enquiries));
  await connectDemoSpreadsheet(services);
  for (const configuratorId of ids) {
    const found = await findWithOrganisation(services.db, configuratorId);
    const version = found?.record.deployedVersion ?? null;
    if (found && version !== null) await publish(services, found.record, found.organisation, version);
  }
  say('  done');
}
