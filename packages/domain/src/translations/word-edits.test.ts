import { describe, expect, test } from 'vitest';
import { rebaseEdits, shownText, type WordEdits, withoutSaved, withTexts } from './word-edits.ts';

const oak = { place: 'a', source: 'Oak', text: null, source_text: null };
const ash = { place: 'b', source: 'Ash', text: 'Esche', source_text: 'Ash tree' };
const none: WordEdits = new Map();

describe('edits', () => {
  test('have the source and the translation that their writer saw', () => {
    const edits = withTexts(none, [[oak, 'Eiche']]);
    expect([...edits]).toEqual([['a', { text: 'Eiche', source: 'Oak', seen: null }]]);
    expect([shownText(oak, edits), shownText(ash, edits)]).toEqual(['Eiche', 'Esche']);
  });

  test('of a text that is saved are none, unless it is marked as right for today’s source', () => {
    const edits = withTexts(none, [[ash, 'Eschen']]);
    expect(withTexts(edits, [[ash, 'Esche']]).size).toBe(0);
    expect(withTexts(none, [[ash, 'Esche']], true).get('b')).toMatchObject({ text: 'Esche', source: 'Ash' });
    expect(withTexts(none, [[{ ...ash, source_text: 'Ash' }, 'Esche']], true).size).toBe(0);
  });

  test('that were saved are gone; what was typed since stays', () => {
    const sent = withTexts(none, [
      [oak, 'Eiche'],
      [ash, ''],
    ]);
    const since = withTexts(sent, [[oak, 'Eichen']]);
    expect([...withoutSaved(since, sent)]).toEqual([['a', { text: 'Eichen', source: 'Oak', seen: 'Eiche' }]]);
  });

  test('on what somebody else changed are marked, and those that agree are gone', () => {
    const edits = withTexts(none, [
      [oak, 'Eiche'],
      [ash, 'Eschen'],
    ]);
    const rebased = rebaseEdits(edits, [
      { ...oak, text: 'Eiche' },
      { ...ash, text: 'Eschenholz' },
    ]);
    expect([...rebased]).toEqual([['b', { text: 'Eschen', source: 'Ash', seen: 'Eschenholz', moved: true }]]);
    expect(rebaseEdits(edits, [oak, ash])).toEqual(edits);
  });
});
