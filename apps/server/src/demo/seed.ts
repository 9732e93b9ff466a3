import fs from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@vitrine/store/database';
import type { DemoPlan } from '../../../../demo/seed-plan.ts';
import { planDemo } from '../../../../demo/seed-plan.ts';
import type { Services } from '../services.ts';
import { designEnquiries } from './design-enquiries.ts';
import { writeDesign } from './prepare-enquiries.ts';
import { seedContent } from './seed-content.ts';
import { insertPlan } from './seed-rows.ts';
import { connectDemoSpreadsheet } from './spreadsheet.ts';

/** True for an unused database. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Fills an empty database with the demo: all rows in one transaction, so that an interrupted seed starts again at the
 * next start. Its images wait for the job `prepare-demo`, as those of an upload do. The queue's tables must exist.
 */
export async function seedDemo(services: Services, say: (line: string) => void): Promise<void> {
  const plan = planDemo(services.clock());
  say('Making the demo');
  await copyLogos(services, plan);
  const contents = await seedContent(services, plan);
  const enquiries = designEnquiries(services, plan, contents);
  await writeDesigns(services, plan, enquiries);
  await services.jobs.declare('prepare-demo');
  await services.db.transaction().execute(async (transaction) => {
    const within = { ...services, db: transaction as Services['db'] };
    const configuratorIds = await insertPlan(within, plan, contents, enquiries);
    await connectDemoSpreadsheet(within);
    await services.jobs.enqueue(transaction, 'prepare-demo', { configuratorIds });
  });
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

async function writeDesigns(
  services: Services,
  plan: DemoPlan,
  enquiries: ReturnType<typeof designEnquiries>,
): Promise<void> {
  const written = new Set<string>();
  for (const { planned, dataUrl, design, items } of enquiries) {
    if (dataUrl === null || written.has(dataUrl)) continue;
    written.add(dataUrl);
    const configurator = plan.configurators.find(({ key }) => key === planned.configuratorKey)?.name ?? '';
    await writeDesign(services, dataUrl, { configurator, design, items });
  }
}
