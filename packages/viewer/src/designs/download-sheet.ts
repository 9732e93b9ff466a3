import { designLimits as limits } from '@vitrine/contract/designs/limits';
import { pageAddress } from '../scenes/page-address.ts';
import type { Viewer } from '../viewer.ts';
import { ask, identify } from './ask.ts';

const IMAGE = { width: limits.imageWidth, height: limits.imageHeight, type: 'image/jpeg', quality: 0.85 };

/**
 * Has the specification sheet of the design made, with an image of the view where there is one, and gives it to the
 * browser to keep.
 * @throws Error when the server does not answer or refuses
 */
export async function downloadSheet(viewer: Viewer): Promise<void> {
  const { latest, element, language } = viewer;
  const asked = {
    latest,
    design: viewer.config(),
    page: pageAddress(viewer.scenes),
    viewer: element.getAttribute('name') ?? '',
  };
  const form = new FormData();
  const { configurator_id, reseller, design } = identify(asked);
  const fields = { configurator_id, reseller: JSON.stringify(reseller), design, lang: language };
  for (const [name, value] of Object.entries({ ...fields, page: asked.page, viewer: asked.viewer }))
    form.append(name, String(value));
  const image = await viewer.scene?.snapshot(IMAGE).catch(() => null);
  if (image && image.size <= limits.imageBytes) form.append('image', image, 'design.jpg');
  const answer = await ask(latest, 'sheet', form);
  keep(await answer.blob(), `${fileName(latest.configurator.name)}.pdf`);
}

const fileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');

function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
