import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at, dataDirOfRun, HOSTS, PORT, ROOT } from '../product.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

/** Runs the built server until it exits; returns its exit code and output. */
function runServer(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/dist/main.js')], {
      env: { ...process.env, NODE_ENV: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.once('exit', (code) => resolve({ code, output }));
  });
}

test('a second process on the same data is rejected with a message, and does no harm', async ({ request }) => {
  const second = await runServer({ PORT: String(PORT + 1), DATA_DIR: dataDirOfRun() });
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/Another Vitrine process \(pid \d+\) is using the data folder/);
  expect((await request.get(`http://127.0.0.1:${PORT}/readyz`)).status()).toBe(200);
});

test('a taken port is named', async () => {
  const second = await runServer({ PORT: String(PORT), DATA_DIR: path.join(os.tmpdir(), 'vitrine-not-made') });
  expect(second.code).toBe(1);
  expect(second.output).toContain(`Port ${PORT} is taken`);
  expect(fs.existsSync(path.join(os.tmpdir(), 'vitrine-not-made'))).toBe(false);
});

test('a data folder that cannot be written is named', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-file-')), 'not-a-folder');
  fs.writeFileSync(file, '');
  const rejected = await runServer({ PORT: String(PORT + 1), DATA_DIR: path.join(file, 'data') });
  expect(rejected.code).toBe(1);
  expect(rejected.output).toContain('cannot be written');
});

test('a wrong password is rejected with the specified message, and the form keeps its values', async ({ page }) => {
  await page.goto(at(HOSTS.oakline, '/login'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email is required!').first()).toBeVisible();
  await page.getByLabel('Email').fill('owner@oakline.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong username or password, please try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('owner@oakline.test');
});

test('a signed-out visit leads to the form, and then to its destination', async ({ page }) => {
  await page.goto(at(HOSTS.oakline, '/enquiries'));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.getByLabel('Email').fill('staff@oakline.test');
  await page.getByLabel('Password', { exact: true }).fill('vitrine-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(HOSTS.oakline, '/enquiries'));
  await expect(page.getByRole('heading', { name: 'Customer Enquiries' })).toBeVisible();
});

test("another organisation's configurator is not found for another user", async ({ page }) => {
  await signIn(page, HOSTS.terrafloor, 'owner@terrafloor.test');
  expect(await page.evaluate(async () => (await fetch('/api/configurators/1')).status)).toBe(404);
  await page.goto(at(HOSTS.terrafloor, '/configurators/1/data'));
  await expect(page.getByText(/does not exist|not found/i).first()).toBeVisible();
  await expect(page.getByText('Panoramic Kitchen')).toHaveCount(0);
});
