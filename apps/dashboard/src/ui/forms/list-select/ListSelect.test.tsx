import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installBrowserParts } from '../../../test/browser-parts.ts';
import { SEARCHED_FROM } from '../useListSearch.tsx';
import { ListSelect } from './ListSelect.tsx';

beforeEach(installBrowserParts);
afterEach(cleanup);

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    value: String(at),
    label: at === 0 ? 'All resellers' : `Küchenstudio ${at} ${at % 2 === 0 ? 'Bern' : 'Zürich'}`,
  }));

function show(count: number, native = false) {
  const onChoose = vi.fn();
  render(<ListSelect label="Reseller" data={optionsOf(count)} value="0" onChoose={onChoose} native={native} />, {
    wrapper: MantineProvider,
  });
  return { field: screen.getByLabelText<HTMLInputElement>('Reseller'), onChoose, user: userEvent.setup() };
}

const offered = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

test('a long list is searched by what is typed over the choice, in any order of words and without accents', async () => {
  const { field, onChoose, user } = show(800);
  expect(offered()).toEqual([]);
  await user.click(field);
  expect(offered()).toHaveLength(800);
  await user.keyboard('bern kuchenstudio 79');
  expect(offered()).toEqual([
    'Küchenstudio 790 Bern',
    'Küchenstudio 792 Bern',
    'Küchenstudio 794 Bern',
    'Küchenstudio 796 Bern',
    'Küchenstudio 798 Bern',
  ]);
  await user.click(screen.getByRole('option', { name: 'Küchenstudio 794 Bern', hidden: true }));
  expect(onChoose.mock.calls).toEqual([['794']]);
});

test('a list that becomes long once it is open is searched by what is typed over the choice', async () => {
  const listOf = (count: number) => (
    <ListSelect label="Reseller" data={optionsOf(count)} value="0" onChoose={() => undefined} />
  );
  const { rerender } = render(listOf(2), { wrapper: MantineProvider });
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Reseller'));
  rerender(listOf(800));
  await user.keyboard('zurich 797');
  expect(offered()).toEqual(['Küchenstudio 797 Zürich']);
});

test('what is not found is named, and leaving keeps the choice', async () => {
  const { field, onChoose, user } = show(SEARCHED_FROM);
  await user.click(field);
  await user.keyboard('xyz');
  expect(screen.getByText(uiMessages.nothingFound)).toBeDefined();
  await user.tab();
  expect(field.value).toBe('All resellers');
  expect(onChoose).not.toHaveBeenCalled();
});

test('a short list is not searched, and that of the system where its screen says so', async () => {
  const { field, user } = show(SEARCHED_FROM - 1);
  await user.click(field);
  await user.keyboard('bern');
  expect(offered()).toHaveLength(SEARCHED_FROM - 1);
  cleanup();
  expect(show(SEARCHED_FROM - 1, true).field.tagName).toBe('SELECT');
  cleanup();
  expect(show(SEARCHED_FROM, true).field.tagName).toBe('INPUT');
});
