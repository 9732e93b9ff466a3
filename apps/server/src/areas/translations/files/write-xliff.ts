import type { Language } from '@vitrine/contract/languages/limits';
import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import type { TranslatedWord } from '@vitrine/contract/translations/schemas';
import { unitIdOf } from './unit-id.ts';

interface XliffInput {
  configuratorId: number;
  sourceLanguage: Language;
  language: Language;
  words: readonly TranslatedWord[];
}

/**
 * Words as an XLIFF 2.1 document. A unit is a word: its name is the place, its notes say what it is and how long it may
 * be. White space counts everywhere.
 */
export function writeXliff({ configuratorId, sourceLanguage, language, words }: XliffInput): string {
  const target = localeOf(language);
  const direction = directionOf(language) === 'rtl' ? ' trgDir="rtl"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${localeOf(sourceLanguage)}" trgLang="${target}">`,
    `<file id="f1" original="configurator/${configuratorId}" canResegment="no"${direction} xml:space="preserve">`,
    ...words.map(unitOf),
    '</file>',
    '</xliff>',
    '',
  ].join('\n');
}

function unitOf({ place, kind, context, max_length, source, text, status }: TranslatedWord): string {
  const notes = [
    `<note category="kind">${kind}</note>`,
    ...(context === '' ? [] : [`<note category="context">${content(context)}</note>`]),
    `<note category="max-length">${max_length}</note>`,
  ];
  const state =
    status === 'outdated'
      ? 'state="initial" subState="vitrine:outdated"'
      : `state="${text ? 'translated' : 'initial'}"`;
  const target = text === null ? '' : `<target xml:space="preserve">${content(text)}</target>`;
  return (
    `<unit id="${unitIdOf(place)}" name="${attribute(place)}"><notes>${notes.join('')}</notes>` +
    `<segment ${state}><source xml:space="preserve">${content(source)}</source>${target}</segment></unit>`
  );
}

/** Characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');

const content = (text: string): string =>
  escapeMarkup(text).replace(UNWRITABLE, (character) => {
    const hex = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `<cp hex="${hex}"/>`;
  });

const attribute = (text: string): string =>
  escapeMarkup(text)
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\t', '&#x9;')
    .replace(UNWRITABLE, '');
