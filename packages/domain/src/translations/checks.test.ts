import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import { describe, expect, test } from 'vitest';
import { hasTerm, missingTerms } from './check-glossary.ts';
import { comparePlaceholders, placeholdersOf } from './placeholders.ts';
import { textIssue } from './text-issue.ts';

describe('placeholders', () => {
  test.each([
    ['Hello {name}', ['{name}']],
    ['{{ first }} and {0}, %s of %1$d', ['{{ first }}', '{0}', '%s', '%1$d']],
    ['100 % sure, 50%solid, {not one}, { }', []],
    ['%', []],
  ])('of "%s"', (text, expected) => {
    expect(placeholdersOf(text)).toEqual(expected);
  });

  test('may move, and are there as often as in the source', () => {
    expect(comparePlaceholders('{a} of {b}', 'von {b} {a}')).toBeNull();
    expect(comparePlaceholders('{a} of {b}', 'von {b} {b}')).toEqual({ missing: ['{a}'], added: ['{b}'] });
    expect(comparePlaceholders('{a} {a} {b}', '{a} {a} {b}')).toBeNull();
    expect(comparePlaceholders('{b} {a} {a}', '{b} {a}')).toEqual({ missing: ['{a}'], added: [] });
  });
});

describe('a translation', () => {
  const issue = (text: string, source = 'Hello {name}', kind: 'item' | 'link' = 'item') =>
    textIssue({ source, kind, maxLength: 40 }, text);

  test.each([
    ['Hallo {name}'],
    [''],
    ['<script>alert(1)</script> {name}'],
    [' {name}\tund\nmehr '],
    ['שלום {name}, مرحبا\u200F'],
    ['\u2067עברית\u2069 {name} 👩‍🔧 e\u0301'],
  ])('is taken: %j', (text) => {
    expect(issue(text)).toBeNull();
  });

  test.each([
    ['   ', messages.blank],
    ['Hallo', messages.placeholderMissing('{name}')],
    ['Hallo {name} {rest}', messages.placeholderAdded('{rest}')],
    ['{name}\u0007', messages.controlCharacter],
    ['{name}\u202Egnp.exe', messages.directionOverride],
    ['{name}\uD83D', messages.charactersLost],
    ['{name}\uFFFD', messages.charactersLost],
    [`{name}${'x'.repeat(40)}`, messages.tooLong(40)],
  ])('is rejected: %j', (text, message) => {
    expect(issue(text)).toBe(message);
  });

  test('of a link is a link', () => {
    expect(issue('https://oakline.test/agb', 'https://oakline.test/terms', 'link')).toBeNull();
    expect(issue('javascript:alert(1)', 'https://oakline.test/terms', 'link')).not.toBeNull();
  });
});

describe('the glossary', () => {
  test.each([
    ['Oak doors', 'oak', true],
    ['Oaken doors', 'oak', false],
    ['soft-close, oak', 'Soft-close', true],
    ['Eiche', '', false],
    ['Küche in Eiche'.normalize('NFD'), 'Küche'.normalize('NFC'), true],
    ['Küche in Eiche'.normalize('NFC'), 'küche'.normalize('NFD'), true],
    ['Küche'.normalize('NFD'), 'Ku', false],
  ])('"%s" has "%s": %s', (text, term, expected) => {
    expect(hasTerm(text, term)).toBe(expected);
  });

  test('names the terms that a translation lacks; compounds count', () => {
    const terms = [
      { source: 'oak', target: 'Eiche' },
      { source: 'door', target: 'Tür' },
      { source: 'ash', target: '' },
    ];
    expect(missingTerms('Oak door', 'Nusstür', terms)).toEqual([terms[0]]);
    expect(missingTerms('Oak door', 'Eichentür', terms)).toEqual([]);
    expect(missingTerms('Beech', 'Buche', terms)).toEqual([]);
    expect(missingTerms('Door', 'Eichentür'.normalize('NFD'), terms)).toEqual([]);
  });
});
