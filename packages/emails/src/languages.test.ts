import { customisationDefaults } from '@vitrine/contract/customisation/defaults';
import { ACCOUNT_LANGUAGES, type AccountLanguage, LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import { localeOf } from '@vitrine/contract/languages/tags';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  EMAIL_NAMES,
  type EveryEmail,
  everyEmailIn,
  VISITOR_EMAIL_NAMES,
  visitorEmailsIn,
} from '../test/every-email.ts';
import { textValues, wordsOf } from '../test/text-values.ts';
import type { RenderedEmail } from './email-data.ts';
import { loadAccountTexts, loadTenantTexts, loadVisitorTexts } from './texts/load.ts';

const RIGHT_TO_LEFT = ['ar', 'he'] as unknown as Language[];
const VISITORS: Language[] = [...new Set([...LANGUAGES, ...RIGHT_TO_LEFT])];
const OTHERS = ACCOUNT_LANGUAGES.filter((language) => !language.startsWith('en'));
const directionOf = (language: Language): string => (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr');

/** Words that a language writes as English does. */
const SAME: Record<string, string> = {
  es: 'es a total no ignore txt vitrine',
  fr: 'total a question notification contact budget txt sessions invitation minutes change vitrine',
  it: 'in link a budget record txt account password vitrine',
  de: 'in website an link links name budget domain subdomain was person vitrine',
  pt: 'a total no ignore as txt for vitrine',
  nl: 'is in website was of contact link links account postcode budget record configurators vitrine',
  se: 'design budget in vitrine',
  ar: '',
  he: '',
};

/** What the samples are about, and addresses. */
const SAMPLES = `Priya Shah Oakline Kitchens Panoramic Kitchen UK Soft Linen Walls Doors Matt Marine Navy Showroom Leeds
  Canal Wharf LS LQA QA PS Hall Sons Q`;
const ADDRESSES = /\S*(?:@|:\/\/|_vitrine|vitrine-verify)\S*/g;

const everyText = async (language: AccountLanguage): Promise<[path: string, text: string][]> => [
  ...textValues(await loadVisitorTexts(language), 'visitor'),
  ...textValues(await loadTenantTexts(language), 'tenant'),
  ...textValues(await loadAccountTexts(language), 'account'),
];

let english: [path: string, text: string][];
let englishWords: Set<string>;
beforeAll(async () => {
  english = await everyText('en-gb');
  englishWords = new Set(english.flatMap(([, text]) => wordsOf(text)));
});

const englishIn = (language: string, text: string): string[] => {
  const known = new Set([...(SAME[language] ?? '').split(' '), ...wordsOf(SAMPLES)]);
  return wordsOf(text.replaceAll(ADDRESSES, ' ')).filter((word) => englishWords.has(word) && !known.has(word));
};

/** What a reader sees, without styles and marks. */
const seenIn = ({ subject, html, text }: RenderedEmail): string =>
  [subject, text, html.replaceAll(/<style.*?<\/style>|<!--.*?-->|<[^>]*>/gs, ' ')].join('\n');

describe.each(OTHERS)('in %s', (language) => {
  let emails: EveryEmail;
  beforeAll(async () => {
    emails = await everyEmailIn(language);
  });

  test('every text is there and is another one than in English', async () => {
    const own = new Map(await everyText(language));
    expect([...own.keys()]).toEqual(english.map(([path]) => path));
    const unwritten = english.filter(([path, text]) => own.get(path)?.trim() === '' || own.get(path) === text);
    expect(unwritten.flatMap(([, text]) => englishIn(language, text))).toEqual([]);
  });

  test.each(EMAIL_NAMES)('the email %s has no English word and nothing unfilled', (name) => {
    const seen = seenIn(emails[name]);
    expect(englishIn(language, seen)).toEqual([]);
    expect(seen).not.toMatch(/undefined|\bnull\b|NaN|Invalid|\[object|\$\{|[{}]/);
    expect(emails[name].subject).not.toBe('');
  });

  test.each(EMAIL_NAMES)('the email %s says its language', (name) => {
    expect(emails[name].html).toMatch(new RegExp(`<html[^>]* dir="ltr" lang="${localeOf(language)}"`));
  });
});

describe.each(VISITORS)('to a visitor in %s', (language) => {
  test.each(VISITOR_EMAIL_NAMES)('the email %s is whole, and says its language and direction', async (name) => {
    const email = (await visitorEmailsIn(language))[name];
    const seen = seenIn(email);
    if (!language.startsWith('en')) expect(englishIn(language, seen)).toEqual([]);
    expect(seen).not.toMatch(/undefined|\bnull\b|NaN|Invalid|\[object|\$\{|[{}]/);
    const direction = directionOf(language);
    expect(email.html).toMatch(new RegExp(`<html[^>]* dir="${direction}" lang="${localeOf(language)}"`));
    expect(email.html.includes('<table role="presentation" dir="rtl"')).toBe(direction === 'rtl');
    expect(email.html).toContain(`text-align:${direction === 'rtl' ? 'right' : 'left'}`);
  });
});

test('the screen’s placeholders are the texts of the emails', async () => {
  const { design } = await loadVisitorTexts('en-gb');
  const { enquiry } = await loadTenantTexts('en-gb');
  expect(customisationDefaults).toEqual({
    headerTitle: design.title,
    customerSubject: design.subject,
    enquirySubject: enquiry.subject,
  });
});

test('a language that no longer exists counts as British English', async () => {
  expect(await loadVisitorTexts('xx' as Language)).toBe(await loadVisitorTexts('en-gb'));
  expect(await loadTenantTexts('ar' as AccountLanguage)).toBe(await loadTenantTexts('en-gb'));
});
