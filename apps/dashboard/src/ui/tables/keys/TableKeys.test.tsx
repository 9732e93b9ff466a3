import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SearchField } from '../../forms/SearchField.tsx';
import { DataTable } from '../DataTable.tsx';
import { useSorting } from '../useSorting.ts';

afterEach(cleanup);

const HEADS = [
  { key: 'name', label: 'Name', sortable: true },
  { key: 'note', label: 'Note' },
  { key: 'edit', label: 'Edit' },
];

const Table = ({ names, plain }: { names: readonly string[]; plain: boolean }) => (
  <DataTable label="People" heads={HEADS} sorting={useSorting()}>
    <tbody>
      {names.map((name) => (
        <tr key={name} aria-label={`Row ${name}`}>
          <td>{plain ? name : <a href={`#${name}`}>{name}</a>}</td>
          <td>{!plain && <input aria-label={`Note of ${name}`} defaultValue="abc" />}</td>
          <td>{!plain && <button type="button">Edit {name}</button>}</td>
        </tr>
      ))}
    </tbody>
  </DataTable>
);

const PEOPLE = ['Ann', 'Ben', 'Cal', 'Dot'];

const open = ({ plain = false } = {}) => {
  const user = userEvent.setup();
  const view = render(<Table names={PEOPLE} plain={plain} />);
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  return { user, focused, show: (names: readonly string[]) => view.rerender(<Table names={names} plain={plain} />) };
};

test('arrow keys reach the third row from the head in three keys, stay in the column, and lead back', async () => {
  const { user, focused } = open();
  await user.tab();
  expect(focused()).toBe('Name');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Cal');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Note of Dot');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Note of Dot');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('Name');
});

test.each([false, true])('Down leads from the search to the first row (rows without controls: %s)', async (plain) => {
  const { user, focused } = open({ plain });
  const main = document.createElement('main');
  main.append(...document.body.children);
  document.body.append(main);
  render(<SearchField label="Search people" query="" onQuery={() => undefined} />);
  await user.click(screen.getByLabelText('Search people'));
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(plain ? 'Row Ann' : 'Ann');
});

test('in text, Left, Right, Home and End move the caret', async () => {
  const { user, focused } = open();
  const note = screen.getByLabelText<HTMLInputElement>('Note of Ben');
  await user.click(note);
  await user.keyboard('{Home}{ArrowRight}x');
  expect(focused()).toBe('Note of Ben');
  expect(note.value).toBe('axbc');
});

test('Home and End move within a row, with Ctrl to the first and the last row', async () => {
  const { user, focused } = open();
  screen.getByText('Edit Cal').focus();
  await user.keyboard('{Home}');
  expect(focused()).toBe('Cal');
  await user.keyboard('{End}');
  expect(focused()).toBe('Edit Cal');
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(focused()).toBe('Edit Ann');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('Edit Dot');
});

test('Tab stops at the controls of one row, the last one that had the focus, and then leaves the table', async () => {
  const { user, focused } = open();
  await user.tab();
  await user.tab();
  expect(focused()).toBe('Ann');
  await user.keyboard('{ArrowDown}');
  await user.tab();
  await user.tab();
  expect(focused()).toBe('Edit Ben');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.tab({ shift: true });
  expect(focused()).toBe('Edit Ben');
});

test('rows without controls take the focus themselves', async () => {
  const { user, focused } = open({ plain: true });
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Row Cal');
  await user.keyboard('{End}');
  expect(focused()).toBe('Row Dot');
  await user.keyboard('{Home}');
  expect(focused()).toBe('Row Ann');
});

test('a row that is gone passes the focus to the one in its place, the last one to the one before', async () => {
  const { focused, show } = open();
  screen.getByText('Edit Ben').focus();
  show(['Ann', 'Cal', 'Dot']);
  await waitFor(() => expect(focused()).toBe('Edit Cal'));
  screen.getByLabelText('Note of Dot').focus();
  show(['Ann', 'Cal']);
  await waitFor(() => expect(focused()).toBe('Note of Cal'));
});

test('a control that is gone passes the focus to its row', async () => {
  const Undo = ({ changed }: { changed: boolean }) => (
    <DataTable label="People" heads={HEADS} sorting={useSorting()}>
      <tbody>
        <tr>
          <td>Ann</td>
          <td>
            <input aria-label="Note of Ann" />
          </td>
          <td>
            {changed && <button type="button">Undo</button>}
            <button type="button">Edit</button>
          </td>
        </tr>
      </tbody>
    </DataTable>
  );
  const { rerender } = render(<Undo changed />);
  screen.getByText('Undo').focus();
  rerender(<Undo changed={false} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })));
});

test('who has left a row does not come back to it because it is gone', async () => {
  const { show } = open();
  const ben = screen.getByText('Edit Ben');
  ben.focus();
  ben.blur();
  await Promise.resolve();
  show(['Ann', 'Cal', 'Dot']);
  await waitFor(() => expect(screen.getByText('Ann').tabIndex).toBe(0));
  expect(document.activeElement).toBe(document.body);
});

test('new rows are reached by arrows only, and a table that lost its row has its first one again', async () => {
  const { user, focused, show } = open();
  screen.getByText('Edit Ben').focus();
  screen.getByText('Name').focus();
  show(['Ann', 'Cal', 'Dot', 'Eve']);
  await waitFor(() => expect(screen.getByText('Eve').tabIndex).toBe(-1));
  expect(screen.getByText('Ann').tabIndex).toBe(0);
  screen.getByText('Name').focus();
  await user.tab();
  expect(focused()).toBe('Ann');
});
