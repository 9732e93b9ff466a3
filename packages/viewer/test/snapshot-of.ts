import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Pixels } from './cpu-image.ts';

/** An image as the page's viewer draws it; the designs before the last are chosen in the same moment. */
export async function snapshotOf(
  page: Page,
  size: { width: number; height: number },
  ...designs: string[]
): Promise<Pixels> {
  const base64 = await page.evaluate(
    async ([designs, { width, height }]) => {
      const viewer = document.querySelector('vitrine-configurator') as unknown as {
        setDesign(design: string): void;
        snapshot(options: object): Promise<Blob>;
      };
      for (const design of designs) viewer.setDesign(design);
      const blob = await viewer.snapshot({ width, height, type: 'image/png' });
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
        reader.readAsDataURL(blob);
      });
    },
    [designs, size] as const,
  );
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
