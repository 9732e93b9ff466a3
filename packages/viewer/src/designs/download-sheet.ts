import { designLimits as limits } from '@vitrine/contract/designs/limits';
import { getPageAddress } from '../scenes/page-address.ts';
import type { Viewer } from '../viewer.ts';
import { buildDesignFields, postDesign } from './post-design.ts';
import { appendPricing } from './pricing-fields.ts';

const IMAGE = { width: limits.imageWidth, height: limits.imageHeight, type: 'image/jpeg', quality: 0.85 };

/**
 * Requests the specification sheet of the design, with an image of the view where there is one, and downloads it.
 * @throws Error when the server does not answer, or answers with an error
 */
export async function downloadSheet(viewer: Viewer): Promise<void> {
  const { latest, element, language } = viewer;
  const request = {
    latest,
    design: viewer.config(),
    page: getPageAddress(viewer.scenes),
    viewer: element.getAttribute('name') ?? '',
  };
  const form = new FormData();
  const { configurator_id, reseller, design } = buildDesignFields(request);
  const fields = { configurator_id, reseller: JSON.stringify(reseller), design, lang: language };
  for (const [name, value] of Object.entries({ ...fields, page: request.page, viewer: request.viewer }))
    form.append(name, String(value));
  appendPricing(form, element, viewer.store.get().measures);
  const image = await viewer.scene?.snapshot(IMAGE).catch(() => null);
  if (image && image.size <= limits.imageBytes) form.append('image', image, 'design.jpg');
  const answer = await postDesign(latest, 'sheet', form);
  saveFile(await answer.blob(), `${toFileName(latest.configurator.name)}.pdf`);
}

const toFileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
