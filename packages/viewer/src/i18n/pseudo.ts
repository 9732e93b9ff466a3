import { formMessages } from '@vitrine/contract/enquiries/form-messages';

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', d: 'ð', e: 'é', g: 'ğ', i: 'î', l: 'ļ', n: 'ñ', o: 'ö', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', y: 'ý' },
  ...{ A: 'Å', C: 'Ç', D: 'Ð', E: 'É', G: 'Ğ', I: 'Î', L: 'Ļ', N: 'Ñ', O: 'Ö', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', Y: 'Ý' },
};
/** Translations of short English texts are often that much longer. */
const GROWTH = 0.4;
/** The key of the locale, which is no text. */
const LOCALE = 'tag';
/** The key of the form's sentences, which English has in the contract. */
const FORM = 'enquiry';
/** Signs of units and the like are not translated. */
const SIGN_LENGTH = 3;

/** An English sentence with accents, 40 % longer, in brackets: '[Šáṽé öñé]'. The brackets show where it is cut. */
export function exaggerateSentence(sentence: string): string {
  if (sentence.length <= SIGN_LENGTH) return sentence;
  const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
  const wished = Math.ceil(sentence.length * GROWTH);
  let more = '';
  while (more.length < wished) more += ` ${words.shift() ?? 'more'}`;
  const accented = (text: string): string => text.replace(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter);
  return `[${accented(sentence)}${more}]`;
}

/** Texts as a translator would leave them who makes everything longer. Functions and lists keep their kind. */
export function exaggerate<Content>(texts: Content, key = ''): Content {
  if (key === LOCALE) return texts;
  if (typeof texts === 'string') return exaggerateSentence(texts) as Content;
  if (typeof texts === 'function')
    return ((...input: unknown[]) =>
      exaggerate((texts as unknown as (...all: unknown[]) => unknown)(...input))) as Content;
  if (Array.isArray(texts)) return texts.map((each) => exaggerate(each)) as Content;
  if (typeof texts !== 'object' || texts === null) return texts;
  const all = key === FORM ? { ...formMessages, ...texts } : texts;
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, exaggerate(value, name)])) as Content;
}
