import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoPlan } from '../../../../demo/seed-plan.ts';
import type { Services } from '../services.ts';

/** Logos as organisations have them: an SVG, and a PNG of the same name for mail. */
export async function copyLogos({ config, content }: Services, plan: DemoPlan): Promise<void> {
  for (const { logo, safeName } of plan.organisations) {
    if (!logo) continue;
    for (const ending of ['svg', 'png']) {
      const bytes = await fs.readFile(path.join(config.root, 'demo', `${logo}.${ending}`));
      await content.write(`${safeName}/logos/logo.${ending}`, bytes);
    }
  }
}
