import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Language } from '../languages/limits.ts';
import { defineMessages, joinMessages, message, textFrom } from './define-messages.ts';
import { listText } from './list-text.ts';
import { addTranslation, filesToLoad, setLanguageSource } from './translations.ts';

const shared = defineMessages('test/shared', { title: 'Lists' });
const messages = defineMessages('test/own', {
  save: 'Save',
  untranslated: 'Stays English',
  limit: message('Up to {most, number}', { most: 20_000 }),
  moved: (name: string) => message('{name} was moved', { name }),
  count: (number: number) => message('{number, plural, one {1 item} other {# items}}', { number }),
  both: (name: string): string => `${shared.title}: ${name}`,
  back: textFrom(() => shared.title),
  states: { draft: 'Draft', live: 'Live' },
  steps: ['Copy it.', { title: 'Paste it.' }],
});

let language: Language = 'en-gb';
beforeEach(() => setLanguageSource(() => language));
afterEach(() => {
  language = 'en-gb';
});

addTranslation('de', 'test/own', {
  save: 'Speichern',
  limit: 'Bis {most, number}',
  moved: '{name} wurde verschoben',
  count: '{number, plural, one {1 Artikel} other {# Artikel}}',
  states: { draft: 'Entwurf', live: 'Live' },
  steps: { 0: 'Kopieren.', 1: { title: 'Einfügen.' } },
});
addTranslation('de', 'test/shared', { title: 'Listen' });

test('messages are read in the language of the reader, at the moment of reading', () => {
  expect([messages.save, messages.moved('Oak'), messages.count(1)]).toEqual(['Save', 'Oak was moved', '1 item']);
  language = 'de';
  expect([messages.save, messages.moved('Oak'), messages.count(2)]).toEqual([
    'Speichern',
    'Oak wurde verschoben',
    '2 Artikel',
  ]);
});

test('groups, lists, shared texts and texts of other texts are translated', () => {
  expect([messages.states.draft, messages.steps[0], messages.steps[1].title]).toEqual([
    'Draft',
    'Copy it.',
    'Paste it.',
  ]);
  language = 'de';
  expect([
    messages.states.draft,
    ...messages.steps.map((step: string | { title: string }) => (typeof step === 'string' ? step : step.title)),
  ]).toEqual(['Entwurf', 'Kopieren.', 'Einfügen.']);
  expect([messages.back, messages.both('Oak')]).toEqual(['Listen', 'Listen: Oak']);
});

test('a text without a translation is the source, with numbers of its own language', () => {
  expect(messages.limit).toBe('Up to 20,000');
  language = 'de';
  expect([messages.untranslated, messages.limit]).toEqual(['Stays English', 'Bis 20.000']);
  language = 'fr';
  expect([messages.save, messages.limit]).toEqual(['Save', 'Up to 20,000']);
});

test('values are never read as a pattern', () => {
  expect(messages.moved("{name} <b>'#'</b> \\u0041")).toBe("{name} <b>'#'</b> \\u0041 was moved");
});

test('joined messages are read as their parts are', () => {
  const joined = joinMessages(shared, messages);
  language = 'de';
  expect([joined.title, joined.save]).toEqual(['Listen', 'Speichern']);
});

test('the files whose translations are missing are known', () => {
  expect(filesToLoad('fr')).toEqual(expect.arrayContaining(['test/own', 'test/shared']));
  expect(filesToLoad('de')).not.toContain('test/own');
});

test('lists of names are written as the language does', () => {
  expect(listText(['Ann', 'Bert', 'Cem'])).toBe('Ann, Bert and Cem');
  language = 'de';
  expect(listText(['Ann', 'Bert', 'Cem'])).toBe('Ann, Bert und Cem');
});
