import { typeName } from '@vitrine/contract/configurators/limits';
import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import { AppError } from '@vitrine/contract/errors';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@vitrine/contract/languages/limits';
import { type EnquiryRecord, findEnquiry } from '@vitrine/store/enquiries/queries';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import type { Scope } from '@vitrine/store/scope';
import { sheetLanguageOf } from '@vitrine/texts/sheets';
import { imageOfStoredDesign } from '../../design-images/stored-design.ts';
import { drawPdf } from '../../pdf/draw-pdf.ts';
import { IMAGE_PIXELS } from '../../pdf/image-size.ts';
import type { Services } from '../../services.ts';
import { inLanguage, type LiveInLanguage } from './in-language.ts';
import { findLiveConfigurator, findLiveOf, type LiveConfigurator } from './live-configurator.ts';
import { priceLive } from './price-live.ts';
import { linkTo } from './share-design.ts';
import { composeSheet, type SheetInput } from './sheet/compose.ts';
import { sumsOf } from './sums-of.ts';
import { tenantOfSheet } from './tenant-of-sheet.ts';

/**
 * The specification sheet of an enquiry, in the visitor's language: priced from the live version, or with the stored
 * items when the design is no longer published, or not to the reseller that reads it. Rejects an enquiry outside the scope
 * as missing.
 */
export async function enquirySheet(services: Services, scope: Scope, id: number): Promise<Buffer> {
  const { db, content, clock } = services;
  const enquiry = await findEnquiry(db, scope, id);
  const tenant = enquiry && (await findOrganisation(db, scope, enquiry.resellerId ?? enquiry.organisationId));
  if (!enquiry || !tenant) throw new AppError('resource.missing');
  const language = sheetLanguageOf(LANGUAGES.find((known) => known === enquiry.language) ?? DEFAULT_LANGUAGE);
  const found = await deployedOf(services, scope, enquiry);
  const shown = found && (await inLanguage(services, found, language));
  const deployed = shown?.live ?? null;
  return drawPdf(
    tenant.id,
    'drawSheetPdf',
    composeSheet({
      ...(shown ? await liveDesign(services, shown, enquiry) : storedDesign(enquiry)),
      language,
      tenant: await tenantOfSheet(content, tenant),
      title: shown?.title ?? enquiry.configuratorName ?? enquiry.sceneName ?? '',
      image:
        (enquiry.image ? await content.read(enquiry.image) : null) ??
        (await imageOfStoredDesign(services, enquiry, IMAGE_PIXELS)),
      link:
        deployed && enquiry.url
          ? await linkTo(services, deployed, { design: enquiry.design, page: enquiry.url, viewer: '' }, null)
          : null,
      made: clock(),
    }),
  );
}

/**
 * The live version that can read the enquiry's design; null when there is none. For a reseller only its own copy: without
 * one it would read its manufacturer's prices.
 */
async function deployedOf(
  services: Services,
  scope: Scope,
  { configuratorId, resellerId, design }: EnquiryRecord,
): Promise<LiveConfigurator | null> {
  if (configuratorId === null || design === '') return null;
  const deployed =
    scope.kind === 'reseller'
      ? await findLiveOf(services, { configuratorId, resellerId })
      : await findLiveConfigurator(services, {
          configurator_id: configuratorId,
          reseller: resellerId === null ? [] : [resellerId],
        });
  return deployed?.model.knows(design) ? deployed : null;
}

type Design = Pick<
  SheetInput,
  'type' | 'currency' | 'items' | 'total' | 'surcharges' | 'tax' | 'isPerSquareMetre' | 'replaced' | 'priced'
>;

async function liveDesign(services: Services, { live, name }: LiveInLanguage, enquiry: EnquiryRecord): Promise<Design> {
  const { type } = live;
  const { design, replaced } = live.model.restore(enquiry.design);
  const priced = await priceLive(services, live, design, { measures: enquiry.measures, asShown: true });
  const named = name({ items: priced.items, ...sumsOf(priced) });
  return { type, ...named, isPerSquareMetre: priced.isPerSquareMetre, replaced, priced: true };
}

const storedDesign = (enquiry: EnquiryRecord): Design => ({
  type: typeName(enquiry.configuratorTypeId ?? 1),
  currency: '',
  total: null,
  items: (enquiry.items as DesignItem[]).map(({ component = '', name, product_code = null, blend, flake_size }) => ({
    component,
    name,
    product_code,
    blend,
    flake_size,
    price: null,
  })),
  replaced: [],
  priced: false,
});
