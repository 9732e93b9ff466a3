import { describe, expect, test } from 'vitest';
import { anEmail } from '../test/email-fixture.ts';
import { renderCustomerDesign } from './customer-design.tsx';
import type { EmailCustomisation } from './email-data.ts';
import { UNSET_CUSTOMISATION } from './email-data.ts';

const withCustomisation = (customisation: Partial<EmailCustomisation>) =>
  renderCustomerDesign(anEmail({ customisation: { ...UNSET_CUSTOMISATION, ...customisation } }));

test('shows the logo, the image, the link to the design and its items', async () => {
  const { subject, html, text } = await renderCustomerDesign(anEmail());
  expect(subject).toBe('Here is your design');
  expect(html).toContain('src="https://content.example/logo.png"');
  expect(html).toContain('src="https://content.example/design.jpg"');
  expect(html).toContain('alt="Your design in Panoramic Kitchen"');
  expect(html).toContain('href="https://shop.example/kitchens?panoramicConfig=W2,D4"');
  expect(html).toContain('src="https://content.example/soft_linen.webp"');
  for (const words of ['Walls', 'Soft Linen', 'Doors', 'Matt Marine Navy']) expect(html).toContain(words);
  expect(text).toContain('Walls: Soft Linen\nDoors: Matt Marine Navy');
  expect(text).toContain('Open your design: https://shop.example/kitchens?panoramicConfig=W2,D4');
});

test('has the total below the items where there is one, and no row for it otherwise', async () => {
  const priced = await renderCustomerDesign(anEmail({ total: '£1,234.00' }));
  expect(priced.html).toContain('>£1,234.00<');
  expect(priced.text).toContain('Doors: Matt Marine Navy\nTotal: £1,234.00');
  const { html, text } = await renderCustomerDesign(anEmail({ total: null }));
  expect(html + text).not.toContain('Total');
});

test('contains no name but the organisation’s', async () => {
  const { html, text } = await renderCustomerDesign(anEmail());
  expect(html + text).not.toMatch(/vitrine/i);
});

test('shows nothing that the visitor typed', async () => {
  const { enquiry } = anEmail();
  const typed = {
    name: 'TYPED1',
    phone: 'TYPED2',
    postcode: 'TYPED3',
    budget: 'TYPED4',
    customFields: { TYPED5: 'TYPED6' },
  };
  const { subject, html, text } = await renderCustomerDesign(anEmail({ enquiry: { ...enquiry, ...typed } }));
  expect(subject + html + text).not.toContain('TYPED');
});

test('uses the organisation’s own subject, title and text', async () => {
  const { subject, html, text } = await withCustomisation({
    customer_subject: 'Your\r\nOakline kitchen',
    header_title: 'Hello <b>you</b>',
    header_text: 'Thanks & welcome',
  });
  expect(subject).toBe('Your Oakline kitchen');
  expect(html).toContain('Hello &lt;b&gt;you&lt;/b&gt;');
  expect(html).toContain('Thanks &amp; welcome');
  expect(html).not.toContain('Here is your design');
  expect(text).toContain('Hello <b>you</b>\nThanks & welcome');
});

test('a blank text falls back to the default', async () => {
  const { subject, html } = await withCustomisation({ customer_subject: '  ', header_title: '' });
  expect(subject).toBe('Here is your design');
  expect(html).toContain('>Here is your design</h1>');
});

const SWITCHES: [string, Partial<EmailCustomisation>, Partial<EmailCustomisation>, string][] = [
  ['call title', { cta_title: 'PART' }, { cta_title_enabled: true }, '>PART</p>'],
  ['call text', { cta_text: 'PART' }, { cta_text_enabled: true }, '>PART</p>'],
  [
    'call button',
    { cta_btn: 'PART', cta_link: 'https://part.example' },
    { cta_button_enabled: true },
    'href="https://part.example/"',
  ],
  ['address', { address: 'PART' }, { address_enabled: true }, '>PART</p>'],
  ...(['linkedin', 'facebook', 'twitter', 'instagram'] as const).map((social): (typeof SWITCHES)[number] => [
    social,
    { [social]: 'https://part.example/me' },
    { [`${social}_enabled`]: true },
    'href="https://part.example/me"',
  ]),
];

describe('each part is in the email only while its switch is on', () => {
  test.each(SWITCHES)('%s', async (_, words, on, part) => {
    const off = await withCustomisation(words);
    expect(off.html).not.toContain(part);
    expect(off.html + off.text).not.toMatch(/PART|part\.example/);
    const shown = await withCustomisation({ ...words, ...on });
    expect(shown.html).toContain(part);
    expect(shown.text).toMatch(/PART|part\.example/);
  });

  test('a switch without text shows nothing', async () => {
    const switches = Object.fromEntries(SWITCHES.flatMap(([, , on]) => Object.entries(on)));
    const { html, text } = await withCustomisation({ ...switches, address: null });
    const plain = await renderCustomerDesign(anEmail({ organisation: { ...anEmail().organisation, address: null } }));
    const without = (words: string) => words.replaceAll(/<p[^>]*>14 Canal Wharf[^<]*<\/p>|14 Canal Wharf.*\n\n/g, '');
    expect(without(html)).toBe(plain.html);
    expect(without(text)).toBe(plain.text);
  });

  test.each([
    [{ cta_btn: 'Go', cta_link: null }],
    [{ cta_btn: null, cta_link: 'https://part.example' }],
    [{ cta_btn: 'Go', cta_link: 'javascript:alert(1)' }],
  ])('the button needs a text and a web address: %j', async (words) => {
    const { html } = await withCustomisation({ ...words, cta_button_enabled: true });
    expect(html).not.toMatch(/part\.example|javascript|>Go</);
  });

  test('the address of the organisation is the default', async () => {
    expect((await withCustomisation({ address_enabled: true })).text).toContain('14 Canal Wharf, Leeds LS11 5PS');
  });
});

test('works without logo, image, page and items', async () => {
  const { html, text } = await renderCustomerDesign(
    anEmail({
      organisation: { name: 'Oak & Co', logoUrl: null, address: null },
      imageUrl: null,
      designUrl: null,
      items: [],
    }),
  );
  expect(html).not.toMatch(/<img|<a |What you chose|null|undefined/);
  expect(html).toContain('>Oak &amp; Co</p>');
  expect(text).not.toMatch(/null|undefined|Open your design/);
});

test('an item without an image shows its colour, and a long word of a part’s name stays whole', async () => {
  const item = { component: 'Arbeitsplatte', name: 'Nero', thumbnailUrl: null, colour: '#1C1C1D' };
  const { html } = await renderCustomerDesign(
    anEmail({ items: [item, { ...item, component: 'Sitz', colour: 'red;x' }] }),
  );
  expect(html.match(/background-color:#1C1C1D/g)).toHaveLength(1);
  expect(html).not.toContain('red;x');
  expect(html.match(/word-break:normal/g)).toHaveLength(1);
});

test('texts of items are escaped and never become links', async () => {
  const hostile = {
    component: '<img src=x onerror=alert(1)>',
    name: 'see www.evil.example',
    thumbnailUrl: 'javascript:x',
  };
  const { html, text } = await renderCustomerDesign(anEmail({ items: [hostile], designUrl: 'javascript:x' }));
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<img src=x|javascript:|www\.evil/);
  expect(text).not.toMatch(/www\.evil|javascript:/);
});

test('stays below the size at which email programs truncate', async () => {
  const items = Array.from({ length: 40 }, () => ({
    component: 'Layer',
    name: 'A long name of an item',
    thumbnailUrl: null,
  }));
  expect((await renderCustomerDesign(anEmail({ items }))).html.length).toBeLessThan(100_000);
});
