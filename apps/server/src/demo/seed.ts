import fs from 'node:fs/promises';
import path from 'node:path';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import type { Database } from '@vitrine/store/database';
import type { DemoPlan } from '../../../../demo/seed-plan.ts';
import { planDemo } from '../../../../demo/seed-plan.ts';
import { publish } from '../publish/latest.ts';
import type { Services } from '../services.ts';
import { seedContent } from './seed-content.ts';
import { drawEnquiries } from './seed-enquiries.ts';
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

/** Logos as organisations have them: an SVG, and a PNG of the same name for email. */
async function copyLogos({ config, content }: Services, plan: DemoPlan): Promise<void> {
  for (const { logo, safeName, parentKey } of plan.organisations) {
    if (!logo) continue;
    const parent = plan.organisations.find(({ key }) => key === parentKey);
    const folder = parent ? `${parent.safeName}/resellers/${safeName}` : safeName;
    for (const ending of ['svg', 'png']) {
      const bytes = await fs.readFile(path.join(config.root, 'demo', `${logo}.${ending}`));
      await content.write(`${folder}/logos/logo.${ending}`, bytes);
    }
  }
}
