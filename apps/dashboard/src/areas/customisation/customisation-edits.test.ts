import { customisation } from '@vitrine/contract/customisation/schemas';
import { expect, test } from 'vitest';
import { editOf, editsSince, withEdits } from './customisation-edits.ts';

const field = (name: string) => ({ name, placeholder: name, type: 'text' as const, required: false });
const storing = (...names: string[]) =>
  customisation.parse({ saveDesign: { customFields: names.map(field) }, emails: {} });
const editing = (stored: ReturnType<typeof storing>, ...names: string[]) => ({
  'saveDesign.customFields': editOf(stored, 'customFields', names.map(field)),
});
const namesOf = ({ saveDesign }: ReturnType<typeof withEdits>): string[] =>
  saveDesign.customFields.map(({ name }) => name);

test('custom fields are merged with those that others have stored and removed since', () => {
  const edits = editing(storing('room', 'floor'), 'room', 'own');
  expect(namesOf(withEdits(storing('floor', 'colour'), edits))).toEqual(['own', 'colour']);
});

test('a custom field that was removed while it was being saved does not come back', () => {
  const sent = editing(storing('room'), 'room', 'own');
  const left = editsSince(sent, editing(storing('room'), 'room'));
  expect(namesOf(withEdits(storing('room', 'own', 'theirs'), left))).toEqual(['room', 'theirs']);
  expect(editsSince(sent, sent)).toEqual({});
});
