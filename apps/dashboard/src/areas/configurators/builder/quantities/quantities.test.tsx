import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { quantityMessages as messages } from '@vitrine/contract/configurators/quantity-messages';
import { expect, test } from 'vitest';
import { DRAFT_KEY, openBuilderWithDraft } from '../../../../test/open-builder.tsx';
import { loadDraft } from '../stored/draft-store.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const typeInto = (field: HTMLElement, text: string): void => {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const addWall = (): void => {
  fireEvent.click(button(/^Room/));
  typeInto(screen.getByLabelText(messages.add), 'Wall');
  typeInto(screen.getByLabelText(messages.value), '4');
};
const storedFile = async () => {
  const draft = (await loadDraft(DRAFT_KEY))?.draft;
  return draft?.type === 'panoramic' || draft?.type === 'stockset' ? draft.file : null;
};

test('a measure of the room is used by a layer’s formula, which says what the room needs, and undo takes it back', async () => {
  await openBuilderWithDraft();
  addWall();
  fireEvent.click(button(/^Doors/));
  fireEvent.change(screen.getByLabelText(messages.unit), { target: { value: 'm' } });
  const amount = screen.getByLabelText(messages.amount);
  fireEvent.change(amount, { target: { value: 'wall + heigth' } });
  expect(screen.getByText(messages.unknownMeasure('heigth'))).toBeDefined();
  typeInto(amount, 'wall + 0.6');
  typeInto(screen.getByLabelText(messages.waste), '5');
  expect(screen.getByText(messages.result('4.83 m'))).toBeDefined();
  await waitFor(async () =>
    expect(await storedFile()).toMatchObject({
      measures: [{ id: 'wall', name: 'Wall', unit: 'm', value: 4 }],
      layers: [{ quantity: { unit: 'm', amount: 'wall + 0.6', waste: 5 } }, {}],
    }),
  );
  fireEvent.click(button(builderMessages.undo));
  expect(screen.getByText(messages.result('4.6 m'))).toBeDefined();
  fireEvent.click(button(builderMessages.redo));
  expect(screen.getByText(messages.result('4.83 m'))).toBeDefined();
  // An item without a quantity shows its layer's.
  fireEvent.click(button('Navy'));
  expect(screen.getByText(messages.result('4.83 m'))).toBeDefined();
});

test('a measure that formulas name is not deleted but its users are named; another one is deleted', async () => {
  await openBuilderWithDraft();
  addWall();
  fireEvent.click(button('Navy'));
  fireEvent.change(screen.getByLabelText(messages.unit), { target: { value: 'm' } });
  typeInto(screen.getByLabelText(messages.amount), 'wall');
  fireEvent.click(button(/^Room/));
  fireEvent.click(button(messages.delete('Wall')));
  const measure = within(screen.getByRole('group', { name: /Wall/ }));
  expect(measure.getByText(messages.usedBy('Navy'))).toBeDefined();
  typeInto(screen.getByLabelText(messages.id), 'length');
  await waitFor(async () =>
    expect(await storedFile()).toMatchObject({
      measures: [{ id: 'length' }],
      layers: [{ items: [{ quantity: { amount: 'length' } }, {}, {}] }, {}],
    }),
  );
  fireEvent.click(button('Navy'));
  fireEvent.change(screen.getByLabelText(messages.unit), { target: { value: '' } });
  fireEvent.click(button(/^Room/));
  fireEvent.click(button(messages.delete('Wall')));
  expect(screen.queryByRole('group', { name: /Wall/ })).toBeNull();
});
