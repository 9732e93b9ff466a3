import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { PickedDesign } from '../../../../demo/seed-plan.ts';
import { drawOpeningImage, type PreparedConfigurator } from '../images/draw-opening-image.ts';
import type { Services } from '../services.ts';
import { DEMO_ENQUIRIES } from './design-enquiries.ts';

type PickedItem = PickedDesign['items'][number];

/** A configurator whose images are prepared. */
export interface ConfiguratorWithImages extends PreparedConfigurator {
  record: ConfiguratorRecord;
}

/** Draws the designs of past enquiries that have no image yet, and links the prepared thumbnails of their items. */
export async function prepareEnquiries(services: Services, prepared: ConfiguratorWithImages): Promise<void> {
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
    const drawn = await drawOpeningImage(content, prepared, { design, format: 'jpeg' });
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

const linkTo = ({ dataUrl }: ConfiguratorRecord, assets: AssetIndex, { thumbnail }: PickedItem): string => {
  const file = thumbnail ? assets[thumbnail]?.variants[0]?.file : undefined;
  return file ? `${dataUrl}/${file}` : '';
};
