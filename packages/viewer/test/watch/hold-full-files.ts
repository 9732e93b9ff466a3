import type { Page, Route } from '@playwright/test';
import type { LatestFile } from '@vitrine/contract/latest-file';

/**
 * Holds a configurator's full images back until the returned function is called, or does something else `instead`.
 * Small ones come at once.
 */
export async function holdFullFiles(
  page: Page,
  latest: string,
  instead?: (route: Route) => Promise<void>,
): Promise<() => void> {
  const { assets } = (await (await fetch(latest)).json()) as LatestFile;
  const variants = Object.values(assets).flatMap((asset) => asset.variants);
  const full = variants.filter(({ scale }) => scale !== 4).map(({ file }) => file);
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(
    ({ pathname }) => full.some((file) => pathname.endsWith(`/${file}`)),
    async (route) => {
      if (instead) return instead(route);
      await arrived;
      await route.continue();
    },
  );
  return arrive;
}
