import { configParameter } from '@vitrine/domain/design/config-string';
import {
  type DemoPlan,
  type PickedDesign,
  type PlannedConfigurator,
  type PlannedEnquiry,
  pickDesign,
} from '../../../../demo/seed-plan.ts';
import { SHOP_HOST } from '../plugins/hosts.ts';
import type { Services } from '../services.ts';
import type { SeededContent } from './seed-content.ts';

export interface DesignedEnquiry {
  planned: PlannedEnquiry;
  /** Until their images are prepared, the thumbnails are those of the catalogue (prepare-enquiries.ts). */
  items: PickedDesign['items'];
  design: string;
  url: string | null;
  /** The folder of its files, which enquiries with the same design share; null without a configurator. */
  dataUrl: string | null;
}

/** Different designs per configurator: each is drawn once, and many visitors share one. */
const DESIGNS = 10;

/** The folders of the demo's enquiries. */
export const DEMO_ENQUIRIES = 'enquiries/demo-';

/** The designs of the planned enquiries, oldest first. */
export function designEnquiries(
  services: Services,
  plan: DemoPlan,
  contents: ReadonlyMap<string, SeededContent>,
): DesignedEnquiry[] {
  const pools = new Map<string, PickedDesign[]>();
  const counts = new Map<string, number>();
  // The newest first, so that those that are seen most differ.
  const designed = plan.enquiries.toReversed().map((planned): DesignedEnquiry => {
    const configurator = plan.configurators.find(({ key }) => key === planned.configuratorKey);
    const content = configurator && contents.get(configurator.key);
    if (!configurator || !content) return { planned, items: [], design: '', url: null, dataUrl: null };
    const { key } = configurator;
    const index = (counts.get(key) ?? 0) % DESIGNS;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const pool = pools.get(key) ?? [];
    pools.set(key, pool);
    pool[index] ??= pickDesign(content.file, planned.picks);
    const { items, design } = pool[index];
    const url = pageOf(services, planned, configurator, design);
    return { planned, items, design, url, dataUrl: `${DEMO_ENQUIRIES}${key}-${index + 1}/` };
  });
  return designed.reverse();
}

function pageOf(
  { addresses, config }: Services,
  planned: PlannedEnquiry,
  configurator: PlannedConfigurator,
  design: string,
): string | null {
  if (!planned.page) return null;
  const shop = addresses.root.replace(config.baseDomain, SHOP_HOST);
  return `${shop}${planned.page}?${configParameter(configurator.type)}=${encodeURIComponent(design)}`;
}
