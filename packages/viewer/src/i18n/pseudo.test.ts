import { texts as german } from '@vitrine/texts/de/viewer/texts';
import { expect, test } from 'vitest';
import { flattenTexts, marksOf } from '../../../texts/test/flatten-texts.ts';
import { exaggerate } from './pseudo.ts';

test('the pseudo-locale makes every text longer and keeps its values', () => {
  const longer = flattenTexts(exaggerate({ save: german.panel.save, choose: german.panel.choose, none: '' }));
  expect(longer.get('/save')).toBe('[Éñţŵûŕf'.replace('ŵ', 'w') + ' šþéîçhéŕñ one two]'.replace('þ', 'p'));
  expect(marksOf(longer.get('/choose') ?? '')).toEqual(['⟦0⟧']);
  expect(longer.get('/none')).toBe('');
});
