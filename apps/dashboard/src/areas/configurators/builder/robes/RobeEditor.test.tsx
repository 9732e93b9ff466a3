import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { partMessages } from '@vitrine/contract/configurators/part-messages';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveNoDrafts } from '../../../../test/open-builder.tsx';
import { renderApp } from '../../../../test/render-app.tsx';
import { aUser } from '../../../../test/samples.ts';

const creator = aUser({ permissions: ['configurators.create', 'configurators'] });

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => leaveNoDrafts(`${creator.id}.7`));

const open = async (selected: string | RegExp) => {
  renderApp('/configurators/build', { 'GET /api/user': creator });
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${partMessages.startRobe}`) }));
  fireEvent.click(screen.getByRole('button', { name: selected }));
};

const edit = (field: HTMLElement, text: string): void => {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a door is divided; a bar moves by the arrow keys, a share by its number', async () => {
  await open(messages.firstDoor);
  fireEvent.click(screen.getByRole('button', { name: messages.addPanel }));
  const bar = () => screen.getByRole('slider', { name: messages.bar(1) });
  fireEvent.keyDown(bar(), { key: 'ArrowDown', shiftKey: true });
  fireEvent.keyDown(bar(), { key: 'ArrowUp' });
  expect([textIn(messages.panelShare(1)), textIn(messages.panelShare(2))]).toEqual(['54.5', '45.5']);
  expect(bar().getAttribute('aria-valuenow')).toBe('54.5');
  edit(screen.getByLabelText(messages.panelShare(2)), '1');
  expect(screen.getByText(messages.panelWrong(2))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: messages.removePanel(1) }));
  expect(textIn(messages.panelShare(1))).toBe('100');
});

test('contents of a section are added, placed, counted and removed', async () => {
  await open(messages.firstInternal);
  fireEvent.click(screen.getByRole('button', { name: messages.fitting.drawers }));
  expect(textIn(messages.fittingAt(3))).toBe('70');
  edit(screen.getByLabelText(messages.fittingCount(3)), '9');
  expect(screen.getByText(messages.countWrong(8))).toBeDefined();
  edit(screen.getByLabelText(messages.fittingAt(3)), '5');
  // The list goes from the top down.
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: messages.fittingKind(1) }).value).toBe('drawers');
  fireEvent.click(screen.getByRole('button', { name: messages.removeFitting(1) }));
  expect(screen.queryByLabelText(messages.fittingCount(1))).toBeNull();
});

test('sizes are read as people write them; what contradicts itself is named', async () => {
  await open(/^Sizes/);
  const width = within(screen.getByRole('group', { name: `${messages.width} (${messages.inMillimetres})` }));
  edit(width.getByLabelText(messages.max), '3,2 m');
  expect(width.getByLabelText<HTMLInputElement>(messages.max).value).toBe('3200');
  edit(width.getByLabelText(messages.min), '350 cm');
  expect(screen.getAllByText(messages.minAboveMax(messages.width, 3500, 3200)).length).toBeGreaterThan(0);
  edit(width.getByLabelText(messages.min), 'wide');
  expect(width.getByText(messages.sizeWrong)).toBeDefined();
  edit(width.getByLabelText(messages.min), '');
  expect(screen.queryByText(/is above the maximum/)).toBeNull();
});
