import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOSTS } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

/** A website of one page. A page that the test fulfils itself could not load anything from this machine. */
async function serve(html: string): Promise<{ address: string; close: () => void }> {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://${HOSTS.shop}:${port}/`, close: () => server.close() };
}

test('the code that Integration shows works when it is pasted into a blank page of another site', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.getByRole('main').getByRole('link', { name: 'Stock Kitchen' }).click();
  await page.getByRole('navigation', { name: 'Configurator' }).getByRole('link', { name: 'Integration' }).click();
  const snippet = await page.getByRole('figure', { name: 'Element' }).locator('pre').innerText();
  const site = await serve(
    `<!doctype html><html lang="en"><link rel="icon" href="data:," /><body>${snippet}</body></html>`,
  );
  await page.goto(site.address);
  await expect(page.getByRole('button', { name: 'Save your design' })).toBeVisible();
  await expect(page.locator('vitrine-configurator canvas')).toBeVisible();
  expect(complaints).toEqual([]);
  site.close();
});
