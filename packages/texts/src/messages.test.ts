import { LANGUAGES as ALL_LANGUAGES, isAccountLanguage, type Language } from '@vitrine/contract/languages/limits';
import { localeOf } from '@vitrine/contract/languages/tags';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownWords, readGlossary, sameAsEnglish, scriptOf } from '../test/language-folder.ts';
import { readsAtLoad } from '../test/read-at-load.ts';
import { readMessages, type SourceText } from '../test/read-messages.ts';
import { type PatternParts, readPattern } from '../test/read-pattern.ts';
import { translationsOf } from '../test/read-translations.ts';
import { textsInScreens } from '../test/texts-in-screens.ts';
import { VISITOR_TEXTS } from './visitor-texts.ts';

/** British English is in the messages themselves. */
const LANGUAGES = ALL_LANGUAGES.filter((language) => language !== 'en-gb');
/** Languages that need no translation of what they write as the source does. */
const PARTIAL: readonly Language[] = ['en-us'];

const isVisitorText = ({ file, name }: SourceText): boolean => {
  const names: 'all' | readonly string[] | undefined = Object.entries(VISITOR_TEXTS).find(([of]) => of === file)?.[1];
  return names === 'all' || (names?.some((each) => name === each || name.startsWith(`${each}.`)) ?? false);
};

/** English words that a translation cannot have; some languages write one of them too. */
const ENGLISH =
  `the and of is are was were with this that these those you your they their for not cannot has have be been
  can from when which there will only each every other also than then them its into it`.split(/\s+/);
/** Values of which a sentence needs only one: the same name, as a word within a sentence and on its own. */
const ALIKE: Record<string, string> = { lower: 'name' };

const named = (names: Iterable<string>): string[] => [...new Set([...names].map((name) => ALIKE[name] ?? name))].sort();
/** A text that is no pattern has braces of its own. */
const partsOf = ({ isPattern }: SourceText, text: string): PatternParts =>
  isPattern ? readPattern(text) : { names: new Set(text.match(/\{[^}]*\}/g)), selects: new Set(), plurals: [], text };
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];

let sources: Map<string, SourceText>;
beforeAll(() => {
  sources = new Map(readMessages().map((source) => [`${source.file} ${source.name}`, source]));
});

test('no module reads a message while it loads, before the language of its reader is known', () => {
  expect(readsAtLoad()).toEqual([]);
});

test('screens show no text of their own, which would be in English for everybody', () => {
  expect(textsInScreens()).toEqual([]);
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const translations = translationsOf(language);

  /** What is wrong with texts, one line each. */
  const issuesOf = (check: (source: SourceText, text: string) => readonly string[]): string[] =>
    [...translations].flatMap(([key, text]) => {
      const source = sources.get(key);
      return source ? check(source, text).map((issue) => `${key}: ${issue}: ${text}`) : [];
    });

  test('are those of the messages, none missing and none left over', () => {
    const needed = [...sources].flatMap(([key, source]) =>
      isAccountLanguage(language) || isVisitorText(source) ? [key] : [],
    );
    expect([...translations.keys()].filter((key) => !needed.includes(key))).toEqual([]);
    const missing = needed.filter((key) => !translations.has(key));
    expect(PARTIAL.includes(language) ? [] : missing).toEqual([]);
  });

  test('have the values and the choices of the messages', () => {
    const issues = issuesOf((source, text) => {
      const { pattern, values, isPattern } = source;
      const [own, english] = [partsOf(source, text), partsOf(source, pattern)];
      return [
        ...[...own.names].filter((name) => isPattern && !values.includes(name)).map((name) => `there is no {${name}}`),
        ...(named(own.names).join() === named(english.names).join() ? [] : [`values differ from ${pattern}`]),
        ...(own.selects.size === english.selects.size && [...own.selects].every((one) => english.selects.has(one))
          ? []
          : [`choices differ from ${pattern}`]),
      ];
    });
    expect(issues).toEqual([]);
  });

  test('have the plural forms of the language', () => {
    // "many" is for millions in Romance languages, whose form is the one of "other" elsewhere.
    const forms = new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories;
    const needed = forms.filter((form) => form !== 'many');
    const issues = issuesOf((source, text) => {
      const isCounted = partsOf(source, source.pattern).plurals.some((plural) => plural.includes('one'));
      return partsOf(source, text).plurals.flatMap((plural) =>
        needed.filter((form) => isCounted && !plural.includes(form) && !(form === 'one' && plural.includes('=1'))),
      );
    });
    expect(issues).toEqual([]);
  });

  test('are whole: no empty text, no tag, no stray space', () => {
    const issues = issuesOf(({ pattern }, text) => [
      ...(text === '' && pattern !== '' ? ['empty'] : []),
      ...(text.trim() === text && (!text.includes('  ') || pattern.includes('  ')) ? [] : ['stray space']),
      ...(/<\/?[a-z]/i.test(text) ? ['tag'] : []),
    ]);
    expect(issues).toEqual([]);
  });

  test.skipIf(PARTIAL.includes(language))('are translated, but for what is the same in both languages', () => {
    const same = sameAsEnglish(language);
    const own = ownWords(language);
    const issues = issuesOf((source, text) => {
      const { pattern, name } = source;
      const shown = partsOf(source, text).text;
      const words = wordsOf(shown);
      const english = words.filter((word) => ENGLISH.includes(word) && !own.includes(word));
      const isSame = text === pattern && /\p{L}{2}/u.test(shown) && !same.has(text);
      return [...(isSame ? [`is English (${name})`] : []), ...english.map((word) => `has “${word}”`)];
    });
    expect(issues).toEqual([]);
  });

  test.skipIf(PARTIAL.includes(language))('keep to the glossary', () => {
    const [head, ...lines] = readGlossary(language);
    expect(head).toBe('term\ttranslation\tnote');
    const terms = lines.map((line) => line.split('\t'));
    expect(terms.filter((term) => term.length !== 3 || !term[0] || !term[1])).toEqual([]);
    expect(new Set(terms.map(([term]) => term)).size).toBe(terms.length);
    for (const needed of [
      'configurator',
      'enquiry',
      'reseller',
      'manufacturer',
      'quote',
      'preset',
      'wardrobe',
      'flake',
    ]) {
      expect(terms.map(([term]) => term)).toContain(needed);
    }
  });
});

test('visitors read no text that the messages do not have', () => {
  const files = new Set([...sources.values()].map(({ file }) => file));
  expect(Object.keys(VISITOR_TEXTS).filter((file) => !files.has(file))).toEqual([]);
});

test.each(LANGUAGES.filter((language) => scriptOf(localeOf(language)) !== 'Latn'))(
  'the texts in %s have letters of its script',
  (language) => {
    const script = new RegExp(`\\p{Script=${scriptOf(localeOf(language))}}`, 'u');
    const issues = [...translationsOf(language)].filter(([, text]) => text !== '' && !script.test(text));
    expect(issues).toEqual([]);
  },
);

test('French has no-break spaces before its tall marks', () => {
  const issues = [...translationsOf('fr')].filter(([, text]) => /(?:[\p{L}}»] ?[;!?]| [:;!?»]|« )(?:\s|$)/u.test(text));
  expect(issues).toEqual([]);
});

test('Spanish questions and exclamations have both marks', () => {
  const issues = [...translationsOf('es')].filter(
    ([, text]) =>
      (/\?(?:\s|$|»)/.test(text) && !text.includes('¿')) || (/!(?:\s|$|»)/.test(text) && !text.includes('¡')),
  );
  expect(issues).toEqual([]);
});
