import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EditCell, type Read } from '../../../ui/tables/EditCell.tsx';
import { TableViewContext } from '../../../ui/tables/table-view.ts';

afterEach(cleanup);

const read = (text: string): Read<number> =>
  Number.isNaN(Number(text)) ? { error: 'Invalid number' } : { value: Number(text) };

const renderCell = (overrides: Partial<ComponentProps<typeof EditCell>> = {}) => {
  const onCommit = vi.fn();
  const cellWith = (later: typeof overrides, view = '') => (
    <TableViewContext value={view}>
      <EditCell
        label="Price"
        shown="£62.00"
        text="62.00"
        read={read}
        onCommit={onCommit}
        kind="number"
        column="price"
        {...overrides}
        {...later}
      />
    </TableViewContext>
  );
  const rendered = render(cellWith({}));
  const rerender = (later: typeof overrides, view?: string) => rendered.rerender(cellWith(later, view));
  return { onCommit, rerender, cell: screen.getByLabelText<HTMLInputElement>('Price'), user: userEvent.setup() };
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

describe('the error of text that was not taken', () => {
  const type = async ({ cell, user }: ReturnType<typeof renderCell>): Promise<void> => {
    await user.clear(cell);
    await user.type(cell, 'abc');
    await user.tab();
  };
  const alert = () => screen.getByRole('alert').textContent;

  test('marks no value that is valid, and hides no former one', async () => {
    const rendered = renderCell({ old: '£39.00' });
    await type(rendered);
    expect(rendered.cell.getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByText('£39.00', { selector: 's' })).toBeDefined();
  });

  test('ends when the value is another one, and does not return with the former value', async () => {
    const rendered = renderCell();
    await type(rendered);
    rendered.rerender({ text: '39.00' });
    expect(alert()).toBe('');
    rendered.rerender({});
    expect(alert()).toBe('');
  });

  test('ends when the table is filtered or sorted', async () => {
    const rendered = renderCell();
    await type(rendered);
    expect(alert()).toBe('Invalid number');
    rendered.rerender({}, 'sorted');
    expect(alert()).toBe('');
  });
});
