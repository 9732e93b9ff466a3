import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SearchField } from '../../forms/SearchField.tsx';
import { DataTable } from '../DataTable.tsx';
import { EditCell } from '../EditCell.tsx';
import { useSorting } from '../useSorting.ts';
import { cellKeys } from './cell-keys.ts';

afterEach(cleanup);

const isName = (column: string | undefined): column is 'name' => column === 'name';

const Names = ({ onCommit }: { onCommit: (text: string) => void }) => (
  <div {...cellKeys(isName, () => undefined)}>
    <DataTable label="Doors" heads={[{ key: 'name', label: 'Name' }]} sorting={useSorting()}>
      <tbody>
        {['Oak', 'Ash'].map((name) => (
          <tr key={name} data-row={name}>
            <td>
              <EditCell
                label={name}
                shown={name}
                text={name}
                read={(value) => ({ value })}
                onCommit={onCommit}
                column="name"
              />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  </div>
);

describe('in a cell, keys of an input method are not those of the table', () => {
  test.each(['Enter', 'Escape', 'ArrowDown'])('%s', (key) => {
    const onCommit = vi.fn();
    render(<Names onCommit={onCommit} />);
    const cell = screen.getByLabelText<HTMLInputElement>('Oak');
    cell.focus();
    fireEvent.change(cell, { target: { value: 'とびら' } });
    fireEvent.keyDown(cell, { key, keyCode: 229 });
    expect(document.activeElement).toBe(cell);
    expect(cell.value).toBe('とびら');
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.keyDown(cell, { key: 'Enter' });
    expect(onCommit).toHaveBeenCalledWith('とびら');
    expect(document.activeElement).toBe(screen.getByLabelText('Ash'));
  });
});

test('Escape of an input method leaves what is searched', () => {
  const Search = () => {
    const [query, setQuery] = useState('とび');
    return <SearchField label="Search doors" query={query} onQuery={setQuery} />;
  };
  render(<Search />, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> });
  const field = screen.getByLabelText<HTMLInputElement>('Search doors');
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  expect(field.value).toBe('とび');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.value).toBe('');
});
