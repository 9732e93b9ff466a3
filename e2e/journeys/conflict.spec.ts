import type { Page } from '@playwright/test';
import { HOSTS, PORT } from '../product.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const openData = async (page: Page, email: string): Promise<void> => {
  await signIn(page, HOSTS.oakline, email);
  await page.getByRole('main').getByRole('link', { name: 'Stock Kitchen' }).click();
  await page.getByRole('navigation', { name: 'Configurator' }).getByRole('link', { name: 'Data' }).click();
  await page
    .getByRole('list', { name: 'Categories' })
    .getByRole('link', { name: /^Walls/ })
    .click();
  await expect(page.getByRole('button', { name: /^Version v/ })).toBeVisible();
};
const versionOn = async (page: Page): Promise<string> =>
  ((await page.getByRole('button', { name: /^Version v/ }).getAttribute('aria-label')) ?? '').replace('Version ', '');
const following = (version: string): string => `v${Math.round(Number(version.slice(1)) * 1000 + 1) / 1000}`;
const turn = (page: Page, item: string) => page.getByRole('switch', { name: `${item} enabled` }).click();
const saveDialog = (page: Page) => page.getByRole('dialog', { name: 'Save Changes' });

const save = async (page: Page): Promise<void> => {
  await saveDialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/has been successfully uploaded!/)).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
};

const deploy = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Yes, update live' }).click();
  await expect(page.getByText('Configurator has been deployed successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
};

/** Names of the walls that are hidden from visitors, and the version that visitors see. */
async function live(page: Page): Promise<{ version: string; off: string[] }> {
  const id = Number(/configurators\/(\d+)/.exec(page.url())?.[1]);
  const path = await page.evaluate(
    async (one) => (await (await fetch(`/api/configurators/${one}`)).json()).data.data_url,
    id,
  );
  // Node does not resolve names below localhost; the server distinguishes its sites by the header.
  const answer = await page.request.get(`http://127.0.0.1:${PORT}/${path}/latest.json`, {
    headers: { host: HOSTS.content },
  });
  const latest = await answer.json();
  const walls: { n: string; d?: boolean }[] = latest.details.layers[0].items;
  return { version: `v${latest.version}`, off: walls.filter(({ d }) => d).map(({ n }) => n) };
}

test('two people edit the same configurator: nothing is lost, and the live version can be rolled back', async ({
  page,
  browser,
}) => {
  const colleague = await browser.newContext();
  const theirs = await colleague.newPage();
  await Promise.all([openData(page, 'owner@oakline.test'), openData(theirs, 'staff@oakline.test')]);
  const base = await versionOn(page);
  const second = following(base);
  const third = following(second);

  await test.step('one of them saves, the other is warned at once', async () => {
    await turn(page, 'Sage Mist');
    await turn(theirs, 'Coastal Blue');
    await theirs.getByRole('button', { name: 'Save Changes' }).click();
    await saveDialog(theirs).getByLabel('Note').fill('Blue is sold out');
    await save(theirs);
    await expect(page.getByText(/^New version of configurator has been uploaded!/)).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    expect(await versionOn(page)).toBe(base);
  });

  await test.step('the save is rejected with a message, and shows what changed', async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await saveDialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(saveDialog(page).getByText(`${second} is newer than your edits`)).toBeVisible();
    await saveDialog(page).getByRole('button', { name: 'See what changed' }).click();
    await expect(saveDialog(page).getByRole('row', { name: /Coastal Blue Active Enabled.*Disabled/ })).toBeVisible();
    await saveDialog(page).getByRole('button', { name: 'Back' }).click();
  });

  await test.step('the edits are moved to the newer version and saved', async () => {
    await saveDialog(page)
      .getByRole('button', { name: `Move my edits to ${second}` })
      .click();
    await expect(saveDialog(page).getByText(`Your edits are now based on ${second}: 1 edit.`)).toBeVisible();
    await expect(saveDialog(page).getByLabel('New version')).toHaveValue(third);
    await save(page);
    for (const wall of ['Sage Mist', 'Coastal Blue'])
      await expect(page.getByRole('switch', { name: `${wall} enabled` })).not.toBeChecked();
  });

  const before = await live(page);
  await test.step('the deploy shows what visitors will see change', async () => {
    await page.getByRole('button', { name: 'Deploy To Live' }).click();
    const modal = page.getByRole('alertdialog', { name: 'Deploy To Live' });
    for (const wall of ['Sage Mist', 'Coastal Blue'])
      await expect(modal.getByRole('row', { name: new RegExp(`${wall} Active Enabled.*Disabled`) })).toBeVisible();
    await deploy(page);
    const after = await live(page);
    expect(after.version).toBe(third);
    expect(after.off).toEqual(expect.arrayContaining([...before.off, 'Sage Mist', 'Coastal Blue']));
  });

  await test.step('the history names both, and the earlier version goes live again', async () => {
    await page.getByRole('button', { name: `Version ${third}` }).click();
    await page.getByRole('menuitem', { name: 'Version history' }).click();
    const history = page.getByRole('table', { name: 'Version history' });
    await expect(
      history.getByRole('row', { name: new RegExp(`${second} .*Ben Carter.*Blue is sold out`) }),
    ).toBeVisible();
    await history.getByRole('button', { name: `Deploy ${before.version}`, exact: true }).click();
    await deploy(page);
    expect(await live(page)).toEqual(before);
    await expect(page.getByText(`Version ${before.version}, read-only`)).toBeVisible();
    await expect(page.getByText('Currently deployed')).toBeVisible();
  });
  await colleague.close();
});
