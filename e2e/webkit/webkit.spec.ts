import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { at, HOSTS, PASSWORD } from '../product.ts';
import { expect, test } from '../test.ts';
import { type Handle, isWebKitInstalled, openWebKit, type WebKitPage } from './webkit.ts';

test.skip(!isWebKitInstalled, 'WebKitGTK is not installed (Debian: webkit2gtk-driver, xvfb)');

let page: WebKitPage;
test.beforeEach(async () => {
  page = await openWebKit();
});
test.afterEach(() => page.close());

/** What can be seen of a kind with a text or a label, in the page or in its viewer. */
const named = (kind: string, name: string): Promise<Handle> =>
  page.find(
    (css: string, text: string) =>
      [document, document.querySelector('vitrine-configurator')?.shadowRoot]
        .flatMap((root) => [...(root?.querySelectorAll(css) ?? [])])
        .find((each) => each.checkVisibility() && [each.ariaLabel, each.textContent?.trim()].includes(text)),
    kind,
    name,
  );

const field = (css: string): Promise<Handle> =>
  page.find(
    (selector: string) =>
      document.querySelector(selector) ??
      document.querySelector('vitrine-configurator')?.shadowRoot?.querySelector(selector),
    css,
  );

const labelled = (label: string): Promise<Handle> =>
  page.find(
    (text: string) => [...document.querySelectorAll('label')].find((each) => each.textContent === text)?.control,
    label,
  );

const press = async (button: string): Promise<void> => page.click(await named('button', button));

async function signIn(email: string): Promise<void> {
  await page.goto(at(HOSTS.oakline, '/login'));
  await page.type(await field('input[name=email]'), email);
  await page.type(await field('input[name=password]'), PASSWORD);
  await press('Sign in');
  await named('h1', 'Configurators');
}

/**
 * What a pointer cannot reach, scrolled to, because something else is in front of its middle; null before there is a
 * table. A parent in front is the scroll bar of its list.
 */
const coveredControls = (): Promise<string[] | null> =>
  page.run(() => {
    if (!document.querySelector('main tbody tr')) return null;
    return [...document.querySelectorAll('a[href], button, select, input:not([type=file])')]
      .filter((control) => {
        control.scrollIntoView({ behavior: 'instant', block: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const front = document.elementFromPoint(left + width / 2, top + height / 2);
        const isReached = [control, control.closest('label')].some((each) => each?.contains(front));
        return width > 0 && front !== null && !isReached && !front.contains(control);
      })
      .map((control) => control.ariaLabel ?? control.textContent ?? '');
  });

test('everything on the screens with rows can be clicked', async () => {
  await signIn('owner@oakline.test');
  for (const screen of ['/enquiries', '/quotes', '/resellers', '/prices', '/configurators/1/data']) {
    await page.goto(at(HOSTS.oakline, screen));
    await expect.poll(coveredControls, { message: screen }).toEqual([]);
  }
});

test('images of a room become a configurator', async () => {
  const folder = test.info().outputPath('renders');
  fs.mkdirSync(folder, { recursive: true });
  const [width, height] = [512, 256];
  const file = (name: string): string => path.join(folder, name);
  await sharp({ create: { width, height, channels: 3, background: '#e9e3d8' } }).toFile(file('room.jpg'));
  for (const [at, colour] of ['navy', 'olive', 'maroon'].entries()) {
    const input = { create: { width: 200, height: 80, channels: 3, background: colour } } as const;
    await sharp({ create: { width, height, channels: 4, background: '#0000' } })
      .composite([{ input, left: 100, top: 150 + at }])
      .toFile(file(`doors_${colour}.png`));
  }
  await signIn('owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/configurators/build'));
  await page.type(await field('input[aria-label="Choose images"]'), fs.readdirSync(folder).map(file).join('\n'));
  await press('Create configurator');
  await page.type(await labelled('Configurator name'), 'Bath');
  await page.click(await field('[role=dialog] option:last-of-type:not(:first-of-type)'));
  await press('Create');
  await named('p, div', 'Configurator has been created successfully!');
});

test('a visitor sends a design', async () => {
  await page.goto(at(HOSTS.shop, '/stock.html'));
  await press('Save your design');
  for (const [name, text] of [
    ['name', 'Wanda Kit'],
    ['email', 'wanda@example.com'],
    ['phone', '07700 900123'],
  ])
    await page.type(await field(`[name=${name}]`), text ?? '');
  const terms = await field('[name=terms]');
  await page.click(terms);
  const tick = (box: HTMLElement) => getComputedStyle(box.nextElementSibling as Element).opacity;
  await expect.poll(() => page.run(tick, terms)).toBe('1');
  await press('Save your design');
  await named('*', 'Email Sent');
});
