import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../accessibility.ts';
import { at, HOSTS } from '../product.ts';
import { sendEnquiry } from '../send-enquiry.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ bypassCSP: true });

interface WebhookCall {
  id: string;
  body: string;
  /** The signature of the sender, and the one computed with the secret. */
  claimed: string;
  signedBy(secret: string): string;
}

/** A customer's own system: it fails until `repair` is called. */
async function aCrm() {
  const calls: WebhookCall[] = [];
  let status = 503;
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const header = (name: string): string => String(request.headers[`webhook-${name}`]);
      const signed = `${header('id')}.${header('timestamp')}.${body}`;
      const signedBy = (secret: string): string => {
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
        return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
      };
      calls.push({ id: header('id'), body, claimed: header('signature'), signedBy });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/enquiries`,
    calls,
    repair: (): void => {
      status = 204;
    },
    close: (): unknown => server.close(),
  };
}

test('an enquiry reaches the organisation’s own system, also after an error', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const crm = await aCrm();
  try {
    await signIn(page, HOSTS.oakline, 'owner@oakline.test');
    await page.goto(at(HOSTS.oakline, '/settings/webhooks'));
    await page.getByLabel('Address').fill(crm.address);
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'Signing secret' });
    const secret = (await dialog.getByText(/^whsec_/).textContent())?.trim() ?? '';
    await expectAccessible(page, 'signing secret');
    await dialog.getByRole('button', { name: 'Done' }).click();

    await sendEnquiry(
      request,
      { name: 'Ottoline Webb', email: 'ottoline@example.org', phone: '07700 900655' },
      'White Quartz',
    );
    await expect.poll(() => crm.calls.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: `Deliveries to ${crm.address}` }).click();
    const delivery = page.getByRole('list', { name: `Deliveries to ${crm.address}` }).getByRole('listitem');
    await expect(delivery).toContainText(/New enquiry.*Waiting.*answered 503 · next attempt/);
    await expectAccessible(page, 'deliveries');

    crm.repair();
    await delivery.getByRole('button', { name: /^Resend: New enquiry/ }).click();
    await expect(delivery).toContainText('Delivered');
    const last = crm.calls.at(-1);
    expect(JSON.parse(last?.body ?? '')).toMatchObject({
      type: 'enquiry.created',
      data: { enquiry: { name: 'Ottoline Webb' } },
    });
    expect(last?.claimed).toBe(last?.signedBy(secret));
    expect(new Set(crm.calls.map(({ id }) => id)).size, 'one delivery, however often it is tried').toBe(1);

    await page.getByRole('button', { name: `Remove ${crm.address}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    crm.close();
  }
});
