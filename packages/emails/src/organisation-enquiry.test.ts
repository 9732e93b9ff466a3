import { expect, test } from 'vitest';
import { anEmail } from '../test/email-fixture.ts';
import type { EmailCustomisation, EnquiryEmailData } from './email-data.ts';
import { UNSET_CUSTOMISATION } from './email-data.ts';
import { renderOrganisationEnquiry } from './organisation-enquiry.tsx';

const enquiryUrl = 'https://oakline.example/enquiries/7';
const rendered = (overrides: Parameters<typeof anEmail>[0] = {}) =>
  renderOrganisationEnquiry({ ...anEmail(overrides), enquiryUrl });
const from = (enquiry: Partial<EnquiryEmailData['enquiry']>) =>
  rendered({ enquiry: { ...anEmail().enquiry, ...enquiry } });
const withCustomisation = (
  customisation: Partial<EmailCustomisation>,
  enquiry: Partial<EnquiryEmailData['enquiry']> = {},
) =>
  rendered({
    customisation: { ...UNSET_CUSTOMISATION, ...customisation },
    enquiry: { ...anEmail().enquiry, ...enquiry },
  });

test('a long word of an own field’s label stays whole', async () => {
  const { html } = await from({ customFields: { Untergrundbeschaffenheit: 'Estrich', Ort: 'Ulm' } });
  expect(html.match(/word-break:normal/g)).toHaveLength(1);
});

test('says who saved what, and links to the enquiry and to the customer', async () => {
  const { subject, html, text } = await rendered();
  expect(subject).toBe('You have a new enquiry');
  expect(html).toContain('Priya Shah saved a design in Panoramic Kitchen, today at 09:42.');
  expect(html).toContain(`href="${enquiryUrl}"`);
  expect(html).toContain('href="mailto:priya.shah@example.com"');
  expect(html).toContain('Reply to Priya');
  expect(html).toContain('Sent by Vitrine for Oakline Kitchens, 14 Canal Wharf, Leeds LS11 5PS');
  const facts = [
    ['Name', 'Priya Shah'],
    ['Email', 'priya.shah@example.com'],
    ['Phone', '07700 900119'],
    ['Postcode', 'LS6 2QA'],
    ['Budget', '£12,000'],
    ['Showroom', 'Leeds'],
    ['Scene', 'UK Kitchen'],
    ['Walls', 'Soft Linen'],
  ];
  for (const [label, value] of facts) {
    expect(html).toContain(value);
    expect(text).toContain(`${label}: ${value}\n`);
  }
});

test.each<[Partial<EmailCustomisation>, string]>([
  [{ enquiry_subject: 'Kitchen lead' }, 'Kitchen lead'],
  [{ append_customer_name: true }, 'You have a new enquiry - Priya Shah'],
  [{ append_customer_email: true }, 'You have a new enquiry - priya.shah@example.com'],
  [
    { enquiry_subject: 'Lead', append_customer_name: true, append_customer_email: true },
    'Lead - Priya Shah - priya.shah@example.com',
  ],
  [{ append_customer_name: false, append_customer_email: null }, 'You have a new enquiry'],
])('with %j the subject is %j', async (customisation, subject) => {
  expect((await withCustomisation(customisation)).subject).toBe(subject);
});

test('a visitor cannot add a header through the subject', async () => {
  const { subject } = await withCustomisation(
    { enquiry_subject: 'Lead\nX-A: b', append_customer_name: true, append_customer_email: true },
    { name: 'Ann\r\nBcc: all@example.com', email: 'ann@example.com\r\nX-B: c' },
  );
  expect(subject).toBe('Lead X-A: b - Ann Bcc: all@example.com - ann@example.com X-B: c');
});

test('the visitor’s text is escaped and never becomes a link', async () => {
  const { html, text } = await from({
    name: '<script>alert(1)</script> https://evil.example',
    phone: 'call www.evil.example',
    budget: '"><a href="https://evil.example">win</a>',
    customFields: { 'evil.example': '<b>bold</b>' },
  });
  expect(html).not.toMatch(/<script>alert|<b>bold|href="https:\/\/evil|https?:\/\/evil|www\.evil|evil\.example/);
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('Reply to the customer');
  expect(text).not.toMatch(/https?:\/\/evil|www\.evil|evil\.example/);
});

test('a hostile address cannot add to the reply link', async () => {
  const { html } = await from({ email: 'a@example.com?cc=all@example.com&subject="><img src=x>' });
  expect(html).toContain('href="mailto:a@example.com%3Fcc%3Dall@example.com%26subject%3D%22%3E%3Cimg%20src%3Dx%3E"');
  expect(html).not.toContain('<img src=x>');
});

test.each([
  ['Zoë-Anne Müller', 'Reply to Zoë-Anne'],
  ['O’Brien', 'Reply to O’Brien'],
  ['Frau Dr. Zoë Müller', 'Reply to the customer'],
  ['Dr Shah', 'Reply to the customer'],
  ['evil.example Smith', 'Reply to the customer'],
  ['W1N now', 'Reply to the customer'],
  ['', 'Reply to the customer'],
])('%j is answered by %j', async (name, label) => {
  expect((await from({ name })).html).toContain(`>${label}</a>`);
});

test('leaves out missing fields', async () => {
  const enquiry = { phone: null, postcode: ' ', budget: null, customFields: { showroom: '' } };
  const { html, text } = await rendered({
    enquiry: { ...anEmail().enquiry, ...enquiry },
    sceneName: null,
    imageUrl: null,
    items: [],
    organisation: { name: 'Oakline Kitchens', logoUrl: null, address: null },
  });
  expect(html + text).not.toMatch(/Phone|Postcode|Budget|Showroom|Scene|<img|null|undefined/);
  expect(text).toMatch(/Sent by Vitrine for Oakline Kitchens\n$/);
});

test('a page without a web address is not linked', async () => {
  const { html, text } = await renderOrganisationEnquiry({ ...anEmail(), enquiryUrl: 'javascript:alert(1)' });
  expect(html).not.toMatch(/javascript|View enquiry/);
  expect(text).not.toMatch(/javascript|View enquiry/);
});

test('has the total of the design among the facts, where it can be priced', async () => {
  const { html, text } = await renderOrganisationEnquiry({ ...anEmail({ total: '£1,234.00' }), enquiryUrl: '' });
  expect(html).toContain('>£1,234.00<');
  expect(text).toContain('Total: £1,234.00');
  const without = await renderOrganisationEnquiry({ ...anEmail(), enquiryUrl: '' });
  expect(without.html + without.text).not.toContain('Total');
});
