import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { EditCell, type Read } from './EditCell.tsx';

afterEach(cleanup);

const read = (text: string): Read<number> =>
  Number.isNaN(Number(text)) ? { error: 'Invalid number' } : { value: Number(text) };

const renderCell = (overrides: { locked?: boolean } = {}) => {
  const onCommit = vi.fn();
  render(
    <EditCell
      label="Price"
      shown="£62.00"
      text="62.00"
      read={read}
      onCommit={onCommit}
      kind="number"
      column="price"
      {...overrides}
    />,
  );
  return { onCommit, cell: screen.getByLabelText<HTMLInputElement>('Price'), user: userEvent.setup() };
};

test('shows the plain text while it is edited, and the formatted one otherwise', async () => {
  const { cell, user } = renderCell();
  expect(cell.value).toBe('£62.00');
  await user.click(cell);
  expect(cell.value).toBe('62.00');
  await user.tab();
  expect(cell.value).toBe('£62.00');
});

test('Enter commits the text', async () => {
  const { cell, onCommit, user } = renderCell();
  await user.clear(cell);
  await user.type(cell, '66.5{Enter}');
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(66.5);
});

test('leaving commits the text', async () => {
  const { cell, onCommit, user } = renderCell();
  await user.clear(cell);
  await user.type(cell, '70');
  await user.tab();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(70);
});

test('Escape restores the text and commits nothing', async () => {
  const { cell, onCommit, user } = renderCell();
  await user.clear(cell);
  await user.type(cell, '99{Escape}');
  expect(cell.value).toBe('62.00');
  await user.tab();
  expect(onCommit).not.toHaveBeenCalled();
});

test('shows the error, commits nothing, and removes the error with the next key', async () => {
  const { cell, onCommit, user } = renderCell();
  await user.clear(cell);
  await user.type(cell, '7x{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Invalid number');
  expect(cell.getAttribute('aria-invalid')).toBe('true');
  await user.type(cell, '{Backspace}');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(onCommit).not.toHaveBeenCalled();
});

test('shows the old value again after leaving with something wrong, and still says so', async () => {
  const { cell, onCommit, user } = renderCell();
  await user.clear(cell);
  await user.type(cell, 'abc');
  await user.tab();
  expect(cell.value).toBe('£62.00');
  expect(screen.getByRole('alert').textContent).toBe('Invalid number');
  expect(onCommit).not.toHaveBeenCalled();
});

test('focus without typing commits nothing', async () => {
  const { cell, onCommit, user } = renderCell();
  await user.click(cell);
  await user.keyboard('{Enter}');
  await user.tab();
  expect(onCommit).not.toHaveBeenCalled();
});

test('a locked cell cannot be edited', async () => {
  const { cell, onCommit, user } = renderCell({ locked: true });
  await user.type(cell, '5{Enter}');
  expect(cell.value).toBe('£62.00');
  expect(onCommit).not.toHaveBeenCalled();
});
