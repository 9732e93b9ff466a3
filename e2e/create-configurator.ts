import { expect, type Locator, type Page } from '@playwright/test';
import { at, HOSTS } from './product.ts';

/** The list in which administrators create configurators of Oakline. */
export const OAKLINE_LIST = '/organisations/Oakline%20Kitchens/configurators';

interface NewConfigurator {
  name: string;
  project: string;
  type: 'Panoramic' | 'Floors' | 'Stock set' | 'Sliding robe';
  data: string | { name: string; mimeType: string; buffer: Buffer };
}

/** Opens Create New Configurator as the signed-in administrator and fills it in; the caller sends it. */
export async function fillNewConfigurator(
  page: Page,
  { name, project, type, data }: NewConfigurator,
): Promise<Locator> {
  await page.goto(at(HOSTS.admin, OAKLINE_LIST));
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Create New Configurator' });
  await form.getByLabel('Configurator name').fill(name);
  await form.getByRole('radio', { name: 'New project' }).check();
  await form.getByLabel('Project name').fill(project);
  await form.getByRole('radio', { name: type }).check();
  await form.getByLabel(/^Data file/).setInputFiles(data);
  return form;
}

/** Sends the form, and opens the configurator that it created. */
export async function createAndOpen(page: Page, form: Locator, name: string): Promise<void> {
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Configurator has been created successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
  await page.getByRole('main').getByRole('link', { name }).click();
}

/**
 * Does what opens the preview of a wardrobe, which reloads its page once, and waits for that: a navigation meanwhile
 * would be aborted.
 */
export async function untilReloaded(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isBeforeReload: true }));
  await open();
  await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return !('isBeforeReload' in window) && entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  });
  await page.waitForLoadState('load');
}
