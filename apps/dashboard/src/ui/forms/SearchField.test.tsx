import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

test('emptied by its button, the field has the focus: what is typed next is searched', () => {
  const Search = () => {
    const [query, setQuery] = useState('oka');
    return <SearchField label="Search doors" query={query} onQuery={setQuery} />;
  };
  render(<Search />, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> });
  const button = screen.getByRole('button', { name: 'Clear search' });
  button.focus();
  fireEvent.click(button);
  const field = screen.getByLabelText<HTMLInputElement>('Search doors');
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});
