import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useState } from 'react';
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

const Places = ({ count }: { count: number }) => {
  const [places, setPlaces] = useState(() => placesOf(count));
  const { found, field, nothing } = useListSearch('Places', places, textsOf);
  return (
    <form aria-label="around" onSubmit={() => expect.unreachable('it was sent')}>
      {field}
      {nothing}
      {found.map(({ name }) => (
        <p key={name}>{name}</p>
      ))}
      <button type="submit">Send</button>
      <button type="button" onClick={() => setPlaces(placesOf(3))}>
        Close most
      </button>
      <Link to="/place">The first</Link>
    </form>
  );
};

/** The screen of a list, and one that it leads to. */
async function show(count: number) {
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/', component: () => <Places count={count} /> });
  const place = createRoute({ getParentRoute: () => root, path: '/place', component: () => <p>A place</p> });
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: root.addChildren([list, place]), history });
  render(<RouterProvider router={router as never} />, { wrapper: MantineProvider });
  await screen.findByText('Send');
  return history;
}

beforeEach(installBrowserParts);
afterEach(cleanup);

const FIELD = uiMessages.searchOf('Places');
const namesShown = (): (string | null)[] => screen.queryAllByText(/^Küche/).map(({ textContent }) => textContent);
const search = (query: string): void => {
  fireEvent.change(screen.getByLabelText(FIELD), { target: { value: query } });
};

test('a list has a search field from twelve entries on', async () => {
  await show(SEARCHED_FROM - 1);
  expect(screen.queryByLabelText(FIELD)).toBeNull();
  cleanup();
  await show(SEARCHED_FROM);
  expect(screen.getByLabelText(FIELD)).toBeDefined();
});

test('every word is found in any text, whatever its case and accents, in the order of the list', async () => {
  await show(14);
  search('zurich KUCHE 1');
  expect(namesShown()).toEqual(['Küche 10', 'Küche 12', 'Küche 14']);
});

test('where nothing is found it says so, and shows all again', async () => {
  await show(14);
  search('Genf ');
  expect(namesShown()).toEqual([]);
  expect(screen.getByText(uiMessages.noResults('Genf'))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: uiMessages.showAll }));
  expect(namesShown()).toHaveLength(14);
});

test('the field remains while the list becomes short', async () => {
  await show(14);
  search('Küche 2');
  fireEvent.click(screen.getByText('Close most'));
  expect(namesShown()).toEqual(['Küche 2']);
  search('');
  expect(screen.queryByLabelText(FIELD)).toBeNull();
});

test('Enter does not send the form around it', async () => {
  await show(14);
  const sent = fireEvent.keyDown(screen.getByLabelText(FIELD), { key: 'Enter' });
  expect(sent).toBe(false);
});

test('what was searched is there again on coming back, and not on a new visit', async () => {
  const history = await show(14);
  search('Küche 12');
  fireEvent.click(screen.getByRole('link', { name: 'The first' }));
  await screen.findByText('A place');
  act(() => history.back());
  expect(await screen.findByLabelText(FIELD)).toHaveProperty('value', 'Küche 12');
  expect(namesShown()).toEqual(['Küche 12']);
  act(() => history.push('/place'));
  await screen.findByText('A place');
  act(() => history.push('/'));
  expect(await screen.findByLabelText(FIELD)).toHaveProperty('value', '');
});
