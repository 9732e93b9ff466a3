import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoPlan } from '../../../../demo/seed-plan.ts';
import type { Services } from '../services.ts';

/** Logos as organisations have them: an SVG, and a PNG of the same name for email. */
export async function copyLogos({ config, content }: Services, plan: DemoPlan): Promise<void> {
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
