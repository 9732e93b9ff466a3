import { designLimits as limits } from '@vitrine/contract/designs/limits';
import { designMessages } from '@vitrine/contract/designs/messages';
import type { SheetRequest } from '@vitrine/contract/designs/schemas';
import { AppError } from '@vitrine/contract/errors';
import { sheetLanguageOf } from '@vitrine/texts/sheets';
import { imageOfStoredDesign } from '../../design-images/stored-design.ts';
import { imageTaskOrNull } from '../../image-worker/image-worker.ts';
import { drawPdf } from '../../pdf/draw-pdf.ts';
import { IMAGE_PIXELS } from '../../pdf/image-size.ts';
import type { Services } from '../../services.ts';
import { assertVisitorOrigin } from '../../visitor-origin.ts';
import { inLanguage } from './in-language.ts';
import { readDesign, readLiveConfigurator } from './live-configurator.ts';
import { asVisitorsRead, priceLive } from './price-live.ts';
import { linkTo, type VisitorRequest } from './share-design.ts';
import { composeSheet } from './sheet/compose.ts';
import { sumsOf } from './sums-of.ts';
import { tenantOfSheet } from './tenant-of-sheet.ts';

export interface MakeSheetInput extends VisitorRequest {
  input: SheetRequest;
  image: Buffer | undefined;
}

/**
 * The specification sheet of a visitor's design. Items and prices come from the live version; of the request only the
 * image is used, re-encoded; without one the design is drawn. Rejects anything that is not an image.
 */
export async function makeSheet(
  services: Services,
  { input, image, origin, network }: MakeSheetInput,
): Promise<Buffer> {
  const found = await readLiveConfigurator(services, input);
  const language = sheetLanguageOf(input.lang);
  const { live: deployed, title, name } = await inLanguage(services, found, language);
  assertVisitorOrigin(origin, deployed.hosts);
  const { design, replaced } = readDesign(deployed, input.design);
  const { tenant, type } = deployed;
  const priced = asVisitorsRead(deployed, await priceLive(services, deployed, design, { ...input, asShown: true }));
  const content = composeSheet({
    type,
    language,
    ...name({ items: priced.items, ...sumsOf(priced) }),
    isPerSquareMetre: priced.isPerSquareMetre,
    replaced,
    priced: true,
    tenant: await tenantOfSheet(services.content, tenant),
    title,
    image: image
      ? await imageOf(image)
      : await imageOfStoredDesign(
          services,
          {
            configuratorId: deployed.record.id,
            resellerId: deployed.resellerId,
            design: input.design,
            version: deployed.version,
          },
          IMAGE_PIXELS,
        ),
    link: input.page === '' ? null : await linkOrNull(linkTo(services, deployed, input, network)),
    made: services.clock(),
  });
  return drawPdf(tenant.id, 'drawSheetPdf', content);
}

/** A sheet without its link is worth more than none. */
const linkOrNull = (link: Promise<string | null>): Promise<string | null> =>
  link.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'request.too_many') return null;
    throw error;
  });

async function imageOf(bytes: Buffer): Promise<Buffer> {
  const jpeg = await imageTaskOrNull('redrawVisitorImage', bytes, limits.imageWidth);
  if (!jpeg) throw new AppError('uploads.not_an_image', { errors: { image: [designMessages.imageInvalid] } });
  return jpeg;
}
