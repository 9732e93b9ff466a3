import type { Page } from '@playwright/test';
import { emailsTo } from '../../mailbox.ts';
import { at, HOSTS } from '../../product.ts';
import { complaintsOf, signInByForm } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

const STAFF = 'staff@oakline.test';

test.use({ locale: 'fr-FR' });

const SPANISH = { language: 'es', confirmation: 'Idioma de las pantallas', field: 'Idioma' };
const AUTOMATIC = { language: '', confirmation: 'Les écrans suivent votre navigateur', field: 'Langue' };

/** The page was not loaded again since it was marked. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Chooses a language and confirms the notification, which is in that language. */
async function chooseLanguage(
  page: Page,
  from: { field: string; save: string },
  to: { language: string; confirmation: string; field: string },
): Promise<void> {
  await page.getByLabel(from.field, { exact: true }).selectOption(to.language);
  await page.getByRole('button', { name: from.save }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(to.confirmation);
  await dialog.getByRole('button').click();
  await expect(page.getByLabel(to.field, { exact: true })).toHaveValue(to.language);
}

test('screens, errors and emails have the language of the account, and it changes without a reload', async ({
  browser,
  page,
  request,
}) => {
  const complaints = complaintsOf(page);

  await test.step('1. at first it is the language of the browser', async () => {
    await page.goto(at(HOSTS.oakline, '/login'));
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await signInByForm(page, HOSTS.oakline, STAFF);
    await page.goto(at(HOSTS.oakline, '/security'));
    await expect(page.getByRole('heading', { name: 'Connexion et sécurité' })).toBeVisible();
  });

  await test.step('2. another one is chosen: nothing is loaded again, and what was typed stays', async () => {
    await page.goto(at(HOSTS.oakline, '/settings'));
    await mark(page);
    await page.getByLabel(/^E-.* de contact$/).fill('showroom@oakline.test');
    await chooseLanguage(page, { field: 'Langue', save: 'Enregistrer la langue' }, SPANISH);
    await expect(page.getByRole('heading', { name: 'Su idioma' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await isMarked(page)).toBe(true);
    await expect(page.getByLabel('Correo de contacto')).toHaveValue('showroom@oakline.test');
    await page.getByLabel('Correo de contacto').fill('owner@oakline.test');
  });

  await test.step('3. the next screens, their numbers and dates have it', async () => {
    await page.getByRole('link', { name: 'Consultas de clientes' }).first().click();
    await expect(page).toHaveTitle(/Consultas/);
    await expect(page.getByRole('main').getByText('Nueva').first()).toBeVisible();
  });

  await test.step('4. so do errors of the server', async () => {
    await page.goto(at(HOSTS.oakline, '/security'));
    await page.getByLabel('Contraseña actual').fill('not the password');
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('another-long-one');
    await page.getByLabel('Confirmar contraseña').fill('another-long-one');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByText('Su contraseña actual no es correcta.')).toBeVisible();
  });

  await test.step('5. and emails about the account', async () => {
    const elsewhere = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
    await elsewhere.goto(at(HOSTS.oakline, '/passwordReset'));
    await elsewhere.locator('input[name=email]').fill(STAFF);
    await elsewhere.locator('form button[type=submit]').click();
    await elsewhere.waitForURL(/resendEmail/);
    await elsewhere.context().close();
    const newest = async () => (await emailsTo(request, STAFF)).at(0);
    await expect.poll(async () => (await newest())?.subject).toMatch(/contraseña/i);
    expect((await newest())?.html).toContain('lang="es"');
  });

  await test.step('6. without a choice it is the language of the browser again', async () => {
    await page.goto(at(HOSTS.oakline, '/settings'));
    await chooseLanguage(page, { field: 'Idioma', save: 'Guardar idioma' }, AUTOMATIC);
    await expect(page.getByRole('heading', { name: 'Votre langue' })).toBeVisible();
  });

  expect(complaints.filter((complaint) => !/status of (400|422)/.test(complaint))).toEqual([]);
});
