import { customisationDefaults } from '@vitrine/contract/customisation/defaults';
import { ACCOUNT_LANGUAGES, LANGUAGES } from '@vitrine/contract/languages/limits';
import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import { loadAccountTexts, loadTenantTexts, loadVisitorTexts } from '@vitrine/texts/load-email-texts';
import { beforeAll, describe, expect, test } from 'vitest';
import { flattenTexts, wordsOf } from '../../texts/test/flatten-texts.ts';
import { ownWords } from '../../texts/test/language-folder.ts';
import {
  EMAIL_NAMES,
  type EveryEmail,
  everyEmailIn,
  VISITOR_EMAIL_NAMES,
  visitorEmailsIn,
} from '../test/every-email.ts';
import type { RenderedEmail } from './email-data.ts';

const OTHERS = ACCOUNT_LANGUAGES.filter((language) => !language.startsWith('en'));

/** Names of the product and of a file, what the samples are about, and addresses. */
const SAMPLES = `Vitrine txt Priya Shah Oakline Kitchens Panoramic Kitchen UK Soft Linen Walls Doors Matt Marine Navy Showroom Leeds
  Canal Wharf LS LQA QA PS Hall Sons Q`;
const ADDRESSES = /\S*(?:@|:\/\/|_vitrine|vitrine-verify)\S*/g;

let englishWords: Set<string>;
beforeAll(async () => {
  const english = [await loadVisitorTexts('en-gb'), await loadTenantTexts('en-gb'), await loadAccountTexts('en-gb')];
  englishWords = new Set([...flattenTexts(english).values()].flatMap(wordsOf));
});

const englishIn = (language: string, text: string): string[] => {
  const known = new Set([...ownWords(language), ...wordsOf(SAMPLES)]);
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

describe.each(LANGUAGES)('to a visitor in %s', (language) => {
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
