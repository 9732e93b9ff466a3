import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { typeName } from '@vitrine/contract/configurators/limits';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { isFloorsFile, isRobeFile } from '@vitrine/domain/catalogue/rows-of';
import { restoreDesign } from '@vitrine/domain/design/restore-design';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { PickedDesign } from '../../../../demo/seed-plan.ts';
import { imageTask } from '../image-worker/image-worker.ts';
import { drawDesign } from '../images/draw-design.ts';
import { floorImage } from '../images/floor-image.ts';
import { isLayered } from '../intake/data-file/read-data-file.ts';
import type { Services } from '../services.ts';
import { DEMO_ENQUIRIES } from './design-enquiries.ts';

type PickedItem = PickedDesign['items'][number];

/** A configurator whose images are prepared. */
export interface Prepared {
  record: ConfiguratorRecord;
  file: ConfiguratorFile;
  assets: AssetIndex;
}

/** Draws the designs of past enquiries that have no image yet, and links the prepared thumbnails of their items. */
export async function prepareEnquiries(services: Services, prepared: Prepared): Promise<void> {
  const { db, content } = services;
  const { record, assets } = prepared;
  const waiting = await db
    .selectFrom('enquiries')
    .distinctOn('dataUrl')
    .select(['dataUrl', 'design', 'items'])
    .where('configuratorId', '=', record.id)
    .where('dataUrl', 'like', `${DEMO_ENQUIRIES}%`)
    .where('image', 'is', null)
    .execute();
  for (const { dataUrl, design, items } of waiting) {
    const drawn = await drawOne(services, prepared, design);
    if (dataUrl === null || !drawn) continue;
    const linked = (items as PickedItem[]).map((item) => ({ ...item, thumbnail: linkTo(record, assets, item) }));
    const image = `${dataUrl}preview.jpg`;
    await content.write(image, drawn);
    await writeDesign(services, dataUrl, { configurator: record.name, design, items: linked });
    await db
      .updateTable('enquiries')
      .set({ image, items: JSON.stringify(linked) })
      .where('configuratorId', '=', record.id)
      .where('dataUrl', '=', dataUrl)
      .execute();
  }
}

/** The design as a file beside the enquiry's image. */
export const writeDesign = (
  { content }: Pick<Services, 'content'>,
  dataUrl: string,
  design: { configurator: string; design: string; items: readonly PickedItem[] },
): Promise<void> => content.write(`${dataUrl}design.json`, JSON.stringify(design));

/** An image that shows exactly the items of a design; null when there is nothing to draw it from. */
async function drawOne(
  { content }: Services,
  { record: { dataUrl, typeId }, file, assets }: Prepared,
  design: string,
): Promise<Buffer | null> {
  if (isLayered(file)) {
    return drawDesign({ content, dataUrl, file, type: typeName(typeId), assets }, restoreDesign(file, design).design);
  }
  if (isRobeFile(file)) return imageTask('drawRobe', file, design);
  if (!isFloorsFile(file)) return null;
  const bytes = await floorImage(content, { dataUrl, file, assets }, design);
  return bytes && imageTask('drawJpeg', bytes);
}

const linkTo = ({ dataUrl }: ConfiguratorRecord, assets: AssetIndex, { thumbnail }: PickedItem): string => {
  const file = thumbnail ? assets[thumbnail]?.variants[0]?.file : undefined;
  return file ? `${dataUrl}/${file}` : '';
};
