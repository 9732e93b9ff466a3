import { expect, test } from 'vitest';
import { emailLanguage, visitorLanguage } from './email-language.ts';
import { textsInLanguage } from './texts-in-language.ts';

test('the first language that is set counts, else British English', () => {
  expect(emailLanguage('fr', 'de')).toBe('fr');
  expect(emailLanguage(null, undefined, 'de')).toBe('de');
  expect(emailLanguage(null)).toBe('en-gb');
});

test('a visitor’s language is that of the form, and without a form the tenant’s', () => {
  expect(visitorLanguage('sv-SE', 'de')).toBe('se');
  expect(visitorLanguage('xx', 'de')).toBe('de');
  expect(visitorLanguage(null, null, 'it')).toBe('it');
});

const main = { header_title: 'Your kitchen', cta_btn: null, linkedin: 'https://x.example' };
const none = {
  ...{ customer_subject: null, header_title: null, header_text: null, popup_title: null, popup_text: null },
  ...{ cta_title: null, cta_text: null, cta_btn: null, cta_link: null, address: null },
};

test('a text of the reader’s language replaces the main one, which counts where there is none', () => {
  const others = { language: 'en-gb' as const, texts: { de: { ...none, cta_btn: 'Besuchen' } } };
  expect(textsInLanguage(main, others, 'de')).toEqual({ ...main, cta_btn: 'Besuchen' });
  expect(textsInLanguage(main, others, 'fr')).toEqual(main);
});

test('in the tenant’s own language the main texts count', () => {
  const others = { language: 'de' as const, texts: { de: { ...none, header_title: 'Alt' } } };
  expect(textsInLanguage(main, others, 'de')).toBe(main);
});
