import type { Frame, Page } from '@playwright/test';
import { at, HOSTS } from '../product.ts';
import { complaintsOf } from '../sign-in.ts';
import { expect, test } from '../test.ts';
import type { Host } from './pages/page.ts';
import { plain } from './pages/plain.ts';
import { reactApp } from './pages/react-app.ts';
import { vueLike } from './pages/vue-like.ts';
import { FRAME, wixLike } from './pages/wix-like.ts';
import { wordpressLike } from './pages/wordpress-like.ts';
import { documentedPolicy, type Site, serveSite } from './site.ts';

const CONTENT = at(HOSTS.content, '').replace(/\/$/, '');
const API = at(`api.${HOSTS.root}`, '').replace(/\/$/, '');
const EMBEDDED = {
  script: `${CONTENT}/viewer/v1/vitrine.js`,
  src: `${CONTENT}/oakline-kitchens/kitchens/stock-kitchen/latest.json`,
};
/** The site builder's own site. Its frames are on a subdomain of the authorised one. */
const BUILDER = 'builder.localhost';
const FRAMES = `frames.${HOSTS.shop}`;

/** What else the policy of a page with the frame allows. */
const FRAME_POLICY = `; frame-src http://${FRAMES}:*`;

const open = async (host: Host, on: string): Promise<Site> =>
  serveSite(await host(EMBEDDED), documentedPolicy(CONTENT, API) + (on === BUILDER ? FRAME_POLICY : ''));

/** Positions and styles of the elements around the viewer. */
const aroundViewer = (page: Page): Promise<unknown> =>
  page.locator('.watched').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { font, color, textTransform, letterSpacing, display } = getComputedStyle(element);
      return { x, y, width, height, font, color, textTransform, letterSpacing, display };
    }),
  );

/** The same page while the viewer's script does not load. */
async function withoutViewer(page: Page, address: string): Promise<unknown> {
  await page.route('**/vitrine.js*', (route) => route.abort());
  await page.goto(address);
  await expect(page.locator('.watched').last()).toBeVisible();
  const around = await aroundViewer(page);
  await page.unroute('**/vitrine.js*');
  return around;
}

/** Violations of the page's policy, from its first script on. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

const violationsOf = (frame: Frame) => frame.evaluate(() => (window as unknown as { violations: string[] }).violations);
const receivedBy = (frame: Frame) =>
  frame.evaluate(() => (window as unknown as { received: [string, { design: string; by?: string }][] }).received);

async function chooseAndSend(frame: Frame): Promise<void> {
  const viewer = frame.locator('vitrine-configurator');
  // Collapsible parts are open from the start.
  await viewer.getByRole('radio', { name: /Gloss Midnight/ }).press('Space');
  await expect(viewer.getByRole('button', { name: /^Doors/ })).toContainText('Gloss Midnight');
  await viewer.getByRole('button', { name: 'Save your design' }).click();
  await viewer.getByLabel('Name', { exact: true }).fill('Ida Marsh');
  await viewer.getByLabel('Email', { exact: true }).fill('ida@visitor.test');
  await viewer.getByLabel('Phone', { exact: true }).fill('07700 900123');
  await viewer.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await viewer.getByLabel('Phone', { exact: true }).press('Enter');
  await expect(viewer.getByText('Changes saved successfully.')).toBeVisible();
  await viewer.getByRole('button', { name: 'Ok' }).click();
  await expect(viewer.getByRole('button', { name: 'Save your design' })).toBeVisible();
}

/** The panel looks the same everywhere, and all of it is inside the viewer. */
async function looksLikeItself(frame: Frame): Promise<void> {
  const viewer = frame.locator('vitrine-configurator');
  const [whole, save] = await Promise.all([
    viewer.boundingBox(),
    viewer.getByRole('button', { name: 'Save your design' }).boundingBox(),
  ]);
  if (!whole || !save) throw new Error('The viewer has no bounding box');
  expect(save.x).toBeGreaterThanOrEqual(whole.x);
  expect(save.x + save.width).toBeLessThanOrEqual(whole.x + whole.width);
  expect(save.y + save.height).toBeLessThanOrEqual(whole.y + whole.height);
  expect(save.height).toBe(48);
  const style = await viewer.getByRole('button', { name: /^Doors/ }).evaluate((element) => {
    const { textTransform, letterSpacing, wordSpacing, textIndent, textShadow, fontStyle, fontSize } =
      getComputedStyle(element);
    return { textTransform, letterSpacing, wordSpacing, textIndent, textShadow, fontStyle, fontSize };
  });
  expect(style).toEqual({
    ...{ textTransform: 'none', letterSpacing: 'normal', wordSpacing: '0px', textIndent: '0px' },
    ...{ textShadow: 'none', fontStyle: 'normal', fontSize: '14px' },
  });
}

let address = '';
const HOSTS_OF: readonly (readonly [name: string, host: Host, on: string])[] = [
  ['plain HTML', plain, HOSTS.shop],
  ['a React app', reactApp, HOSTS.shop],
  ['a page that patches the element as Vue’s runtime does', vueLike, HOSTS.shop],
  ['a WordPress page with a theme that styles everything', wordpressLike, HOSTS.shop],
  ['a sandboxed frame of another site, as site builders use', wixLike(() => address), BUILDER],
];

/** The page itself, or the site builder's frame in it. */
async function frameOf(page: Page, on: string): Promise<Frame> {
  if (on !== BUILDER) return page.mainFrame();
  await page.frameLocator('iframe').locator('vitrine-configurator').waitFor();
  const frame = page.frames().find((each) => each.url().includes(FRAME));
  if (!frame) throw new Error('There is no frame');
  return frame;
}

for (const [name, host, on] of HOSTS_OF) {
  test(`${name}: a choice fires an event and an enquiry is sent, and the page does not change`, async ({ page }) => {
    const site = await open(host, on);
    address = site.at(FRAMES, FRAME);
    const before = await withoutViewer(page, site.at(on, '/'));
    const complaints = complaintsOf(page);
    await watchPolicy(page);
    await page.goto(site.at(on, '/'));
    const frame = await frameOf(page, on);
    await expect(frame.getByRole('button', { name: 'Save your design' })).toBeVisible();
    await expect(frame.locator('vitrine-configurator canvas')).toBeVisible();
    expect(await aroundViewer(page)).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await looksLikeItself(frame);
    await chooseAndSend(frame);
    const received = await receivedBy(frame);
    expect(received.map(([event]) => event).filter((event) => event !== 'vitrine-ready')).toEqual([
      'vitrine-change',
      'vitrine-save',
      'vitrine-enquiry',
    ]);
    expect(received[0]?.[0]).toBe('vitrine-ready');
    expect(received.find(([event]) => event === 'vitrine-change')?.[1]).toMatchObject({
      design: expect.stringContaining('SSK-DO-09'),
      by: 'visitor',
    });
    expect(await violationsOf(frame)).toEqual([]);
    expect(complaints).toEqual([]);
    site.close();
  });
}
