import type { AssetIndex } from '@vitrine/contract/latest-file';
import { isFloorsFile, isRobeFile } from '@vitrine/domain/catalogue/rows-of';
import { configParameter } from '@vitrine/domain/design/config-string';
import { restoreDesign } from '@vitrine/domain/design/restore-design';
import sharp from 'sharp';
import {
  type DemoPlan,
  type PickedDesign,
  type PlannedConfigurator,
  type PlannedEnquiry,
  pickDesign,
} from '../../../../demo/seed-plan.ts';
import { drawDesign } from '../images/draw-design.ts';
import { drawRobe } from '../images/draw-robe.ts';
import { floorImage } from '../images/floor-image.ts';
import { isLayered } from '../intake/read-data-file.ts';
import { SHOP_HOST } from '../plugins/hosts.ts';
import type { Services } from '../services.ts';
import type { SeededContent } from './seed-content.ts';

export interface DrawnEnquiry {
  planned: PlannedEnquiry;
  items: PickedDesign['items'];
  design: string;
  url: string | null;
  dataUrl: string;
  jsonFile: string;
  image: string | null;
}

/** Different designs per configurator: each is drawn once, and many visitors share one. */
const DESIGNS = 10;

/** The designs of the planned enquiries, with images that show exactly their items. */
export async function drawEnquiries(
  services: Services,
  plan: DemoPlan,
  contents: ReadonlyMap<string, SeededContent>,
): Promise<DrawnEnquiry[]> {
  const pools = new Map<string, Promise<Omit<DrawnEnquiry, 'planned' | 'url'>>[]>();
  const drawn: DrawnEnquiry[] = [];
  for (const planned of plan.enquiries.toReversed()) {
    const configurator = plan.configurators.find(({ key }) => key === planned.configuratorKey);
    const content = configurator && contents.get(configurator.key);
    if (!configurator || !content) {
      drawn.push({ planned, items: [], design: '', url: null, dataUrl: '', jsonFile: '', image: null });
      continue;
    }
    const pool = pools.get(configurator.key) ?? [];
    pools.set(configurator.key, pool);
    const index = drawn.filter((one) => one.planned.configuratorKey === configurator.key).length % DESIGNS;
    pool[index] ??= drawOne(services, configurator, content, planned, index);
    const design = await pool[index];
    drawn.push({ planned, ...design, url: pageOf(services, planned, configurator, design.design) });
  }
  return drawn.reverse();
}

async function drawOne(
  { content }: Services,
  configurator: PlannedConfigurator,
  seeded: SeededContent,
  planned: PlannedEnquiry,
  index: number,
): Promise<Omit<DrawnEnquiry, 'planned' | 'url'>> {
  const { file, assets } = seeded;
  const picked = pickDesign(file, planned.picks);
  const items = picked.items.map((item) => ({ ...item, thumbnail: assetPath(seeded.dataUrl, assets, item.thumbnail) }));
  const dataUrl = `enquiries/demo-${configurator.key}-${index + 1}/`;
  await content.write(
    `${dataUrl}design.json`,
    JSON.stringify({ configurator: configurator.name, design: picked.design, items }),
  );
  let image: string | null = null;
  if (isLayered(file)) {
    const { design } = restoreDesign(file, picked.design);
    image = `${dataUrl}preview.jpg`;
    await content.write(image, await drawDesign({ content, dataUrl: seeded.dataUrl, file, assets }, design));
  } else if (isRobeFile(file)) {
    image = `${dataUrl}preview.jpg`;
    await content.write(image, await drawRobe(file, picked.design));
  } else if (isFloorsFile(file)) {
    const bytes = await floorImage(content, { dataUrl: seeded.dataUrl, file, assets }, picked.design);
    image = bytes && `${dataUrl}preview.jpg`;
    if (image && bytes) await content.write(image, await sharp(bytes).jpeg({ quality: 84 }).toBuffer());
  }
  return {
    items,
    design: picked.design,
    dataUrl,
    jsonFile: 'design',
    image: image ?? seeded.image,
  };
}

const assetPath = (dataUrl: string, assets: AssetIndex, image: string | undefined): string => {
  const file = image ? assets[image]?.variants[0]?.file : undefined;
  return file ? `${dataUrl}/${file}` : '';
};

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
