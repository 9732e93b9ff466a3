import { expect, test } from 'vitest';
import { type AccountEmailData, renderAccountEmail } from './account-email.tsx';

const link = 'https://oakline.example/invite?token=abcDEF_-123';

const rendered = (overrides: Partial<AccountEmailData> = {}) =>
  renderAccountEmail({
    kind: 'invite',
    language: 'en-gb',
    organisation: { name: 'Oakline Kitchens', logoUrl: 'https://content.example/oakline/logo.png' },
    manufacturer: null,
    firstName: 'Ann',
    link,
    ...overrides,
  });

test('an invitation names the organisation and contains its link, in text and in HTML', async () => {
  const { subject, html, text } = await rendered();
  expect(subject).toBe('Your invitation to Oakline Kitchens');
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain('alt="Oakline Kitchens"');
  expect(html).toContain('The link works once and for 7 days.');
  expect(text).toContain(`Choose a password: ${link}\n`);
});

test('an invitation of a reseller names its manufacturer, in subject, text and HTML', async () => {
  const { subject, html, text } = await rendered({ manufacturer: 'Hall & Sons' });
  expect(subject).toBe('Your invitation to Oakline Kitchens, a reseller of Hall & Sons');
  const sentence = 'Hello Ann. An account is ready for you at Oakline Kitchens, a reseller of Hall & Sons.';
  expect(text).toContain(sentence);
  expect(html).toContain(sentence.replace('&', '&amp;'));
});

test.each(['invite', 'reset', 'email-confirm', 'email-asked', 'email-changed', 'email-in-use'] as const)(
  'the email %s greets nobody by name where there is none',
  async (kind) => {
    const { html, text } = await rendered({ kind, firstName: null });
    expect(text).toContain('\n\nHello. ');
    expect(html).toContain('>Hello. ');
  },
);

test('a reset says how long it works, and what to do if it was not requested', async () => {
  const { subject, html, text } = await rendered({ kind: 'reset' });
  expect(subject).toBe('Reset your password');
  expect(html).toContain('for 30 minutes');
  expect(text).toContain('your password stays as it is');
});

test('a name is plain text: no markup, no clickable address, no second line in the subject', async () => {
  const { subject, html, text } = await rendered({
    firstName: '<a href="https://evil.example">Ann</a> www.evil.example',
    organisation: { name: 'Oakline\r\nBcc: x@evil.example', logoUrl: null },
    manufacturer: 'Hall www.evil.example\r\nCc: y@evil.example',
  });
  expect(subject).toBe(
    'Your invitation to Oakline Bcc: x@evil.example, a reseller of Hall www.evil.example Cc: y@evil.example',
  );
  expect(html).not.toContain('<a href="https://evil.example"');
  expect(html.match(/href="[^"]*"/g)?.filter((one) => !one.includes('oakline.example'))).toEqual([]);
  expect(text).not.toContain('www.evil.example');
});
