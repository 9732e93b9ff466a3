import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installBrowserParts } from '../../test/browser-parts.ts';
import { MultiSelect } from './MultiSelect.tsx';

beforeEach(installBrowserParts);
afterEach(cleanup);

const Field = ({ count, max }: { count: number; max?: number }) => {
  const [chosen, setChosen] = useState<string[]>([]);
  const options = Array.from({ length: count }, (_, at) => `Option ${at + 1}`);
  return (
    <MantineProvider env="test">
      <MultiSelect label="Options" options={options} chosen={chosen} onChoose={setChosen} {...(max && { max })} />
    </MantineProvider>
  );
};

const open = () => fireEvent.click(screen.getByRole('combobox', { name: 'Options' }));

test('offers 1000 options at most, in a list of 300 px at most', () => {
  render(<Field count={1200} />);
  open();
  const options = screen.getAllByRole('option', { hidden: true });
  expect(options).toHaveLength(1000);
  const heights = [...document.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.maxHeight);
  expect(heights.some((height) => /300px|18\.75rem/.test(height))).toBe(true);
});

test('shows an error for one more than the maximum, until one is removed', () => {
  render(<Field count={3} max={2} />);
  open();
  const choose = (name: string) => fireEvent.click(screen.getByRole('option', { name, hidden: true }));
  for (const name of ['Option 1', 'Option 2', 'Option 3']) choose(name);
  const sentence = 'Maximum of 2 options selected. First remove a selected option to select another.';
  expect(screen.getByText(sentence)).toBeDefined();
  choose('Option 1');
  expect(screen.queryByText(sentence)).toBeNull();
  choose('Option 3');
  expect(screen.queryByText(sentence)).toBeNull();
});
