import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installBrowserParts } from '../../test/browser-parts.ts';
import { SEARCHED_FROM, useListSearch } from './useListSearch.tsx';

interface Place {
  name: string;
  town: string;
}

const textsOf = ({ name, town }: Place): string[] => [name, town];
const placesOf = (count: number): Place[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Küche ${at + 1}`, town: at % 2 === 0 ? 'Bern' : 'Zürich' }));

const Places = ({ places }: { places: readonly Place[] }) => {
  const { found, field, nothing } = useListSearch('Places', places, textsOf);
  return (
    <form aria-label="around" onSubmit={() => expect.unreachable('it was sent')}>
      {field}
      {nothing}
      {found.map(({ name }) => (
        <p key={name}>{name}</p>
      ))}
      <button type="submit">Send</button>
    </form>
  );
};

beforeEach(installBrowserParts);
afterEach(cleanup);

const FIELD = uiMessages.searchOf('Places');
const namesShown = (): (string | null)[] => screen.queryAllByText(/^Küche/).map(({ textContent }) => textContent);
const search = (query: string): void => {
  fireEvent.change(screen.getByLabelText(FIELD), { target: { value: query } });
};

test('a short list has no search field', () => {
  const { rerender } = render(<Places places={placesOf(SEARCHED_FROM - 1)} />, { wrapper: MantineProvider });
  expect(screen.queryByLabelText(FIELD)).toBeNull();
  rerender(<Places places={placesOf(SEARCHED_FROM)} />);
  expect(screen.getByLabelText(FIELD)).toBeDefined();
});

test('every word is found in any text, whatever its case and accents, in the order of the list', () => {
  render(<Places places={placesOf(14)} />, { wrapper: MantineProvider });
  search('zurich KUCHE 1');
  expect(namesShown()).toEqual(['Küche 10', 'Küche 12', 'Küche 14']);
});

test('where nothing is found it says so, and shows all again', () => {
  render(<Places places={placesOf(14)} />, { wrapper: MantineProvider });
  search('Genf ');
  expect(namesShown()).toEqual([]);
  expect(screen.getByText(uiMessages.noResults('Genf'))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: uiMessages.showAll }));
  expect(namesShown()).toHaveLength(14);
});

test('the field remains while the list becomes short', () => {
  const { rerender } = render(<Places places={placesOf(14)} />, { wrapper: MantineProvider });
  search('Küche 2');
  rerender(<Places places={placesOf(3)} />);
  expect(namesShown()).toEqual(['Küche 2']);
  search('');
  expect(screen.queryByLabelText(FIELD)).toBeNull();
});

test('Enter does not send the form around it', () => {
  render(<Places places={placesOf(14)} />, { wrapper: MantineProvider });
  const sent = fireEvent.keyDown(screen.getByLabelText(FIELD), { key: 'Enter' });
  expect(sent).toBe(false);
});
